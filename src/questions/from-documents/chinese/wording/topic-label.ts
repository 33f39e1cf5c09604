/**
 * Says what a question is about where its statement does not: the nearest heading that names a matter, in front of the
 * stem.
 */
import { isMan } from '../distractors/distractors.ts'
import { headingInWords } from '../survey/headings.ts'
import type { NameKind } from '../survey/name-kinds.ts'
import type { Mention } from '../survey/names.ts'
import { isPunctuation, subjectStart } from '../survey/own-subject.ts'
import type { Statement } from '../survey/statement.ts'
import { findYears } from '../facts/years.ts'
import { simplifiedShadow } from '../survey/simplified-shadow.ts'
import type { Say } from './wording.ts'

/** "一般落潮下泄流歷時最長" under 河口 → "關於「河口」："; empty where the statement names its matter, or no heading does. */
export function topicLabel(statement: Statement, mentions: readonly Mention[], say: Say): string {
  if (namesItsMatter(statement, mentions)) return ''
  const heading = statement.headings
    .toReversed()
    .map(headingInWords)
    .find((title) => title !== undefined)
  if (
    heading === undefined ||
    heading.length > LONGEST ||
    /[「」“”《》，、]/.test(heading) ||
    SIDE.test(simplifiedShadow(heading))
  )
    return ''
  return sharesWords(simplifiedShadow(heading), statement.plain) ? '' : say`關於「${heading}」：`
}

const LONGEST = 14
/** Names a side of a matter, not the matter. */
const SIDE = /(?:成因|原因|描述|概述|简介|特[点征性]|分类|改变|变化|影响|应用|用途|其他|背景|过程|经过)$|^[随在与对]/

/** Names that pin a statement down by themselves. */
const PINNING: ReadonlySet<NameKind> = new Set<NameKind>([
  'work',
  'war',
  'treaty',
  'law',
  'movement',
  'organisation',
  'school',
  'bank',
  'company',
  'river',
  'lake',
  'mountain',
  'island',
  'theory',
  'dynasty',
  'country',
  'empire',
  'city',
  'province',
  'latin',
  'party',
  'army',
  'religion',
  'language',
])
/** What the whole document is about needs no telling. */
const MAIN_MATTER = 0.75

/** Whether a reader knows what the statement is about without its heading. */
export function namesItsMatter(
  { tokens, plain }: Pick<Statement, 'tokens' | 'plain'>,
  mentions: readonly Mention[],
): boolean {
  if (/^[^，]{1,14}(?:是指|指的是)/.test(plain)) return true
  if (mentions.some(({ name }) => isMan(name) || PINNING.has(name.kind) || name.standing >= MAIN_MATTER)) return true
  const first = tokens[subjectStart(tokens)]
  if (tokens.some(({ tag, text }) => /^(?:nr|nrt|ns|nt)$/.test(tag) || /[·《「“]/.test(text))) return true
  return (
    first === undefined ||
    isPunctuation(first) ||
    findYears(plain).length > 0 ||
    /^(?:nr|ns|nt|nz|nrt|eng)$/.test(first.tag)
  )
}

const sharesWords = (heading: string, plain: string): boolean =>
  Array.from({ length: Math.max(1, heading.length - 1) }, (_, at) => heading.slice(at, at + 2)).some((two) =>
    plain.includes(two),
  )
