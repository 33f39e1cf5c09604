/** Seeded chance: the same seed gives the same draws on every machine. */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { itemAt } from './must-be-there.ts'

export type Random = {
  /** A whole number from 0 to `limit` - 1. Throws a RangeError unless `limit` is a positive whole number. */
  below(limit: number): number
  /** One of the items. Throws a RangeError when there are none. */
  pick<Item>(items: readonly Item[]): Item
  /** The items in a random order; the given array stays as it was. */
  shuffle<Item>(items: readonly Item[]): Item[]
  /** An independent stream named by `label`: what one maker draws does not change what another draws. */
  fork(label: string): Random
}

/** Chance from a seed of any length. Streams are xoroshiro128+ whose state is SHA-256 of the seed. */
export function seededRandom(seed: string): Random {
  const generator = xoroshiro128plusFromState(stateOf(seed))
  const below = (limit: number): number => {
    if (!Number.isInteger(limit) || limit < 1)
      throw new RangeError(`Cannot draw a number below ${limit}: expected a positive whole number`)
    return uniformInt(generator, 0, limit - 1)
  }
  return {
    below,
    pick(items) {
      if (items.length === 0) throw new RangeError('Cannot pick from no items')
      return itemAt(items, below(items.length))
    },
    shuffle(items) {
      const shuffled = [...items]
      for (let last = shuffled.length - 1; last > 0; last -= 1) {
        const other = below(last + 1)
        const drawn = itemAt(shuffled, other)
        shuffled[other] = itemAt(shuffled, last)
        shuffled[last] = drawn
      }
      return shuffled
    },
    fork: (label) => seededRandom(`${seed}\u0000${label}`),
  }
}

/** 128 bits of chance in hexadecimal, for identifiers. */
export function randomHex(random: Random): string {
  return Array.from({ length: 4 }, () =>
    random
      .below(2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('')
}

function stateOf(seed: string): [number, number, number, number] {
  const digest = sha256(utf8ToBytes(seed))
  const view = new DataView(digest.buffer, digest.byteOffset)
  // The all-zero state is the generator's only fixed point; setting one bit keeps it out of reach.
  return [view.getInt32(0) | 1, view.getInt32(4), view.getInt32(8), view.getInt32(12)]
}
