/**
 * Tells whether what a statement says of a name can hold of that one alone, so that with a sister in its place the
 * statement is certainly false. Patterns are in Simplified.
 */
import { COMMON } from '../wording/blank-place.ts'
import { isMan } from '../distractors/distractors.ts'
import { HAPPENED, isMainEvent } from '../survey/main-event.ts'
import type { NameKind } from '../survey/name-kinds.ts'
import { isMatterOf } from '../survey/matter-of-document.ts'
import type { Mention } from '../survey/names.ts'
import { findYears } from './years.ts'
import type { Statement } from '../survey/statement.ts'
import type { Survey } from '../survey/survey.ts'

/** One thing alone is so, wherever the words stand. */
const ONE_ALONE = /最[早大高长先多小低快深]|第[一二三四五六七八九十\d]+[个位次座部枚张任大套条]|首[次个位先创任]|唯一/
/** Done or said once, though no year is named. */
const DONE_ONCE =
  /创立|创建|创办|发明|发现了?|提出了?|撰写|著有|编写|签订|签署|颁布|设计了|统一|推翻|灭亡|即位|登基|继位|称帝|史称|国号/
/** Where something is, or came from. */
const AT_ONE_PLACE = /(?:位于|坐落[于在]|设[于在]|定都|迁都|建都|出生于|毕业于|首[都府][是为]?|注入|汇入|发源于)$/
/** A place, a country or a man named beside it is where, to whom and by whom; these tell one deed from others. */
const TELLS_A_DEED: ReadonlySet<NameKind> = new Set<NameKind>([
  'person',
  'monarch',
  'war',
  'treaty',
  'work',
  'law',
  'movement',
  'dynasty',
])

/**
 * Common nouns only by what the text calls the first, greatest or only one, or by their very meaning (是指); men,
 * states and other single things also by a dated event,
 * a deed that is done once, or the place of a thing. Never the matter of the document: what is told of 月球 is told
 * of no other because the text has no other.
 */
export function holdsOfOne(
  survey: Pick<Survey, 'title'>,
  statement: Pick<Statement, 'plain' | 'headings'>,
  mentions: readonly Mention[],
  { name, start, end }: Mention,
): boolean {
  const { plain } = statement
  const behind = plain.slice(end)
  if (behind.startsWith('的') || isMatterOf(survey, statement, name)) return false
  if (COMMON.has(name.kind))
    return (
      start === 0 &&
      (/^(?:是指|指的是)/.test(behind) || /^[^，]*?(?:是|为)[^，]*(?:最[早大高长先多小低快深]|唯一|第一)/.test(behind))
    )
  const others = mentions.filter((other) => other.name !== name)
  if (ONE_ALONE.test(plain) || AT_ONE_PLACE.test(plain.slice(0, start))) return true
  if (findYears(plain).some(({ exact }) => exact))
    return isMan(name) || HAPPENED.test(plain) || isMainEvent(statement, mentions)
  return (
    (DONE_ONCE.test(plain) && others.length > 0) ||
    (isMan(name) && others.some((other) => TELLS_A_DEED.has(other.name.kind)))
  )
}
