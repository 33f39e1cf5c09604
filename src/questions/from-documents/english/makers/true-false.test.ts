import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { INSTRUMENTS, keyOf, made, stems } from '#test/questions/english/made-questions.ts'
import { exchangedTerms } from './exchanged-terms.ts'
import { swappedTerm } from './swapped-term.ts'
import { trueStatement } from './true-statement.ts'

describe('true and false', () => {
  test('a statement of the text is true', () => {
    const [first] = made(trueStatement, INSTRUMENTS)
    expect(keyOf(first!)).toBe(true)
    expect(plainText(first!.draft.explanation)).toBe(
      `The statement is true. The text states: “${plainText(first!.draft.stem)}”`,
    )
  })
  test('a definition in a sentence that points back is stated by itself', () => {
    expect(
      stems(made(trueStatement, 'This led to **erosion**, the slow wearing away of rock by wind and water.')),
    ).toEqual(['Erosion is the slow wearing away of rock by wind and water.'])
  })
  test('a report of what people think is neither', () => {
    expect(
      made(trueStatement, 'Some people believed that a **comet** near the sun brought bad harvests to a **kingdom**.'),
    ).toEqual([])
  })
  test('a definition with another defined term is false, and both meanings are explained', () => {
    const [first] = made(swappedTerm, INSTRUMENTS)
    expect(keyOf(first!)).toBe(false)
    expect(plainText(first!.draft.stem)).toMatch(
      /^An? (thermometer|anemometer|hygrometer) is an instrument that measures the pressure of air\.$/,
    )
    expect(plainText(first!.draft.explanation)).toMatch(
      /should be “barometer”.* is an instrument that measures (how hot|the speed|the water)/,
    )
  })
  test('what is one driving force among others is said of no other', () => {
    expect(
      made(
        swappedTerm,
        `
**Natural selection** is a driving force in evolution. **Stabilizing selection** is a selection that favors the average phenotypes of a kind.
**Directional selection** is a selection that favors one end of the variation of a kind.`,
      ).filter(({ draft }) => plainText(draft.stem).includes('driving force')),
    ).toEqual([])
  })
  test('what happens in one case is only said of a case that is told in the same words', () => {
    const cases = `
In **loading**, goods are put on the ship by a crane. In **unloading**, goods are put off the ship by a crane.
In **docking**, a pilot brings ropes to the quay. In **sailing**, wind fills a sheet of cloth. In **mooring**, chains hold a hull.
`
    for (const { draft } of made(swappedTerm, cases))
      expect(plainText(draft.stem)).toMatch(/^In (un)?loading, goods are put o[nf]f? the ship/)
  })
  test('a meaning that other things have too cannot be made false', () => {
    expect(
      made(
        swappedTerm,
        INSTRUMENTS.replace(
          'an instrument that measures the pressure of air',
          'a kind of instrument that measures the pressure of air',
        ),
      )
        .map(({ draft }) => plainText(draft.stem))
        .filter((stem) => stem.includes('pressure')),
    ).toEqual([])
  })
})

describe('definitions said of another term', () => {
  const SOILS = `
**Sand** is the soil particles that are between 0.1 and 2 mm in diameter. **Silt** is the soil particles that are between 0.002 and 0.1 mm in diameter.
`
  test('two sisters are enough', () => {
    expect(stems(made(swappedTerm, SOILS))).toEqual([
      'Silt is the soil particles that are between 0.1 and 2 mm in diameter.',
      'Sand is the soil particles that are between 0.002 and 0.1 mm in diameter.',
    ])
  })
  test('a kind is not said of what it may be a kind of', () => {
    const kinds =
      '**Polygamy** is a marriage of more than one person at one time. **Polygyny** is a marriage of one man to more than one woman at one time.'
    expect(stems(made(swappedTerm, kinds))).toEqual([])
  })
  test('a meaning that the other one opens with is true of both', () => {
    const hormones =
      '**Lactin** is a hormone released by the gland in answer to stress of the body.\n**Lutein** is a hormone released by the gland in answer to stress of the body and of the mind.'
    expect(stems(made(swappedTerm, hormones))).toEqual([])
  })
  test('a term that says its own meaning is false at sight elsewhere', () => {
    const isms =
      '**Ageism** is a prejudice against people that rests on their age. **Snobbery** is a prejudice against people that rests on their rank.'
    expect(stems(made(swappedTerm, isms))).toEqual(['Snobbery is a prejudice against people that rests on their age.'])
  })
})

describe('two terms that a statement sets against each other', () => {
  const CELLS =
    '**Sand** is the soil particles that are between 0.1 and 2 mm in diameter. **Silt** is the soil particles that are between 0.002 and 0.1 mm in diameter.'
  test.each([
    [
      'Sand is dry within an hour of rain, whereas silt is full of water for days.',
      'Silt is dry within an hour of rain, whereas sand is full of water for days.',
    ],
    [
      'While sand is dry within an hour of rain, silt is full of water for days.',
      'While silt is dry within an hour of rain, sand is full of water for days.',
    ],
    [
      'Coarse dust in a dry field is called sand, and fine dust between wet stones is called silt.',
      'Coarse dust in a dry field is called silt, and fine dust between wet stones is called sand.',
    ],
    [
      'The grains of a dry field in summer are larger in sand than in silt.',
      'The grains of a dry field in summer are larger in silt than in sand.',
    ],
  ])('“%s” is false the other way round', (text, expected) =>
    expect(stems(made(exchangedTerms, `${CELLS}\n${text}`))).toEqual([expected]),
  )
  test.each([
    ['What is said is said of both.', 'Strong wind carries both sand and silt over dunes in a dry field.'],
    ['One is said to be in the other.', 'Sand lies on stones in a river and holds silt for years on end.'],
  ])('stay in their places where %s', (_, text) => expect(made(exchangedTerms, `${CELLS}\n${text}`)).toEqual([]))
})
