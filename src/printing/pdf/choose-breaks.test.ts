import { describe, expect, test } from 'vitest'
import { chooseBreaks, isUneven, runOf, type Group, type Placed } from './choose-breaks.ts'

const group = (height: number, tears = false): Group => ({ height, gap: 0.02, tears })
const run = (...groups: readonly Group[]) => ({ groups, head: 0, tail: 0 })

describe('pages break', () => {
  test('so that room is left at the end', () => {
    expect(chooseBreaks(run(...Array.from({ length: 12 }, () => group(0.2))), 3)).toEqual([4, 8])
    expect(chooseBreaks(run(group(0.5), group(0.4), group(0.3), group(0.3)), 2)).toEqual([2])
  })
  test('with no question alone on the last page', () => {
    // Filled from the top: 4, 4 and 1.
    expect(chooseBreaks(run(...Array.from({ length: 9 }, () => group(0.23))), 3)).toEqual([4, 7])
  })
  test('before a question rather than into one', () => {
    const groups = [group(0.3), group(0.25), group(0.2), group(0.25, true), group(0.3), group(0.3)]
    expect(chooseBreaks(run(...groups), 2)).toEqual([3])
    expect(chooseBreaks(run(...groups.with(3, group(0.25)).with(2, group(0.2, true))), 2)).toEqual([3])
    expect(chooseBreaks(run(group(0.4), group(0.3), group(0.2, true), group(0.4)), 2)).toEqual([2])
  })
  test('into a question where no other way holds it', () => {
    expect(chooseBreaks(run(group(0.6), group(0.6, true)), 2)).toEqual([1])
  })
  test('below what heads the first page and above what ends the last', () => {
    const groups = Array.from({ length: 4 }, () => group(0.3))
    expect(chooseBreaks({ groups, head: 0.5, tail: 0 }, 2)).toEqual([1])
    expect(chooseBreaks({ groups, head: 0, tail: 0.5 }, 2)).toEqual([3])
    expect(chooseBreaks({ groups, head: 0, tail: 0.8 }, 2)).toBeUndefined()
  })
  test('nowhere where so many pages do not hold the groups whole', () => {
    expect(chooseBreaks(run(group(0.6), group(0.6)), 1)).toBeUndefined()
    expect(chooseBreaks(run(group(1.2), group(0.3)), 2)).toBeUndefined()
  })
})

describe('what was printed', () => {
  const at = (page: number, from: number, to: number, toPage = page): Placed => ({
    from: { page, y: from },
    to: { page: toPage, y: to },
    tears: false,
  })
  test('tells heights, gaps, head and tail', () => {
    const { groups, head, tail } = runOf([at(2, 0.1, 0.4), at(2, 0.45, 0.25, 3), at(4, 0, 0.5)], 0.6)
    expect(groups.map(({ height }) => height)).toEqual([expect.closeTo(0.3), expect.closeTo(0.8), expect.closeTo(0.5)])
    expect(groups.map(({ gap }) => gap)).toEqual([0.025, expect.closeTo(0.05), 0.025])
    expect([head, tail]).toEqual([0.1, expect.closeTo(0.1)])
  })
  test('is uneven where a group is torn, or a page ends early', () => {
    expect(isUneven([at(1, 0, 0.5), at(1, 0.5, 0.2, 2)])).toBe(true)
    expect(isUneven([at(1, 0, 0.6), at(2, 0, 0.5)])).toBe(true)
    expect(isUneven([at(1, 0, 0.9), at(2, 0, 0.5)])).toBe(false)
  })
})
