/**
 * The four structures of an HKDSE Mathematics paper. One definition a form; nothing else knows the numbers (decisions
 * D1 to D3).
 */
import type { Localised } from '#domain/language.ts'
import { lastOf, nonEmpty, type NonEmpty } from '#domain/must-be-there.ts'
import type { PaperFormat } from '#domain/paper.ts'
import {
  marksThatCount,
  STRUCTURE_IDS,
  type DrawnStructure,
  type SectionLabel,
  type StructureId,
} from '#domain/structure.ts'
import type { QuestionType } from '#domain/question.ts'
import { PAPER_1_MOCK_SLOTS, PAPER_1_SLOTS, PAPER_2_SLOTS, type Slot } from './slots.ts'

/** Lines of the rubric by the id of their message (messages/examination). */
export const RUBRIC_LINES = [
  'numbers',
  'sections',
  'answerAllInBook',
  'answerSomeInBook',
  'workingShown',
  'exactOrRounded',
  'notToScale',
  'answerAll',
  'equalMarks',
  'answerSheet',
  'oneAnswer',
  'noDeduction',
] as const
export type RubricLine = (typeof RUBRIC_LINES)[number]

export type StructureSection = {
  readonly label: SectionLabel
  /** How many of its questions are answered, any of them; undefined: all. */
  readonly answered?: number
  readonly slots: NonEmpty<Slot>
}

export type PaperStructure = {
  readonly id: StructureId
  readonly paperFormat: Exclude<PaperFormat, 'standard'>
  /** As the examination authority sets it, or the mock form of the specification. */
  readonly form: 'authentic' | 'mock'
  readonly title: Localised
  readonly minutes: number
  readonly questionTypes: NonEmpty<QuestionType>
  readonly sections: readonly StructureSection[]
  readonly rubric: readonly RubricLine[]
}

/** The paper of that number, as the examination authority sets it or as a mock. */
export const structureIdOf = (paper: 1 | 2, form: PaperStructure['form']): StructureId =>
  form === 'mock' ? `hkdse-paper-${paper}-mock` : `hkdse-paper-${paper}`

export const structureOf = (id: StructureId): PaperStructure => STRUCTURES[id]

/** What a paper that is drawn against a structure keeps of it. */
export const drawnStructure = ({ id, sections }: PaperStructure): DrawnStructure => ({
  id,
  sections: sections.map(({ label, answered, slots }) => ({
    label,
    slots: [slots[0].number, lastOf(slots).number],
    ...(answered === undefined ? {} : { answered }),
  })),
})

export const sectionMarks = ({ slots, answered }: StructureSection): number => marksThatCount(slots, answered)
export const structureMarks = ({ sections }: PaperStructure): number =>
  sections.reduce((sum, section) => sum + sectionMarks(section), 0)
/** All slots in the order of the paper. */
export const slotsOf = ({ sections }: PaperStructure): readonly Slot[] => sections.flatMap(({ slots }) => slots)

const PAPER_1_TITLE: Localised = {
  en: 'HKDSE Mathematics Paper 1 - Conventional Questions',
  'zh-TW': '香港中學文憑 數學 試卷一（傳統題）',
  'zh-CN': '香港中学文凭 数学 试卷一（传统题）',
}
const PAPER_2_TITLE: Localised = {
  en: 'HKDSE Mathematics Paper 2 - Multiple Choice',
  'zh-TW': '香港中學文憑 數學 試卷二（多項選擇題）',
  'zh-CN': '香港中学文凭 数学 试卷二（多项选择题）',
}

/** From the slot of one number to that of another. */
const range = (slots: readonly Slot[], first: number, last: number): NonEmpty<Slot> =>
  nonEmpty(
    slots.filter(({ number }) => number >= first && number <= last),
    `a slot from ${first} to ${last}`,
  )

const STRUCTURES: Readonly<Record<StructureId, PaperStructure>> = {
  'hkdse-paper-1': {
    id: 'hkdse-paper-1',
    paperFormat: 'hkdse_paper1',
    form: 'authentic',
    title: PAPER_1_TITLE,
    minutes: 135,
    questionTypes: ['short_answer', 'long_question'],
    sections: [
      { label: 'A(1)', slots: range(PAPER_1_SLOTS, 1, 9) },
      { label: 'A(2)', slots: range(PAPER_1_SLOTS, 10, 14) },
      { label: 'B', slots: range(PAPER_1_SLOTS, 15, 19) },
    ],
    rubric: ['numbers', 'sections', 'answerAllInBook', 'workingShown', 'exactOrRounded', 'notToScale'],
  },
  'hkdse-paper-1-mock': {
    id: 'hkdse-paper-1-mock',
    paperFormat: 'hkdse_paper1',
    form: 'mock',
    title: PAPER_1_TITLE,
    minutes: 135,
    questionTypes: ['short_answer', 'long_question'],
    sections: [
      { label: 'A', slots: range(PAPER_1_MOCK_SLOTS, 1, 14) },
      { label: 'B', answered: 3, slots: range(PAPER_1_MOCK_SLOTS, 15, 19) },
    ],
    rubric: ['numbers', 'sections', 'answerSomeInBook', 'workingShown', 'exactOrRounded', 'notToScale'],
  },
  'hkdse-paper-2': {
    id: 'hkdse-paper-2',
    paperFormat: 'hkdse_paper2',
    form: 'authentic',
    title: PAPER_2_TITLE,
    minutes: 75,
    questionTypes: ['multiple_choice'],
    sections: [
      { label: 'A', slots: range(PAPER_2_SLOTS, 1, 30) },
      { label: 'B', slots: range(PAPER_2_SLOTS, 31, 45) },
    ],
    rubric: ['numbers', 'answerAll', 'answerSheet', 'oneAnswer', 'equalMarks', 'noDeduction', 'notToScale'],
  },
  // The specification's Paper 2 has a single section (specification 2, section 2, "HKDSE Paper 2 layout").
  'hkdse-paper-2-mock': {
    id: 'hkdse-paper-2-mock',
    paperFormat: 'hkdse_paper2',
    form: 'mock',
    title: PAPER_2_TITLE,
    minutes: 105,
    questionTypes: ['multiple_choice'],
    sections: [{ label: 'A', slots: range(PAPER_2_SLOTS, 1, 45) }],
    rubric: ['numbers', 'answerAll', 'answerSheet', 'oneAnswer', 'equalMarks', 'noDeduction', 'notToScale'],
  },
}

/** The authentic forms stand first and are recommended (decision D2). */
export const ALL_STRUCTURES: readonly PaperStructure[] = STRUCTURE_IDS.map(structureOf)
