import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import type { LongQuestion, Matching } from '#domain/question.ts'
import { materialFromText } from '#test/questions/english/lesson-from-text.ts'
import { made } from '#test/questions/english/made-questions.ts'
import { makeEnglishCandidates } from '../make-candidates.ts'
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
