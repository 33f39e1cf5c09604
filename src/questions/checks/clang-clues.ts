/** Words that lead from the stem to the right option, or from the other options to it. */
import { flaw } from './item-flaw.ts'
import type { Rule } from './item-view.ts'
import { isCombination } from './option-numbers.ts'
import { contentRoots, sharedRuns } from './words.ts'

/** A word of the stem, or a form of it, that comes again in the key and in no distractor. */
export const clangClue: Rule = ({ stem, key, distractors, chinese }) => {
  if (key === undefined || distractors.length === 0 || ASKS_FOR_STATEMENT.test(stem)) return []
  const found = chinese
    ? sharedRuns(key, stem).find((run) => distractors.every((option) => !option.includes(run)))
    : sharedRoot(stem, key, distractors)
  if (found === undefined) return []
  const isTelling = chinese ? [...found].length >= TELLING.characters : found.length >= TELLING.letters
  return [flaw(isTelling ? 'reject' : 'warn', 'clang_clue', 'options', found)]
}

/** Such a stem names the matter that all options speak of. */
const ASKS_FOR_STATEMENT = /\bstatements?\b|敘述|叙述|陳述|陈述|說法|说法/

/** Shorter shared words are of every text: "system", 時期. */
const TELLING = { letters: 8, characters: 3 } as const

function sharedRoot(stem: string, key: string, distractors: readonly string[]): string | undefined {
  const asked = contentRoots(stem)
  const elsewhere = new Set(distractors.flatMap((option) => [...contentRoots(option)]))
  return [...contentRoots(key)].find(
    (root) => !elsewhere.has(root) && [...asked].some((other) => areForms(root, other)),
  )
}

/** "photosynthesis" and "photosynthetic" begin alike for long enough. */
const areForms = (one: string, other: string): boolean =>
  one === other || (Math.min(one.length, other.length) >= 7 && one.slice(0, 7) === other.slice(0, 7))

/** Each part of the key stands in another option, and no other option is so common. */
export const convergenceClue: Rule = ({ key, options, distractors, chinese }) => {
  if (key === undefined || distractors.length < 3 || options.every(isCombination)) return []
  const parts = (option: string): Set<string> =>
    chinese
      ? new Set(
          option
            .split(/[、，和及與与]/u)
            .map((part) => part.trim())
            .filter((part) => part !== ''),
        )
      : new Set(
          option
            .toLowerCase()
            .split(/,\s*|\s+and\s+|\s+/)
            .filter((part) => part !== ''),
        )
  const counted = options.map((option) => ({
    option,
    shares: [...parts(option)].map(
      (part) => options.filter((other) => other !== option && parts(other).has(part)).length,
    ),
  }))
  const own = counted.find(({ option }) => option === key)!.shares
  const isCommon = own.length >= 2 && own.every((count) => count > 0)
  const sum = (shares: readonly number[]): number => shares.reduce((total, count) => total + count, 0)
  return isCommon && counted.every(({ option, shares }) => option === key || sum(shares) < sum(own))
    ? [flaw('warn', 'convergence_clue', 'options', key)]
    : []
}
