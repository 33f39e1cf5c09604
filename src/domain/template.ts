/** A template: how a paper of one kind looks (specification 2, section 3). */
import type { Level } from './difficulty.ts'
import type { TemplateId } from './ids.ts'
import type { Localised } from './language.ts'

export const TEMPLATE_CATEGORIES = ['standard', 'worksheet', 'quiz', 'exam', 'hkdse_paper1', 'hkdse_paper2'] as const
export type TemplateCategory = (typeof TEMPLATE_CATEGORIES)[number]

export const TEMPLATE_LAYOUTS = ['single-column', 'two-column', 'mixed'] as const
export const HEADER_STYLES = ['formal', 'standard', 'minimal'] as const
export const NUMBERINGS = ['numeric', 'alphabetic', 'roman'] as const
export const ANSWER_SPACES = ['boxes', 'blank', 'lines', 'mixed'] as const
export type TemplateLayout = (typeof TEMPLATE_LAYOUTS)[number]
export type HeaderStyle = (typeof HEADER_STYLES)[number]
export type Numbering = (typeof NUMBERINGS)[number]
export type AnswerSpace = (typeof ANSWER_SPACES)[number]

export const SECTION_KINDS = ['header', 'instructions', 'questions', 'footer', 'answer_space'] as const
export type TemplateSection = {
  readonly id: string
  readonly name: Localised
  readonly type: (typeof SECTION_KINDS)[number]
  readonly required: boolean
  readonly customizable: boolean
}

export type Customization = {
  readonly schoolLogo: boolean
  readonly customHeaders: boolean
  readonly scoring: boolean
  readonly timeLimit: boolean
  /** CSS hex colours. */
  readonly colors: { readonly primary: string; readonly secondary: string; readonly text: string }
  readonly fonts: { readonly title: string; readonly body: string }
}

/** What a head asks the candidate to fill in. */
export const CANDIDATE_FIELDS = ['name', 'class', 'classNumber', 'studentId', 'group', 'date'] as const
export type CandidateField = (typeof CANDIDATE_FIELDS)[number]

/** Section A, Part I, or I. alone; 甲部, 第一部分, 一、 in Chinese. */
export const SECTION_NUMBERINGS = ['letters', 'parts', 'numerals'] as const
export type SectionNumbering = (typeof SECTION_NUMBERINGS)[number]

/**
 * What the room for an answer is filled with: writing lines, a frame, nothing, squares for working, the squares of a
 * Chinese manuscript (原稿紙).
 */
export const RULINGS = ['lines', 'box', 'blank', 'squares', 'manuscript'] as const
export type Ruling = (typeof RULINGS)[number]

/** What is answered in writing: a short answer, an essay, a part of a long question. */
export const WRITTEN = ['short_answer', 'essay', 'part'] as const
export type Written = (typeof WRITTEN)[number]

/**
 * The room for a written answer: rows of handwriting by its marks, within bounds. `answerLine`: the result is written
 * on a line of its own below the working.
 */
export type Room = {
  readonly ruling: Ruling
  readonly rowsAMark: number
  readonly least: number
  readonly most: number
  readonly answerLine?: boolean
}

export const DENSITIES = ['compact', 'regular', 'roomy'] as const

/** How a paper of the template is set. The specification has no fields for it; these are ours. */
export type Setting = {
  readonly density: (typeof DENSITIES)[number]
  readonly candidateFields: readonly CandidateField[]
  readonly sectionNumbering: SectionNumbering
  /** Undefined: as `answerSpace` says, in the measures of the generic layout (specification 2, section 2). */
  readonly rooms?: Readonly<Record<Written, Room>>
  /** Whether a page to record a practical follows the questions: aim, observations, diagram, conclusion. */
  readonly practicalRecord: boolean
}

export type Template = {
  readonly id: TemplateId
  readonly name: Localised
  readonly description: Localised
  readonly category: TemplateCategory
  readonly difficulty: readonly Level[]
  readonly subjects: readonly string[]
  readonly gradeLevel: readonly string[]
  readonly layout: TemplateLayout
  readonly features: readonly Localised[]
  readonly headerStyle: HeaderStyle
  readonly questionNumbering: Numbering
  readonly answerSpace: AnswerSpace
  readonly sections: readonly TemplateSection[]
  readonly customization: Customization
  readonly setting: Setting
}
