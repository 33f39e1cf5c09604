import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { randomPapers, randomQuestions, randomWords } from '#test/formats/random-papers.ts'
import { formatQuestion } from './format-question.ts'
import { asId } from './ids.ts'
import { normaliseQuestion } from './normalise-question.ts'
import { formatPaper, parsePaper } from './paper-json.ts'
import { QUESTION_TYPES, questionFault } from './question.ts'

const fallbackId = asId<'Question'>('fallback')

describe('a question of our own is read back as it was written', () => {
  test.each(QUESTION_TYPES)('%s', (type) => {
    fc.assert(
      fc.property(randomQuestions[type], (question) => {
        expect(questionFault(question)).toBeUndefined()
        const json: unknown = JSON.parse(JSON.stringify(formatQuestion(question)))
        expect(normaliseQuestion(json, { from: { kind: 'own' }, id: fallbackId })).toEqual({
          ok: true,
          value: { question, warnings: [] },
        })
      }),
      { numRuns: 300 },
    )
  })
})

test('nothing from outside keeps a proof, whatever it claims', () => {
  fc.assert(
    fc.property(fc.oneof(...QUESTION_TYPES.map((type) => randomQuestions[type])), (question) => {
      const read = normaliseQuestion(formatQuestion(question), { from: { kind: 'ai', model: 'm' }, id: fallbackId })
      // A key that outside readings find ambiguous is refused; whatever is taken is unchecked.
      if (read.ok)
        expect(read.value.question.provenance).toMatchObject({ origin: { kind: 'ai', model: 'm' }, proof: 'unchecked' })
      else expect(read.error.length).toBeGreaterThan(0)
    }),
  )
})

test('no JSON makes the normaliser throw, and what it takes has no fault', () => {
  const field = fc.oneof(
    fc.jsonValue(),
    randomWords,
    fc.constantFrom('A', 0, true, '[{"left":"a","right":"b"}]', '{"answer":"B"}', ['a', 'b'], [['a', 'b']], [[0, 1]], {
      left: ['a'],
      right: ['b'],
    }),
  )
  const shape = fc.record(
    {
      type: fc.constantFrom(...QUESTION_TYPES),
      question: fc.oneof(randomWords, field),
      options: field,
      correctAnswer: field,
      marks: field,
      matches: field,
      subQuestions: fc.oneof(field, fc.array(fc.record({ question: field, correctAnswer: field, marks: field }))),
      markingScheme: field,
      figure: field,
      source: field,
      origin: field,
      difficulty: field,
      topic: field,
      estimatedTime: field,
    },
    { requiredKeys: ['type', 'question'] },
  )
  fc.assert(
    fc.property(fc.oneof(shape, fc.jsonValue()), fc.constantFrom('own' as const, 'teacher' as const), (input, kind) => {
      const read = normaliseQuestion(input, { from: { kind }, id: fallbackId })
      if (read.ok) expect(questionFault(read.value.question)).toBeUndefined()
      else expect(read.error.length).toBeGreaterThan(0)
    }),
    { numRuns: 3000 },
  )
})

describe('a paper', () => {
  test('of our own is read back as it was written', () => {
    fc.assert(
      fc.property(randomPapers, (own) => {
        expect(parsePaper(JSON.parse(JSON.stringify(formatPaper(own))), { from: { kind: 'own' } })).toEqual({
          ok: true,
          value: own,
        })
      }),
    )
  })

  test('of someone else loses every proof', () => {
    fc.assert(
      fc.property(randomPapers, (own) => {
        const read = parsePaper(formatPaper(own), { from: { kind: 'teacher' } })
        if (read.ok)
          for (const { provenance } of read.value.questions)
            expect(provenance).toMatchObject({ origin: { kind: 'teacher' }, proof: 'unchecked' })
      }),
    )
  })

  const [sample] = fc.sample(
    randomPapers.filter(({ questions }) => questions.length > 0),
    { numRuns: 1, seed: 1 },
  )
  const json = formatPaper(sample!)

  test('that was ready counts as completed', () => {
    expect(parsePaper({ ...json, status: 'ready' }, { from: { kind: 'own' } })).toMatchObject({
      ok: true,
      value: { status: 'completed' },
    })
  })

  test.each([
    { name: 'a number in place of a paper', input: 5, field: '' },
    { name: 'no title', input: { ...json, title: '' }, field: 'title' },
    { name: 'an unknown language', input: { ...json, language: 'fr' }, field: 'language' },
    {
      name: 'a configuration without types',
      input: { ...json, configuration: { ...json.configuration, questionTypes: [] } },
      field: 'configuration.questionTypes',
    },
    { name: 'a date that is none', input: { ...json, createdAt: 'yesterday' }, field: 'createdAt' },
  ])('with $name is refused by the name of the field', ({ input, field }) => {
    const read = parsePaper(input, { from: { kind: 'own' } })
    expect(
      read.ok ? [] : read.error.map((fault) => fault.code === 'field_wrong' && fault.field.startsWith(field)),
    ).toEqual([true])
  })

  test('with a question without text is refused by its number', () => {
    const read = parsePaper(
      { ...json, questions: [...json.questions, { type: 'essay', correctAnswer: 'x' }] },
      { from: { kind: 'own' } },
    )
    expect(read).toEqual({
      ok: false,
      error: [{ code: 'question_wrong', number: json.questions.length + 1, fault: { code: 'text_missing' } }],
    })
  })
})
