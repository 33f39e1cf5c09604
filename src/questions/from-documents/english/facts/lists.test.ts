import { describe, expect, test } from 'vitest'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { listIn } from './lists.ts'

const sentenceOf = (text: string) => lessonFromText(text).sentences[0]!

describe('a list', () => {
  test.each([
    [
      'Symptoms of malaria include fever, headache, and chills.',
      'includes',
      'Symptoms of malaria',
      ['fever', 'headache', 'chills'],
    ],
    [
      'The blood consists of plasma, red cells, and white cells.',
      'consists_of',
      'The blood',
      ['plasma', 'red cells', 'white cells'],
    ],
    [
      'There are three kinds of rock: igneous rock, sedimentary rock, and metamorphic rock.',
      'counted',
      'three kinds of rock',
      ['igneous rock', 'sedimentary rock', 'metamorphic rock'],
    ],
    [
      'The main crops of a valley with damp soil are onions, carrots, and potatoes.',
      'are',
      'The main crops of a valley with damp soil',
      ['onions', 'carrots', 'potatoes'],
    ],
    ['The rock is divided into two types: hard and soft.', 'divided', 'two types', ['hard', 'soft']],
    [
      'Many farms keep domestic animals such as goats, sheep, and pigs.',
      'such_as',
      'domestic animals',
      ['goats', 'sheep', 'pigs'],
    ],
  ])('%s', (text, pattern, of, items) => {
    expect(listIn(sentenceOf(text))).toMatchObject({ pattern, of, items })
  })
  test.each([
    [
      'a count that does not agree',
      'There are four kinds of rock: igneous rock, sedimentary rock, and metamorphic rock.',
    ],
    [
      'members that are clauses',
      'Duties of a nurse include washing hands before meals, what the doctor asks, and more.',
    ],
    ['two members that may share a word', 'Symptoms of hunger include lower levels of strength and good mood.'],
    ['whose they are left out', 'Chordata contains two clades of invertebrates: tunicates and lancelets.'],
    ['a vague whole', 'Children like things such as toys, sweets, and games.'],
  ])('not with %s', (_, text) => {
    expect(listIn(sentenceOf(text))).toBeUndefined()
  })
})
