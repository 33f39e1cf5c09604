/**
 * Statements that are plain and whole enough to stand among the options of a choice, though alone they would be too
 * plain a question.
 */
import { trueFalse, type Basis } from './compose.ts'
import { HEDGED, isEmptyOrBroken, judgeable } from './judgeable.ts'
import { HAPPENED } from './makers/chronology.ts'
import type { Judged } from './makers/statement-choice.ts'
import type { Mention } from './names.ts'
import { isPlainFact, isScene, tellsFact } from './plain-fact.ts'
import { statementWorth } from './statement-worth.ts'
import type { Statement } from './statement.ts'
import type { Survey } from './survey.ts'
import type { Say } from './wording.ts'

/** In characters. */
const LENGTH = { least: 12, most: 44 } as const
const LIKED_ENOUGH = 0.46

export function plainTruth(survey: Survey, statement: Statement, mentions: readonly Mention[], say: Say): Judged[] {
  if (!isTold(statement, mentions)) return []
  const basis: Basis = {
    maker: 'plain_truth',
    statement,
    answer: `是:${statement.sentenceKey}`,
    answerCount: 2,
    demand: 0.3,
    score: statementWorth(statement, mentions),
    conclusion: say`故題中的句子正確。`,
  }
  return [
    { statement, mentions, candidate: { ...trueFalse(survey, basis, `${statement.text}。`, true), reserve: true } },
  ]
}

/** Whole, of something named, and neither hedged nor a scene. */
export const isTold = (statement: Statement, mentions: readonly Mention[]): boolean =>
  judgeable(statement, mentions) !== undefined &&
  statement.text.length >= LENGTH.least &&
  statement.text.length <= LENGTH.most &&
  !TOLD_LOOSELY.test(statement.plain) &&
  !HEDGED.test(statement.plain) &&
  !isEmptyOrBroken(statement.plain) &&
  !isScene(statement.plain) &&
  ((mentions.length > 0 && isPlainFact(statement, mentions)) ||
    isDatedEvent(statement) ||
    isOfSomethingNamed(statement)) &&
  statementWorth(statement, mentions) >= LIKED_ENOUGH

/** "1461年，特拉布松帝國被穆罕默德二世占領": what happened to whom, in one clause behind its year. */
const isDatedEvent = ({ plain, tokens }: Statement): boolean =>
  /^(?:公元|西元)?\d{3,4}年(?:\d{1,2}月(?:\d{1,2}日)?)?，?[^，\d]{8,30}(?:，[^，\d]{4,14})?$/.test(plain) &&
  HAPPENED.test(plain) &&
  tokens.filter(({ tag }) => /^n[rstz]/.test(tag)).length > 1

/** A whole sentence that tells a fact of something with a name of its own. */
const isOfSomethingNamed = ({ plain, tokens, followedBy }: Statement): boolean =>
  followedBy !== '，' &&
  tellsFact(plain) &&
  tokens.some(({ tag, text, start }) => start < NAMED_WITHIN && text.length > 1 && /^n[rstz]/.test(tag))
/** In characters. */
const NAMED_WITHIN = 12

/**
 * Praise, measure without a measure, a second thought, or one of several: nobody could call it right or wrong beside
 * others.
 */
const TOLD_LOOSELY =
  /所有|一切|全部|任何|完全|只是|仅仅|和约生效|原定|之一|重要|不可或缺|[知闻著有]名(?!为)|源远流长|公认|天下|趋势|[很]|非常|十分|极其|至今|目前|现在|越来越|逐渐|一些|许多|大多|大部分|主要是|也|亦|还|又(?!称)|甚至|尚|似|其(?!他|它|余|中|后)|该|此|帝国(?=全境|境内)|好像|各种各样|如同|一样|相当(?!于)|更加|等(?=$|，)|[？?！!（(]|，(?:但|而|却|不过)/
