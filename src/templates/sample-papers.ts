/**
 * The sample papers of the built-in templates, as they are shown before one is chosen (specification 2, section 3):
 * what each is made from.
 */
import type { Difficulty } from '#domain/difficulty.ts'
import type { TemplateId } from '#domain/ids.ts'
import type { PaperLanguage, Localised } from '#domain/language.ts'
import type { QuestionType } from '#domain/question.ts'
import type { StructureId } from '#domain/structure.ts'
import { comprehensiveExamination } from './comprehensive-examination.ts'
import { hongKongPrimaryMathematics } from './hong-kong-primary-mathematics.ts'
import { hongKongSecondaryEnglish } from './hong-kong-secondary-english.ts'
import { hkdsePaper1 } from './hkdse-paper-1.ts'
import { hkdsePaper2 } from './hkdse-paper-2.ts'
import { quickQuiz } from './quick-quiz.ts'
import { sciencePracticalWorksheet } from './science-practical-worksheet.ts'
import { traditionalChineseLanguage } from './traditional-chinese-language.ts'

/**
 * The paper itself is kept as JSON in `samples/papers/<id>.json`; `scripts/make-sample-papers.ts` makes it from this.
 */
export type SamplePaper = {
  readonly id: string
  readonly templateId: TemplateId
  readonly language: PaperLanguage
  readonly title: Localised
  readonly subject: Localised
  readonly gradeLevel: string
  readonly seed: string
} & (SampleOfDocument | { readonly structure: StructureId; readonly document?: undefined })
export type SampleOfDocument = {
  /** A file in `samples/`: Word where there are formulas, which it keeps whole; PDF elsewhere, which has pages. */
  readonly document: string
  readonly questions: number
  readonly types: readonly QuestionType[]
  readonly difficulty: Difficulty
  readonly minutes: number
  /** Undefined: the questions keep the marks that they are made with. */
  readonly totalMarks?: number
}

const MATHEMATICS: Localised = { en: 'Mathematics', 'zh-TW': '數學', 'zh-CN': '数学' }
const ENGLISH: Localised = { en: 'English Language', 'zh-TW': '英國語文', 'zh-CN': '英语' }
const CHINESE: Localised = { en: 'Chinese Language', 'zh-TW': '中國語文', 'zh-CN': '中国语文' }
const SCIENCE: Localised = { en: 'Science', 'zh-TW': '科學', 'zh-CN': '科学' }
const BIOLOGY: Localised = { en: 'Biology', 'zh-TW': '生物', 'zh-CN': '生物' }
const HISTORY: Localised = { en: 'Chinese History', 'zh-TW': '中國歷史', 'zh-CN': '中国历史' }

const FRACTIONS: Localised = { en: 'Fractions and Perimeter', 'zh-TW': '分數和周界', 'zh-CN': '分数和周长' }
const PERIMETER: Localised = { en: 'Perimeter and Area', 'zh-TW': '周界和面積', 'zh-CN': '周界和面积' }
const BEES: Localised = {
  en: 'Reading: The World of Honey Bees',
  'zh-TW': '閱讀：蜜蜂的世界',
  'zh-CN': '阅读：蜜蜂的世界',
}
const PERSUASION: Localised = {
  en: 'Language Arts: Writing to Persuade',
  'zh-TW': '語文運用：議論與說服',
  'zh-CN': '语言运用：议论与说服',
}
const RHETORIC: Localised = {
  en: 'Rhetorical Devices and Genres',
  'zh-TW': '修辭手法與文章體裁',
  'zh-CN': '修辞手法与文章体裁',
}
const TREASURES: Localised = {
  en: 'The Four Treasures of the Study',
  'zh-TW': '文房四寶與書法',
  'zh-CN': '文房四宝与书法',
}
const HEAT: Localised = { en: 'Practical: Heat Transfer', 'zh-TW': '實驗：熱的傳遞', 'zh-CN': '实验：热的传递' }
const PHOTOSYNTHESIS: Localised = {
  en: 'Practical: Photosynthesis',
  'zh-TW': '實驗：光合作用',
  'zh-CN': '实验：光合作用',
}
const NUTRITION: Localised = { en: 'Nutrition in Humans', 'zh-TW': '人的營養', 'zh-CN': '人的营养' }
const QUADRATICS: Localised = { en: 'Quadratic Equations', 'zh-TW': '二次方程', 'zh-CN': '二次方程' }
const STRENGTHENING: Localised = { en: 'The Self-Strengthening Movement', 'zh-TW': '自強運動', 'zh-CN': '自强运动' }

