import { describe, expect, test } from 'vitest'
import { made, optionsOf, stems } from '#test/questions/english/made-questions.ts'
import { introducedTerm } from './introduced-term.ts'

const CULTURE = `
# Elements of culture
**Values** are standards that tell what is good in a society. **Beliefs** are tenets that people hold to be true.
**Mores** are norms that embody the moral views of a group. **Sanctions** are rewards that a society gives to those who conform.
Unlike mores, **folkways** are norms without any moral underpinnings.
`

describe('what a term is introduced by', () => {
  test('is asked for among terms of its kind', () => {
    const candidates = made(introducedTerm, CULTURE)
    expect(stems(candidates)).toEqual(['Which of the following are norms without any moral underpinnings?'])
    expect(optionsOf(candidates[0]!).key).toBe('Folkways')
  })
  test.each([
    'Unlike mores, **folkways** are also weak.',
    '**Folkways** often help people to live.',
    '**Folkways** are just what it sounds like.',
    'People have **folkways** without any moral underpinnings.',
    '**Folkways** are the opposite of mores in this society.',
  ])('is not where others may be so, or the text is wanted: %s', (sentence) => {
    expect(made(introducedTerm, CULTURE.replace(/Unlike mores.*/, sentence))).toEqual([])
  })
})
