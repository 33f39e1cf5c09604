import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEVELS, type Level } from './difficulty.ts'
import { asId } from './ids.ts'
import { distributeMarks, shareMarks, withMarks } from './marks.ts'
import { marksBounds } from './type-marks.ts'
import {
  QUESTION_TYPES,
  questionFault,
  type FillBlank,
  type MarkingRow,
  type Question,
  type QuestionType,
} from './question.ts'
import { blank, literalText } from './rich-text.ts'

const row = (marks: number): MarkingRow => ({ text: literalText('step'), marks })

function question(type: QuestionType, difficulty: Level = 'medium'): Question {
  const base = {
    id: asId<'Question'>('q'),
    stem: literalText('Why?'),
    explanation: [],
    marks: 2,
    minutes: 3,
    difficulty,
    topic: 'T',
    provenance: { origin: { kind: 'teacher' }, proof: 'unchecked' },
  } as const
  const words = literalText('words')
  switch (type) {
    case 'multiple_choice':
      return { ...base, type, options: [words, words], keyIndex: 0 }
    case 'true_false':
      return { ...base, type, key: true }
    case 'fill_blank':
      return { ...base, type, stem: [blank], keys: [[words]] }
    case 'matching':
      return { ...base, type, left: [words], right: [words], pairs: [[0, 0]] }
    case 'short_answer':
      return { ...base, type, key: words, markingScheme: [row(1), row(1)] }
    case 'essay':
      return { ...base, type, markingGuide: [row(2)] }
    case 'long_question':
      return {
        ...base,
        type,
        marks: 6,
        parts: [
          { label: '(a)', stem: words, marks: 2, key: words, markingScheme: [row(1), row(1)] },
          { label: '(b)', stem: words, marks: 4, key: words, markingScheme: [row(4)] },
        ],
      }
  }
}

/** Every marking scheme of a question with the marks that it should sum to. */
function schemesOf(question: Question): (readonly [readonly MarkingRow[], number])[] {
  switch (question.type) {
    case 'short_answer':
      return [[question.markingScheme, question.marks]]
    case 'essay':
      return [[question.markingGuide, question.marks]]
    case 'long_question':
      return question.parts.map((part) => [part.markingScheme, part.marks] as const)
    case 'multiple_choice':
      return []
    case 'true_false':
      return []
    case 'fill_blank':
      return []
    case 'matching':
      return []
  }
}

const several = (count: number, type: QuestionType, level?: Level): Question[] =>
  Array.from({ length: count }, () => question(type, level))
const marksOf = (questions: readonly Question[]): number[] => questions.map(({ marks }) => marks)
function distributed(questions: readonly Question[], total: number): Question[] {
  const result = distributeMarks(questions, total)
  if (!result.ok) throw new Error(`refused: ${result.error.code}`)
  return result.value
}

