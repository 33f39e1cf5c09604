/**
 * A paper as its graph shows it, read from what its owner gets or from what a link tells of it
 * (domain/public-paper.ts).
 */
import { LEVELS, type Level } from '#domain/difficulty.ts'
import type { QuestionJson, PartJson } from '#domain/format-question.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import type { PaperJson } from '#domain/paper-json.ts'
import type { Proof, QuestionType } from '#domain/question.ts'
import { trustOf, type TrustLabel } from '#domain/trust.ts'
import { parseRichText } from '#domain/rich-text.ts'
import type { Template } from '#domain/template.ts'
import { examinationSections } from '#layout/examination/examination-sections.ts'
import { examinationFormat } from '#layout/examination/format.ts'
import type { Phrase } from '#layout/laid-out.ts'
import { letters } from '#layout/numbering.ts'
import { phrasing } from '#layout/phrase.ts'
import { sectionsOf } from '#layout/sections.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import { gistOf } from '../paper/gist.ts'

export type FlowQuestion = {
  readonly id: string
  /** As it is printed, without its stop. */
  readonly number: string
  /** From 1, through the whole paper. */
  readonly place: number
  readonly type: QuestionType
  readonly gist: Phrase
  readonly marks: number
  readonly difficulty: Level
  readonly topic: string
  /** Undefined by a link, which does not tell it. */
  readonly trust: TrustLabel | undefined
}
export type FlowSection = {
  /** `A`, `A(1)`. */
  readonly label: string
  /** Where all of its questions are of one. */
  readonly type: QuestionType | undefined
  readonly marks: number
  /** How many are answered, where not all are. */
  readonly answered: number | undefined
  readonly questions: NonEmpty<FlowQuestion>
}
export type FlowPaper = Pick<PaperJson, 'title' | 'language'> & {
  readonly template: Template['name']
  readonly questions: number
  readonly marks: number
  /** The time allowed. */
  readonly minutes: number
  readonly topics: number
  /** Those that there are, the easiest first. */
  readonly difficulties: readonly { readonly level: Level; readonly count: number }[]
  readonly sections: readonly FlowSection[]
}

/** What both kinds of answer tell. */
type Told = Pick<PaperJson, 'title' | 'language' | 'totalMarks' | 'templateId' | 'structure'> & {
  readonly configuration: Pick<PaperJson['configuration'], 'timeLimit' | 'language' | 'questionTypes' | 'paperFormat'>
  readonly questions: readonly (Pick<
    QuestionJson,
    'id' | 'type' | 'question' | 'marks' | 'difficulty' | 'topic' | 'slot'
  > & {
    readonly proof?: Proof
    readonly source?: unknown
    readonly subQuestions?: readonly Pick<PartJson, 'label' | 'question'>[]
  })[]
}

export function flowPaper({
  title,
  language,
  totalMarks,
  templateId,
  structure,
  configuration,
  questions,
}: Told): FlowPaper {
  const template = findTemplate(templateId) ?? templateFor(configuration)
  const phrase = phrasing(language, undefined)
  const isExamination = examinationFormat(template) !== undefined
  const sections = isExamination
    ? examinationSections(questions, structure)
    : sectionsOf(questions, template.questionNumbering).map((section) => ({
        ...section,
        label: letters(section.index),
        answered: undefined,
      }))
  let place = 0
  const shown = sections.map(({ label, marks, answered, items }) => ({
    label,
    marks,
    answered,
    type: typeOf(items.map(({ question }) => question.type)),
    questions: items.map(({ number, question }): FlowQuestion => ({
      id: question.id,
      number: number.replace(/\.$/, ''),
      place: (place += 1),
      type: question.type,
      marks: question.marks,
      difficulty: question.difficulty,
      topic: question.topic,
      trust: question.proof === undefined ? undefined : trustOf({ proof: question.proof, source: question.source }),
      gist: phrase(
        gistOf(
          parseRichText(question.question),
          (question.subQuestions ?? []).map((part) => ({ label: part.label, stem: parseRichText(part.question) })),
        ),
      ),
    })),
  }))
  return {
    title,
    language,
    template: template.name,
    questions: questions.length,
    marks: totalMarks,
    minutes: configuration.timeLimit,
    topics: new Set(questions.map(({ topic }) => topic)).size,
    difficulties: LEVELS.map((level) => ({
      level,
      count: questions.filter(({ difficulty }) => difficulty === level).length,
    })).filter(({ count }) => count > 0),
    sections: shown.filter(hasQuestions),
  }
}

const typeOf = (types: readonly QuestionType[]): QuestionType | undefined =>
  new Set(types).size === 1 ? types[0] : undefined

const hasQuestions = <S extends { readonly questions: readonly FlowQuestion[] }>(
  section: S,
): section is S & Pick<FlowSection, 'questions'> => section.questions.length > 0
