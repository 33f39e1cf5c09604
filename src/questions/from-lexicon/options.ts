/** Options of a choice in random order. */
import type { Random } from '#domain/random.ts'
import type { RichText } from '#domain/rich-text.ts'
import { rich } from './offer.ts'

/** Each option begins with a capital where its language has them. */
export function optionsBeside(
  key: string,
  others: readonly string[],
  random: Random,
): { readonly options: readonly [RichText, RichText, ...RichText[]]; readonly keyIndex: number } {
  const order = random.shuffle([key, ...others])
  const [first, second, ...rest] = order.map((text) =>
    rich(text.replace(/^\p{Ll}(?!\p{Lu})/u, (one) => one.toUpperCase())),
  )
  if (first === undefined || second === undefined) throw new RangeError('Cannot offer a choice of one option')
  return { options: [first, second, ...rest], keyIndex: order.indexOf(key) }
}
