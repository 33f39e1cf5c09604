import { expect, test } from 'vitest'
import { theTextStates } from './explanation.ts'
import type { StudySentence } from '../survey/study-sentences.ts'

test('what the text states is quoted as it stands there, not as it was put to stand alone', () => {
  const sentence = {
    text: 'The cell wall is made up of cellulose.',
    quote: 'It is also made up of “cellulose”. ',
  } as StudySentence
  expect(theTextStates(sentence)).toBe('The text states: “It is also made up of ‘cellulose’.”')
})
