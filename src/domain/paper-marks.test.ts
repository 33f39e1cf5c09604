import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { TOTAL_MARKS } from './marks.ts'
import type { NonEmpty } from './must-be-there.ts'
import { markQuestions, paperMinutes, planMarks } from './paper-marks.ts'
import { asId } from './ids.ts'
import { countTypes } from './count-types.ts'
import { QUESTION_TYPES, type Question, type QuestionType } from './question.ts'
import { blank, literalText } from './rich-text.ts'
import { totalMarks } from './structure.ts'

const words = literalText('words')
const row = (marks: number) => ({ text: words, marks })

/** `natural`: what its pairs, parts or rows come to as it was made. */
function made(type: QuestionType, id: string, natural: number): Question {
  const base = {
    id: asId<'Question'>(id),
    stem: words,
    explanation: [],
    marks: natural,
    minutes: Math.ceil(natural * 1.5),
    difficulty: 'medium',
    topic: 'T',
    provenance: { origin: { kind: 'teacher' }, proof: 'unchecked' },
  } as const
  const items = Array.from({ length: natural }, () => words) as unknown as readonly [typeof words, ...(typeof words)[]]
  switch (type) {
    case 'multiple_choice':
      return { ...base, type, options: [words, words], keyIndex: 0 }
    case 'true_false':
      return { ...base, type, key: true }
    case 'fill_blank':
      return { ...base, type, stem: [blank], keys: [[words]] }
    case 'short_answer':
      return { ...base, type, key: words, markingScheme: [row(natural)] }
    case 'essay':
      return { ...base, type, markingGuide: [row(natural - 2), row(2)] }
    case 'matching':
      return { ...base, type, left: items, right: items, pairs: items.map((_, index) => [index, index] as const) }
    case 'long_question':
      return {
        ...base,
        type,
        parts: [{ label: '(a)', stem: words, marks: natural, key: words, markingScheme: [row(natural)] }],
      }
  }
}

/** A paper as it was planned, its questions made with whatever marks their makers gave them. */
const paperOf = (types: NonEmpty<QuestionType>, total: number, natural: number): Question[] =>
  countTypes(total, types).flatMap((count, index) =>
    Array.from({ length: count }, (_, place) => made(types[index]!, `${types[index]}-${place}`, natural)),
  )

const document = { paperFormat: 'standard', generationMode: 'document_based' } as const
const marked = (...parameters: Parameters<typeof markQuestions>) => {
  const result = markQuestions(...parameters)
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

describe('the marks of a paper before and after it is made', () => {
  test('are one number where no total is named', () => {
    const wish = { ...document, questionTypes: ['multiple_choice', 'essay'], totalQuestions: 10 } as const
    const plan = planMarks(wish)
    const { questions, notices } = marked(paperOf(['multiple_choice', 'essay'], 10, 9), wish)
    expect([plan.marks, plan.isExact, totalMarks(questions), notices]).toEqual([28, true, 28, []])
    expect(paperMinutes(questions)).toBe(plan.minutes)
  })

  test('are one number whatever total is asked for, and it never asks a question to bear more than it can', () => {
    const types = fc.uniqueArray(fc.constantFrom(...QUESTION_TYPES), { minLength: 1 })
    fc.assert(
      fc.property(
        types,
        fc.integer({ min: 5, max: 60 }),
        fc.integer({ min: TOTAL_MARKS.least, max: TOTAL_MARKS.most }),
        (some, totalQuestions, asked) => {
          const [first, ...others] = some
          const questionTypes = [first!, ...others] as const
          const wish = { ...document, questionTypes, totalQuestions, totalMarks: Math.max(asked, totalQuestions) }
          const plan = planMarks(wish)
          fc.pre(wish.totalMarks >= plan.least)
          const { questions, notices } = marked(paperOf(questionTypes, totalQuestions, 5), wish)
          expect(totalMarks(questions)).toBe(plan.marks)
          expect(notices).toEqual(
            plan.marks === wish.totalMarks ? [] : [{ kind: 'marks', asked: wish.totalMarks, given: plan.marks }],
          )
        },
      ),
    )
  })

  test('ten choices carry 30 of the 100 that were asked for, which is known before', () => {
    const wish = { ...document, questionTypes: ['multiple_choice'], totalQuestions: 10, totalMarks: 100 } as const
    expect(planMarks(wish)).toMatchObject({ marks: 30, most: 30, minutes: 45 })
    expect(marked(paperOf(['multiple_choice'], 10, 2), wish).notices).toEqual([
      { kind: 'marks', asked: 100, given: 30 },
    ])
  })

  test('are those of the examination in the format of Paper 2', () => {
    const wish = { paperFormat: 'hkdse_paper2', generationMode: 'document_based' } as const
    const questionTypes = ['multiple_choice'] as const
    const { questions } = marked(paperOf(questionTypes, 6, 2), { ...wish, questionTypes, totalQuestions: 6 })
    expect(totalMarks(questions)).toBe(6)
  })

  test('leave a question that stays the marks that its teacher gave it', () => {
    const [first, ...others] = paperOf(['multiple_choice'], 5, 2)
    const kept = { ...first!, marks: 3 }
    const wish = { ...document, questionTypes: ['multiple_choice'], totalQuestions: 5 } as const
    expect(marked([kept, ...others], wish, [kept]).questions.map(({ marks }) => marks)).toEqual([3, 2, 2, 2, 2])
  })

  test('pairs beyond the total get their mark each: what is made is not thrown away', () => {
    const wish = { ...document, questionTypes: ['matching'], totalQuestions: 10, totalMarks: 60 } as const
    expect(marked(paperOf(['matching'], 10, 7), wish).notices).toEqual([{ kind: 'marks', asked: 60, given: 70 }])
  })
})

test('minutes count what is known better of single questions', () => {
  const [first, ...others] = paperOf(['multiple_choice'], 5, 1)
  expect(paperMinutes([first!, ...others])).toBe(8)
  expect(paperMinutes([{ ...first!, minutes: 7 }, ...others])).toBe(13)
})
