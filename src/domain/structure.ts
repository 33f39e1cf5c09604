/** The structure that an HKDSE paper is drawn against, as the paper keeps it, and the marks that count by it. */

/** The papers of the HKDSE whose slots the curriculum names: as the examination authority sets them, and as a mock. */
export const STRUCTURE_IDS = ['hkdse-paper-1', 'hkdse-paper-1-mock', 'hkdse-paper-2', 'hkdse-paper-2-mock'] as const
export type StructureId = (typeof STRUCTURE_IDS)[number]

/** The name of a section of an HKDSE paper. */
export const SECTION_LABELS = ['A', 'A(1)', 'A(2)', 'B'] as const
export type SectionLabel = (typeof SECTION_LABELS)[number]

/**
 * The structure that a paper was drawn against, with its sections as they were then: a stored paper prints the same,
 * whatever
 * becomes of the definition. `slots`: the numbers of the first and the last slot. `answered`: how many questions
 * count; undefined: all.
 */
export type DrawnStructure = { readonly id: StructureId; readonly sections: readonly DrawnSection[] }
export type DrawnSection = {
  readonly label: SectionLabel
  readonly slots: readonly [first: number, last: number]
  readonly answered?: number
}

type Marked = { readonly marks: number; readonly slot?: number }

/**
 * Printed totals are computed from the questions, never typed in (decision D2). Where only some questions of a section
 * count, those with the most marks do.
 */
export function totalMarks(questions: readonly Marked[], structure?: DrawnStructure): number {
  if (structure === undefined) return marksThatCount(questions, undefined)
  return questionsBySection(questions, structure).reduce(
    (sum, { section, items }) => sum + marksThatCount(items, section.answered),
    0,
  )
}

/** The marks of the `answered` questions with the most marks (decision D2), or of all where it is undefined. */
export function marksThatCount(questions: readonly Marked[], answered: number | undefined): number {
  const marks = questions.map((question) => question.marks).toSorted((one, other) => other - one)
  return marks.slice(0, answered).reduce((sum, each) => sum + each, 0)
}

/**
 * Every section of a structure with its questions, in the order of the paper; one without a slot, which a teacher
 * added, stands in the section of the question before it.
 */
export function questionsBySection<Item extends { readonly slot?: number }>(
  questions: readonly Item[],
  { sections }: DrawnStructure,
): { readonly section: DrawnSection; readonly items: readonly Item[] }[] {
  const found = sections.map((section) => ({ section, items: [] as Item[] }))
  let last = found[0]
  for (const question of questions) {
    const { slot } = question
    last =
      (slot === undefined
        ? undefined
        : found.find(
            ({
              section: {
                slots: [first, final],
              },
            }) => slot >= first && slot <= final,
          )) ?? last
    last?.items.push(question)
  }
  return found
}
