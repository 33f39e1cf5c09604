/** Options that say the same, or an option that lies within another: then two may be right. */
import { flaw, type ItemFlaw } from './item-flaw.ts'
import type { Rule } from './item-view.ts'
import { numberOf, rangeOf, type Range } from './option-numbers.ts'
import { englishWords, normalised, rootOf } from './words.ts'

export const duplicateOptions: Rule = ({ options }) =>
  repeated(options).map((index) => flaw('reject', 'duplicate_options', { at: 'option', index }, options[index]))

/** Where a text stands again that stood before. */
export function repeated(texts: readonly string[]): number[] {
  const seen = new Set<string>()
  return texts.flatMap((text, index) => {
    const words = normalised(text)
    if (seen.has(words)) return [index]
    seen.add(words)
    return []
  })
}

export const overlappingOptions: Rule = ({ item, options, chinese }) => {
  if (item.type !== 'multiple_choice') return []
  const flaws: ItemFlaw[] = []
  const words = options.map(normalised)
  const ranges = options.map(rangeOf)
  for (let index = 0; index < options.length; index += 1) {
    for (let other = index + 1; other < options.length; other += 1) {
      if (isLettered(options[index]!) && isLettered(options[other]!)) continue
      const overlap =
        shareMore(ranges[index], ranges[other]) ||
        liesWithin(words[index]!, words[other]!, chinese) ||
        liesWithin(words[other]!, words[index]!, chinese)
      const severity = index === item.keyIndex || other === item.keyIndex ? 'reject' : 'warn'
      if (overlap)
        flaws.push(
          flaw(
            severity,
            'overlapping_options',
            { at: 'option', index: other },
            `${options[index]} / ${options[other]}`,
          ),
        )
    }
  }
  return flaws
}

/** "A horizon" beside "B horizon": its letter is no article. */
const isLettered = (option: string): boolean => /^\p{Lu} \p{Ll}+$/u.test(option)

/** Ranges that share more than an end. */
const shareMore = (a: Range | undefined, b: Range | undefined): boolean =>
  a !== undefined && b !== undefined && Math.max(a.from, b.from) < Math.min(a.to, b.to)

/**
 * Whether the first is a kind of the second: "kinetic energy" of "energy", 東漢 of 漢, 清政府 of 清. A shared
 * beginning alone does not
 * overlap in English ("cell" and "cell wall" are two things).
 */
function liesWithin(outer: string, inner: string, chinese: boolean): boolean {
  if (inner === outer || inner === '' || /\d/.test(inner) || numberOf(inner) !== undefined) return false
  if (chinese && /\p{Script=Han}$/u.test(inner)) {
    if (outer.endsWith(inner)) return [...inner].length >= 2 || [...outer].length <= 2
    return outer.startsWith(inner) && SAME_THING.test(outer.slice(inner.length))
  }
  const [part, whole] = [englishWords(inner).map(rootOf), englishWords(outer).map(rootOf)]
  return (
    part.length > 0 &&
    whole.length > part.length &&
    part.every((word, index) => whole[whole.length - part.length + index] === word)
  )
}

const SAME_THING = /^(?:朝|代|國|国|人|軍|军|省|市|縣|县|區|区|族|語|语|教|王朝|政府|帝國|帝国|時代|时代|時期|时期)$/u
