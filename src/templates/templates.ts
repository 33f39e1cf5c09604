/** The built-in templates, in the order in which they are offered. */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import type { PaperConfiguration, PaperFormat } from '#domain/paper.ts'
import { gradeOf, schoolLevelOf, type SchoolLevel } from '#domain/school-level.ts'
import type { Template } from '#domain/template.ts'
import { hkdsePaper1 } from './hkdse-paper-1.ts'
import { hkdsePaper2 } from './hkdse-paper-2.ts'
import { comprehensiveExamination } from './comprehensive-examination.ts'
import { hongKongPrimaryMathematics } from './hong-kong-primary-mathematics.ts'
import { hongKongSecondaryEnglish } from './hong-kong-secondary-english.ts'
import { quickQuiz } from './quick-quiz.ts'
import { sciencePracticalWorksheet } from './science-practical-worksheet.ts'
import { traditionalChineseLanguage } from './traditional-chinese-language.ts'

export const TEMPLATES: NonEmpty<Template> = [
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
  if (template === undefined)
    throw new RangeError(
      `Cannot find the template ${id}: expected one of ${TEMPLATES.map((known) => known.id).join(', ')}`,
    )
  return template
}

/**
 * The templates of a paper format: an HKDSE format shows its own category only, any other all other categories
 * (specification 2, section 2).
 */
export function templatesFor(format: PaperFormat, templates: readonly Template[] = TEMPLATES): readonly Template[] {
  return templates.filter(({ category }) =>
    format === 'standard' ? category !== 'hkdse_paper1' && category !== 'hkdse_paper2' : category === format,
  )
}

/** What a paper is about, as far as it is known. `subject`: its name in English or Chinese. */
export type About = { readonly subject?: string | undefined; readonly grade?: string | undefined }

/**
 * The template that stands chosen until the teacher picks another, for the wizard, the API and the command line alike.
 * An HKDSE paper has that of its format. A standard paper has the one made for its subject, level and language; else
 * the quiz up to 30 minutes and the examination beyond.
 */
export function templateFor(
  {
    paperFormat,
    timeLimit,
    language = 'en',
    schoolLevel,
  }: Pick<PaperConfiguration, 'paperFormat' | 'timeLimit'> &
    Partial<Pick<PaperConfiguration, 'language' | 'schoolLevel'>>,
  { subject = '', grade = '' }: About = {},
): Template {
  switch (paperFormat) {
    case 'standard': {
      if (timeLimit <= QUIZ_MINUTES) return quickQuiz
      const level = schoolLevelOf({ grade }) ?? schoolLevel ?? schoolLevelOf({ subject })
      const year = gradeOf(grade)
      const isOfGrade = ({ gradeLevel }: Template): boolean => year === undefined || gradeLevel.includes(year)
      const own = OF_ONE_SUBJECT.find(
        (one) => one.subject.test(subject.trim()) && one.suits(language, level) && isOfGrade(one.template),
      )
      return own?.template ?? (isOfGrade(comprehensiveExamination) ? comprehensiveExamination : quickQuiz)
    }
    case 'hkdse_paper1':
      return hkdsePaper1
    case 'hkdse_paper2':
      return hkdsePaper2
  }
}

const QUIZ_MINUTES = 30

/** Templates for one subject, chosen only where the paper surely is of it. */
const OF_ONE_SUBJECT: readonly {
  readonly template: Template
  readonly subject: RegExp
  readonly suits: (language: PaperLanguage, level: SchoolLevel | undefined) => boolean
}[] = [
  {
    template: hongKongPrimaryMathematics,
    subject: /^(?:math|數學|数学)/i,
    suits: (_language, level) => level === 'primary',
  },
  {
    template: hongKongSecondaryEnglish,
    subject: /^(?:english|英[國国]?[語语]?文)/i,
    suits: (language, level) => language === 'en' && level === 'secondary',
  },
  {
    template: traditionalChineseLanguage,
    subject: /^(?:chinese(?: language)?$|中[國国]?[語语]?文)/i,
    suits: isChinese,
  },
]
