/** Whether a question keeps its proof follows from who made it and from what was changed. */
import { expect, test } from 'vitest'
import { formatQuestion } from '#domain/format-question.ts'
import { asId } from '#domain/ids.ts'
import type { Question } from '#domain/question.ts'
import { swapOption } from '#domain/swap-option.ts'
import { keptQuestion } from './kept-question.ts'

const text = (words: string) => [{ kind: 'text', text: words }] as const
const choice: Question = {
  id: asId('q_1'),
  type: 'multiple_choice',
  stem: text('Which metal is liquid?'),
  options: [text('Iron'), text('Mercury'), text('Lead'), text('Tin')],
  keyIndex: 1,
  spares: [text('Gold'), text('Silver')],
  explanation: [],
  marks: 2,
  minutes: 3,
  difficulty: 'easy',
  topic: 'Metals',
  provenance: {
    origin: { kind: 'document' },
    proof: 'quoted',
    source: { documentId: asId('d'), quote: 'Mercury is liquid.' },
  },
}
const json = (question: Question) =>
  JSON.parse(JSON.stringify(formatQuestion(question))) as ReturnType<typeof formatQuestion>
const swapped = (question: Question) => ({ ...swapOption(json(question), 'Lead', 'Gold') })

test('a spare of its maker in the place of a wrong option changes nothing else', () => {
  expect(keptQuestion(choice, swapped(choice))).toEqual({
    ...choice,
    options: [text('Iron'), text('Mercury'), text('Gold'), text('Tin')],
    spares: [text('Silver'), text('Lead')],
  })
})
test('a swap and other marks go together', () => {
  expect(keptQuestion(choice, { ...swapped(choice), marks: 3 })).toMatchObject({
    marks: 3,
    provenance: { proof: 'quoted' },
  })
})
test.each([
  ['other words', { question: 'Which is liquid?' }],
  ['another key', { correctAnswer: 'A' }],
  ['a spare that its maker did not give', { spareOptions: ['Silver', 'Brass'] }],
])('%s make it the teacher’s', (_name, change) => {
  expect(keptQuestion(choice, { ...swapped(choice), ...change })).toBeUndefined()
})
test('the spares of an AI were not checked with its options', () => {
  const byAi: Question = { ...choice, provenance: { origin: { kind: 'ai', model: 'm' }, proof: 'checked' } }
  expect(keptQuestion(byAi, swapped(byAi))).toBeUndefined()
})
