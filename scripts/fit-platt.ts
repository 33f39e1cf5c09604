/**
 * Fits the scaling of scores to probabilities (Platt 1999): a logistic regression on the score alone, by Newton's
 * method.
 */

export function fitPlatt(examples: readonly { readonly score: number; readonly isTerm: boolean }[]): {
  slope: number
  shift: number
} {
  let [slope, shift] = [1, 0]
  for (let round = 0; round < 50; round += 1) {
    let [bySlope, byShift, slopes, both, shifts] = [0, 0, 1e-6, 0, 1e-6]
    for (const { score, isTerm } of examples) {
      const chance = 1 / (1 + Math.exp(-(slope * score + shift)))
      const weight = chance * (1 - chance)
      bySlope += (Number(isTerm) - chance) * score
      byShift += Number(isTerm) - chance
      slopes += weight * score ** 2
      both += weight * score
      shifts += weight
    }
    const determinant = slopes * shifts - both ** 2
    slope += (shifts * bySlope - both * byShift) / determinant
    shift += (slopes * byShift - both * bySlope) / determinant
  }
  return { slope: rounded(slope), shift: rounded(shift) }
}

const rounded = (value: number): number => Math.round(value * 1e4) / 1e4
