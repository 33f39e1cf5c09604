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
A **spit** is a ridge of sand that grows out from a coast. A **cliff** is a steep wall of rock that rises from the sea.
There are three types of lagoon in warm seas: coastal lagoons, atoll lagoons, and river lagoons.
`

const WINDS = `
# Winds
A sea breeze and a land breeze blow along many coasts. A sea breeze cools the coast on hot days because the land heats faster than the sea. A land breeze is weaker in winter. A gust is seldom felt at night. A squall brings rain.
# Clouds
A cloud forms where moist air cools.
# Key Terms
sea breeze: wind that blows from the cool sea to the warm land by day
land breeze: wind that blows from the cool land to the warm sea by night
gust: sudden rush of moving air that lasts for some seconds
squall: strong storm that rises without warning and brings cold rain
cloud: mass of small drops of water that floats high above the ground
`

describe('long questions', () => {
  test('climb from naming a term to stating and listing, on one definition or list each', () => {
    const candidates = makeEnglishCandidates(materialFromText(RIVERS))
    const draft = candidates.find(({ draft: { type } }) => type === 'long_question')?.draft as LongQuestion
    const stems = draft.parts.map(({ stem }) => plainText(stem))
    expect(plainText(draft.stem)).toBe('This question is about deltas and lagoons.')
    expect(stems[0]).toMatch(/^State the term/)
    expect(stems.slice(1).every((stem) => /^(?:What is meant by|Name the|Distinguish)/.test(stem))).toBe(true)
    for (const { key, marks, markingScheme } of draft.parts) {
      expect(plainText(key)).not.toBe('')
      expect(markingScheme.reduce((sum, row) => sum + row.marks, 0)).toBe(marks)
    }
  })

  test('two sisters are told apart, a mark each as for one meaning; entries of a list of terms stand under the section that teaches them', () => {
    const draft = makeEnglishCandidates(materialFromText(WINDS)).find(({ draft: { type } }) => type === 'long_question')
      ?.draft as LongQuestion
    expect(plainText(draft.stem)).toBe('This question is about winds.')
    const part = draft.parts.find(({ stem }) => plainText(stem).startsWith('Distinguish'))
    expect(part && [plainText(part.stem), part.marks, ...part.markingScheme.map((row) => plainText(row.text))]).toEqual(
      [
        'Distinguish between “sea breeze” and “land breeze”.',
        2,
        'Sea breeze: wind that blows from the cool sea to the warm land by day',
        'Land breeze: wind that blows from the cool land to the warm sea by night',
      ],
    )
  })

  test('a term is not asked for beside two of its kinds that say it again', () => {
    const text = WINDS.replace('gust: sudden rush', 'breeze: light rush').replace('A gust is', 'A breeze is')
    const asked = makeEnglishCandidates(materialFromText(text)).filter(({ draft }) => draft.type === 'long_question')
    expect(asked).toEqual([])
  })
})
