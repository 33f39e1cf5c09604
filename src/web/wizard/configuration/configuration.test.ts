import { describe, expect, test } from 'vitest'
import { FREE, UNLIMITED, type PlanLimit } from '#domain/plan.ts'
import { enteredNumber } from './entered-number.ts'
import { checkAgainstPlan } from './plan-check.ts'

test.each([
  { text: '20', number: 20 },
  { text: ' 20 ', number: 20 },
  { text: '２０', number: 20 },
  { text: '007', number: 7 },
  { text: '-5', number: -5 },
  { text: '', number: undefined },
  { text: '  ', number: undefined },
  { text: 'twenty', number: undefined },
  { text: '6.5', number: undefined },
  { text: '1e2', number: undefined },
  { text: '12345678901234567890', number: undefined },
])('“$text” is read as $number', ({ text, number }) => {
  expect(enteredNumber(text)).toBe(number)
})

describe('what the plan says', () => {
  const used = { quizzes: 3, questions: 290, pdfPages: 0, documents: 1, storageBytes: 0 }
  const unlimited = Object.fromEntries(Object.keys(FREE.limits).map((limit) => [limit, UNLIMITED])) as Record<
    PlanLimit,
    number
  >

  test('names the limit of a paper and what the month has left', () => {
    expect(checkAgainstPlan({ limits: FREE.limits, usage: used }, 'standard', 30)).toEqual({
      perPaper: 30,
      questions: { left: 10, limit: 300 },
      papers: { left: 7, limit: 10 },
    })
  })
  test('refuses one question more than a paper may have', () => {
    expect(checkAgainstPlan({ limits: FREE.limits, usage: used }, 'standard', 31).fault).toEqual({
      code: 'over_plan',
      limit: 'questionsPerQuiz',
      most: 30,
      used: 0,
      asked: 31,
    })
  })
  test('leaves alone the formats whose number the examination fixes', () => {
    expect(checkAgainstPlan({ limits: FREE.limits, usage: used }, 'hkdse_paper2', 45)).toEqual({
      questions: { left: 10, limit: 300 },
      papers: { left: 7, limit: 10 },
    })
  })
  test('has nothing to say where there is no limit', () => {
    expect(checkAgainstPlan({ limits: unlimited, usage: used }, 'standard', 100)).toEqual({})
  })
  test('has nothing left, not less, where the plan was lowered', () => {
    expect(
      checkAgainstPlan({ limits: { ...FREE.limits, questionsPerMonth: 100 }, usage: used }, 'standard', 10).questions,
    ).toEqual({ left: 0, limit: 100 })
  })
})
