/** Under which letters the keys of a multiple-choice paper stand. */
import type { Random } from '#domain/random.ts'

/** HKDSE Paper 2: the longest run of one letter is 2, and 3 once in 14 years. */
const LONGEST_RUN = 3

/** Letters (0 to 3) for `count` keys, each as often as the others but for one, in a random order without a long run. */
export function drawLetters(count: number, random: Random): number[] {
  const surplus = random.shuffle([0, 1, 2, 3]).slice(0, count % 4)
  const letters = [0, 1, 2, 3].flatMap((letter) => Array.from({ length: Math.floor(count / 4) + (surplus.includes(letter) ? 1 : 0) }, () => letter))
  for (;;) {
    const shuffled = random.shuffle(letters)
    if (longestRun(shuffled) <= LONGEST_RUN) return shuffled
  }
}

/** Whether two keys may change letters without a long run. */
export function maySwap(letters: readonly number[], one: number, other: number): boolean {
  const swapped = [...letters]
  swapped[one] = letters[other]!
  swapped[other] = letters[one]!
  return longestRun(swapped) <= LONGEST_RUN
}

export function longestRun(letters: readonly number[]): number {
  let longest = 0
  let run = 0
  letters.forEach((letter, index) => {
    run = index > 0 && letters[index - 1] === letter ? run + 1 : 1
    longest = Math.max(longest, run)
  })
  return longest
}
