/**
 * A passage: a text, a table or a figure that several questions of a paper are about, printed once above them
 * (docs/decisions/passages.md).
 */
import type { PassageId } from './ids.ts'
import type { NonEmpty } from './must-be-there.ts'
import type { Figure, QuestionType } from './question.ts'
import type { RichText } from './rich-text.ts'

export const PASSAGE_KINDS = ['text', 'table', 'figure'] as const
export type PassageKind = (typeof PASSAGE_KINDS)[number]

type PassageBase = {
  readonly id: PassageId
  readonly title?: RichText
  /** Where it was taken from, in the teacher's words: "Adapted from *The Jungle Book*". */
  readonly source?: RichText
}
/**
 * An empty line begins a new paragraph, a new line a new line. `lineNumbers`: every fifth line has its number.
 * A text with as many blanks as questions is a cloze: each blank has the number of its question.
 */
export type TextPassage = PassageBase & {
  readonly kind: 'text'
  readonly text: RichText
  readonly lineNumbers?: true
}
/** A row of heads, and rows of as many cells. */
export type TablePassage = PassageBase & {
  readonly kind: 'table'
  readonly heads: NonEmpty<RichText>
  readonly rows: NonEmpty<readonly RichText[]>
}
export type FigurePassage = PassageBase & { readonly kind: 'figure'; readonly figure: Figure }
export type Passage = TextPassage | TablePassage | FigurePassage

/** Sections follow from the types of questions; those about a passage in several types have one of their own. */
export type SectionType = QuestionType | 'passages'

type OfPassage = { readonly passageId?: string }

/** The same questions; those of one passage follow the first of them, so that a group moves as a whole. */
export function inGroups<Item extends OfPassage>(questions: readonly Item[]): readonly Item[] {
  const groups = new Map<string | Item, Item[]>()
  for (const question of questions) {
    const group = groups.get(question.passageId ?? question)
    if (group === undefined) groups.set(question.passageId ?? question, [question])
    else group.push(question)
  }
  return [...groups.values()].flat()
}

/** The passages that a question is about, in their order: what no question asks about is not kept. */
export const passagesInUse = (passages: readonly Passage[], questions: readonly OfPassage[]): readonly Passage[] => {
  const used = new Set<string | undefined>(questions.map(({ passageId }) => passageId))
  return passages.filter(({ id }) => used.has(id))
}

/** The passages whose questions are of more than one type: these stand in a section of their own. */
export function mixedPassages(
  questions: readonly (OfPassage & { readonly type: QuestionType })[],
): ReadonlySet<string> {
  const types = new Map<string, QuestionType>()
  const mixed = new Set<string>()
  for (const { passageId, type } of questions) {
    if (passageId === undefined) continue
    const first = types.get(passageId)
    if (first === undefined) types.set(passageId, type)
    else if (first !== type) mixed.add(passageId)
  }
  return mixed
}
