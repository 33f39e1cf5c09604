import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import type { Essay, LongQuestion, Matching } from '#domain/question.ts'
import { materialFromText } from '#test/questions/english/lesson-from-text.ts'
import { made } from '#test/questions/english/made-questions.ts'
import { makeEnglishCandidates } from '../make-candidates.ts'
import { essay } from './essay.ts'
import { matching } from './matching.ts'

const TERMS = `
# Trade
A **tariff** is a tax that is paid on goods from abroad.
A **subsidy** is a payment that a government makes to producers.
A **dividend** is a share of the profit that a company pays to its owners.
A **mortgage** is a loan that is taken out to buy a house.
A **pension** is a sum of money that is paid after a person has retired.
`

describe('matching', () => {
  test('every meaning stands beside its own term in the key', () => {
    const [found] = made(matching, TERMS)
    const draft = found!.draft as Matching
    for (const [left, right] of draft.pairs) {
      const [term, meaning] = [plainText(draft.left[left]!).toLowerCase(), plainText(draft.right[right]!)]
      expect(TERMS.toLowerCase()).toMatch(new RegExp(`\\*\\*${term}\\*\\* is an? ${meaning.toLowerCase()}`))
    }
    expect(plainText(draft.stem)).toBe('Match each term with its meaning. One meaning is not used.')
  })

  test('a kind and its members never meet, since what is said of the kind is true of them', () => {
    const [found] = made(
      matching,
      `${TERMS}\nAn **excise** is a tariff that is charged on tobacco and wine. A **levy** is a tariff that is charged in times of war.`,
    )
    const items = (found!.draft as Matching).left.map((item) => plainText(item))
    expect(items.filter((item) => /Tariff|Excise|Levy/.test(item)).length).toBeLessThan(2)
  })

  test('persons are not mixed with things', () => {
    const mixed = TERMS.replace(
      'A **tariff** is a tax that is paid on goods from abroad.',
      'A **broker** is a person who buys and sells for others.',
    ).replace('A **pension** is a sum of money that is paid after a person has retired.', '')
    expect(made(matching, mixed)).toEqual([])
  })
})

const LIVER = `
# The liver
A **liver** is a large organ that lies below the lungs and cleans the blood of the body.
The liver consists of two main lobes, which are made up of thousands of small lobules.
The liver contains a dense network of vessels and small bile ducts. It can store sugar in the form of glycogen for working muscles.
The liver produces the green bile that breaks fats into small drops. The function of the liver in digestion is to release bile when food has been swallowed.
`

const CLOUDS = `
# Clouds
Clouds are cumulus, stratus, cirrus and nimbus.
A **cumulus** is a cloud that grows upwards like a heap of cotton.
A **stratus** is a cloud that spreads over the whole sky in one low sheet.
A **cirrus** is a cloud that consists of thin threads of ice high above the ground.
A **nimbus** is a cloud that brings heavy and lasting rain.
`

const guideOf = (text: string): { readonly stem: string; readonly rows: readonly string[] } | undefined => {
  const draft = made(essay, text)[0]?.draft as Essay | undefined
  return draft && { stem: plainText(draft.stem), rows: draft.markingGuide.map((row) => plainText(row.text)) }
}