describe('distributing a total', () => {
  test('equal questions carry equal marks where the total allows it', () => {
    expect(marksOf(distributed(several(10, 'short_answer'), 50))).toEqual(Array.from({ length: 10 }, () => 5))
  })

  test('an essay carries more than a multiple-choice question, and that more than true or false', () => {
    const marked = distributed(
      [...several(4, 'essay'), ...several(5, 'multiple_choice'), ...several(5, 'true_false')],
      55,
    )
    expect(marksOf(marked)).toEqual([10, 10, 10, 10, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1])
  })

  test('a hard question carries more than an easy one of its type', () => {
    expect(
      marksOf(distributed([...several(6, 'short_answer', 'easy'), ...several(6, 'short_answer', 'hard')], 60)),
    ).toEqual([4, 4, 4, 4, 4, 4, 6, 6, 6, 6, 6, 6])
  })

  test('minutes follow the marks', () => {
    expect(distributed(several(10, 'short_answer'), 50)[0]!.minutes).toBe(8)
  })

  test('no question carries more than its type can bear, however much is asked for', () => {
    const two: Question = { ...(question('fill_blank') as FillBlank), keys: [[literalText('a')], [literalText('b')]] }
    expect(marksOf(distributed([...several(5, 'short_answer'), question('multiple_choice'), two], 100))).toEqual([
      6, 6, 6, 6, 6, 3, 4,
    ])
    const [one, other, ...truths] = marksOf(distributed([...several(2, 'essay'), ...several(8, 'true_false')], 70))
    expect([one, other, Math.max(...truths)]).toEqual([25, 25, 3])
  })

  test('marks are whole, at least 1, sum to the total as far as the types bear it, and every question still adds up', () => {
    const questions = fc.array(fc.tuple(fc.constantFrom(...QUESTION_TYPES), fc.constantFrom(...LEVELS)), {
      minLength: 1,
      maxLength: 40,
    })
    fc.assert(
      fc.property(questions, fc.integer({ min: 80, max: 300 }), (shapes, total) => {
        const marked = distributed(
          shapes.map(([type, level]) => question(type, level)),
          total,
        )
        const most = marked.reduce((sum, one) => sum + marksBounds(one).most, 0)
        expect(marksOf(marked).reduce((a, b) => a + b, 0)).toBe(Math.min(total, most))
        for (const one of marked) {
          expect(one.marks).toBeLessThanOrEqual(marksBounds(one).most)
          expect(questionFault(one)).toBeUndefined()
          if (one.type === 'long_question')
            for (const part of one.parts)
              expect(part.markingScheme.reduce((sum, { marks }) => sum + marks, 0)).toBe(part.marks)
        }
      }),
    )
  })

  test('no question carries less than an easier or lighter one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...LEVELS), { minLength: 2, maxLength: 30 }),
        fc.integer({ min: 50, max: 300 }),
        (levels, total) => {
          const marked = distributed(
            levels.map((level) => question('fill_blank', level)),
            total,
          )
          const highest = (level: Level): number =>
            Math.max(...marked.filter(({ difficulty }) => difficulty === level).map(({ marks }) => marks), 0)
          const lowest = (level: Level): number =>
            Math.min(...marked.filter(({ difficulty }) => difficulty === level).map(({ marks }) => marks), Infinity)
          expect(highest('easy')).toBeLessThanOrEqual(lowest('medium'))
          expect(highest('medium')).toBeLessThanOrEqual(lowest('hard'))
        },
      ),
    )
  })
})

describe('a total that cannot be', () => {
  test.each([
    { name: '49 is below the range', count: 5, total: 49, code: 'total_marks_out_of_range' },
    { name: '301 is above the range', count: 5, total: 301, code: 'total_marks_out_of_range' },
    { name: 'a fraction is no total', count: 5, total: 60.5, code: 'total_marks_out_of_range' },
    { name: '60 marks are too few for 61 questions', count: 61, total: 60, code: 'below_one_mark_a_question' },
  ])('$name', ({ count, total, code }) => {
    expect(distributeMarks(several(count, 'true_false'), total)).toMatchObject({ ok: false, error: { code } })
  })

  test('a long question of many small parts gets one mark for each before others get more', () => {
    const [part] = (question('long_question') as Extract<Question, { type: 'long_question' }>).parts
    const many: Question = {
      ...question('long_question'),
      type: 'long_question',
      marks: 80,
      parts: [part, ...Array.from({ length: 39 }, () => part)],
    }
    const marked = distributed([many, ...several(5, 'essay')], 50)
    expect(marksOf(marked)).toEqual([40, 2, 2, 2, 2, 2])
    expect(shareMarks(several(2, 'multiple_choice'), 6).ok).toBe(true)
    expect(marked.map(questionFault)).toEqual(marked.map(() => undefined))
  })

  test('a long question needs one mark a part', () => {
    expect(distributeMarks(several(26, 'long_question'), 51)).toEqual({
      ok: false,
      error: { code: 'below_one_mark_a_question', total: 51, needed: 52, questions: 26 },
    })
    expect(distributeMarks(several(26, 'long_question'), 52).ok).toBe(true)
  })
})