const HKDSE_1: Localised = {
  en: 'HKDSE Mathematics Paper 1 - Conventional Questions',
  'zh-TW': '香港中學文憑 數學 試卷一（傳統題）',
  'zh-CN': '香港中学文凭 数学 试卷一（传统题）',
}
const HKDSE_2: Localised = {
  en: 'HKDSE Mathematics Paper 2 - Multiple Choice',
  'zh-TW': '香港中學文憑 數學 試卷二（多項選擇題）',
  'zh-CN': '香港中学文凭 数学 试卷二（多项选择题）',
}

const ALL: readonly QuestionType[] = [
  'multiple_choice',
  'true_false',
  'fill_blank',
  'matching',
  'short_answer',
  'essay',
  'long_question',
]
const SHORT: readonly QuestionType[] = ['multiple_choice', 'true_false', 'fill_blank', 'matching', 'short_answer']
const QUIZ: readonly QuestionType[] = ['multiple_choice', 'true_false', 'fill_blank']
const READING: readonly QuestionType[] = [
  'multiple_choice',
  'true_false',
  'fill_blank',
  'matching',
  'short_answer',
  'essay',
]
const PRACTICAL: readonly QuestionType[] = [
  'multiple_choice',
  'true_false',
  'fill_blank',
  'short_answer',
  'long_question',
]

const mathematics = hongKongPrimaryMathematics.id
const english = hongKongSecondaryEnglish.id
const chinese = traditionalChineseLanguage.id
const practical = sciencePracticalWorksheet.id