describe('essays', () => {
  test('ask for the sides of one matter that the text tells, and group the points by these', () => {
    const found = guideOf(LIVER)
    expect(found?.stem).toBe('Explain what a liver is, and describe its structure and functions.')
    expect(found?.rows.map((row) => row.split(/[:(]/)[0]!.trim())).toEqual([
      'What it is',
      'Structure',
      'Functions',
      'Organisation and communication',
    ])
    expect(found?.rows[2]).toContain('The liver can store sugar in the form of glycogen for working muscles.')
  })

  test('ask for sister terms with their meanings, in the order of the text', () => {
    const found = guideOf(CLOUDS)
    expect(found?.stem).toBe(
      'Explain what is meant by each of the following, showing how they differ from one another: cumulus; stratus; cirrus; nimbus.',
    )
    expect(found?.rows.slice(-2).map((row) => row.split(':')[0])).toEqual([
      'Differences',
      'Organisation and communication',
    ])
    expect(found?.rows[0]).toBe('Cumulus: a cloud that grows upwards like a heap of cotton. (page 1)')
  })

  test.each([
    ['two sides of less than five statements', LIVER.split('\n').slice(0, 4).join('\n')],
    [
      'terms that are of different kinds',
      CLOUDS.replace(
        'A **cumulus** is a cloud that grows upwards like a heap of cotton.',
        'A **pilot** is a person who steers an aircraft through the sky.',
      ),
    ],
    [
      'statements that only share a heading',
      '# Rivers\nRain falls on hills. Farmers water their fields in dry summers. Fish swim up to the springs of rivers. Mills were built on the banks of streams. Boats carry timber to the towns by the sea.',
    ],
  ])('none on %s', (_, text) => {
    expect(guideOf(text)).toBeUndefined()
  })
})

const RIVERS = `
# Deltas and lagoons
A **delta** is a fan of sediment that forms at the mouth of a river. A **lagoon** is a shallow lake that a bank of sand cuts off from the sea.
A delta grows where a river brings more sediment than waves can carry away. A lagoon slowly fills with mud because streams bring fine sediment from the land.
A delta has fertile soil because floods spread fresh silt over the fields.
`

describe('long questions', () => {
  test('climb from a meaning to the mending of a mistake, each part with its key from the text', () => {
    const candidates = makeEnglishCandidates(
      materialFromText(
        `${RIVERS}\nA **spit** is a ridge of sand that grows out from a coast. A **cliff** is a steep wall of rock that rises from the sea.`,
      ),
    )
    const draft = candidates.find(({ draft: { type } }) => type === 'long_question')?.draft as LongQuestion
    const stems = draft.parts.map(({ stem }) => plainText(stem))
    expect(plainText(draft.stem)).toBe('This question is about deltas and lagoons.')
    expect(stems[0]).toMatch(/^(What is meant by|State the term)/)
    expect(stems.at(-1)).toMatch(/^(Explain why|A student writes)/)
    for (const { key, marks, markingScheme } of draft.parts) {
      expect(plainText(key)).not.toBe('')
      expect(markingScheme.reduce((sum, row) => sum + row.marks, 0)).toBe(marks)
    }
  })

  test('two sisters are told apart, two marks each; entries of a list of terms stand under the section that teaches them', () => {
    const text = `
# Winds
A sea breeze and a land breeze blow along many coasts. A sea breeze cools the coast on hot days because the land heats faster than the sea. A land breeze is weaker in winter. A **gust** is seldom felt at night.
# Clouds
A cloud forms where moist air cools.
# Key Terms
sea breeze: wind that blows from the cool sea to the warm land by day
land breeze: wind that blows from the cool land to the warm sea by night
gust: sudden rush of moving air that lasts for some seconds
cloud: mass of small drops of water that floats high above the ground
`
    const candidates = makeEnglishCandidates(
      materialFromText(text, [{ form: 'sea breeze' }, { form: 'land breeze' }, { form: 'gust' }, { form: 'cloud' }]),
    )
    const draft = candidates.find(({ draft: { type } }) => type === 'long_question')?.draft as LongQuestion
    expect(plainText(draft.stem)).toBe('This question is about winds.')
    const part = draft.parts.find(({ stem }) => plainText(stem).startsWith('Distinguish'))
    expect(part && [plainText(part.stem), part.marks, ...part.markingScheme.map((row) => plainText(row.text))]).toEqual(
      [
        'Distinguish between “sea breeze” and “land breeze”.',
        4,
        'Sea breeze: wind that blows from the cool sea to the warm land by day',
        'Land breeze: wind that blows from the cool land to the warm sea by night',
      ],
    )
  })
})
