import { describe, expect, test } from 'vitest'
import { seededRandom } from '#domain/random.ts'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { numericOrder, otherQuantities, otherSpelling, quantityIn, type Quantity } from './quantities.ts'

const quantityOf = (text: string): Quantity | undefined => quantityIn(lessonFromText(text).sentences[0]!)

describe('a quantity to ask for', () => {
  test.each([
    ['The adult human body has 206 bones.', '206', false],
    ['Sound travels 1,480 metres in a second under water.', '1,480', false],
    ['The moon was first reached in 1969 by a crewed ship.', '1969', true],
    ['An insect has six legs joined to its thorax.', 'six', false],
  ])('“%s” states %s (a year: %s)', (text, printed, isYear) => {
    expect(quantityOf(text)).toMatchObject({ text: printed, isYear })
  })
  test.each([
    ['two numbers', 'Of 12 planets 3 have rings.'],
    ['a lower bound', 'A blue whale weighs more than 100 tonnes when grown.'],
    ['an upper bound', 'Some oaks live up to 900 years in good soil.'],
    ['a range', 'Bees fly 3 to 5 kilometres for food.'],
    ['an ordinal', 'The 3rd gear is used on hills by drivers.'],
    ['a part of a name', 'The plane was called DC-10 by its makers.'],
    ['a power of ten', 'Light travels 3 × 10 metres.'],
    ['an example', 'Primes such as 7 have no other factors.'],
    ['the trivial two', 'Every magnet has two poles that pull or push.'],
  ])('not %s', (_, text) => {
    expect(quantityOf(text)).toBeUndefined()
  })
})

describe('other quantities', () => {
  test.each([
    'The adult human body has 206 bones.',
    'Sound travels 1,480 metres in a second under water.',
    'The moon was first reached in 1969 by a crewed ship.',
    'An insect has six legs joined to its thorax.',
    'Gold melts at 1064.2 degrees in a furnace.',
    'About 85 percent of the ice is old.',
  ])('for “%s” are three, distinct, and of the same make', (text) => {
    const quantity = quantityOf(text)!
    for (const seed of ['a', 'b', 'c']) {
      const others = otherQuantities(quantity, seededRandom(seed))!
      expect(new Set([...others, quantity.text]).size).toBe(4)
      for (const other of others) {
        expect(/^[a-z]+$/.test(other)).toBe(quantity.inWords)
        expect(/\.(\d+)$/.exec(other)?.[1]?.length ?? 0).toBe(quantity.decimals)
      }
    }
  })
  test('a share stays at most 100', () => {
    const quantity = quantityOf('About 85 percent of the ice is old.')!
    for (const other of otherQuantities(quantity, seededRandom('a'))!) expect(Number(other)).toBeLessThanOrEqual(100)
  })
  test('numbers ascend, in words too', () => {
    expect(numericOrder(['nine', 'six', 'seven'])).toEqual(['six', 'seven', 'nine'])
    expect(numericOrder(['1,000', '250', '90.5'])).toEqual(['90.5', '250', '1,000'])
  })
  test('small whole numbers have two spellings', () => {
    expect(otherSpelling(quantityOf('An insect has six legs joined to its thorax.')!)).toBe('6')
    expect(otherSpelling(quantityOf('An insect has 6 legs joined to its thorax.')!)).toBe('six')
    expect(otherSpelling(quantityOf('The adult human body has 206 bones.')!)).toBeUndefined()
  })
})
