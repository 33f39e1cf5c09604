import { describe, expect, test } from 'vitest'
import { fitPlatt } from './fit-platt.ts'

/** At each score, as many terms in a thousand as the scaling says. */
function drawn(slope: number, shift: number): { score: number; isTerm: boolean }[] {
  return [-3, -2, -1, 0, 1, 2].flatMap((score) => {
    const terms = Math.round(1000 / (1 + Math.exp(-(slope * score + shift))))
    return Array.from({ length: 1000 }, (_, index) => ({ score, isTerm: index < terms }))
  })
}

describe('fitPlatt', () => {
  test.each([
    [1, 0],
    [0.7, -0.4],
    [1.5, 1],
  ])('finds slope %d and shift %d again', (slope, shift) => {
    const found = fitPlatt(drawn(slope, shift))
    expect(found.slope).toBeCloseTo(slope, 1)
    expect(found.shift).toBeCloseTo(shift, 1)
  })
})
