import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { listIn } from './lists.ts'
import { reason } from './makers/reason.ts'
import { reasonIn } from './reasons.ts'

const sentenceOf = (text: string) => lessonFromText(text).sentences[0]!

describe('a reason', () => {
  test.each([
    [
      'Metal spoons feel cold in winter because metal conducts heat away quickly.',
      'Metal spoons feel cold in winter',
      'metal conducts heat away quickly',
    ],
    ['Because ice floats on water, lakes freeze from the top.', 'lakes freeze from the top', 'ice floats on water'],
    [
      'Ice is less dense than water, so lakes in the north freeze from the top.',
      'lakes in the north freeze from the top',
      'Ice is less dense than water',
    ],
    [
      'Old copper roofs turn green because of the carbon dioxide in damp air.',
      'Old copper roofs turn green',
      'because of the carbon dioxide in damp air',
    ],
  ])('%s', (text, effect, cause) => {
    expect(reasonIn(sentenceOf(text))).toEqual({ effect, cause })
  })
  test.each([
    ['the effect points back', 'It turns green after some years because of the damp air.'],
    [
      'the effect begins with its subject behind the verb',
      'Families change as time goes by, so do the problems they face.',
    ],
    ['only part of a reason', 'Lakes freeze from the top not because the air is cold there.'],
    ['two reasons', 'Lakes freeze because ice floats and because the air is cold.'],
    ['a report', 'Some researchers moved to the coast because the weather is good.'],
    ['a single person', 'The price of the shoes does not matter because her pay is fixed.'],
  ])('not when %s', (_, text) => {
    expect(reasonIn(sentenceOf(text))).toBeUndefined()
  })
})

test('of several reasons one is asked for, in reserve', () => {
  const [candidate] = reason(
    lessonFromText('**Gold** is also accepted in many foreign countries because gold keeps its value for a long time.'),
  )
  expect([candidate && plainText(candidate.draft.stem), candidate?.reserve]).toEqual([
    'Give one reason why gold is accepted in many foreign countries.',
    true,
  ])
})

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
