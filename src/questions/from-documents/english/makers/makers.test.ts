import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import type { Candidate } from '../../../candidate.ts'
import { lessonFromText, type TermWish } from '../fixtures/lesson-from-text.ts'
import type { Maker } from '../lesson.ts'
import { cloze } from './cloze.ts'
import { droppedNot, withoutNot } from './dropped-not.ts'
import { list } from './list.ts'
import { meaningOfTerm } from './meaning-of-term.ts'
import { nameTerm } from './name-term.ts'
import { quantity } from './quantity.ts'
import { reason } from './reason.ts'
import { stateMeaning } from './state-meaning.ts'
import { subject } from './subject.ts'
import { swappedNumber } from './swapped-number.ts'
import { swappedOpposite } from './swapped-opposite.ts'
import { swappedSibling } from './swapped-sibling.ts'
import { swappedTerm } from './swapped-term.ts'
import { termOfMeaning } from './term-of-meaning.ts'
import { trueStatement } from './true-statement.ts'
import { whichStatement } from './which-statement.ts'

const INSTRUMENTS = `
# Instruments
A **barometer** is an instrument that measures the pressure of air.
A **thermometer** is an instrument that measures how hot a body is.
An **anemometer** is an instrument that measures the speed of wind.
A **hygrometer** is an instrument that measures the water in air.
`

const made = (maker: Maker, text: string, terms: readonly TermWish[] = []): Candidate[] => maker(lessonFromText(text, terms))
const stems = (candidates: readonly Candidate[]): string[] => candidates.map(({ draft }) => plainText(draft.stem))
const optionsOf = ({ draft }: Candidate): { readonly key: string; readonly others: readonly string[] } => {
  if (draft.type !== 'multiple_choice') throw new TypeError(`Cannot read options of ${draft.type}`)
  const options = draft.options.map(plainText)
  return { key: options[draft.keyIndex]!, others: options.filter((_, index) => index !== draft.keyIndex) }
}
const keyOf = ({ draft }: Candidate): unknown => (draft.type === 'true_false' ? draft.key : draft.type === 'short_answer' ? plainText(draft.key) : draft.type === 'fill_blank' ? draft.keys[0].map(plainText) : undefined)

