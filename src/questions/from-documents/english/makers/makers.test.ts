import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { INSTRUMENTS, keyOf, made, optionsOf, stems } from '#test/questions/english/made-questions.ts'
import { cloze } from './cloze.ts'
import { list } from './list.ts'
import { nameTerm } from './name-term.ts'
import { stateMeaning } from './state-meaning.ts'
import { termOfMeaning } from './term-of-meaning.ts'

describe('meaning and term', () => {
  test('the meaning is given and the term is chosen among terms of its kind', () => {
    const candidates = made(termOfMeaning, INSTRUMENTS)
    expect(stems(candidates)).toContain(
      'Which of the following terms means “an instrument that measures the pressure of air”?',
    )
    expect(optionsOf(candidates[0]!)).toMatchObject({
      key: 'Barometer',
      others: expect.arrayContaining(['Thermometer', 'Anemometer', 'Hygrometer']),
    })
  })
  test('without three other terms there is no choice', () => {
    expect(made(termOfMeaning, INSTRUMENTS.split('\n').slice(0, 4).join('\n'))).toEqual([])
  })
  test('the meaning is stated, its marks for what sets the term apart and none for the general noun alone', () => {
    const [first] = made(stateMeaning, INSTRUMENTS)
    expect(first!.draft).toMatchObject({ type: 'short_answer', markingScheme: [{ marks: 2 }] })
    expect(plainText(first!.draft.stem)).toBe('What is meant by “barometer”?')
    expect(keyOf(first!)).toBe('An instrument that measures the pressure of air.')
  })
  test.each([
    ['**Hooke’s law** states that the stretch of a spring grows with its load.', 'State Hooke’s law.'],
    ['**Fusion** occurs when two light nuclei join to form a heavier one.', 'State when fusion occurs.'],
    ['In **condensation**, a gas turns into drops of liquid.', 'Describe what happens in condensation.'],
  ])('%s is asked for by: %s', (text, stem) => {
    expect(stems(made(stateMeaning, text))).toEqual([stem])
  })
})

describe('a term to write down', () => {
  test('is asked for by its meaning', () => {
    const [first] = made(nameTerm, INSTRUMENTS)
    expect(plainText(first!.draft.stem)).toBe(
      'The term that means “an instrument that measures the pressure of air” is “____”.',
    )
    expect(keyOf(first!)).toEqual(['barometer'])
  })
  test.each([
    {
      what: 'no misspelling that a dictionary lists',
      text: '**Chlorophyll** is a green pigment that captures the energy of light in the leaves of plants.',
      names: [],
    },
    {
      what: 'no half of its name',
      text: 'A **barter system** is an arrangement in which people give goods for other goods and use no money.',
      names: [],
    },
    {
      what: 'a name that the text gives it',
      text: 'The **larynx** is the organ of the throat that makes the sounds of speech. It is also called the voice box.',
      names: ['voice box'],
    },
  ])('is accepted by its name and $what', ({ text, names }) => {
    const [written, stated] = made(nameTerm, text)
    expect(keyOf(written!)).toHaveLength(1 + names.length)
    expect(keyOf(written!)).toEqual(expect.arrayContaining(names))
    expect(keyOf(stated!)).toMatch(/\w\.$/)
    expect(String(keyOf(stated!)).split(' / ')).toHaveLength(1 + names.length)
  })
  test('is not asked for by a meaning that says it', () => {
    expect(made(nameTerm, 'A **food chain** is a row of living things in which each is food for the next.')).toEqual([])
  })
})

describe('cloze', () => {
  test('the defined term is left out, and the article before it tells nothing', () => {
    const [first] = made(cloze, INSTRUMENTS)
    expect(plainText(first!.draft.stem)).toBe('A/An ____ is an instrument that measures the pressure of air.')
    expect(keyOf(first!)).toEqual(['barometer'])
  })
  test('a plural answer is accepted in the singular, where the text knows the form', () => {
    const [first] = made(cloze, '**Glaciers** are rivers of ice that move slowly down a valley. A glacier is old.')
    expect(keyOf(first!)).toEqual(['Glaciers', 'Glacier'])
  })
  test.each([
    ['the rest says the term again', 'A **barometer** is an instrument, and barometers measure the pressure of air.'],
    ['one of a list', 'Sailors on long trips need maps, lamps, and a **compass** or a good clock.'],
  ])('nothing is left out when %s', (_, text) => {
    expect(made(cloze, text)).toEqual([])
  })
})

describe('lists', () => {
  test('two of a longer list are asked, any two', () => {
    const [first] = made(list, 'Symptoms of **malaria** include fever, headache, and chills.')
    expect(plainText(first!.draft.stem)).toBe('State two symptoms of malaria.')
    expect(first!.draft).toMatchObject({ markingScheme: [{ marks: 2, remark: 'half of the marks for each' }] })
  })
  test('a counted list is asked whole, and half of it earns half of the marks', () => {
    const [first] = made(
      list,
      'There are three kinds of **rock**: igneous rock, sedimentary rock, and metamorphic rock.',
    )
    expect(plainText(first!.draft.stem)).toBe('Name the three kinds of rock.')
    expect(first!.draft).toMatchObject({
      markingScheme: [{ marks: 2, remark: 'all three: full marks; two: half of the marks' }],
    })
  })
  test.each([
    ['of what they are, only the chapter tells', 'There are three scalar **types**: numbers, letters, and signs.'],
    ['examples are of no known kind', 'Farmers fear harmful **weather** such as hail, frost, and long drought.'],
    ['the last member is all others', 'Symptoms of **malaria** include fever, headache, and other pains.'],
  ])('nothing is asked of a list where %s', (_, text) => {
    expect(made(list, text)).toEqual([])
  })
})

test('“into which” does not split a meaning', () => {
  expect(
    made(stateMeaning, 'A **silo** refers to the tower into which a farmer pours ripe grain.')[0]!.draft,
  ).toMatchObject({ markingScheme: [{ marks: 2 }] })
})
