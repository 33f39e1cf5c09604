/** The two ideas of a long meaning, each worth a mark. */

/** Two stretches that together are the meaning, the first with its general noun and more than that; undefined where it says one thing only. */
export function ideasOf(meaning: string): readonly [string, string] | undefined {
  if (meaning.split(' ').length < LEAST_WORDS) return undefined
  const halves = [...meaning.matchAll(JOINT)].map(({ index, 0: joint }) => [meaning.slice(0, index).replace(/,$/, ''), meaning.slice(index + joint.length)] as const)
  const good = halves.filter(([one, other]) => saysMore(one) && other.split(' ').length >= LEAST_IN_IDEA && isWhole(one) && isWhole(other))
  return good.toSorted((a, b) => unevenness(a) - unevenness(b))[0]
}

/** Without a former name in brackets and what is only "sometimes" said: a candidate need not write it. */
export const withoutAside = (meaning: string): string => meaning.replace(/ \((?:formerly|also|previously|originally|sometimes|or|typically|usually|often|known as|abbreviated)\b[^()]*\)/gi, '').replace(/, (?:sometimes|often|usually|originally|formerly) (?:called|known as|defined as|expressed as|referred to as|abbreviated)\b.*$/i, '')

/** Where a second idea begins: another thing that it does, its purpose, its cause. The words "and", "that" and "which" are left out. Behind a first relative clause a second may tell of another noun. */
const JOINT = /,? and (?:(?:that|which) )?(?=(?:to|is|are|has|have|can|does|often|usually)\b|\p{L}+(?:[^s]s|ed) (?:the|an?|its?|their|by|in|to|for|from|with)\b)|,? but (?=\p{L})|(?<!\b(?:that|which|who|whose|\p{L}+ing)\b.*),? (?:that|which) (?=\p{L})|,? (?=(?:by which|in which|in response to|in order to|so that|because of|caused by|resulting in|leading to|responsible for)\b)/gu

/** "system of blood vessels" says more than a general noun, "a word or phrase" does not. */
const saysMore = (half: string): boolean => half.split(' ').length >= LEAST_IN_IDEA && /\b(?:of|in|by|from|with|to|for|on|between|that|which|under|against|through|during|using|made|\p{L}{3,}ed)\b/u.test(half)

/** Nothing is cut in the middle of a bracket or behind a word that needs the next. */
const isWhole = (half: string): boolean => (half.match(/\(/g)?.length ?? 0) === (half.match(/\)/g)?.length ?? 0) && !/\b(?:of|in|by|to|for|from|with|on|such|or|and|the|an?|those|time|times|place|way|point|even|both|not|only|is|are|was|were|during|through|into|at|under|within|upon|like|as)$/i.test(half)

const unevenness = ([one, other]: readonly [string, string]): number => Math.abs(one.length - other.length)

const LEAST_WORDS = 9
const LEAST_IN_IDEA = 4
