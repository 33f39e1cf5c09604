/** Options that let the key be told by a word of the question: they need it as well. */
import { PRINTED } from './options.ts'

/**
 * The names in their order, but with those first that share the words which the key has from the stem ("compound" of
 * "ionic compound", 「革命」 of 「工業革命」): two of the three that are printed must. Undefined where too few do, or where
 * there are no three.
 */
export function withoutGiveaway(key: string, stem: string, names: readonly string[]): string[] | undefined {
  if (names.length < PRINTED) return undefined
  const shared = partsOf(key).filter((part) => stem.toLowerCase().includes(part))
  const alike = (name: string): boolean => shared.every((part) => name.toLowerCase().includes(part))
  if (shared.length === 0) return [...names]
  const first = names.filter(alike)
  if (first.length < LEAST_ALIKE) return undefined
  return [...first, ...names.filter((name) => !alike(name))]
}

/** Whether a word of the name stands in the text. */
export const saysPartOf = (name: string, text: string): boolean =>
  partsOf(name).some((part) => text.toLowerCase().includes(part))

const LEAST_ALIKE = 2

/** Words of four letters or more without their endings, or pairs of Chinese characters. */
function partsOf(name: string): string[] {
  const words = (name.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) =>
    word.slice(0, Math.max(4, word.length - 2)),
  )
  const runs = name.match(/\p{Script=Han}{2,}/gu) ?? []
  return [...words, ...runs.flatMap((run) => [...run].slice(1).map((_, index) => run.slice(index, index + 2)))]
}
