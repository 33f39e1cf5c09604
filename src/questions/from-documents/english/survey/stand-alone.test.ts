import { describe, expect, test } from 'vitest'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { pointsOutside, standAloneFault, type StandAloneFault } from './stand-alone.ts'

const faultOf = (text: string): StandAloneFault | undefined => {
  const { sentences } = lessonFromText(text)
  return standAloneFault(sentences[0]!, () => false)
}

describe('a sentence stands alone', () => {
  test.each([
    'Roots take up water and mineral salts from damp soil.',
    'Most desert plants store water in thick stems or leaves.',
    'The walls of an artery are thicker than the walls of a vein and they stretch.',
    'An equation of the second degree has at most two roots.',
    'An important function of valves is to stop blood from flowing backwards.',
    'A salmon reproduces only once during its lifetime and then dies.',
    'Unlike arteries, veins have valves that stop blood from flowing backwards.',
  ])('%s', (text) => {
    expect(faultOf(text)).toBeUndefined()
  })
})

describe('a sentence does not stand alone', () => {
  test.each<[StandAloneFault, string]>([
    ['length', 'Water boils quickly.'],
    ['length', `Water is ${'very '.repeat(40)}useful.`],
    ['not_a_sentence', 'Is the total force along the vertical direction of motion.'],
    ['not_a_sentence', 'The many uses of water in a modern city and its suburbs.'],
    ['not_a_sentence', 'A measure of how easily a thing is sold for cash in a market.'],
    ['points_back', 'Overseen by the king and other officials, the trials resulted in the execution of many people.'],
    ['points_back', 'Postganglionic neurons then release norepinephrine onto target organs.'],
    ['points_back', 'The extra electrons on the oxygen attract hydrogen ions from the surrounding medium.'],
    ['points_back', 'Sellers like such contracts because they are not bound to a low price for years.'],
    ['formula', 'A cross between two plants has an n of 1 because one parent is homozygous.'],
    ['points_back', 'Boys experience a comparable conflict in the years of early childhood.'],
    ['points_back', 'The number of carrion eaters has increased because of the wolves.'],
    ['points_back', 'Each uses a grid of lines that is drawn on a map.'],
    ['points_back', 'The astronomer measures the place of stars on two dates.'],
    ['points_elsewhere', 'Terms presented below represent ideas of banks and loans.'],
    ['broken_text', 'Music was cut into plates by hand before printing1.'],
    ['points_back', 'In the thylakoid, that opening is a passage through a protein.'],
    ['points_back', 'This gas is heavier than air and puts out small fires.'],
    ['points_back', 'Another gas in the air is argon, which does not react.'],
    ['points_back', 'The specimen is placed on a slide made of thin glass.'],
    ['points_back', 'Iron rusts in the same way when salt water touches metal.'],
    ['points_elsewhere', 'Plants grow towards light as the text of chapter 2 makes plain.'],
    ['points_elsewhere', 'The growth of a bean in the dark is given by Table 3 and by Fig. 4.'],
    ['points_elsewhere', 'The stages of sleep will be introduced, and its disorders will be covered.'],
    ['speaks_to_reader', 'In daily life we measure temperature in degrees Celsius.'],
    ['command', 'Consider a ball that rolls down a smooth slope at noon.'],
    ['command', 'In winter, imagine a lake that is covered with thick ice.'],
    ['pronoun', 'Inside its thick shell a nut holds a seed full of oil.'],
    ['broken_text', 'Gases have no shape (unlike solids and flow into every corner.'],
    ['broken_text', 'The speed of light in space is about 3 × 108 metres a second.'],
    ['opinion', 'Bees are perhaps the most useful of all insects on farms.'],
    ['story', 'Mr Lee said yesterday that bread is dear in large towns.'],
  ])('because of %s: %s', (fault, text) => {
    expect(faultOf(text)).toBe(fault)
  })
  test('a citation that is not in brackets at the end is a fault, one that can be left out is not', () => {
    expect(faultOf('Sleep helps people to keep new words in mind [12].')).toBeUndefined()
    expect(faultOf('Chan et al found that sleep helps people to keep words.')).toBe('citation')
  })
  test('a sentence full of formulas is left to mathematics', () => {
    expect(faultOf('The values of $a$, $b$ and $c$ decide the shape of a curve.')).toBe('formula')
  })
})

test.each([
  ['an organ that pumps blood', false],
  ['a process that we saw above', true],
  ['the kind described in the figure', true],
  ['a gas {size 12}', true],
])('the phrase “%s” points outside itself: %s', (phrase, points) => {
  expect(pointsOutside(phrase)).toBe(points)
})

describe('“our”', () => {
  test.each([
    ['stands for all people', 'Our brains keep a memory of a place for many years.', undefined],
    ['stands for the authors', 'Our compiler keeps a record of a loop for many runs.', 'speaks_to_reader'],
  ])('%s', (_, text, fault) => {
    expect(standAloneFault(lessonFromText(text).sentences[0]!, () => true)).toBe(fault)
  })
})

test('a comparison without the other side points back', () => {
  expect(
    standAloneFault(
      lessonFromText('Instincts are acts that are set off by a broader range of events.').sentences[0]!,
      () => true,
    ),
  ).toBe('points_back')
  expect(
    standAloneFault(
      lessonFromText('Instincts are set off by a broader range of events than reflexes are.').sentences[0]!,
      () => true,
    ),
  ).toBeUndefined()
})

test('a scene of the past is a story', () => {
  expect(
    standAloneFault(
      lessonFromText('Ruth and Paul were having a large wedding with all of their friends.').sentences[0]!,
      () => true,
    ),
  ).toBe('story')
})

test('the outcome of one worked case is a formula', () => {
  expect(
    standAloneFault(lessonFromText('The weight of a worker on a scale is 735 N at rest.').sentences[0]!, () => true),
  ).toBe('formula')
})

test.each([
  ['a statement that a writer wants the reader to accept', false],
  ['a method that the reader should try at home', true],
  ['a field that is shaped by the views described in the preceding section', true],
])('“%s” speaks of those who read this text: %s', (phrase, points) => {
  expect(pointsOutside(phrase)).toBe(points)
})
