/** The paper that a draft would become, with grey bars for words that are still to be written. Pure. */
import { CONFIGURATION_NUMBERS } from '#domain/configuration.ts'
import { countTypes } from '#domain/count-types.ts'
import { asId } from '#domain/ids.ts'
import { apportion } from '#domain/apportion.ts'
import { minutesForMarks } from '#domain/minutes.ts'
import { itemAt, nonEmpty } from '#domain/must-be-there.ts'
import type { Paper } from '#domain/paper.ts'
import { markQuestions } from '#domain/paper-marks.ts'
import type { MarkingRow, Question, QuestionType } from '#domain/question.ts'
import { blank, literalText, type RichText } from '#domain/rich-text.ts'
import { schoolLevelIn } from '#domain/school-level.ts'
import type { Template } from '#domain/template.ts'
import { usualMarks, type MarksStyle } from '#domain/type-marks.ts'
import { defaultInstructions, printedIn } from '#messages/printed/printed.ts'
import { templateFor, templatesFor } from '#templates/templates.ts'
import { UNWRITTEN } from '../../paper/unwritten.ts'
import type { Draft } from '../draft.ts'
import { aboutOf, defaultTitleOf, generationModeOf, totalQuestionsOf, typesOf } from '../read-draft.ts'

export function placeholderPaper(draft: Draft): Paper {
  const { configuration, topics } = draft
  const messages = printedIn(configuration.language)
  // A number out of range is told beside its field; thousands of grey questions would only keep the page busy.
  const total = Math.min(totalQuestionsOf(draft), CONFIGURATION_NUMBERS.totalQuestions.most)
  const title = configuration.title ?? defaultTitleOf(draft)
  const questionTypes = typesOf(draft) as Paper['configuration']['questionTypes']
  const style = { paperFormat: configuration.paperFormat, generationMode: generationModeOf(draft) }
  return {
    id: asId('draft'),
    code: CODE,
    title,
    language: configuration.language,
    generationMode: style.generationMode,
    templateId: templateOf(draft).id,
    sourceDocuments: [],
    topics: [],
    passages: [],
    notices: [],
    status: 'draft',
    seed: '',
    revision: 0,
    createdAt: NEVER,
    updatedAt: NEVER,
    questions: marked(questionsOf(total, questionTypes, style), {
      ...configuration,
      questionTypes,
      ...style,
      totalQuestions: total,
    }),
    configuration: {
      title,
      questionTypes,
      language: configuration.language,
      difficulty: configuration.difficulty,
      totalQuestions: total,
      questionsPerTopic: Math.ceil(total / Math.max(1, topics.length)),
      timeLimit: configuration.timeLimit,
      instructions: configuration.instructions ?? defaultInstructions(configuration.timeLimit, messages),
      includeAnswerKey: configuration.includeAnswerKey,
      paperFormat: configuration.paperFormat,
      ...schoolLevelIn(aboutOf(draft)),
    },
  }
}

/** The chosen template where the format has it, else the one that is picked first. */
export const templateOf = (draft: Draft): Template =>
  templatesFor(draft.configuration.paperFormat).find(({ id }) => id === draft.templateId) ??
  templateFor({ ...draft.configuration, ...schoolLevelIn(aboutOf(draft)) }, aboutOf(draft))

/** Drawn when the paper is made. */
const CODE = '···· ····'
const NEVER = '1970-01-01T00:00:00.000Z'

function questionsOf(total: number, types: readonly QuestionType[], style: MarksStyle): Question[] {
  const [first, ...others] = types
  if (first === undefined) return []
  const counts = countTypes(total, [first, ...others])
  return types.flatMap((type, index) =>
    Array.from({ length: itemAt(counts, index) }, (_, place) => placeholder(type, place, usualMarks(type, style))),
  )
}

/** As the paper will be marked; a total that cannot be is the configuration step's to tell. */
function marked(questions: readonly Question[], wish: Parameters<typeof markQuestions>[1]): readonly Question[] {
  const shared = markQuestions(questions, wish)
  return shared.ok ? shared.value.questions : questions
}

/** Lengths of words, so that no two questions beside each other look the same. */
const WORDS = [7, 11, 5, 9, 13, 6, 10, 8, 4, 12, 9, 6, 11, 7] as const
const words = (place: number, count: number): RichText =>
  literalText(
    Array.from({ length: count }, (_, index) =>
      UNWRITTEN.repeat(itemAt(WORDS, (place * 3 + index * 5 + ((place * index) % 7)) % WORDS.length)),
    ).join(' '),
  )

const row = (place: number, marks: number): MarkingRow => ({ text: words(place, 3), marks })
const PARTS = ['(a)', '(b)', '(c)'] as const

function placeholder(type: QuestionType, place: number, marks: number): Question {
  const base = {
    id: asId<'Question'>(`${type}-${place}`),
    stem: words(place, 9 + (place % 4) * 2),
    explanation: [],
    marks,
    minutes: minutesForMarks(marks),
    difficulty: 'medium',
    topic: '',
    provenance: { origin: { kind: 'teacher' }, proof: 'unchecked' },
  } as const
  switch (type) {
    case 'multiple_choice':
      return {
        ...base,
        type,
        options: [words(place, 2), words(place + 1, 2), words(place + 2, 2), words(place + 3, 2)],
        keyIndex: 0,
      }
    case 'true_false':
      return { ...base, type, key: true }
    case 'fill_blank':
      return {
        ...base,
        stem: [
          ...words(place, 5),
          { kind: 'text', text: ' ' },
          blank,
          { kind: 'text', text: ' ' },
          ...words(place + 4, 3),
        ],
        type,
        keys: [[words(place, 1)]],
      }
    case 'short_answer':
      return { ...base, type, key: words(place, 4), markingScheme: [] }
    case 'essay':
      return { ...base, type, markingGuide: [row(place, marks)] }
    case 'matching':
      return {
        ...base,
        type,
        left: [words(place, 2), words(place + 1, 2), words(place + 2, 2), words(place + 3, 2), words(place + 4, 2)],
        right: [
          words(place + 5, 4),
          words(place + 6, 4),
          words(place + 7, 4),
          words(place + 8, 4),
          words(place + 9, 4),
        ],
        pairs: [
          [0, 0],
          [1, 1],
          [2, 2],
          [3, 3],
          [4, 4],
        ],
      }
    case 'long_question': {
      const shares = apportion(
        marks,
        PARTS.map(() => 1),
      )
      const parts = PARTS.map((label, part) => {
        const share = itemAt(shares, part)
        return {
          label,
          stem: words(place + part, 7),
          marks: share,
          key: words(place, 3),
          markingScheme: [row(place, share)],
        }
      })
      return { ...base, type, parts: nonEmpty(parts, 'a part') }
    }
  }
}
