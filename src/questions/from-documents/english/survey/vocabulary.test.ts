import { describe, expect, test } from 'vitest'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { isStrong } from './vocabulary.ts'

const mentionsIn = (text: string, terms: string[] = []): string[] => {
  const lesson = lessonFromText(
    text,
    terms.map((form) => ({ form })),
  )
  return lesson.vocabulary.mentions(lesson.sentences[0]!).map(({ entry }) => entry.form)
}

describe('a sentence names a term', () => {
  test.each([
    ['in either number', 'Two **barometers** hang on the wall.', ['barometer'], ['barometer']],
    ['the longest that stands there', 'A **light microscope** is in the room.', ['microscope'], ['light microscope']],
    ['not within a longer phrase', 'The plant cell wall is firm.', ['cell'], []],
    ['not as the owner of something', 'The cell’s wall is firm.', ['cell'], []],
    ['not as an adjective of the same stem', 'A reflexive move is fast.', ['reflex'], []],
  ])('%s', (_, text, terms, named) => {
    expect(mentionsIn(text, terms)).toEqual(named)
  })
})

describe('a term is strong', () => {
  const entryOf = (text: string, form: string, confidence = 0.2) =>
    lessonFromText(text, [{ form, confidence }]).vocabulary.entries.find((entry) => entry.form.toLowerCase() === form)!
  test('when it is printed in bold', () => {
    expect(isStrong(entryOf('The **gasket** seals the tap.', 'gasket'))).toBe(true)
    expect(isStrong(entryOf('The gasket seals the tap.', 'gasket'))).toBe(false)
  })
  test('not when only a longer phrase that holds it is in bold', () => {
    expect(isStrong(entryOf('The **rubber gasket** seals the tap.', 'gasket'))).toBe(false)
  })
  test('when it is defined, or topic extraction is sure of it', () => {
    expect(isStrong(entryOf('A gasket is a ring that seals a tap.', 'gasket'))).toBe(true)
    expect(isStrong(entryOf('The gasket seals the tap.', 'gasket', 0.7))).toBe(true)
  })
})

describe('terms are related', () => {
  const related = (text: string, a: string, b: string): boolean => {
    const { vocabulary, related: relations } = lessonFromText(text, [{ form: a }, { form: b }])
    const find = (form: string) => vocabulary.entries.find((entry) => entry.form === form)!
    return relations.areRelated(find(a), find(b))
  }
  test.each([
    [
      'two names of one thing',
      'The windpipe, also called the trachea, leads to the lungs.',
      'windpipe',
      'trachea',
      true,
    ],
    ['a name in brackets', 'The windpipe (trachea) leads to the lungs.', 'windpipe', 'trachea', true],
    ['a kind and its second member', 'Many sugars such as glucose and fructose are sweet.', 'sugars', 'fructose', true],
    [
      'a phrase and its head',
      'The light microscope is older. A microscope is dear.',
      'light microscope',
      'microscope',
      true,
    ],
    ['two that only stand together', 'The windpipe lies before the gullet in the neck.', 'windpipe', 'gullet', false],
  ])('%s', (_, text, a, b, areRelated) => {
    expect(related(text, a, b)).toBe(areRelated)
  })
})

test('a name is a person when the text lets it act like one', () => {
  const text = 'Mendel studied peas for years. Vienna lies on the Danube.'
  const { people, vocabulary } = lessonFromText(text, [
    { form: 'Mendel', proper: true },
    { form: 'Vienna', proper: true },
  ])
  expect([...people]).toEqual([vocabulary.entries.find(({ form }) => form === 'Mendel')!.key])
})
