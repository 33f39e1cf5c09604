/** A paper about nothing, which shows the look of a template that has no sample. */
import { OFFERED_TYPES } from '#domain/configuration.ts'
import { asId } from '#domain/ids.ts'
import type { PaperLanguage } from '#domain/language.ts'
import { DEFAULT_MARKS, withMarks } from '#domain/marks.ts'
import { minutesForMarks } from '#domain/minutes.ts'
import { PAPER_FORMATS, type Paper } from '#domain/paper.ts'
import type { Provenance, Question, QuestionType } from '#domain/question.ts'
import { parseRichText } from '#domain/rich-text.ts'
import type { Template } from '#domain/template.ts'
import type { InterfaceTexts } from '#messages/interface/en.ts'
import { defaultInstructions, printedIn } from '#messages/printed/printed.ts'

const MINUTES = 60
const STATEMENTS = [1, 2, 3]
const WROTE: Provenance = { origin: { kind: 'teacher' }, proof: 'unchecked' }
const EPOCH = '2026-01-01T00:00:00.000Z'

export function placeholderPaper(
  { id, category }: Template,
  language: PaperLanguage,
  words: InterfaceTexts['template']['placeholder'],
): Paper {
  const paperFormat = PAPER_FORMATS.find((format) => format === category) ?? 'standard'
  const offered: readonly QuestionType[] = OFFERED_TYPES[paperFormat]
  const questions = questionsOf(words).filter(({ type }) => offered.includes(type))
  return {
    id: asId<'Paper'>('p_placeholder'),
    code: 'SAMPLE',
    title: words.title,
    language,
    generationMode: 'concept_based',
    templateId: id,
    configuration: {
      title: words.title,
      language,
      difficulty: 'medium',
      questionTypes: OFFERED_TYPES[paperFormat],
      totalQuestions: questions.length,
      questionsPerTopic: questions.length,
      timeLimit: MINUTES,
      instructions: defaultInstructions(MINUTES, printedIn(language)),
      includeAnswerKey: true,
      paperFormat,
    },
    sourceDocuments: [],
    topics: [],
    questions,
    passages: [],
    notices: [],
    status: 'completed',
    seed: '',
    revision: 1,
    createdAt: EPOCH,
    updatedAt: EPOCH,
  }
}

function questionsOf(words: InterfaceTexts['template']['placeholder']): readonly Question[] {
  const base = (number: number, stem: string) =>
    ({
      id: asId<'Question'>(`q_${number}`),
      stem: parseRichText(stem),
      explanation: [],
      marks: DEFAULT_MARKS,
      minutes: minutesForMarks(DEFAULT_MARKS),
      difficulty: 'medium',
      topic: words.topic,
      provenance: WROTE,
    }) as const
  const [first, second, ...others] = words.options
  const guide = [{ text: parseRichText(words.topic), marks: DEFAULT_MARKS }] as const
  return [
    ...[1, 2, 3].map((number): Question => ({
      ...base(number, words.choice),
      type: 'multiple_choice',
      options: [parseRichText(first), parseRichText(second), ...others.map(parseRichText)],
      keyIndex: 0,
    })),
    ...STATEMENTS.map((number): Question => ({
      ...base(3 + number, words.statement(number)),
      type: 'true_false',
      key: true,
    })),
    ...[7, 8].map((number): Question => ({
      ...base(number, words.short),
      type: 'short_answer',
      key: parseRichText(words.topic),
      markingScheme: [],
    })),
    withMarks({ ...base(9, words.essay), type: 'essay', markingGuide: guide }, 10),
  ]
}
