/** An AI for tests: reads the table of a prompt and answers with sound sums, or with what a test makes of them. */
import type { QuestionType } from '#domain/question.ts'
import { ok } from '#domain/result.ts'
import type { AiRequest, AskAi } from '#questions/from-ai/ask-ai.ts'

export type Row = {
  readonly count: number
  readonly type: QuestionType
  readonly topic: string
  readonly level: string
}
export type Raw = Record<string, unknown>

/** The table of a prompt: the number of questions for each topic, type and level. */
export const rowsOf = (prompt: string): Row[] =>
  [...prompt.matchAll(/^- (\d+) × (\w+), topic (T\d+), (\w+)$/gm)].map(([, count, type, topic, level]) => ({
    count: Number(count),
    type: type as QuestionType,
    topic: topic!,
    level: level!,
  }))

/** A question of that type whose numbers follow from `number`, each different. */
export function sumOf({ type, topic, level }: Pick<Row, 'type' | 'topic' | 'level'>, number: number): Raw {
  const [a, b] = [100 + number * 7, 11 + number * 3]
  const base = { type, topic, difficulty: level, explanation: `Add: $${a} + ${b} = ${a + b}$.`, marks: 2 }
  const rows = [
    { text: `$${a} + ${b}$`, marks: 1, remark: '1M' },
    { text: `$${a + b}$`, marks: 1, remark: '1A' },
  ]
  switch (type) {
    case 'multiple_choice':
      return {
        ...base,
        question: `Find the value of $${a} + ${b}$.`,
        options: [a + b - 1, a + b, a + b + 1, a + b + 10].map((sum) => `$${sum}$`),
        correctAnswer: 'B',
      }
    case 'true_false':
      return { ...base, question: `The sum $${a} + ${b}$ is $${a + b}$.`, correctAnswer: 'True', marks: 1 }
    case 'fill_blank':
      return { ...base, question: `The sum $${a} + ${b}$ is ____.`, correctAnswer: [`$${a + b}$`] }
    case 'matching':
      return {
        ...base,
        question: `Match each sum of $${a}$ with its value.`,
        matches: { left: [1, 2, 3, 4].map((n) => `$${a} + ${n}$`), right: [1, 2, 3, 4].map((n) => `$${a + n}$`) },
        correctAnswer: [
          [0, 0],
          [1, 1],
          [2, 2],
          [3, 3],
        ],
      }
    case 'short_answer':
      return { ...base, question: `Work out $${a} + ${b}$.`, correctAnswer: `$${a + b}$`, markingScheme: rows }
    case 'essay':
      return {
        ...base,
        question: `Discuss to what extent $${a} + ${b}$ can be found without a calculator, with examples.`,
        correctAnswer: `$${a + b}$`,
        marks: 8,
        markingScheme: [
          { text: 'methods with examples', marks: 5 },
          { text: 'a judgement', marks: 3 },
        ],
      }
    case 'long_question':
      return {
        ...base,
        question: `Let $x = ${a}$ and $y = ${b}$.`,
        marks: 4,
        subQuestions: [
          { label: '(a)', question: 'Find $x + y$.', marks: 2, correctAnswer: `$${a + b}$`, markingScheme: rows },
          {
            label: '(b)',
            question: 'Find $x - y$.',
            marks: 2,
            correctAnswer: `$${a - b}$`,
            markingScheme: [{ text: `$${a - b}$`, marks: 2, remark: '2A' }],
          },
        ],
      }
  }
}

export type Scripted = { readonly ask: AskAi; readonly requests: AiRequest[] }

/**
 * `answer` makes the text of an answer from the questions that a sound AI would give; `number` counts requests from 1.
 */
export function scriptAsk(
  answer: (questions: Raw[], number: number, request: AiRequest) => string = (questions) =>
    JSON.stringify({ questions }),
): Scripted {
  const requests: AiRequest[] = []
  let made = 0
  return {
    requests,
    ask: (request) => {
      requests.push(request)
      const questions = rowsOf(request.prompt).flatMap((row) =>
        Array.from({ length: row.count }, () => {
          made += 1
          return sumOf(row, made)
        }),
      )
      const text = answer(questions, requests.length, request)
      for (let at = 0; at < text.length; at += 60) request.onText?.(text.slice(at, at + 60))
      return Promise.resolve(ok({ text, model: 'scripted-1', tokens: { input: 100, output: 50 }, isCut: false }))
    },
  }
}
