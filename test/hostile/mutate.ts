/** Spoils sound bytes at random, the same way every time for a seed. */
import { seededRandom } from '#domain/random.ts'

/** Changes a share of the bytes: single ones, copied stretches, deletions, numbers set to their extremes. */
export function mutate(bytes: Buffer, seed: string): Buffer {
  const random = seededRandom(seed)
  let mutant = Buffer.from(bytes)
  // Few changes reach deep into a reader; many try its first checks.
  const changes = 1 + random.below(random.pick([2, 6, 40]))
  for (let change = 0; change < changes && mutant.length > 0; change += 1) {
    const at = random.below(mutant.length)
    const length = 1 + random.below(Math.min(200, mutant.length - at))
    switch (random.below(4)) {
      case 0:
        mutant[at] = random.below(256)
        break
      case 1:
        mutant.copy(mutant, random.below(mutant.length), at, at + length)
        break
      case 2:
        mutant = Buffer.concat([mutant.subarray(0, at), mutant.subarray(at + length)])
        break
      case 3:
        mutant.fill(random.pick([0, 0xff, 0x7f, 0x39]), at, at + Math.min(4, length))
        break
    }
  }
  return mutant
}
