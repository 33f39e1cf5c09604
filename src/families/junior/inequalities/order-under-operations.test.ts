import { expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { seededRandom } from '#domain/random.ts'
import { drawFrom } from '../../kit/drawn.ts'
import { wordDrawn } from '../../kit/word.ts'
import { orderUnderOperations } from './order-under-operations.ts'

/** The lines of the solution on the third statement, of many draws. */
const thirdLines = (script: 'en' | 'zh-TW'): string[] =>
  Array.from({ length: 60 }, (_, index) => {
    const worded = wordDrawn(drawFrom(orderUnderOperations, seededRandom(`draw ${index}`))!, script, (text) => text)
    if (worded.kind !== 'choice') throw new Error('expected a choice')
    return plainText(worded.steps[2]!.text)
  })

test('the solution says of squares that the third statement may be false, and why', () => {
  const squares = thirdLines('en').filter((line) => line.includes('a^2'))
  expect(squares.length).toBeGreaterThan(10)
  for (const line of squares) {
    expect(line).toContain('1^2 < (-2)^2 < 3^2')
    expect(line).toMatch(/so III may be false\.$/)
  }
  for (const line of thirdLines('zh-TW').filter((one) => one.includes('a^2')))
    expect(line).toMatch(/故 III 可能不正確。$/)
})

test('of products with a square it says whether the third statement is true', () => {
  const products = thirdLines('en').filter((line) => line.includes('ak^2'))
  expect(new Set(products.map((line) => /III is (true|false)\.$/.exec(line)?.[1]))).toEqual(new Set(['true', 'false']))
})