describe('meaning and term', () => {
  test('the meaning is given and the term is chosen among terms of its kind', () => {
    const candidates = made(termOfMeaning, INSTRUMENTS)
    expect(stems(candidates)).toContain('Which of the following terms means “an instrument that measures the pressure of air”?')
    expect(optionsOf(candidates[0]!)).toMatchObject({ key: 'Barometer', others: expect.arrayContaining(['Thermometer', 'Anemometer', 'Hygrometer']) })
  })
  test('without three other terms there is no choice', () => {
    expect(made(termOfMeaning, INSTRUMENTS.split('\n').slice(0, 4).join('\n'))).toEqual([])
  })
  test('the term is given and its meaning is chosen among meanings', () => {
    const [first] = made(meaningOfTerm, INSTRUMENTS)
    expect(plainText(first!.draft.stem)).toBe('Which of the following best describes a barometer?')
    expect(optionsOf(first!).key).toBe('An instrument that measures the pressure of air')
    expect(optionsOf(first!).others).toContain('An instrument that measures the speed of wind')
  })
  test('the meaning is stated, a mark for the genus and one for what sets it apart', () => {
    const [first] = made(stateMeaning, INSTRUMENTS)
    expect(first!.draft).toMatchObject({ type: 'short_answer', markingScheme: [{ marks: 1 }, { marks: 1 }] })
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
    expect(plainText(first!.draft.stem)).toBe('The term that means “an instrument that measures the pressure of air” is “____”.')
    expect(keyOf(first!)).toEqual(['barometer'])
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
  test('the options of a completed sentence fit its article', () => {
    const choice = made(cloze, INSTRUMENTS).find(({ maker }) => maker === 'cloze_choice')!
    expect(optionsOf(choice).key).toBe('barometer')
  })
  test('a plural answer is accepted in the singular and with an article, where the text knows the form', () => {
    const [first] = made(cloze, '**Glaciers** are rivers of ice that move slowly down a valley. A glacier is old.')
    expect(keyOf(first!)).toEqual(['Glaciers', 'Glacier', 'The glaciers'])
  })
  test.each([
    ['the rest says the term again', 'A **barometer** is an instrument, and barometers measure the pressure of air.'],
    ['one of a list', 'Sailors on long trips need maps, lamps, and a **compass** or a good clock.'],
  ])('nothing is left out when %s', (_, text) => {
    expect(made(cloze, text)).toEqual([])
  })
})

describe('numbers', () => {
  const text = 'The **skeleton** of an adult has 206 bones joined by strong bands.'
  test('an exact number is left out, and options ascend', () => {
    const [fill, choice] = made(quantity, text)
    expect(plainText(fill!.draft.stem)).toBe('The skeleton of an adult has ____ bones joined by strong bands.')
    expect(keyOf(fill!)).toEqual(['206'])
    const values = choice!.draft.type === 'multiple_choice' ? choice!.draft.options.map((option) => Number(plainText(option))) : []
    expect(values).toEqual(values.toSorted((a, b) => a - b))
  })
  test('a number that belongs to no term of the document is a detail', () => {
    expect(made(quantity, 'A bus to the north of town has 52 seats and a small kitchen.')).toEqual([])
  })
  test('a changed number makes a false statement that names the right one', () => {
    const [first] = made(swappedNumber, text)
    expect(keyOf(first!)).toBe(false)
    expect(plainText(first!.draft.stem)).not.toContain('206')
    expect(plainText(first!.draft.explanation)).toContain('should be “206”')
  })
  test('a bound cannot be made false', () => {
    expect(made(swappedNumber, 'A **skeleton** of a child has more than 206 bones of all sizes.')).toEqual([])
  })
})

describe('true and false', () => {
  test('a statement of the text is true', () => {
    const [first] = made(trueStatement, INSTRUMENTS)
    expect(keyOf(first!)).toBe(true)
    expect(plainText(first!.draft.explanation)).toBe(`The statement is true. The text states: “${plainText(first!.draft.stem)}”`)
  })
  test('a definition in a sentence that points back is stated by itself', () => {
    expect(stems(made(trueStatement, 'This led to **erosion**, the slow wearing away of rock by wind and water.'))).toEqual(['Erosion is the slow wearing away of rock by wind and water.'])
  })
  test('a report of what people think is neither', () => {
    expect(made(trueStatement, 'Some people believed that a **comet** near the sun brought bad harvests to a **kingdom**.')).toEqual([])
  })
  test('a definition with another defined term is false, and both meanings are explained', () => {
    const [first] = made(swappedTerm, INSTRUMENTS)
    expect(keyOf(first!)).toBe(false)
    expect(plainText(first!.draft.stem)).toMatch(/^An? (thermometer|anemometer|hygrometer) is an instrument that measures the pressure of air\.$/)
    expect(plainText(first!.draft.explanation)).toMatch(/should be “barometer”.* is an instrument that measures (how hot|the speed|the water)/)
  })
  test('what happens in one case is only said of a case that is told in the same words', () => {
    const cases = `
In **loading**, goods are put on the ship by a crane. In **unloading**, goods are put off the ship by a crane.
In **docking**, a pilot brings ropes to the quay. In **sailing**, wind fills a sheet of cloth. In **mooring**, chains hold a hull.
`
    for (const { draft } of made(swappedTerm, cases)) expect(plainText(draft.stem)).toMatch(/^In (un)?loading, goods are put o[nf]f? the ship/)
  })
  test('a meaning that other things have too cannot be made false', () => {
    expect(made(swappedTerm, INSTRUMENTS.replace('an instrument that measures the pressure of air', 'a kind of instrument that measures the pressure of air')).map(({ draft }) => plainText(draft.stem)).filter((stem) => stem.includes('pressure'))).toEqual([])
  })
  test('a word turned into its opposite is false', () => {
    const [first] = made(swappedOpposite, 'A **valve** in a vein decreases the flow of blood away from the heart.')
    expect(plainText(first!.draft.stem)).toBe('A valve in a vein increases the flow of blood away from the heart.')
  })
  test.each([
    ['exceptions are allowed', 'A **valve** in a vein usually decreases the flow of blood from the heart.'],
    ['two words could be turned', 'A **valve** inside a vein decreases the flow of blood from the heart.'],
    ['the opposite may be so too', 'A **school** has its own internal rules on the use of phones by pupils.'],
    ['the word belongs to a term', 'Most vessels are closed. Blood passes the **inner valve** of the heart with each beat.'],
    ['the statement says only that something exists', 'In a large **valve** there are internal parts made of steel.'],
    ['the statement compares', 'A **valve** decreases the flow of blood rather than the pressure of blood.'],
  ])('no opposite when %s', (_, text) => {
    expect(made(swappedOpposite, text)).toEqual([])
  })
  test('a statement without its “not” is false', () => {
    const [first] = made(droppedNot, 'A **virus** does not carry out respiration in the light of day.')
    expect(keyOf(first!)).toBe(false)
    expect(plainText(first!.draft.stem)).toBe('A virus carries out respiration in the light of day.')
  })
  test.each([
    ['Spiders do not have wings.', 'Spiders have wings.'],
    ['Glass cannot conduct current.', 'Glass can conduct current.'],
    ['A fish does not catch cold.', 'A fish catches cold.'],
    ['Salt is not found in rain.', 'Salt is found in rain.'],
    ['Not only salt but sugar dissolves.', undefined],
    ['Plants do not always flower.', undefined],
    ['No plant can move, and stones do not grow.', undefined],
    ['Tests tell what does and what does not dissolve.', undefined],
    ['Some forces are real, whereas others are not.', undefined],
  ])('“%s” turns into “%s”', (text, positive) => {
    expect(withoutNot(text)?.text).toBe(positive)
  })
  test('only a statement that singles its subject out is said of its sibling', () => {
    const text = 'The **inner core** is the only part of the earth that is solid iron. The **outer core** lies round it.'
    expect(stems(made(swappedSibling, text))).toEqual(['The outer core is the only part of the earth that is solid iron.'])
    expect(made(swappedSibling, 'The **inner core** is full of solid iron from old times. The **outer core** lies round it.')).toEqual([])
  })
})

describe('statements side by side', () => {
  const chapter = `${INSTRUMENTS}
A **valve** in a vein decreases the flow of blood away from the heart.
A **virus** does not carry out respiration in the light of day.
A **glacier** is a river of ice that moves slowly down a valley.
A **delta** is a plain of mud that a river leaves at its mouth.
A **desert** is a wide stretch of land where rain falls once in many years.
A **reef** is a ridge of coral that lies close below the surface of the sea.
A **plateau** is a wide stretch of flat land that stands high above its surroundings.
A **spit** is a narrow tongue of sand that grows out from the coast into the sea.
`
  test('one differs from the three others, and the key is that one', () => {
    const candidates = made(whichStatement, chapter)
    expect(new Set(candidates.map(({ maker }) => maker))).toEqual(new Set(['correct_statement', 'incorrect_statement']))
    const statements = new Map([trueStatement, swappedTerm, swappedOpposite, droppedNot].flatMap((maker) => made(maker, chapter)).map((candidate) => [plainText(candidate.draft.stem), keyOf(candidate)]))
    for (const candidate of candidates) {
      const { key, others } = optionsOf(candidate)
      expect(statements.get(key)).toBe(candidate.maker === 'correct_statement')
      for (const other of others) expect(statements.get(other)).toBe(candidate.maker !== 'correct_statement')
    }
  })
  test('share no sentence, so that none gives another away', () => {
    for (const { exclusions } of made(whichStatement, chapter)) expect(exclusions.filter((one) => one.startsWith('sentence:'))).toHaveLength(4)
  })
})

describe('facts about a subject', () => {
  test('the term is asked by its kind of thing', () => {
    const [first] = made(subject, '**Mitochondria** release the energy of **glucose** for every part of the living cell.')
    expect(plainText(first!.draft.stem)).toBe('Name the structures that release the energy of glucose for every part of the living cell.')
    expect(keyOf(first!)).toBe('Mitochondria.')
    expect(first!.draft).toMatchObject({ markingScheme: [{ marks: 1 }] })
  })
  test('a person is asked for with “who”', () => {
    const text = 'Mendel studied peas as a monk. Mendel crossed **peas** of two heights in his garden for years.'
    expect(stems(made(subject, text, [{ form: 'Mendel', proper: true, confidence: 0.5 }]))).toEqual(['Who crossed peas of two heights in his garden for years?'])
  })
  test('what is said of much is not asked', () => {
    expect(made(subject, '**Mitochondria** are very important for the growth of **plants** and animals.')).toEqual([])
  })
})

describe('causes and lists', () => {
  test('a cause is explained', () => {
    const [first] = made(reason, '**Icebergs** float on the cold sea because ice is less dense than water.')
    expect(plainText(first!.draft.stem)).toBe('Explain why icebergs float on the cold sea.')
    expect(keyOf(first!)).toBe('Ice is less dense than water.')
  })
  test('a cause of nothing that the document teaches is not', () => {
    expect(made(reason, 'Shops in the small town close early because few buses run at night.')).toEqual([])
  })
  test('two of a longer list are asked, any two', () => {
    const [first] = made(list, 'Symptoms of **malaria** include fever, headache, and chills.')
    expect(plainText(first!.draft.stem)).toBe('State two symptoms of malaria.')
    expect(first!.draft).toMatchObject({ markingScheme: [{ marks: 2, remark: '1 mark each' }] })
  })
  test('a counted list is asked whole, a mark each', () => {
    const [first] = made(list, 'There are three kinds of **rock**: igneous rock, sedimentary rock, and metamorphic rock.')
    expect(plainText(first!.draft.stem)).toBe('Name the three kinds of rock.')
    expect(first!.draft).toMatchObject({ markingScheme: [{ marks: 1 }, { marks: 1 }, { marks: 1 }] })
  })
})
