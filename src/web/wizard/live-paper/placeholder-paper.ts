/** The paper that a draft would become, with grey bars for words that are still to be written. Pure. */
import { CONFIGURATION_NUMBERS } from '#domain/configuration.ts'
import { countTypes } from '#domain/count-types.ts'
import { asId } from '#domain/ids.ts'
import { distributeMarks } from '#domain/marks.ts'
import { minutesForMarks } from '#domain/minutes.ts'
import type { Paper } from '#domain/paper.ts'
import type { MarkingRow, Question, QuestionType } from '#domain/question.ts'
import { blank, literalText, type RichText } from '#domain/rich-text.ts'
import type { Template } from '#domain/template.ts'
import { defaultInstructions, printedIn } from '#messages/printed/printed.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import { UNWRITTEN } from '../../paper/unwritten.ts'
import { totalQuestionsOf, type Draft } from '../draft.ts'

export function placeholderPaper(draft: Draft): Paper {
  const { configuration, topics } = draft
  const messages = printedIn(configuration.language)
  // A number out of range is told beside its field; thousands of grey questions would only keep the page busy.
  const total = Math.min(totalQuestionsOf(draft), CONFIGURATION_NUMBERS.totalQuestions.most)
  const title = configuration.title ?? messages.paper.defaultTitle(topics[0]?.category)
  const questionTypes = configuration.questionTypes as Paper['configuration']['questionTypes']
  return {
    id: asId('draft'),
    code: CODE,
    title,
    language: configuration.language,
    generationMode: 'document_based',
    templateId: templateOf(draft).id,
    sourceDocuments: [],
    topics: [],
    notices: [],
    status: 'draft',
    seed: '',
    revision: 0,
    createdAt: NEVER,
    updatedAt: NEVER,
    questions: withTarget(questionsOf(total, configuration.questionTypes), configuration.totalMarks),
    configuration: {
      title, questionTypes, language: configuration.language, difficulty: configuration.difficulty, totalQuestions: total, questionsPerTopic: Math.ceil(total / Math.max(1, topics.length)), timeLimit: configuration.timeLimit,
      instructions: configuration.instructions ?? defaultInstructions(configuration.timeLimit, messages), includeAnswerKey: configuration.includeAnswerKey, paperFormat: configuration.paperFormat,
    },
  }
}

/** The chosen one, or that which stands chosen. */
export const templateOf = ({ templateId, configuration }: Pick<Draft, 'templateId' | 'configuration'>): Template =>
  (templateId === undefined ? undefined : findTemplate(templateId)) ?? templateFor(configuration)

/** Drawn when the paper is made. */
const CODE = '···· ····'
const NEVER = '1970-01-01T00:00:00.000Z'

function questionsOf(total: number, types: readonly QuestionType[]): Question[] {
  const [first, ...others] = types
  if (first === undefined) return []
  const counts = countTypes(total, [first, ...others])
  return types.flatMap((type, index) => Array.from({ length: counts[index]! }, (_, place) => placeholder(type, place)))
}

/** A target that cannot be met is the configuration step's to tell. */
function withTarget(questions: readonly Question[], target: number | undefined): readonly Question[] {
  const distributed = distributeMarks(questions, target)
  return distributed.ok ? distributed.value : questions
}

/** Lengths of words, so that no two questions beside each other look the same. */
const WORDS = [7, 11, 5, 9, 13, 6, 10, 8, 4, 12, 9, 6, 11, 7] as const
const words = (place: number, count: number): RichText => literalText(Array.from({ length: count }, (_, index) => UNWRITTEN.repeat(WORDS[(place * 3 + index * 5 + ((place * index) % 7)) % WORDS.length]!)).join(' '))

const row = (place: number, marks: number): MarkingRow => ({ text: words(place, 3), marks })
const PARTS = ['(a)', '(b)', '(c)'] as const
const PART_MARKS = 2
const ESSAY_MARKS = 8

function placeholder(type: QuestionType, place: number): Question {
  const base = (marks: number) => ({
    id: asId<'Question'>(`${type}-${place}`), stem: words(place, 9 + (place % 4) * 2), explanation: [], marks, minutes: minutesForMarks(marks), difficulty: 'medium', topic: '', provenance: { origin: { kind: 'teacher' }, proof: 'unchecked' },
  }) as const
  switch (type) {
    case 'multiple_choice': return { ...base(2), type, options: [words(place, 2), words(place + 1, 2), words(place + 2, 2), words(place + 3, 2)], keyIndex: 0 }
    case 'true_false': return { ...base(2), type, key: true }
    case 'fill_blank': return { ...base(2), stem: [...words(place, 5), { kind: 'text', text: ' ' }, blank, { kind: 'text', text: ' ' }, ...words(place + 4, 3)], type, keys: [[words(place, 1)]] }
    case 'short_answer': return { ...base(2), type, key: words(place, 4), markingScheme: [] }
    case 'essay': return { ...base(ESSAY_MARKS), type, markingGuide: [row(place, ESSAY_MARKS)] }
    case 'matching': return { ...base(4), type, left: [words(place, 2), words(place + 1, 2), words(place + 2, 2), words(place + 3, 2)], right: [words(place + 4, 4), words(place + 5, 4), words(place + 6, 4), words(place + 7, 4)], pairs: [[0, 0], [1, 1], [2, 2], [3, 3]] }
    case 'long_question': {
      const [first, ...others] = PARTS.map((label, part) => ({ label, stem: words(place + part, 7), marks: PART_MARKS, key: words(place, 3), markingScheme: [row(place, PART_MARKS)] }))
      return { ...base(PARTS.length * PART_MARKS), type, parts: [first!, ...others] }
    }
  }
}
