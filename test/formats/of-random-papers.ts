/** A property of papers drawn at random: of 50 with each change, of 500 in the deep set. */
import { test } from 'vitest'
import { DEEP } from '#test/deep.ts'

export function ofRandomPapers(name: string, holds: (numRuns: number) => Promise<void>): void {
  test(name, () => holds(50))
  test(`${name}, 500 of them`, { ...DEEP, timeout: 600_000 }, () => holds(500))
}
