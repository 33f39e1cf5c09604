import { describe, expect, test } from 'vitest'
import { plainText } from '#domain/rich-text.ts'
import { keyOf, made, stems } from '#test/questions/english/made-questions.ts'
import { nameTerm } from '../makers/name-term.ts'
import { stateMeaning } from '../makers/state-meaning.ts'
import { swappedTerm } from '../makers/swapped-term.ts'
import { trueStatement } from '../makers/true-statement.ts'
import { isName } from './names.ts'

test.each([
  ['Hera', true],
  ['Congress of Vienna', true],
  ['Golgi apparatus', false],
  ['DNA', false],
  ['P wave', false],
])('%s is a name of one: %s', (term, is) => expect(isName(term)).toBe(is))

describe('a name has no meaning', () => {
  const GODS = `
# Key Terms
Hera: wife of Zeus, goddess of marriage and of childbirth
Poseidon: god of the sea, the storms and the earthquakes
Apollo: god of music, prophecy and the light of the sun
`
  test('it is asked for as what is called so', () => {
    expect(stems(made(nameTerm, GODS)).filter((stem) => stem.includes('wife'))).toEqual([
      'The wife of Zeus, goddess of marriage and of childbirth, is called ____.',
      'Name the wife of Zeus, goddess of marriage and of childbirth.',
    ])
  })
  test('one asks who it is', () => expect(stems(made(stateMeaning, GODS))).toContain('Who is Hera?'))
  test('statements and explanations keep its capital', () => {
    expect(stems(made(trueStatement, GODS))).toContain(
      'The wife of Zeus, goddess of marriage and of childbirth, is called Hera.',
    )
    for (const { draft } of made(swappedTerm, GODS)) {
      expect(plainText(draft.stem)).toMatch(/is called (?:Apollo|Poseidon|Hera)\.$/)
      expect(plainText(draft.explanation)).not.toMatch(/apollo|poseidon|hera\b/)
    }
  })
  test('it has no plural', () =>
    expect(
      keyOf(made(nameTerm, 'The **Cold War** is a contest of two blocs for power in the world and in space.')[0]!),
    ).toEqual(['Cold War']))
})
