import { describe, expect, test } from 'vitest'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { boldMeanings } from './bold-meanings.ts'

const meaningsIn = (text: string): (readonly [string, string, string])[] =>
  boldMeanings(lessonFromText(`# Behavior\n${text}`)).map(({ term, pattern, meaning }) => [term, pattern, meaning])

describe('meanings told in passing', () => {
  test.each([
    [
      'Both of these are cases of **camouflage**, or avoiding detection by blending in with the background.',
      'camouflage',
      'is',
      'avoiding detection by blending in with the background',
    ],
    [
      'The reverse, when a woman is married to more than one man, is called **polyandry**.',
      'polyandry',
      'in_which',
      'a woman is married to more than one man',
    ],
    [
      'The simplest of them is a **reflex action**, an involuntary and rapid response to a stimulus.',
      'reflex action',
      'is',
      'an involuntary and rapid response to a stimulus',
    ],
  ])('%s', (text, term, pattern, meaning) => {
    expect(meaningsIn(text)).toEqual([[term, pattern, meaning]])
  })
  test.each([
    'In **conditioning**, the dogs did not salivate when they heard the tone.',
    'Most of them, such as **insomnia**, the patient said, are harmless.',
    'Among the parts of the **nervous system**, the loss of the layer can harm the body.',
  ])('not what goes on behind a term: %s', (text) => {
    expect(meaningsIn(text)).toEqual([])
  })
})
