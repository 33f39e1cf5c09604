import { describe, expect, test } from 'vitest'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { genusOf, meaningFault, tidyMeaning } from './meaning.ts'

const definitionsOf = (text: string, terms: string[] = []): string[] =>
  lessonFromText(
    text,
    terms.map((form) => ({ form })),
  ).definitions.map(({ term, pattern, meaning }) => `${term} [${pattern}] ${meaning}`)

describe('a definition is found', () => {
  test.each([
    [
      'A **barometer** is an instrument that measures the pressure of air.',
      'barometer [is] an instrument that measures the pressure of air',
    ],
    [
      '**Erosion** refers to the wearing away of rock by wind and water.',
      'erosion [refers_to] the wearing away of rock by wind and water',
    ],
    [
      'The term **alloy** describes a mixture of a metal with other elements.',
      'alloy [refers_to] a mixture of a metal with other elements',
    ],
    [
      'The push of a stretched rope on a body is called **tension**.',
      'tension [called] the push of a stretched rope on a body',
    ],
    [
      '**Fusion** occurs when two light nuclei join to form a heavier one.',
      'fusion [occurs_when] two light nuclei join to form a heavier one',
    ],
    [
      '**Hooke’s law** states that the stretch of a spring grows with its load.',
      'Hooke’s law [states_that] the stretch of a spring grows with its load',
    ],
    [
      'In **condensation**, a gas turns into drops of liquid.',
      'condensation [in_which] a gas turns into drops of liquid',
    ],
    [
      'When a plant bends towards light, it is called **phototropism**.',
      'phototropism [in_which] a plant bends towards light',
    ],
    [
      'For now, we will define **speed** as the distance that a body covers in each second.',
      'speed [refers_to] the distance that a body covers in each second',
    ],
    [
      'Leaves hold a green pigment called **chlorophyll**, which absorbs the light of the sun.',
      'chlorophyll [is] a green pigment that absorbs the light of the sun',
    ],
    [
      'Farmers fear **drought**, a long period without enough rain for crops.',
      'drought [is] a long period without enough rain for crops',
    ],
    [
      'Old soils suffer **leaching** (the washing out of minerals by rain) in wet lands.',
      'leaching [is] the washing out of minerals by rain',
    ],
    [
      'Unlike mammals, **reptiles** are animals that lay eggs with soft shells.',
      'reptiles [is] animals that lay eggs with soft shells',
    ],
    [
      'The **crest** of a wave is the highest point that the wave reaches.',
      'crest of a wave [is] the highest point that the wave reaches',
    ],
    [
      'An **elastic force** is one that returns a body to its old shape.',
      'elastic force [is] a force that returns a body to its old shape',
    ],
    [
      'Bees and plants live in **mutualism**. A close union is called **mutualism**, where two species gain from living together.',
      'mutualism [in_which] two species gain from living together',
    ],
    [
      'The **flux** is the amount of energy that passes through a surface each second.',
      'flux [is] the amount of energy that passes through a surface each second',
    ],
    [
      '**Sleep** is a state marked by low levels of activity. For instance, the muscles rest.',
      'sleep [is] a state marked by low levels of activity',
    ],
    [
      'An **opioid** is one of a class of drugs that dull pain in the body.',
      'opioid [is] one of a class of drugs that dull pain in the body',
    ],
    [
      'The **stroma** is the thick fluid inside a chloroplast, where we find enzymes.',
      'stroma [is] the thick fluid inside a chloroplast',
    ],
  ])('%s', (text, definition) => {
    expect(definitionsOf(text)).toEqual([definition])
  })
})

describe('no definition is found', () => {
  test.each([
    ['an empty genus', '**Friction** is a good example of a force that slows things.'],
    ['only an example', '**Friction**, for example, is a force that slows moving things down.'],
    ['nothing that sets the term apart', 'A **trout** is a common freshwater fish.'],
    ['it points outside itself', 'A **cell** is the unit that we met above in this chapter.'],
    [
      'a thing met before',
      'A **lever** is the rod that the worker of the story uses.'.replace(
        'the worker of the story uses',
        'lifts the stone',
      ),
    ],
    [
      'what a thing describes',
      'Linear **graphs** are useful. Linear graphs describe the motion of a body that keeps its speed.',
    ],
    ['a clause without its end', 'After the first months of life, babies enter what is called the **babbling stage**.'],
    ['no term', 'The result is a number that grows with each new step.'],
    ['a sentence behind an opening phrase', 'In **winter**, the sun is low, and lakes freeze.'],
    ['a case told instead of a meaning', 'Pairing a sound (“ping”) with food in tests is called **training**.'],
  ])('%s', (_, text) => {
    expect(definitionsOf(text)).toEqual([])
  })
})

