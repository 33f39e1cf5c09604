import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { lessonFromText } from '#test/questions/english/lesson-from-text.ts'
import { stateMeaning } from './makers/state-meaning.ts'
import { swappedTerm } from './makers/swapped-term.ts'

const asked = (candidates: ReturnType<typeof stateMeaning>): string[] =>
  candidates.map(({ draft, reserve }) => `${reserve ? 'reserve: ' : ''}${plainText(draft.stem)}`)

describe('definitions of second rank are in reserve', () => {
  test.each([
    [
      'a noun that says little',
      'An argument is a set of reasons that supports an opinion.',
      'reserve: What is meant by “argument”?',
    ],
    ['an everyday word', 'A fact is a statement that can be checked by others.', 'reserve: What is meant by “fact”?'],
    [
      'better ones are not',
      'A **barometer** is an instrument that measures the pressure of the air.',
      'What is meant by “barometer”?',
    ],
  ])('%s: %s', (_, text, stem) => {
    expect(asked(stateMeaning(lessonFromText(text)))).toEqual([stem])
  })
  test.each([
    ['a remark', 'A barometer is a great help to sailors on long journeys.'],
    ['where it comes from', 'A delta is the result of a river that brings sand to the sea.'],
    ['what points at something said before', 'An argument is a set of reasons that supports this opinion.'],
    [
      'an adjective',
      'Variable refers to the number of responses that a rat gives. A variable schedule, a variable rate and a variable ratio differ.',
    ],
  ])('%s is not asked at all: %s', (_, text) => {
    expect(asked(stateMeaning(lessonFromText(text)))).toEqual([])
  })
})

describe('a definition said of another term of the section', () => {
  const LESSON = [
    'A **barometer** is an instrument that measures the pressure of the air.',
    'Every ship had one in its cabin.',
    'A **vacuum flask** is a container that keeps liquids hot by reducing all kinds of heat transfer.',
  ].join('\n')
  test('of another general noun is certainly false, but plain', () => {
    const found = swappedTerm(lessonFromText(LESSON))
    expect(found.length).toBeGreaterThan(0)
    expect(found.every(({ draft, reserve }) => reserve && draft.type === 'true_false' && !draft.key)).toBe(true)
  })
  test.each([
    [
      'a protein is a substance',
      'A **nutrient** is a substance that the body needs for growth.',
      'A **protein** is a chain of amino acids that builds muscles.',
    ],
    [
      'psychoanalysis is a psychotherapy',
      '**Psychotherapy** is a treatment of the mind that helps people to overcome their troubles.',
      '**Psychoanalysis** is a method by Freud that uncovers what the patient has forgotten.',
    ],
    [
      'a living thing is of many kinds',
      'A **prokaryote** is an organism that lacks a nucleus in its cell.',
      'A **parasite** is a guest that feeds on its host for a long time.',
    ],
  ])('is not made where the other may be one of these too: %s', (_, one, other) => {
    expect(
      asked(swappedTerm(lessonFromText(`${one}\nMany people know this.\n${other}`))).filter((stem) =>
        stem.startsWith('reserve: '),
      ),
    ).toEqual([])
  })
})
