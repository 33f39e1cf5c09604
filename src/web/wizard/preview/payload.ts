/** What the wizard asks the server for: the payload of "Generate paper" from the draft (specification 2, section 7). */
import type { generateWizardPaper } from '#contract/papers.ts'
import type { InputOf } from '#contract/route.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { topicsAsked, totalQuestionsOf, type Draft } from '../draft.ts'

export type Payload = InputOf<typeof generateWizardPaper>['body']

/** Fields that the teacher left alone are left to the server, which words their defaults in the paper's language. */
export function payloadOf(draft: Draft): Result<Payload, 'no_topics'> {
  const topics = topicsAsked(draft.topics)
  if (topics.length === 0) return err('no_topics')
  const { title, instructions, totalMarks, questionTypes, language, difficulty, timeLimit, includeAnswerKey, paperFormat } = draft.configuration
  return ok({
    generationMode: 'document_based',
    ...(draft.document === undefined ? {} : { documentId: draft.document.id }),
    selectedTopics: [...topics],
    ...written('title', title),
    ...written('instructions', instructions),
    ...(totalMarks === undefined ? {} : { totalMarks }),
    ...(draft.templateId === undefined ? {} : { templateId: draft.templateId }),
    totalQuestions: totalQuestionsOf(draft),
    questionTypes: [...questionTypes],
    language,
    difficulty,
    timeLimit,
    includeAnswerKey,
    paperFormat,
  })
}

const written = (name: string, text: string | undefined) => (text === undefined || text.trim() === '' ? {} : { [name]: text.trim() })
