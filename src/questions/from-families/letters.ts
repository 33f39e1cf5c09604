/** Under which letters the keys of a multiple-choice paper stand. */
import type { Random } from '#domain/random.ts'

/** HKDSE Paper 2: the longest run of one letter is 2, and 3 once in 14 years. */
const USUAL_RUN = 2
const RARE_RUN = 3
const RARE_IN = 14

/** Letters (0 to 3) for `count` keys, each as often as the others but for one, in a random order without a long run. */
export function drawLetters(count: number, random: Random): number[] {
  const surplus = random.shuffle([0, 1, 2, 3]).slice(0, count % 4)
  const letters = [0, 1, 2, 3].flatMap((letter) =>
    Array.from({ length: Math.floor(count / 4) + (surplus.includes(letter) ? 1 : 0) }, () => letter),
  )
  const longest = random.below(RARE_IN) === 0 ? RARE_RUN : USUAL_RUN
  for (;;) {
    const shuffled = random.shuffle(letters)
    if (longestRun(shuffled) <= longest) return shuffled
  }
}

/** Whether two keys may change letters; `rarely` where no exchange without a longer run could be had. */
export function maySwap(letters: readonly number[], one: number, other: number, rarely: boolean): boolean {
  const swapped = [...letters]
  swapped[one] = letters[other]!
  swapped[other] = letters[one]!
  return longestRun(swapped) <= (rarely ? RARE_RUN : Math.max(USUAL_RUN, longestRun(letters)))
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
