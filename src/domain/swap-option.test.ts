import { describe, expect, test } from 'vitest'
import { isSwapOf, swapOption, wrongOptions, type Choices } from './swap-option.ts'

const question: Choices = {
  options: ['Iron', 'Zinc', 'Lead', 'Tin'],
  spareOptions: ['Gold', 'Silver'],
  correctAnswer: 'B',
}

test('wrong options come with their letters, without the key', () => {
  expect(wrongOptions(question)).toEqual([
    { letter: 'A', text: 'Iron' },
    { letter: 'C', text: 'Lead' },
    { letter: 'D', text: 'Tin' },
  ])
})

describe('a swap', () => {
  test('puts the spare in the place, and what was there behind the spares', () => {
    expect(swapOption(question, 'Lead', 'Gold')).toEqual({
      options: ['Iron', 'Zinc', 'Gold', 'Tin'],
      spareOptions: ['Silver', 'Lead'],
      correctAnswer: 'B',
    })
  })
  test.each([
    ['of the key', 'Zinc', 'Gold'],
    ['of what is not printed', 'Silver', 'Gold'],
    ['for what is no spare', 'Iron', 'Tin'],
  ])('%s is none', (_name, given, taken) => expect(swapOption(question, given, taken)).toBeUndefined())
  test('is known as one', () => {
    expect(isSwapOf(question, { ...swapOption(question, 'Lead', 'Gold') })).toBe(true)
  })
  test.each<[string, Record<string, unknown>]>([
    ['another text', { options: ['Iron', 'Zinc', 'Brass', 'Tin'] }],
    ['another key', { correctAnswer: 'A' }],
    ['the key at another letter', { options: ['Zinc', 'Iron', 'Lead', 'Tin'] }],
    ['the key among the spares', { options: ['Iron', 'Gold', 'Lead', 'Tin'], spareOptions: ['Zinc', 'Silver'] }],
    ['fewer options', { options: ['Iron', 'Zinc', 'Lead'], spareOptions: ['Gold', 'Silver', 'Tin'] }],
    ['a lost spare', { spareOptions: ['Gold'] }],
    ['an option twice', { options: ['Iron', 'Zinc', 'Gold', 'Tin'] }],
    ['no spares', { spareOptions: undefined }],
    ['no texts', { options: [1, 2, 3, 4] }],
  ])('is not: %s', (_name, change) => expect(isSwapOf(question, { ...question, ...change })).toBe(false))
})
