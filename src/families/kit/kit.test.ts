/** The kit on small families made for it: what it must refuse, and what a draw must be. */
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#domain/random.ts'
import { drawAt, drawFrom, everyDraw, lettersAt, seedOf } from './drawn.ts'
import { formulaChoice, statementChoice, type FormulaChoice } from './family.ts'
import { ints } from './given.ts'
import { claimsOf, declarationFaults, faultsOf } from './prove.ts'
import { countDraws, drawPoints, enumerate } from './space.ts'

const meta = { unit: 'JS1', objective: 'sum', method: 'adding', foundation: true, level: 1, minutes: 1 } as const
const slips = {
  'one more': 'a + b + 1',
  'two more': 'a + b + 2',
  'three more': 'a + b + 3',
  'one less': 'a + b - 1',
  'two less': 'a + b - 2',
  'three less': 'a + b - 3',
} as const
const sums = formulaChoice({
  meta: { id: 'test/sums', ...meta },
  paper: { slots: [1] },
  given: { a: ints(1, 9), b: ints(1, 9) },
  where: 'a != b',
  stem: { en: 'Find $@a + @b$.', zh: '求 $@a + @b$。' },
  key: 'a + b',
  slips,
  steps: [['@a + @b = @{a + b}']],
  claims: ['key - a = b'],
})
/** The same, changed. */
const changed = (change: Partial<FormulaChoice>): FormulaChoice => ({ ...sums, ...change })
const everyFault = (family: FormulaChoice): string[] =>
  [...everyDraw(family, seededRandom('t'), enumerate(family))].flatMap((drawn) => [...faultsOf(drawn)])

describe('a space', () => {
  test('is counted and drawn without repetition', () => {
    expect(countDraws(sums)).toBe(72)
    const drawn = [...drawPoints(sums, seededRandom('x'))].map(({ index }) => index)
    expect(new Set(drawn).size).toBe(72)
    expect(drawn.toSorted((one, other) => one - other)).toEqual([...enumerate(sums)].map(({ index }) => index))
  })
})

describe('a draw', () => {
  test('is proved, and follows from its seed', () => {
    expect(everyFault(sums)).toEqual([])
    const drawn = drawFrom(sums, seededRandom('y'))!
    expect(drawAt(sums, seedOf(drawn), seededRandom('other'))).toEqual(drawn)
    expect(claimsOf(drawn)).toEqual([expect.stringMatching(/^\(\d+-\d\) = \d$/)])
  })
  test.each([0, 1, 2, 3])('can have its key under letter %i, options ascending', (letter) => {
    const drawn = drawFrom(sums, seededRandom('z'), { letter })!
    expect(drawn.kind === 'choice' && drawn.keyIndex).toBe(letter)
    const shown = drawn.kind === 'choice' ? drawn.options.map(({ value }) => value as number) : []
    expect(shown).toEqual(shown.toSorted((one, other) => one - other))
  })
  test('is not one that was drawn before', () => {
    const without = new Set<number>()
    for (let turn = 0; turn < 72; turn += 1) without.add(drawFrom(sums, seededRandom(`w${turn}`), { without })!.index)
    expect(without.size).toBe(72)
    expect(drawFrom(sums, seededRandom('none'), { without })).toBeUndefined()
  })
})

describe('the kit refuses', () => {
  test('a wrong key', () => expect(everyFault(changed({ key: 'a + b + 4' }))).not.toEqual([]))
  test('a slip that is right too', () =>
    expect(everyFault(changed({ key: 'a + b', claims: ['key >= a'] }))).toContainEqual(
      expect.stringContaining('satisfies the claims too'),
    ))
  test('a claim over what nobody was told', () =>
    expect(declarationFaults(changed({ let: { s: 'a + b' }, claims: ['key = s'] }))).toEqual([
      expect.stringContaining('uses s'),
    ]))
  test('fewer than six slips of a number', () =>
    expect(declarationFaults(changed({ slips: { 'one more': 'a + b + 1' } }))).toEqual([
      expect.stringContaining('at least 6'),
    ]))
  test('a name declared twice, and one that is not', () => {
    expect(() => countDraws(changed({ let: { a: 'b' } }))).toThrow(/declared twice/)
    expect(() => countDraws(changed({ let: { s: 'a + q' } }))).toThrow(/needs q/)
  })
  test('a name that is not declared, when it is compiled', () => {
    formulaChoice({
      meta: { id: 'test/q', ...meta },
      paper: { slots: [1] },
      given: { a: ints(1, 9) },
      stem: '$@a$',
      // @ts-expect-error q is declared nowhere
      key: 'a + q',
      slips: {},
      steps: [],
      claims: [],
    })
    formulaChoice({
      meta: { id: 'test/q', ...meta },
      paper: { slots: [1] },
      given: { a: ints(1, 9) },
      // @ts-expect-error nor in the hole of a text
      stem: '$@{a + q}$',
      key: 'a',
      slips: {},
      steps: [],
      claims: [],
    })
  })
})

describe('statements', () => {
  const family = statementChoice({
    meta: { id: 'test/statements', ...meta },
    paper: { slots: [1] },
    given: { a: ints(-3, 3), b: ints(-3, 3) },
    stem: '$a = @a$, $b = @b$',
    statements: [
      { text: '$a > 0$', holds: 'a > 0', slip: 'first' },
      { text: '$b > 0$', holds: 'b > 0', slip: 'second' },
      { text: '$a > b$', holds: 'a > b', slip: 'third' },
    ],
    steps: [],
    claims: ['a > 0 <=> a > 0'],
  })
  test('give the combination that is true, and no draw where none is', () => {
    for (const { values } of enumerate(family))
      expect(lettersAt(family, values).length > 0).toBe(
        [(values.a as number) > 0, (values.b as number) > 0, (values.a as number) > (values.b as number)].some(Boolean),
      )
  })
})
