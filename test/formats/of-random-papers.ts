/**
 * A property of papers drawn at random: of `some` with each change (fewer where a file takes long to set), of 500 in
 * the deep set.
 */
import { test } from 'vitest'
import { DEEP } from '#test/deep.ts'

export function ofRandomPapers(name: string, holds: (numRuns: number) => Promise<void>, some = 50): void {
  test(name, () => holds(some))
  test(`${name}, 500 of them`, { ...DEEP, timeout: 900_000 }, () => holds(500))
}
