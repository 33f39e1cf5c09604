import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Fields } from '#domain/normalising/tolerant-fields.ts'
import { parseLoosely } from './parse-loosely.ts'
import { ANSWER_LIMITS, openAnswer } from './read-answer.ts'
import { quietSeconds } from '#test/quiet-seconds.ts'

const isWanted = (fields: Fields): boolean => 'question' in fields && 'type' in fields
const one = {
  type: 'short_answer',
  question: 'Name {the} [organ] "x".',
  correctAnswer: 'liver',
  markingScheme: [{ text: 'liver', marks: 1 }],
}
const two = {
  type: 'long_question',
  question: 'Q2',
  subQuestions: [{ label: '(a)', question: 'part', correctAnswer: '1' }],
}
const asJson = (value: unknown): string => JSON.stringify(value)

/** What comes out when the answer arrives in pieces of so many characters. */
function read(answer: string, size = 7): Fields[] {
  const reader = openAnswer(50, isWanted)
  const found: Fields[] = []
  for (let at = 0; at < answer.length; at += size) found.push(...reader.push(answer.slice(at, at + size)))
  return [...found, ...reader.finish()]
}

describe('the questions of an answer are found', () => {
  test.each([
    { name: 'in a bare list', answer: asJson([one, two]) },
    { name: 'in { questions }', answer: asJson({ questions: [one, two] }) },
    {
      name: 'in wrappings within wrappings',
      answer: asJson({ status: 'ok', data: { quiz: [{ questions: [one, two] }] } }),
    },
    {
      name: 'in a code fence with prose around',
      answer: `Sure! Here are "two" questions (see [1]):\n\`\`\`json\n${JSON.stringify([one, two], null, 2)}\n\`\`\`\nHope it helps :-}`,
    },
    { name: 'one after the other', answer: `${asJson(one)}\n${asJson(two)}` },
    { name: 'with garbage between', answer: `[${asJson(one)}, oops ]]}} ## ${asJson(two)}` },
    {
      name: 'behind a bracket in prose that is never closed',
      answer: `As {agreed, the list is [here: ${asJson([one, two])}`,
    },
    { name: 'behind a text that never ends', answer: `{"note": "broken, ${asJson([one, two])}` },
    { name: 'under names of their own', answer: asJson({ result: { first: one, second: two } }) },
    { name: 'as JSON text in JSON', answer: asJson({ questions: asJson([one, two]) }) },
    {
      name: 'with commas too many and raw line ends in texts',
      answer: `[{"type": "short_answer", "question": "Name {the} [organ] \\"x\\".", "correctAnswer": "liver", "markingScheme": [{"text": "liver", "marks": 1},],}, ${asJson(two)},]`,
    },
    {
      name: 'behind thoughts with drafts in them',
      answer: `<think>Maybe ${asJson({ ...one, question: 'A draft' })} {or [not</think>\n${asJson([one, two])}`,
    },
    { name: 'in a thought that never ends', answer: `<think>${asJson([one, two])}` },
    {
      name: 'cut in the third',
      answer: `{"questions": [${asJson(one)}, ${asJson(two)}, {"type": "short_answer", "question": "What`,
    },
  ])('$name', ({ answer }) => {
    for (const size of [1, 7, 100_000]) expect(new Set(read(answer, size))).toEqual(new Set([one, two]))
  })

  test('each as soon as its last bracket is there', () => {
    const reader = openAnswer(50, isWanted)
    expect(reader.push(`{"questions": [${asJson(one).slice(0, -1)}`)).toEqual([])
    expect(reader.push('}')).toEqual([one])
    expect(reader.push(`, ${asJson(two)}`)).toEqual([two])
  })

  test('once, also when an attempt begins anew or the same comes again', () => {
    const reader = openAnswer(50, isWanted)
    expect(reader.push(`[${asJson(one)}, {"type": "short_`)).toEqual([one])
    reader.restart()
    expect(reader.push(asJson([one, two, two]))).toEqual([two])
    expect(reader.finish()).toEqual([])
  })

  test('up to the number that is taken', () => {
    const reader = openAnswer(3, isWanted)
    expect(
      reader.push(asJson(Array.from({ length: 9 }, (_, index) => ({ ...one, question: `Q${index}` })))),
    ).toHaveLength(3)
  })
})

describe('an answer without questions gives none', () => {
  test.each([
    { name: 'an empty one', answer: '' },
    { name: 'prose', answer: 'I cannot help with "that" [sorry].' },
    { name: 'JSON of something else', answer: asJson({ error: { message: 'no' }, list: [1, 2, { a: [] }] }) },
    { name: 'a part of a question alone', answer: asJson([{ label: '(a)', question: 'part', correctAnswer: '1' }]) },
  ])('$name', ({ answer }) => {
    expect(read(answer)).toEqual([])
  })
})

describe('what would be too much is passed over in time', () => {
  test.each([
    { name: 'deep nesting', answer: '['.repeat(2_000_000) },
    { name: 'deep objects', answer: '{"questions":'.repeat(200_000) },
    { name: 'a question without end', answer: `[{"type":"essay","question":"${'x'.repeat(3_000_000)}` },
    { name: 'many small objects', answer: `{"questions":[${'{},'.repeat(1_000_000)}` },
  ])('$name', async ({ answer }) => {
    expect(await quietSeconds(() => expect(read(answer, 4096)).toEqual([]))).toBeLessThan(10)
  })

  test('no more than 10 MB are read', () => {
    const reader = openAnswer(50, isWanted)
    const filler = ' '.repeat(1024 * 1024)
    for (let piece = 0; piece < 12; piece += 1) expect(reader.push(filler)).toEqual([])
    expect(reader.push(asJson(one))).toEqual([])
    expect(reader.text()).toHaveLength(ANSWER_LIMITS.characters)
  })
})

test('whatever JSON comes in whatever pieces, the same is found', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ type: fc.string(), question: fc.json() }), { maxLength: 4 }),
      fc.integer({ min: 1, max: 30 }),
      (list, size) => {
        expect(read(asJson(list), size)).toEqual(read(asJson(list), 1_000_000))
      },
    ),
  )
})

describe('LaTeX written with one backslash is whole', () => {
  test.each([
    { written: String.raw`{"a": "$\frac{1}{2}\alpha$"}`, read: String.raw`$\frac{1}{2}\alpha$` },
    { written: String.raw`{"a": "$3 \times 4 \neq \theta$"}`, read: String.raw`$3 \times 4 \neq \theta$` },
    { written: String.raw`{"a": "$\left(\beta\right)$"}`, read: String.raw`$\left(\beta\right)$` },
    { written: String.raw`{"a": "$\\frac{1}{2}$\nnext line"}`, read: '$\\frac{1}{2}$\nnext line' },
    { written: '{"a": "two\nlines"}', read: 'two\nlines' },
    { written: String.raw`{"a": "tab\there"}`, read: 'tab\there' },
  ])('$written', ({ written, read: words }) => {
    expect(parseLoosely(written)).toEqual({ a: words })
  })
})
