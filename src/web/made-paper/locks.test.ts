import { expect, test } from 'vitest'
import { locksIn, withLock } from './locks.ts'

test('questions are locked and let go, each paper its own', () => {
  const one = withLock(undefined, 'p1', 'a', true)
  const two = withLock(withLock(one, 'p2', 'a', true), 'p1', 'b', true)
  expect([locksIn(two, 'p1'), locksIn(two, 'p2'), locksIn(two, 'p3')]).toEqual([['a', 'b'], ['a'], []])
  expect(locksIn(withLock(two, 'p1', 'a', false), 'p1')).toEqual(['b'])
  expect(withLock(one, 'p1', 'a', false)).toBe('[]')
})

test('the papers that were changed last are remembered', () => {
  let text: string | undefined
  for (let paper = 0; paper < 60; paper += 1) text = withLock(text, `p${paper}`, 'a', true)
  expect([locksIn(text, 'p9'), locksIn(text, 'p10'), locksIn(text, 'p59')]).toEqual([[], ['a'], ['a']])
})

test.each(['{', 'null', '{}', '[["p1"]]', '[["p1",[1]]]'])('%s locks nothing', (text) => {
  expect(locksIn(text, 'p1')).toEqual([])
  expect(locksIn(withLock(text, 'p1', 'a', true), 'p1')).toEqual(['a'])
})
