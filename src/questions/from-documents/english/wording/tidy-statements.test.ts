import { expect, test } from 'vitest'
import { tagEnglish } from '#reading/words/english.ts'
import { tidyStatements } from './tidy-statements.ts'
import { wordsOf } from '../survey/words.ts'

const tidied = (text: string): string[] => {
  const sentence = tagEnglish(text)[0]!
  return tidyStatements({ text: sentence.text, words: wordsOf(sentence) }).map((statement) => statement.text)
}

test.each([
  ['The head binds while it holds its ions (a,b).', ['The head binds while it holds its ions.']],
  ['The heart lies in a space. shows the place of the heart.', ['The heart lies in a space.']],
  ['The door lets water pass the wall ().', ['The door lets water pass the wall.']],
  ['For example, ants share food.', ['Ants share food.']],
  ['Whales, however, are mammals.', ['Whales are mammals.']],
  ['Sleep restores the body (Lee & Wong, 1998).', ['Sleep restores the body.']],
  ['The heart has four chambers (see Figure 3).', ['The heart has four chambers.']],
  ['Ferns also make spores.', ['Ferns make spores.']],
  ['Exotic species are also called invasive species.', ['Exotic species are also called invasive species.']],
  ['Not only iron but also nickel is magnetic.', ['Not only iron but also nickel is magnetic.']],
  ['Algae grow quickly, thus they feed many fish.', ['Algae grow quickly, thus they feed many fish.']],
  [
    'Light comes from charged particles (e.g. electrons) in the air.',
    ['Light comes from charged particles in the air.'],
  ],
  ['Algae thus feed many fish.', ['Algae feed many fish.']],
  ['Recall that heat flows from hot to cold bodies.', ['Heat flows from hot to cold bodies.']],
  [
    'Metals conduct heat very well; however, wood conducts heat badly.',
    ['Metals conduct heat very well.', 'Wood conducts heat badly.'],
  ],
  ['In contrast to birds, bats are mammals.', ['In contrast to birds, bats are mammals.']],
  ['A trace is made in linear time (10).', ['A trace is made in linear time.']],
  ['Red, green; blue.', ['Red, green; blue.']],
])('“%s” says %j', (text, statements) => {
  expect(tidied(text)).toEqual(statements)
})

test('words keep pointing at their places in the tidied text', () => {
  const sentence = tagEnglish('However, whales, too, are mammals (Lee, 1990).')[0]!
  for (const statement of tidyStatements({ text: sentence.text, words: wordsOf(sentence) })) {
    for (const word of statement.words.slice(1)) expect(statement.text.slice(word.start, word.end)).toBe(word.text)
  }
})

test('a word that carries the sense of “not” stays', () => {
  const text = 'The law of the land is not simply based on the wish of kings.'
  expect(tidyStatements({ text, words: tagEnglish(text).flatMap(wordsOf) })[0]!.text).toBe(text)
})

test('a link to a picture that the tagger took for the same sentence goes', () => {
  const text = 'Friction is a force between bodies that touch. the figure(b) shows two of them.'
  const tagged = tagEnglish(text)
  const words = wordsOf({ text, start: 0, end: text.length, tokens: tagged.flatMap((sentence) => sentence.tokens) })
  expect(tidyStatements({ text, words })[0]!.text).toBe('Friction is a force between bodies that touch.')
})
