import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import type { MultipleChoice } from '#domain/question.ts'
import { seededRandom } from '#domain/random.ts'
import { literalText, plainText } from '#domain/rich-text.ts'
import { balanceKeys } from './balance-keys.ts'

function question(options: readonly string[], key: string): MultipleChoice {
  return {
    type: 'multiple_choice',
    id: asId('q'),
    stem: literalText('Which?'),
    explanation: [],
    marks: 2,
    minutes: 3,
    difficulty: 'easy',
    topic: 'T',
    provenance: { origin: { kind: 'teacher' }, proof: 'unchecked' },
    options: options.map(literalText) as unknown as MultipleChoice['options'],
    keyIndex: options.indexOf(key),
  }
}
const keyOf = (one: MultipleChoice): string => plainText(one.options[one.keyIndex]!)
const asChoices = (questions: readonly unknown[]) => questions as MultipleChoice[]

describe('keys of words', () => {
  test('every letter is the key equally often, and never more than three times in a row', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 45 }), fc.string(), (count, seed) => {
        const positions = asChoices(
          balanceKeys(
            Array.from({ length: count }, () => question(['iron', 'tin', 'lead', 'zinc'], 'iron')),
            seededRandom(seed),
          ),
        ).map(({ keyIndex }) => keyIndex)
        const times = [0, 1, 2, 3].map((position) => positions.filter((one) => one === position).length)
        expect(Math.max(...times) - Math.min(...times)).toBeLessThanOrEqual(1)
        for (let at = 0; at + 3 < positions.length; at += 1)
          expect(new Set(positions.slice(at, at + 4)).size).toBeGreaterThan(1)
      }),
    )
  })
  test('the key stays the same words and no option is lost', () => {
    const [placed] = asChoices(balanceKeys([question(['iron', 'tin', 'lead', 'zinc'], 'lead')], seededRandom('s')))
    expect(keyOf(placed!)).toBe('lead')
    expect(placed!.options.map(plainText).toSorted()).toEqual(['iron', 'lead', 'tin', 'zinc'])
  })
})

describe('keys of numbers', () => {
  test.each([
    { options: ['1,200', '300', '4', '50'], ascending: ['4', '50', '300', '1,200'] },
    { options: ['20 kg', '5 kg', '10 kg', '15 kg'], ascending: ['5 kg', '10 kg', '15 kg', '20 kg'] },
    { options: ['三十人', '十人', '一百二十人', '五十人'], ascending: ['十人', '三十人', '五十人', '一百二十人'] },
    { options: ['\u22122', '3', '\u22125', '0'], ascending: ['\u22125', '\u22122', '0', '3'] },
  ])('$options stand ascending', ({ options, ascending }) => {
    const [placed] = asChoices(balanceKeys([question(options, options[1]!)], seededRandom('s')))
    expect(placed!.options.map(plainText)).toEqual(ascending)
    expect(keyOf(placed!)).toBe(options[1])
  })
})

test('names that begin with a numeral are no numbers', () => {
  const options = ['三國', '五代', '八王之亂', '十國']
  const keys = new Set(
    Array.from(
      { length: 12 },
      (_, index) => asChoices(balanceKeys([question(options, '三國')], seededRandom(`s${index}`)))[0]!.keyIndex,
    ),
  )
  expect(keys.size).toBeGreaterThan(1)
})

test.each([
  [['只有(1)及(2)', '只有(1)及(3)', '只有(2)及(3)', '(1)、(2)及(3)']],
  [['(1) and (2) only', '(1) and (3) only', '(2) and (3) only', '(1), (2) and (3)']],
])('options that name numbered statements keep their order: %s', (options) => {
  const combined = question(options, options[2]!)
  expect(balanceKeys([combined], seededRandom('1'))).toEqual([combined])
})
