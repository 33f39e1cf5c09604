/**
 * Papers that differ from another only in what the teacher alone may know, and what a caller receives of them, to the
 * byte.
 */
import type { PartJson, QuestionJson } from '#domain/format-question.ts'
import type { PaperJson } from '#domain/paper-json.ts'

/** Everything of an answer but the request's id and the time. */
export async function bytesOf(answer: Response): Promise<string> {
  const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
  const bytes = Buffer.from(await answer.arrayBuffer())
  return JSON.stringify([answer.status, headers, bytes.byteLength, bytes.toString('base64')])
}

/** Another right answer of each type, and other words wherever only the teacher looks. */
export function otherQuestion(question: QuestionJson, words: string, shift: number): QuestionJson {
  return {
    ...withKey(question, words, shift),
    explanation: words,
    ...PROVENANCE(words, shift),
    estimatedTime: 7,
    topicId: words,
  } as unknown as QuestionJson
}

const PROVENANCE = (words: string, page: number) => ({
  origin: { kind: 'family', family: words, seed: words },
  proof: 'proved',
  source: { documentId: words, quote: words, page },
})

function withKey(question: QuestionJson, words: string, shift: number): QuestionJson {
  const markingScheme = [{ text: words, marks: 1, remark: 'cao' }]
  switch (question.type) {
    case 'multiple_choice':
      return { ...question, correctAnswer: 'ABCDEFG'[shift % question.options!.length]! }
    case 'true_false':
      return { ...question, correctAnswer: question.correctAnswer === 'True' ? 'False' : 'True' }
    case 'fill_blank':
      return { ...question, correctAnswer: (question.correctAnswer as unknown[]).map(() => [words, `${words} too`]) }
    case 'matching':
      return {
        ...question,
        correctAnswer: (question.correctAnswer as [number, number][]).map(
          ([left, right]) => [left, (right + shift) % question.matches!.right.length] as const,
        ),
      }
    case 'short_answer':
      return { ...question, correctAnswer: words, markingScheme }
    case 'essay':
      return { ...question, correctAnswer: words, markingScheme }
    case 'long_question':
      return {
        ...question,
        correctAnswer: words,
        subQuestions: question.subQuestions!.map((part): PartJson => ({
          ...part,
          correctAnswer: words,
          markingScheme,
        })),
      }
  }
}

type Otherwise = { readonly in: string; readonly make: (paper: PaperJson, words: string) => PaperJson }

const eachQuestion = (paper: PaperJson, change: (question: QuestionJson) => object): PaperJson => ({
  ...paper,
  questions: paper.questions.map((question) => ({ ...question, ...change(question) })),
})

/** One thing at a time, so that what leaks has a name; and all of it at once. */
export const OTHERWISE: readonly Otherwise[] = [
  { in: 'keys', make: (paper, words) => eachQuestion(paper, (question) => withKey(question, words, 1)) },
  {
    in: 'explanations, which may be long or none',
    make: (paper, words) =>
      eachQuestion(paper, (question) => ({ explanation: question.explanation === '' ? words.repeat(40) : '' })),
  },
  {
    in: 'marking schemes',
    make: (paper, words) =>
      eachQuestion(paper, ({ type, subQuestions }) => ({
        ...(type === 'short_answer' || type === 'essay'
          ? {
              markingScheme: [
                { text: words, marks: 1, remark: words },
                { text: words, marks: 1 },
              ],
            }
          : {}),
        ...(subQuestions === undefined
          ? {}
          : { subQuestions: subQuestions.map((part) => ({ ...part, markingScheme: [] })) }),
      })),
  },
  {
    in: 'sources, proofs and families with their drawn numbers',
    make: (paper, words) => eachQuestion(paper, () => ({ ...PROVENANCE(words, 3), topicId: words, estimatedTime: 9 })),
  },
  {
    in: 'seed, documents, topics, notices, status, what an AI spent and the switch of the key',
    make: (paper, words) => ({
      ...paper,
      seed: words,
      sourceDocuments: [words],
      status: 'draft',
      configuration: { ...paper.configuration, includeAnswerKey: false, totalQuestions: 99, questionsPerTopic: 7 },
      metadata: {
        ...paper.metadata,
        topics: [{ id: words, name: words }],
        sourceDocuments: [{ id: words, name: words }],
        notices: [{ kind: 'pages_not_read', document: words, pages: [1], reason: 'scanned' }],
        generationTime: 1234,
        aiTokensUsed: 5678,
        model: words,
      },
    }),
  },
]

export const allOtherwise = (paper: PaperJson, words: string): PaperJson =>
  OTHERWISE.reduce((changed, { make }) => make(changed, words), paper)
