/** Cuts what a sentence says of a term down to one meaning: its kind and what tells it apart. Works in Simplified. */
import { clausesOf } from '../survey/statement.ts'

/**
 * How many characters of `plain`, which stands behind 是指 or 是, are the meaning; undefined where they are none.
 * `explicit`: behind 是指 and its like.
 */
export function meaningLength(term: string, plain: string, explicit: boolean): number | undefined {
  if (!isTermOfItsOwn(term)) return undefined
  const clauses = clausesOf(plain)
  const further = clauses
    .slice(1)
    .findIndex(({ start, end }) => STARTS_ANEW.test(plain.slice(start, end)) || /[=＝\d]/.test(plain.slice(start, end)))
  let kept = further < 0 ? clauses : clauses.slice(0, further + 1)
  while (kept.length > 1 && kept.at(-1)!.end > LONGEST) kept = kept.slice(0, -1)
  const length = kept.at(-1)?.end ?? plain.length
  // "小的磁性棒，不會起化學作用": too little says of what kind it is.
  if ((kept[0]?.end ?? 0) < LEAST_KIND) return undefined
  const meaning = plain.slice(0, length)
  const isCut = length < plain.length
  if (
    length > LONGEST ||
    length < SHORTEST ||
    NO_KIND.test(meaning) ||
    PLACE_ONLY.test(meaning) ||
    UNPROVED.test(meaning)
  )
    return undefined
  // What was cut off may have closed the name: "火山從地面下經由一個通道，…的過程".
  if (isCut && !/的[^的，]{1,8}$|^一[种类个项门]/.test(meaning)) return undefined
  if (!explicit && !/[的之][^的，]{1,10}(?:$|，)|^一[种类个项门套]/.test(meaning)) return undefined
  return length
}

/** In characters. */
const LONGEST = 46
const SHORTEST = 8
const LEAST_KIND = 6

/** An adverb taken into it, or two things. */
const isTermOfItsOwn = (term: string): boolean =>
  !/(?:通常|一般|常常?|往往|主要|大多|多|也|亦|则|都|就|仅|只|又|还|曾|现在?|目前|广义|狭义)$|[和与及、，]/.test(term)

/** A clause on something else, or with a reason, an example, a result of its own. */
const STARTS_ANEW =
  /^(?:通常|一般|也就是|然而|不过|[\p{Script=Han}]{2,8}(?:则|就)(?:是|指)|要|如果|因为|由于|因此|所以|但|而(?!不|非|成|来)|从而|例如|比如|这|我们|人们|当|故|即|于是|现|目前|最早|有时|可分为|分为|包括|其|以[\p{Script=Han}]{1,8}(?:居多|为主)|[多常]为|主要(?!用|负责))/u

/** Its head says what part it plays or where it is, not what it is. */
const NO_KIND =
  /(?:重要|主要|关键|唯一)的?[^，的]{2,4}$|(?:通道|场所|成份|成分|原料|来源|基石|工具|手段|依据|环节|地方|地区|之一|水平|原因|一种|一个|部分|部份|一环|企业|时候|多数|少数|力量)$/u
/** No noun closes it. */
const PLACE_ONLY = /^(?:在|当|由于|因)(?!.*的[^的，]{1,8}$)/
const UNPROVED = /^某|；|可能|也许|似乎|有人认为|[“「][^”」]*$|^不/
