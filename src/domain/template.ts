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
export type TemplateSection = { readonly id: string; readonly name: Localised; readonly type: (typeof SECTION_KINDS)[number]; readonly required: boolean; readonly customizable: boolean }

export type Customization = {
  readonly schoolLogo: boolean
  readonly customHeaders: boolean
  readonly scoring: boolean
  readonly timeLimit: boolean
  /** CSS hex colours. */
  readonly colors: { readonly primary: string; readonly secondary: string; readonly text: string }
  readonly fonts: { readonly title: string; readonly body: string }
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
}
