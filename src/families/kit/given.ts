/** The finite sets that parameters are drawn from. */
import { rational, type Value } from './exact/value.ts'
import { parseDecimal } from './formula/literals.ts'
import type { Drawable, Word } from './family.ts'

/** Whole numbers from `least` to `most`, every `step`th. */
export const ints = (least: number, most: number, step = 1): readonly number[] =>
  Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, index) => least + index * step)

/** Whole numbers as `ints`, without 0. */
export const nonzero = (least: number, most: number): readonly number[] =>
  ints(least, most).filter((value) => value !== 0)

/** These values and no others. */
export const oneOf = <Item extends Drawable>(...values: readonly Item[]): readonly Item[] => values

/** Fractions and decimals as they are written: `numbers('1/2', '0.75', '-3')`. */
export const numbers = (...written: readonly string[]): readonly Value[] =>
  written.map((text) => {
    const found = /^(-?\d+)\/(\d+)$/.exec(text)
    return found === null ? parseDecimal(text) : rational(Number(found[1]), Number(found[2]))
  })

/**
 * A thing, in English and Chinese: `word('apple', '蘋果', { article: 'an' })`; articles before a, e, i, o and plurals
 * in -s need not be told.
 */
export const word = (en: string, zh: string, forms: Pick<Word, 'article' | 'plural'> = {}): Word => ({
  en,
  zh,
  ...forms,
})
