/** A true-or-false item that is true: the document's own statement. */
import { trueFalse, type Basis } from '../offer.ts'
import { judgeable } from '../survey/judgeable.ts'
import type { Maker } from '../maker.ts'
import type { Mention } from '../survey/names.ts'
import { subjectStart } from '../survey/own-subject.ts'
import { clausesOf, type Statement } from '../survey/statement.ts'

/** A shorter statement with a single one says too little. In characters. */
const SHORT = 20
/** Below this readers accept fewer than half as they are: such stay in reserve. */
const GOOD_ENOUGH = 0.68
/** And below this they accept too few at all. */
const USABLE = 0.42

/** A longer one, or one of more clauses, has a candidate judge several things at once. In characters. */
const LONG = 42
const CLAUSES = 3

/** Says first what it is about: a name or term of the document, or when it happened. */
function opensWithItsMatter({ plain, tokens }: Statement, mentions: readonly Mention[]): boolean {
  const from = tokens[subjectStart(tokens)]?.start ?? 0
  return /^(?:公元)?前?\d{2,4}年/.test(plain) || mentions.some(({ start }) => start === from)
}

export const makeTrueStatement: Maker = (survey, statement, mentions, say) => {
  const judged = judgeable(statement, mentions)
  if (judged === undefined || judged.score < USABLE) return []
  const reserve =
    judged.isPlain ||
    judged.score < GOOD_ENOUGH ||
    mentions.length < (statement.text.length > SHORT ? 1 : 2) ||
    statement.text.length > LONG ||
    clausesOf(statement.plain).length > CLAUSES ||
    !opensWithItsMatter(statement, mentions)
  const basis: Basis = {
    maker: 'true_statement',
    statement,
    answer: `是:${statement.sentenceKey}`,
    answerCount: Math.min(...(mentions.length > 0 ? mentions.map(({ name }) => name.count) : [1])),
    demand: 0.3,
    score: judged.score,
    conclusion: say`故題中的句子正確。`,
    ...(reserve ? { reserve } : {}),
  }
  return [trueFalse(survey, basis, `${statement.text}。`, true)]
}
