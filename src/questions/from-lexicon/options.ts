/** Options of a choice in random order, and further ones to swap for them. */
import type { NonEmpty } from '#domain/must-be-there.ts'
import type { Random } from '#domain/random.ts'
import { literalText, type RichText } from '#domain/rich-text.ts'
import { upperFirst } from '../from-documents/english/wording/letter-case.ts'

/** Each option begins with a capital where its language has them. */
export function optionsBeside(
  key: string,
  others: readonly string[],
  random: Random,
): {
  readonly options: readonly [RichText, RichText, ...RichText[]]
  readonly keyIndex: number
  readonly spares?: NonEmpty<RichText>
} {
  const order = random.shuffle([key, ...others.slice(0, PRINTED)])
  const [spare, ...spares] = others.slice(PRINTED, OFFERED).map(asOption)
  const [first, second, ...rest] = order.map(asOption)
  if (first === undefined || second === undefined) throw new RangeError('Cannot offer a choice of one option')
  return {
    options: [first, second, ...rest],
    keyIndex: order.indexOf(key),
    ...(spare === undefined ? {} : { spares: [spare, ...spares] }),
  }
}

/** Distractors beside the key, and those that a teacher may choose among. */
export const PRINTED = 3
const OFFERED = 6
const asOption = (text: string): RichText => literalText(upperFirst(text))
