import { describe, expect, test } from 'vitest'
import type { CandidatePhrase } from './candidate-phrase.ts'
import { englishCandidates } from './english-candidates.ts'
import { HABITS, habitValues, kindsOf, openHabits, type HabitFile } from './habits.ts'
import { sampleDocument } from '#test/reading/sample-document.ts'
import { tagBlocks } from './tagged-block.ts'

const phraseOf = (text: string, key: string): CandidatePhrase => {
  const phrase = englishCandidates(tagBlocks(sampleDocument('en', text))).phrases.get(key)
  if (!phrase) throw new Error(`Cannot test: "${key}" is no candidate of "${text}"`)
  return phrase
}
const none = Object.fromEntries(HABITS.map((habit) => [habit, {}])) as HabitFile
const valueOf = (phrase: CandidatePhrase, file: HabitFile, habit: (typeof HABITS)[number]): number =>
  habitValues(phrase, openHabits(file))[HABITS.indexOf(habit)]!

describe('the kinds of a phrase', () => {
  const phrase = phraseOf('A nuclear envelope is called membrane. The nuclear envelope has pores.', 'nuclear envelop')
  test.each([
    { habit: 'tags', kinds: ['ADJ NOUN'] },
    { habit: 'ending', kinds: ['lop'] },
    { habit: 'first word', kinds: ['nuclear'] },
    { habit: 'last word', kinds: ['envelop'] },
    { habit: 'word before', kinds: ['a', 'the'] },
    { habit: 'word after', kinds: ['is', 'has'] },
  ] as const)('by its $habit are $kinds', ({ habit, kinds }) => {
    expect(kindsOf(phrase, habit)).toEqual(kinds)
  })
})

describe('the value of a habit', () => {
  const phrase = phraseOf('A cell divides. The cell grows.', 'cell')

  test('is the mean over the places where the phrase stands; a kind that is not known counts for 0', () => {
    expect(valueOf(phrase, { ...none, 'word before': { a: 1 } }, 'word before')).toBe(0.5)
  })

  test('of a word that names a property of every object is 0', () => {
    const odd = phraseOf('A constructor is here.', 'constructor')
    expect(habitValues(odd, openHabits(none)).every((value) => value === 0)).toBe(true)
  })
})
