import { describe, expect, test } from 'vitest'
import { acceptance, kindOf, QUESTION_KINDS, type AcceptanceModel } from './acceptance.ts'
import { choice, essay, fill, long, madeFalse, match, short, statement } from '#test/questions/planted-items.ts'

const PAIRS = [
  ['Neon', 'a gas'],
  ['Iron', 'a metal'],
  ['Salt', 'a crystal'],
  ['Oil', 'a liquid'],
] as const

test.each([
  { kind: 'choice', draft: choice('Which is a gas?', '+Neon', 'Iron', 'Tin', 'Lead') },
  { kind: 'quantity', draft: choice('How many noble gases are known?', '+6', '7', '8', '9') },
  { kind: 'year', draft: choice('In which year did the war end?', '1943', '1944', '+1945', '1946') },
  { kind: 'year', draft: madeFalse('The war ended in 1954.', 'The war ended in 1945.') },
  { kind: 'true_statement', draft: statement('Neon is a gas.') },
  { kind: 'false_statement', draft: madeFalse('Neon is a metal.', 'Neon is a gas.') },
  { kind: 'quantity', draft: madeFalse('The body has 106 bones.', 'The body has 206 bones.') },
  { kind: 'blank', draft: fill('The lightest of all gases is ____.', 'hydrogen') },
  { kind: 'quantity', draft: fill('The human body has ____ bones.', '206') },
  { kind: 'meaning', draft: fill('The term that means “a gas that reacts with nothing” is “____”.', 'noble gas') },
  { kind: 'meaning', draft: short('What is meant by “noble gas”?', 'A gas that reacts with nothing') },
  { kind: 'short_answer', draft: short('Who discovered radium?', 'Marie Curie') },
  { kind: 'composed', draft: match('Match each thing with its kind.', PAIRS) },
  { kind: 'composed', draft: essay('Discuss the uses of noble gases.', 6, ['uses', 6]) },
  { kind: 'composed', draft: long('This question is about gases.', 2, { asks: 'Name a gas.', key: 'neon', marks: 2 }) },
] as const)('$draft.type is of the kind $kind', ({ kind, draft }) => expect(kindOf(draft, 'en')).toBe(kind))

test('Chinese numerals are numbers, Chinese meanings meanings', () => {
  expect(kindOf(fill('人體有____塊骨。', '二百零六'), 'zh-TW')).toBe('quantity')
  expect(kindOf(short('在哪一年，革命爆發？', '1911年'), 'zh-TW')).toBe('year')
  expect(kindOf(short('何謂「惰性氣體」？', '不易起反應的氣體'), 'zh-TW')).toBe('meaning')
})

describe('acceptance', () => {
  const model: AcceptanceModel = {
    kinds: {
      choice: 0.4,
      true_statement: 0.8,
      false_statement: 0.7,
      blank: 0.7,
      short_answer: 0.6,
      year: 0.5,
      quantity: 0.6,
      meaning: 0.7,
      composed: 0.5,
    },
    ownScore: 0.5,
    warning: 0.1,
  }
  const plain = { kind: 'blank', score: 0.6, warnings: 0 } as const
  test('is higher for a kind that readers like', () =>
    expect(acceptance({ ...plain, kind: 'true_statement' }, model)).toBeGreaterThan(acceptance(plain, model)))
  test('grows with the score of the maker', () =>
    expect(acceptance({ ...plain, score: 0.8 }, model) - acceptance(plain, model)).toBeCloseTo(0.1))
  test('falls with each warning', () =>
    expect(acceptance(plain, model) - acceptance({ ...plain, warnings: 2 }, model)).toBeCloseTo(0.2))
  test('stays between 0 and 1', () => {
    expect(acceptance({ ...plain, warnings: 99 }, model)).toBe(0)
    expect(acceptance({ ...plain, score: 9 }, model)).toBe(1)
  })
  test.each(QUESTION_KINDS)('of the kind %s is known', (kind) => {
    const value = acceptance({ kind, score: 0.65, warnings: 0 })
    expect([value > 0, value < 1]).toEqual([true, true])
  })
})
