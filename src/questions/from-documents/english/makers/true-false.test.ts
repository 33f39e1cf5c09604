import { describe, expect, test } from 'vitest'
import { asId } from '#domain/ids.ts'
import { plainText } from '#domain/rich-text.ts'
import { materialFromText } from '../fixtures/lesson-from-text.ts'
import { INSTRUMENTS, keyOf, made, optionsOf, stems } from '../fixtures/made-questions.ts'
import { prepareLesson } from '../lesson.ts'
import { droppedNot, withoutNot } from './dropped-not.ts'
import { swappedOpposite } from './swapped-opposite.ts'
import { swappedSibling } from './swapped-sibling.ts'
import { swappedTerm } from './swapped-term.ts'
import { trueStatement } from './true-statement.ts'
import { whichStatement } from './which-statement.ts'

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
  test('a topic with one false statement borrows true ones from the others', () => {
    const material = materialFromText(`
A **valve** in a vein decreases the flow of blood away from the heart.
A **glacier** is a river of ice that moves slowly down a valley.
A **monk** is a man who lives in prayer far from towns and markets.
A **poem** is a text in verse that speaks of feelings and deeds.`)
    const [topic] = material.found.topics
    const other = { ...topic!.topic, id: asId<'Topic'>('topic_other') }
    const parted = { ...material, found: { ...material.found, topics: [{ topic: topic!.topic, blocks: [0] }, { topic: other, blocks: [1, 2, 3] }] } }
    const borrowing = whichStatement(prepareLesson(parted)).filter(({ topicId }) => topicId === topic!.topic.id)
    for (const candidate of borrowing) expect(optionsOf(candidate).others).toHaveLength(3)
    expect(borrowing.length).toBeGreaterThan(0)
  })
  test('share no sentence, so that none gives another away', () => {
    for (const { exclusions } of made(whichStatement, chapter)) expect(exclusions.filter((one) => one.startsWith('sentence:'))).toHaveLength(4)
  })
})
