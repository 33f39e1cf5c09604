import { expect, test } from 'vitest'
import { checkPlan, FREE, paperCost, type Plan, PLANS, PRO, UNLIMITED } from './plan.ts'

test('the table of decision D4', () => {
  expect(PLANS.map(({ limits }) => limits)).toEqual([
    {
      quizzesPerMonth: 10,
      documentsPerMonth: 10,
      questionsPerMonth: 300,
      pdfPagesPerMonth: 150,
      pagesPerPdf: 15,
      questionsPerQuiz: 30,
      storageBytes: 104_857_600,
    },
    {
      quizzesPerMonth: 100,
      documentsPerMonth: 100,
      questionsPerMonth: 3000,
      pdfPagesPerMonth: 50_000,
      pagesPerPdf: 500,
      questionsPerQuiz: 30,
      storageBytes: 2_147_483_648,
    },
  ])
})

test.each([
  { name: '30 questions in a quiz are allowed', plan: FREE, limit: 'questionsPerQuiz', asked: 30, used: 0, left: 0 },
  { name: 'the last quiz of the month is allowed', plan: FREE, limit: 'quizzesPerMonth', asked: 1, used: 9, left: 0 },
  { name: 'what is left is told', plan: PRO, limit: 'questionsPerMonth', asked: 20, used: 80, left: 2900 },
] as const)('$name', ({ plan, limit, asked, used, left }) => {
  expect(checkPlan(plan, limit, asked, used)).toEqual({ ok: true, value: left })
})

test.each([
  { name: '31 questions in a quiz are too many', plan: PRO, limit: 'questionsPerQuiz', most: 30, asked: 31, used: 0 },
  {
    name: 'a PDF of 16 pages is too long for the free plan',
    plan: FREE,
    limit: 'pagesPerPdf',
    most: 15,
    asked: 16,
    used: 0,
  },
  {
    name: 'the eleventh quiz of the month is one too many',
    plan: FREE,
    limit: 'quizzesPerMonth',
    most: 10,
    asked: 1,
    used: 10,
  },
] as const)('$name', ({ plan, limit, most, asked, used }) => {
  expect(checkPlan(plan, limit, asked, used)).toEqual({
    ok: false,
    error: { code: 'over_plan', limit, most, used, asked },
  })
})

test('an unlimited plan allows anything', () => {
  const open: Plan = { ...FREE, limits: { ...FREE.limits, quizzesPerMonth: UNLIMITED } }
  expect(checkPlan(open, 'quizzesPerMonth', 1, 1_000_000)).toEqual({ ok: true, value: UNLIMITED })
})

test.each([1.5, -1, Number.NaN])('asking for %d is a bug of the caller', (asked) => {
  expect(() => checkPlan(FREE, 'questionsPerQuiz', asked)).toThrow(RangeError)
})

test.each([
  { given: 10, asked: 10, cost: { quizzes: 1, questions: 10 } },
  { given: 5, asked: 10, cost: { quizzes: 1, questions: 5 } },
  { given: 4, asked: 10, cost: { quizzes: 0, questions: 4 } },
])('$given of $asked questions cost what was made, and under half no paper', ({ given, asked, cost }) => {
  expect(paperCost(given, asked)).toEqual(cost)
})
