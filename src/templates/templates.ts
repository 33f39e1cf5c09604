/** The built-in templates, in the order in which they are offered. */
import type { PaperConfiguration, PaperFormat } from '#domain/paper.ts'
import type { Template } from '#domain/template.ts'
import { hkdsePaper1 } from './hkdse-paper-1.ts'
import { hkdsePaper2 } from './hkdse-paper-2.ts'
import { comprehensiveExamination } from './comprehensive-examination.ts'
import { hongKongPrimaryMathematics } from './hong-kong-primary-mathematics.ts'
import { hongKongSecondaryEnglish } from './hong-kong-secondary-english.ts'
import { quickQuiz } from './quick-quiz.ts'
import { sciencePracticalWorksheet } from './science-practical-worksheet.ts'
import { traditionalChineseLanguage } from './traditional-chinese-language.ts'

export const TEMPLATES: readonly [Template, ...Template[]] = [
  hkdsePaper1,
  hkdsePaper2,
  hongKongPrimaryMathematics,
  hongKongSecondaryEnglish,
  traditionalChineseLanguage,
  sciencePracticalWorksheet,
  quickQuiz,
  comprehensiveExamination,
]

/** The template of that id, or undefined when there is none. */
export const findTemplate = (id: string): Template | undefined => TEMPLATES.find((template) => template.id === id)

/** The template of that id. Throws a RangeError that names the known ones when there is none. */
export function getTemplate(id: string): Template {
  const template = findTemplate(id)
  if (template === undefined) throw new RangeError(`Cannot find the template ${id}: expected one of ${TEMPLATES.map((known) => known.id).join(', ')}`)
  return template
}

/** The templates of a paper format: an HKDSE format shows its own category only, any other all other categories (specification 2, section 2). */
export function templatesFor(format: PaperFormat, templates: readonly Template[] = TEMPLATES): readonly Template[] {
  return templates.filter(({ category }) => (format === 'standard' ? category !== 'hkdse_paper1' && category !== 'hkdse_paper2' : category === format))
}

/**
 * The template that stands chosen until the teacher picks another: for a standard paper the quiz up to 30 minutes and the
 * examination beyond; for an HKDSE paper that of its format.
 */
export function templateFor({ paperFormat, timeLimit }: Pick<PaperConfiguration, 'paperFormat' | 'timeLimit'>): Template {
  switch (paperFormat) {
    case 'standard': return timeLimit <= QUIZ_MINUTES ? quickQuiz : comprehensiveExamination
    case 'hkdse_paper1': return hkdsePaper1
    case 'hkdse_paper2': return hkdsePaper2
  }
}

const QUIZ_MINUTES = 30