export const SAMPLE_PAPERS: readonly SamplePaper[] = [
  {
    id: 'primary-mathematics-fractions-en',
    templateId: mathematics,
    language: 'en',
    title: FRACTIONS,
    subject: MATHEMATICS,
    gradeLevel: 'P5',
    document: 'fractions.docx',
    questions: 16,
    types: SHORT,
    difficulty: 'mixed',
    minutes: 45,
    seed: 'sample-1',
  },
  {
    id: 'primary-mathematics-perimeter-zh-tw',
    templateId: mathematics,
    language: 'zh-TW',
    title: PERIMETER,
    subject: MATHEMATICS,
    gradeLevel: 'P5',
    document: 'perimeter-and-area.pdf',
    questions: 15,
    types: SHORT,
    difficulty: 'mixed',
    minutes: 45,
    seed: 'sample-2',
  },
  {
    id: 'primary-mathematics-perimeter-zh-cn',
    templateId: mathematics,
    language: 'zh-CN',
    title: PERIMETER,
    subject: MATHEMATICS,
    gradeLevel: 'P5',
    document: 'perimeter-and-area.pdf',
    questions: 14,
    types: SHORT,
    difficulty: 'easy',
    minutes: 40,
    seed: 'sample-3',
  },
  {
    id: 'secondary-english-honey-bees-en',
    templateId: english,
    language: 'en',
    title: BEES,
    subject: ENGLISH,
    gradeLevel: 'S2',
    document: 'honey-bees.pdf',
    questions: 18,
    types: READING,
    difficulty: 'mixed',
    minutes: 60,
    seed: 'sample-4',
  },
  {
    id: 'secondary-english-persuasion-en',
    templateId: english,
    language: 'en',
    title: PERSUASION,
    subject: ENGLISH,
    gradeLevel: 'S3',
    document: 'persuasive-writing.pdf',
    questions: 16,
    types: READING,
    difficulty: 'medium',
    minutes: 60,
    seed: 'sample-5',
  },
  {
    id: 'chinese-language-rhetoric-zh-tw',
    templateId: chinese,
    language: 'zh-TW',
    title: RHETORIC,
    subject: CHINESE,
    gradeLevel: 'S2',
    document: 'rhetorical-devices.pdf',
    questions: 20,
    types: ALL,
    difficulty: 'mixed',
    minutes: 60,
    seed: 'sample-6',
  },
  {
    id: 'chinese-language-treasures-zh-tw',
    templateId: chinese,
    language: 'zh-TW',
    title: TREASURES,
    subject: CHINESE,
    gradeLevel: 'S1',
    document: 'four-treasures.pdf',
    questions: 18,
    types: READING,
    difficulty: 'mixed',
    minutes: 50,
    seed: 'sample-7',
  },
  {
    id: 'chinese-language-rhetoric-zh-cn',
    templateId: chinese,
    language: 'zh-CN',
    title: RHETORIC,
    subject: CHINESE,
    gradeLevel: 'S2',
    document: 'rhetorical-devices.pdf',
    questions: 18,
    types: READING,
    difficulty: 'medium',
    minutes: 50,
    seed: 'sample-8',
  },
  {
    id: 'science-practical-heat-en',
    templateId: practical,
    language: 'en',
    title: HEAT,
    subject: SCIENCE,
    gradeLevel: 'S2',
    document: 'heat-transfer.pdf',
    questions: 14,
    types: PRACTICAL,
    difficulty: 'mixed',
    minutes: 40,
    seed: 'sample-9',
  },
  {
    id: 'science-practical-photosynthesis-zh-tw',
    templateId: practical,
    language: 'zh-TW',
    title: PHOTOSYNTHESIS,
    subject: SCIENCE,
    gradeLevel: 'S2',
    document: 'photosynthesis-practical.pdf',
    questions: 14,
    types: PRACTICAL,
    difficulty: 'mixed',
    minutes: 40,
    seed: 'sample-10',
  },
  {
    id: 'science-practical-photosynthesis-zh-cn',
    templateId: practical,
    language: 'zh-CN',
    title: PHOTOSYNTHESIS,
    subject: SCIENCE,
    gradeLevel: 'S2',
    document: 'photosynthesis-practical.pdf',
    questions: 12,
    types: PRACTICAL,
    difficulty: 'easy',
    minutes: 40,
    seed: 'sample-11',
  },
  {
    id: 'quick-quiz-nutrition-en',
    templateId: quickQuiz.id,
    language: 'en',
    title: NUTRITION,
    subject: BIOLOGY,
    gradeLevel: 'S4',
    document: 'nutrition.pdf',
    questions: 10,
    types: QUIZ,
    difficulty: 'easy',
    minutes: 15,
    seed: 'sample-12',
  },
  {
    id: 'quick-quiz-self-strengthening-zh-tw',
    templateId: quickQuiz.id,
    language: 'zh-TW',
    title: STRENGTHENING,
    subject: HISTORY,
    gradeLevel: 'S3',
    document: 'self-strengthening.pdf',
    questions: 10,
    types: QUIZ,
    difficulty: 'easy',
    minutes: 15,
    seed: 'sample-13',
  },
  {
    id: 'quick-quiz-self-strengthening-zh-cn',
    templateId: quickQuiz.id,
    language: 'zh-CN',
    title: STRENGTHENING,
    subject: HISTORY,
    gradeLevel: 'S3',
    document: 'self-strengthening.pdf',
    questions: 10,
    types: QUIZ,
    difficulty: 'medium',
    minutes: 15,
    seed: 'sample-14',
  },
  {
    id: 'examination-nutrition-en',
    templateId: comprehensiveExamination.id,
    language: 'en',
    title: NUTRITION,
    subject: BIOLOGY,
    gradeLevel: 'S4',
    document: 'nutrition.pdf',
    questions: 30,
    types: ALL,
    difficulty: 'mixed',
    minutes: 90,
    totalMarks: 100,
    seed: 'sample-15',
  },
  {
    id: 'examination-quadratics-en',
    templateId: comprehensiveExamination.id,
    language: 'en',
    title: QUADRATICS,
    subject: MATHEMATICS,
    gradeLevel: 'S3',
    document: 'quadratic-equations.docx',
    questions: 20,
    types: SHORT,
    difficulty: 'mixed',
    minutes: 45,
    seed: 'sample-16',
  },
  {
    id: 'examination-self-strengthening-zh-tw',
    templateId: comprehensiveExamination.id,
    language: 'zh-TW',
    title: STRENGTHENING,
    subject: HISTORY,
    gradeLevel: 'S3',
    document: 'self-strengthening.pdf',
    questions: 25,
    types: ALL,
    difficulty: 'mixed',
    minutes: 75,
    totalMarks: 80,
    seed: 'sample-17',
  },
  {
    id: 'examination-self-strengthening-zh-cn',
    templateId: comprehensiveExamination.id,
    language: 'zh-CN',
    title: STRENGTHENING,
    subject: HISTORY,
    gradeLevel: 'S3',
    document: 'self-strengthening.pdf',
    questions: 25,
    types: ALL,
    difficulty: 'mixed',
    minutes: 75,
    totalMarks: 80,
    seed: 'sample-18',
  },
  {
    id: 'hkdse-paper-1-en',
    templateId: hkdsePaper1.id,
    language: 'en',
    title: HKDSE_1,
    subject: MATHEMATICS,
    gradeLevel: 'S6',
    structure: 'hkdse-paper-1',
    seed: 'sample-19',
  },
  {
    id: 'hkdse-paper-1-zh-tw',
    templateId: hkdsePaper1.id,
    language: 'zh-TW',
    title: HKDSE_1,
    subject: MATHEMATICS,
    gradeLevel: 'S6',
    structure: 'hkdse-paper-1',
    seed: 'sample-20',
  },
  {
    id: 'hkdse-paper-1-zh-cn',
    templateId: hkdsePaper1.id,
    language: 'zh-CN',
    title: HKDSE_1,
    subject: MATHEMATICS,
    gradeLevel: 'S6',
    structure: 'hkdse-paper-1',
    seed: 'sample-21',
  },
  {
    id: 'hkdse-paper-2-en',
    templateId: hkdsePaper2.id,
    language: 'en',
    title: HKDSE_2,
    subject: MATHEMATICS,
    gradeLevel: 'S6',
    structure: 'hkdse-paper-2',
    seed: 'sample-22',
  },
  {
    id: 'hkdse-paper-2-zh-tw',
    templateId: hkdsePaper2.id,
    language: 'zh-TW',
    title: HKDSE_2,
    subject: MATHEMATICS,
    gradeLevel: 'S6',
    structure: 'hkdse-paper-2',
    seed: 'sample-23',
  },
  {
    id: 'hkdse-paper-2-zh-cn',
    templateId: hkdsePaper2.id,
    language: 'zh-CN',
    title: HKDSE_2,
    subject: MATHEMATICS,
    gradeLevel: 'S6',
    structure: 'hkdse-paper-2',
    seed: 'sample-24',
  },
]

/** The samples of a template, those in `language` first. */
export const samplesOf = (templateId: TemplateId, language: PaperLanguage): readonly SamplePaper[] =>
  SAMPLE_PAPERS.filter((sample) => sample.templateId === templateId).toSorted(
    (a, b) => Number(b.language === language) - Number(a.language === language),
  )
