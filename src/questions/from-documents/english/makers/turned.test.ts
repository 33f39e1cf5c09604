import { describe, expect, test } from 'vitest'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { keyOf, made, stems } from '#test/questions/english/made-questions.ts'
import { comparisonTurned } from './swapped-comparison.ts'
import { swappedDirection, withEndsSwapped } from './swapped-direction.ts'
import { opposedWords, swappedOpposite } from './swapped-opposite.ts'

const sentenceOf = (text: string) => lessonFromText(text).sentences[0]!

describe('the ends of a movement or a change exchanged', () => {
  test('make a false statement', () => {
    const [first] = made(swappedDirection, 'An **aqueduct** carries water from mountain lakes to large towns.')
    expect(stems([first!])).toEqual(['An aqueduct carries water from large towns to mountain lakes.'])
    expect(keyOf(first!)).toBe(false)
  })
  test('also for “into” behind a verb of changing', () => {
    expect(withEndsSwapped(sentenceOf('A brake converts motion into heat.'))?.text).toBe(
      'A brake converts heat into motion.',
    )
  })
  test.each([
    ['a range', 'The lamps range from small bulbs to large tubes.'],
    ['a denial', 'Water does not flow from the city to the mountain.'],
    ['no movement', 'The town is known from the north to the south.'],
    ['an end that no one could believe', 'A leaf passes energy from sunlight to the stem.'],
  ])('not for %s', (_, text) => {
    expect(withEndsSwapped(sentenceOf(text))).toBeUndefined()
  })
})

describe('a comparison', () => {
  test.each([
    ['Women in the mills earned less than men.', 'Women in the mills earned more than men.'],
    [
      'The troposphere is a warmer layer than the stratosphere.',
      'The troposphere is a cooler layer than the stratosphere.',
    ],
    ['Cities held more people than the countryside.', 'Cities held fewer people than the countryside.'],
    ['Iron has an older history than steel.', 'Iron has a younger history than steel.'],
    ['Prokaryotic cells are smaller than eukaryotic cells.', 'Prokaryotic cells are larger than eukaryotic cells.'],
    ['The strike lasted more than forty days.', undefined],
    ['They chose peace rather than war.', undefined],
    ['The moon is not larger than the earth.', undefined],
    ['Higher wages lead to higher prices than before.', undefined],
  ])('“%s” turns into “%s”', (text, turned) => expect(comparisonTurned(sentenceOf(text))?.text).toBe(turned))
})

test('a participle that only says which thing is meant has no opposite', () => {
  expect(
    made(swappedOpposite, 'Very little of the **energy** released in eating is used for the work of muscles.'),
  ).toEqual([])
})

test('what is changed takes the place of what it becomes', () => {
  const { text, words } = sentenceOf('Nitrites are converted to nitrates by bacteria.')
  expect(withEndsSwapped({ text, words }, (phrase) => phrase.toLowerCase())?.text).toBe(
    'Nitrates are converted to nitrites by bacteria.',
  )
})

test.each([
  [
    'In a fund, debits increase the balance and credits decrease the balance.',
    'In a fund, debits decrease the balance and credits increase the balance.',
  ],
  ['A plasma has negative electrons and positive ions.', 'A plasma has positive electrons and negative ions.'],
  ['The temperature decreases with an increase in height.', undefined],
  ['A magnet has positive and negative ends of its own.', undefined],
])('of “%s” both opposites are turned: %s', (text, expected) =>
  expect(opposedWords(sentenceOf(text))?.statement).toBe(expected),
)
