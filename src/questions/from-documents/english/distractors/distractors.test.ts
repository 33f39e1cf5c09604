import { describe, expect, test } from 'vitest'
import { distractorsFor } from './distractors.ts'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { semanticClass } from './semantic-class.ts'

const TOOLS = `
A **barometer** is an instrument that measures the pressure of air.
A **thermometer** is an instrument that measures how hot a body is.
An **anemometer** is an instrument that measures the speed of wind.
A **hygrometer** is an instrument that measures the water in air.
`
const optionsFor = (term: string, text: string, forMeaning = false): string[] | undefined => {
  const lesson = lessonFromText(text)
  const entry = lesson.vocabulary.entries.find(({ form }) => form === term)!
  return distractorsFor(entry, entry.definition?.sentence ?? lesson.sentences[0]!, lesson, { forMeaning })
    ?.entries.map(({ form }) => form)
    .toSorted()
}

describe('distractors', () => {
  test('are of the kind of the key', () => {
    expect(optionsFor('barometer', TOOLS)).toEqual(['anemometer', 'hygrometer', 'thermometer'])
  })
  test('are missing rather than poor', () => {
    expect(
      optionsFor('barometer', TOOLS.replace(/.*hygrometer.*/, 'A **monk** is a man who lives in prayer.')),
    ).toBeUndefined()
  })
  test('agree with the key in number, and are put in its number where the text counts them', () => {
    const several = TOOLS.replace('A **hygrometer** is an instrument', '**Hygrometers** are instruments').replace(
      'measures the water',
      'measure the water',
    )
    expect(optionsFor('barometer', several)).toBeUndefined()
    expect(optionsFor('barometer', several, true)).toEqual(['anemometer', 'hygrometer', 'thermometer'])
  })
  test('are no other name of the key', () => {
    expect(
      optionsFor('barometer', `${TOOLS}Sailors trust the barometer, also called the **weather glass**, on long trips.`),
    ).not.toContain('weather glass')
  })
  test('are no member of the kind that is the key', () => {
    const text = `
An **alloy** is a mixture of a metal with other elements.
**Brass** is an alloy that is made of copper and zinc.
**Bronze** is an alloy that is made of copper and tin.
**Solder** is an alloy that melts at a low heat.
**Steel** is an alloy that holds iron and carbon.
`
    expect(optionsFor('alloy', text, true)).toBeUndefined()
    expect(optionsFor('brass', text, true)).not.toContain('alloy')
  })
  test('mean nothing in nearly the same words', () => {
    const overlapping = `${TOOLS}
**Bartering** is the trading of goods for other goods without money. **Swapping** is the giving of goods for other goods without any use of money.
**Hoarding** is the keeping of far too many goods. **Lending** is the giving of money for some time.`
    const lesson = lessonFromText(overlapping)
    const options = optionsFor('bartering', overlapping, true)
    expect(lesson.definitions.map(({ term }) => term)).toContain('swapping')
    expect(options ?? []).not.toContain('swapping')
  })
  test('are not said to do the same elsewhere', () => {
    const text = `
The **artery** carries blood from the heart at high pressure.
The **vein** lies near the skin. The **capillary** is thin. The **nerve** sends signals.
The **aorta** too carries blood away from the heart at a high pressure.
`
    const options = optionsFor('artery', text)
    expect(options ?? []).not.toContain('aorta')
  })
})

describe('the class of a term', () => {
  test.each([
    ['thermometer', undefined, 'artefact'],
    ['zorb', 'instrument', 'artefact'],
    ['geologist', undefined, 'person'],
    ['photosynthesis', undefined, 'process'],
    ['bacteria', undefined, 'organism'],
    ['arthritis', undefined, 'disorder'],
    ['kinetic energy', undefined, 'quantity'],
    ['table', undefined, undefined],
  ])('“%s” with the genus %s is of class %s', (phrase, genus, kind) => {
    expect(semanticClass(phrase, genus)).toBe(kind)
  })
})
