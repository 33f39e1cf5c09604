/** The two ideas of a long meaning, each worth a mark. */
import type { Word } from '../survey/words.ts'

/**
 * Two stretches that together are the meaning, the first with its general noun and more than that; undefined where it
 * says one thing only. `words`: those of the meaning, tagged.
 */
export function ideasOf(
  meaning: string,
  words: readonly Pick<Word, 'lower' | 'tag'>[],
): readonly [string, string] | undefined {
  if (meaning.split(' ').length < LEAST_WORDS) return undefined
  const halves = [...meaning.matchAll(JOINT)].map(
    ({ index, 0: joint }) =>
      [meaning.slice(0, index).replace(/,$/, ''), meaning.slice(index + joint.length), joint] as const,
  )
  const opensWithVerb = (half: string): boolean =>
    TAKES_OBJECT.test(half) ||
    words.some(({ lower, tag }) => lower === half.toLowerCase().split(/[ ,]/)[0] && /^(?:VERB|AUX|ADV)$/.test(tag))
  const good = halves.filter(
    ([one, other, joint]) =>
      (!NEEDS_VERB.test(joint) || opensWithVerb(other)) &&
      !(joint.startsWith(', and') && ENDS_LIST.test(one)) &&
      !(other.startsWith('to ') && ENDS_TO.test(one)) &&
      saysMore(one) &&
      other.split(' ').length >= LEAST_IN_IDEA &&
      isWhole(one) &&
      isWhole(other),
  )
  const [best] = good.toSorted((a, b) => unevenness(a) - unevenness(b))
  return best && [best[0], best[1]]
}

/** Without a former name in brackets and what is only "sometimes" said: a candidate need not write it. */
export const withoutAside = (meaning: string): string =>
  meaning
    .replace(
      / \((?:formerly|also|previously|originally|sometimes|or|typically|usually|often|known as|abbreviated)\b[^()]*\)/gi,
      '',
    )
    .replace(
      /, (?:sometimes|often|usually|originally|formerly) (?:called|known as|defined as|expressed as|referred to as|abbreviated)\b.*$/i,
      '',
    )

/**
 * Where a second idea begins: another thing that it does, its purpose, its cause. The words "and", "that" and "which"
 * are left out. Behind a first relative clause a second may tell of another noun, and "cells that bees build" is one
 * idea.
 */
const JOINT =
  /,? and (?:(?:that|which) )?(?=(?:to|is|are|has|have|can|does|often|usually)\b|\p{L}+(?:[^s]s|ed) (?:the|an?|its?|their|by|in|to|for|from|with)\b)|,? but (?=\p{L})|(?<!\b(?:that|which|who|whose|for|\p{L}+ing)\b.*),? (?:that|which) (?=\p{L})|,? (?=(?:by which|in which|in response to|in order to|so that|because of|caused by|resulting in|leading to|responsible for)\b)/gu

/**
 * Behind "and", "that" and "which" stands what it does, or "to" with what it is to do; a noun there belongs to a list
 * or is a subject of its own.
 */
const NEEDS_VERB = /\b(?:that|which|and) $/
const TAKES_OBJECT = /^(?:to (?!\p{L}+ing\b)|\p{L}+[^s]s (?:it|them|the|an?|its|their) )/u
/** "thinks, behaves, and reacts" */
const ENDS_LIST = /, \S+$/

/** "the ratio of carbon to hydrogen | and to oxygen" */
const ENDS_TO = /\bto \S+$/

/** "system of blood vessels" says more than a general noun, "a word or phrase" does not. */
const saysMore = (half: string): boolean =>
  half.split(' ').length >= LEAST_IN_IDEA &&
  /\b(?:of|in|by|from|with|to|for|on|between|that|which|under|against|through|during|using|made|\p{L}{3,}ed)\b/u.test(
    half,
  )

/** Nothing is cut in the middle of a bracket or behind a word that needs the next. */
const isWhole = (half: string): boolean =>
  (half.match(/\(/g)?.length ?? 0) === (half.match(/\)/g)?.length ?? 0) &&
  !/\b(?:of|in|by|to|for|from|with|on|such|or|and|the|an?|those|time|times|place|way|point|even|both|not|only|is|are|was|were|be|been|being|during|through|into|at|under|within|upon|like|as)$/i.test(
    half,
  )

const unevenness = ([one, other]: readonly [string, string, string]): number => Math.abs(one.length - other.length)

const LEAST_WORDS = 9
const LEAST_IN_IDEA = 4