describe('a phrase that is neither in bold nor a term of the document', () => {
  test.each([
    {
      name: 'is defined where the sentence can be nothing else',
      text: 'A wombat is an animal that digs long burrows in dry soil.',
      defined: ['wombat'],
    },
    {
      name: 'is defined where it occurs when something happens',
      text: 'A shortage occurs when buyers want more goods than sellers offer.',
      defined: ['shortage'],
    },
    {
      name: 'is not defined where it is one that was told of before',
      text: 'The wombat is an animal that digs long burrows in dry soil.',
      defined: [],
    },
    {
      name: 'is not defined by praise',
      text: 'A wombat is a major problem that farmers have in dry years.',
      defined: [],
    },
    {
      name: 'is not defined where it only plays a part',
      text: 'Alcohol and drug use is a known contributor to the abuse of children.',
      defined: [],
    },
  ])('$name', ({ text, defined }) => {
    expect(lessonFromText(text).definitions.map(({ term }) => term)).toEqual(defined)
  })
})

describe('notes of teachers', () => {
  test.each([
    {
      text: 'Titration: a method of finding the concentration of a solution',
      term: 'titration',
      meaning: 'a method of finding the concentration of a solution',
    },
    {
      text: 'Tariff – a tax that is paid on goods from abroad.',
      term: 'tariff',
      meaning: 'a tax that is paid on goods from abroad',
    },
    {
      text: 'Gross domestic product (GDP) = the value of all goods that a country makes in a year',
      term: 'gross domestic product',
      meaning: 'the value of all goods that a country makes in a year',
    },
  ])('$text', ({ text, term, meaning }) => {
    expect(lessonFromText(text).definitions.map((one) => [one.term, one.meaning])).toEqual([[term, meaning]])
  })

  test.each([
    'Result: the treaty was signed in the same year',
    'Acids: sour taste, turn blue litmus paper red',
    'Well-known – a friend',
  ])('no definition: %s', (text) => {
    expect(definitionsOf(text)).toEqual([])
  })
})

test('an abbreviation in brackets is kept beside the term', () => {
  const { definitions } = lessonFromText('A **light-emitting diode** (LED) is a device that turns current into light.')
  expect(definitions[0]).toMatchObject({
    term: 'light-emitting diode',
    abbreviation: 'LED',
    article: 'a',
    plural: false,
  })
})

test('a meaning that says a word of its term is marked', () => {
  const { definitions } = lessonFromText(
    'A **food chain** is a row of living things in which each is food for the next.',
  )
  expect(definitions[0]).toMatchObject({ namesTerm: true })
})

test.each([
  ['a force in a rope, especially one that is stretched', 'a force in a rope'],
  ['the term that is used to describe the loss of heat', 'the loss of heat'],
  ['the gain of heat and does not depend on mass', 'the gain of heat'],
  ['an animal that swims and is covered with scales', 'an animal that swims and is covered with scales'],
  ['the “seat” of memory', 'the ‘seat’ of memory'],
])('the meaning “%s” is tidied to “%s”', (meaning, tidied) => {
  expect(tidyMeaning(meaning)).toBe(tidied)
})

test.each([
  ['an instrument that magnifies', 'instrument'],
  ['a type of rock formed by heat', 'rock'],
  ['the rate at which work is done', 'rate'],
])('the genus of “%s” is “%s”', (meaning, genus) => {
  expect(genusOf(meaning)).toBe(genus)
})

test('a comparison without the other side is no meaning', () => {
  expect(meaningFault({ term: 'gale', meaning: 'a wind with a higher speed', pattern: 'is', plural: false })).toBe(
    'comparison',
  )
})
