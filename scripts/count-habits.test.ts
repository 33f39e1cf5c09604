import { describe, expect, test } from 'vitest'
import type { CandidatePhrase } from '#reading/topics/candidate-phrase.ts'
import { countHabits, type KnownPhrase } from './count-habits.ts'

const phrase = (key: string): CandidatePhrase => ({
  key,
  words: [key],
  forms: new Map([[key, 1]]),
  count: 1,
  nested: 0,
  first: 0,
  last: 0,
  blocks: [0],
  inTitle: false,
  inHeading: false,
  inside: 0,
  capitals: 0,
  bold: false,
  tags: ['NOUN'],
  before: ['the'],
  after: ['is'],
  beginsTitle: false,
  endsTitle: false,
  quoted: false,
})
const known = (key: string, count: number, terms: number): KnownPhrase[] =>
  Array.from({ length: count }, (_, index) => ({ phrase: phrase(key), isTerm: index < terms }))

describe('countHabits', () => {
  const habits = countHabits([...known('membrane', 100, 60), ...known('thing', 100, 0), ...known('rare', 5, 5)])

  test('what is a term more often than others has odds above 0, what never is one below', () => {
    expect(habits['last word'].membrane).toBeGreaterThan(0.5)
    expect(habits['last word'].thing).toBeLessThan(-1)
  })

  test('a kind that was hardly seen, and one that does not differ from all phrases, is not listed', () => {
    expect(habits['last word']).not.toHaveProperty('rare')
    expect(habits.tags).toEqual({})
  })
})
