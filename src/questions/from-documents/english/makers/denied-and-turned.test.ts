import { describe, expect, test } from 'vitest'
import { lessonFromText } from '../fixtures/lesson-from-text.ts'
import { keyOf, made, stems } from '../fixtures/made-questions.ts'
import { addedNot, withNot } from './added-not.ts'
import { swappedDirection, withEndsSwapped } from './swapped-direction.ts'
import { swappedOpposite } from './swapped-opposite.ts'

const sentenceOf = (text: string) => lessonFromText(text).sentences[0]!

describe('a plain statement denied', () => {
  test('is false', () => {
    const [first] = made(addedNot, 'The output of a **dynamo** is measured by a small meter.')
    expect(stems([first!])).toEqual(['The output of a dynamo is not measured by a small meter.'])
    expect(keyOf(first!)).toBe(false)
  })
  test.each([
    ['it is already denied', 'The output of a dynamo is not measured by a meter.'],
    ['it has a second clause', 'The output of a dynamo is measured by a meter because it changes.'],
    ['it allows for more than one', 'The output of a dynamo is one of the things measured by a meter.'],
    ['it says two things', 'The output of a dynamo is measured by a meter and feeds a lamp.'],
    ['it only gives a name', 'The output of a dynamo is called the current of the line.'],
  ])('not when %s', (_, text) => {
    expect(withNot(sentenceOf(text))).toBeUndefined()
  })
  test('is offered three times at most', () => {
    const text = ['copper', 'iron', 'brass', 'steel', 'lead'].map((metal) => `The **${metal} dynamo** is driven by a small wheel of wood.`).join('\n')
    expect(made(addedNot, text)).toHaveLength(3)
  })
})

describe('the ends of a movement or a change exchanged', () => {
  test('make a false statement', () => {
    const [first] = made(swappedDirection, 'An **aqueduct** carries water from mountain lakes to large towns.')
    expect(stems([first!])).toEqual(['An aqueduct carries water from large towns to mountain lakes.'])
    expect(keyOf(first!)).toBe(false)
  })
  test('also for “into” behind a verb of changing', () => {
    expect(withEndsSwapped(sentenceOf('A brake converts motion into heat.'))?.text).toBe('A brake converts heat into motion.')
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

test('a participle that only says which thing is meant has no opposite', () => {
  expect(made(swappedOpposite, 'Very little of the **energy** released in eating is used for the work of muscles.')).toEqual([])
})
