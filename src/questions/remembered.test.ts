import { expect, test } from 'vitest'
import { remembered } from './remembered.ts'

test('a text is looked at once, and again when thousands of others have come between', () => {
  const asked: string[] = []
  const length = remembered((text) => {
    asked.push(text)
    return text.length
  })
  expect([length('ab'), length('ab'), length('')]).toEqual([2, 2, 0])
  expect(asked).toEqual(['ab', ''])
  for (let number = 0; number < 20_000; number += 1) length(`other ${number}`)
  expect(length('ab')).toBe(2)
  expect(asked.filter((text) => text === 'ab')).toHaveLength(2)
})
