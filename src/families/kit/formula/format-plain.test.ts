import { describe, expect, test } from 'vitest'
import { formatPlain } from './format-plain.ts'
import { parseFormula } from './parse-formula.ts'

const plain = (source: string, values = {}): string => formatPlain(parseFormula(source), values)

describe('a claim in plain notation', () => {
  test('joins conditions by and, and alternatives by or', () => {
    expect(plain('0 < k <= 9', { k: 4 })).toBe('0 < 4 and 4 <= 9')
    expect(plain('k < 1 | k > 9', { k: 4 })).toBe('(4 < 1) or (9 < 4)')
  })
  test('gives complex numbers no order', () => {
    expect(() => plain('0 <= (2 + i)^2')).toThrow('they have no order')
    expect(plain('(2 i)^2 = -abs(2 i)^2')).toContain(' = ')
  })
  test('takes no root of a negative number, on which systems disagree', () => {
    expect(() => plain('c^(1/3) = -2', { c: -8 })).toThrow('no root of a negative')
    expect(plain('c/abs(c) abs(c)^(1/3) = -2', { c: -8 })).toBe('((-8))/(abs((-8)))*(abs((-8)))^((1)/(3)) = (-2)')
    expect(plain('c^(k - 1) = 64', { c: -8, k: 3 })).toBe('((-8))^((3-1)) = 64')
  })
})
