import { describe, expect, test } from 'vitest'
import { leansOnParagraph, meansOneBeing } from './bare-definites.ts'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'

describe('a statement that opens with a definite thing', () => {
  const leans = (text: string, at = 1): boolean => {
    const { sentences, vocabulary } = lessonFromText(text)
    return leansOnParagraph(sentences[at]!, vocabulary)
  }
  test.each([
    [
      'leans on the sentence before, which brought it in',
      'Light splits a gas. The chlorine atom reacts with other gases.',
      true,
    ],
    [
      'leans on it wherever it stands when the adjective counts',
      'Light splits a gas. The single atom reacts with other gases.',
      true,
    ],
    [
      'stands by itself when the text sets it in bold',
      'A farm needs order. The **silo** keeps the grain dry for months.',
      false,
    ],
    ['stands by itself when each body has it', 'Food is chewed. The stomach stores the food for hours.', false],
    [
      'stands by itself when it says which one',
      'Light splits a gas. The engraving of a plate takes many hours.',
      false,
    ],
  ])('%s', (_, text, expected) => expect(leans(text)).toBe(expected))
  test('needs a sentence before it', () => {
    expect(leans('The engraving takes many hours.', 0)).toBe(false)
  })
})

test.each([
  ['Insects depend on the fungus for shelter from rain.', true],
  ['A fungus grows in soil, and the fungus feeds on leaves.', false],
  ['Insects depend on the fungus that grows in wood.', false],
])('“%s” means one living thing that is not told: %s', (text, expected) =>
  expect(meansOneBeing(lessonFromText(text).sentences[0]!)).toBe(expected),
)