describe('a question with other marks', () => {
  test('parts of a long question share them in proportion, and their schemes within', () => {
    const long = withMarks(question('long_question'), 12)
    expect(long).toMatchObject({
      marks: 12,
      minutes: 18,
      parts: [
        { marks: 4, markingScheme: [{ marks: 2 }, { marks: 2 }] },
        { marks: 8, markingScheme: [{ marks: 8 }] },
      ],
    })
  })

  test.each(QUESTION_TYPES)('%s with six marks still adds up, in every scheme', (type) => {
    const marked = withMarks(question(type), 6)
    expect([marked.marks, marked.minutes, questionFault(marked)]).toEqual([
      6,
      type === 'long_question' ? 3 : 9,
      undefined,
    ])
    for (const [scheme, marks] of schemesOf(marked)) expect(scheme.reduce((sum, row) => sum + row.marks, 0)).toBe(marks)
  })

  test('a matching question of five pairs cannot carry less than five marks', () => {
    const [left, right] = ['abcde', '12345'].map((letters) =>
      [...letters].map((letter) => literalText(letter)),
    ) as unknown as [[never], [never]]
    const matching: Question = {
      ...question('matching'),
      type: 'matching',
      marks: 5,
      left,
      right,
      pairs: [0, 1, 2, 3, 4].map((index) => [index, index] as const),
    }
    expect(() => withMarks(matching, 4)).toThrow(RangeError)
    expect(distributeMarks([matching, ...several(46, 'true_false')], 50)).toMatchObject({
      ok: false,
      error: { needed: 51 },
    })
    expect(marksOf(distributed([matching, ...several(45, 'true_false')], 50))[0]).toBe(5)
  })

  test('a part that only leads in goes on carrying nothing', () => {
    const long = question('long_question') as Extract<Question, { type: 'long_question' }>
    const leading = { ...long.parts[0], label: '', marks: 0, markingScheme: [] }
    const marked = withMarks({ ...long, parts: [leading, ...long.parts] }, 9)
    expect(marked).toMatchObject({ marks: 9, parts: [{ marks: 0 }, { marks: 3 }, { marks: 6 }] })
  })

  test('a guide whose points say what they earn gives and takes in its last row', () => {
    const essay: Question = { ...question('essay'), type: 'essay', marks: 8, markingGuide: [row(6), row(2)] }
    const rows = (marks: number) => schemesOf(withMarks(essay, marks))[0]![0].map((one) => one.marks)
    expect([rows(7), rows(10), rows(16)]).toEqual([
      [6, 1],
      [6, 4],
      [12, 4],
    ])
  })

  test('the same marks change nothing, not even the minutes', () => {
    const unchanged = { ...question('essay'), minutes: 40 }
    expect(withMarks(unchanged, 2)).toBe(unchanged)
  })

  test.each([0, 1.5])('%d marks are a bug of the caller', (marks) => {
    expect(() => withMarks(question('true_false'), marks)).toThrow(RangeError)
  })
})

test.each([
  { remark: '1M', marks: 2, to: 4, becomes: '2M' },
  { remark: '1A+1A', marks: 2, to: 4, becomes: '2A+2A' },
  { remark: '1A+1A', marks: 2, to: 3, becomes: undefined },
  { remark: '1M for the method', marks: 1, to: 3, becomes: '3M for the method' },
  { remark: '全部答對2分，欠一項1分', marks: 2, to: 4, becomes: '全部答對4分，欠一項2分' },
  { remark: 'half of the marks for each', marks: 2, to: 3, becomes: 'half of the marks for each' },
  { remark: 'for 3 Marians', marks: 1, to: 2, becomes: 'for 3 Marians' },
  { remark: '1M', marks: 2, to: 2, becomes: '1M' },
])('a remark “$remark” on $marks marks is $becomes on $to', ({ remark, marks, to, becomes }) => {
  const rows = [{ ...row(marks), remark }]
  const before = { ...question('short_answer'), marks, markingScheme: rows } as Question
  expect(withMarks(before, to)).toMatchObject({ markingScheme: [{ marks: to }] })
  expect((withMarks(before, to) as Extract<Question, { type: 'short_answer' }>).markingScheme[0]?.remark).toBe(becomes)
})
