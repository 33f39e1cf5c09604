/** Statements that give a reason, split into what is so and why. */
import { BROKEN_REASON, pointsOutside } from './stand-alone.ts'
import { isVerb, type Word } from './words.ts'

export type Reason = {
  /** The clause that is explained, without full stop, as it stands in the text. */
  readonly effect: string
  /** The reason as a clause or, after "because of", a noun phrase with those words. */
  readonly cause: string
}

type Source = { readonly text: string; readonly words: readonly Word[] }

/** The reason that a statement gives; undefined when it gives none, more than one, or one that cannot be read alone. */
export function reasonIn(sentence: Source): Reason | undefined {
  const joints = sentence.words.filter((word) => /^(because|so|since)$/.test(word.lower)).length
  if (joints !== 1) return undefined
  const reason = leadingBecause(sentence) ?? innerBecause(sentence) ?? soClause(sentence)
  return reason && isGood(reason) ? reason : undefined
}

/** "Living cells cannot be viewed because electrons move best in a vacuum." */
function innerBecause({ text, words }: Source): Reason | undefined {
  const at = words.findIndex((word) => word.lower === 'because')
  if (at < 4) return undefined
  const effect = words.slice(0, at)
  if (!effect.some(isVerb) || /\b(not|just|only|simply|partly|mainly|largely|primarily|perhaps|probably|and|or|that|is|was|are)$/i.test(words[at - 1]!.lower)) return undefined
  const because = words[at]!
  const cause = text.slice(because.end).replace(/\.$/, '').trim()
  return { effect: text.slice(0, because.start).replace(/,?\s*$/, ''), cause: words[at + 1]?.lower === 'of' ? `because ${cause}` : cause }
}

/** "Because no light reaches the depths, plants cannot grow there." */
function leadingBecause({ text, words }: Source): Reason | undefined {
  if (words[0]!.lower !== 'because') return undefined
  const commas = words.filter((word) => word.text === ',')
  const [comma] = commas
  if (!comma || commas.length > 1) return undefined
  const cause = text.slice(words[0]!.end, comma.start).trim()
  return { effect: text.slice(comma.end).replace(/\.$/, '').trim(), cause: words[1]!.lower === 'of' ? `because ${cause}` : cause }
}

/** "Electrons move best in a vacuum, so living cells cannot be viewed." */
function soClause({ text, words }: Source): Reason | undefined {
  const at = words.findIndex((word) => word.lower === 'so')
  if (at < 5 || words[at - 1]!.text !== ',' || words[at + 1]?.lower === 'that') return undefined
  const effect = words.slice(at + 1, -1)
  if (effect.length < 4 || !effect.some(isVerb)) return undefined
  return { effect: text.slice(words[at]!.end).replace(/\.$/, '').trim(), cause: text.slice(0, words[at - 1]!.start) }
}

const isGood = ({ effect, cause }: Reason): boolean => {
  const [effectWords, causeWords] = [effect.split(/\s+/), cause.split(/\s+/)]
  return effectWords.length >= 5 && effectWords.length <= 24 && causeWords.length >= 4
    && !OPENS_BADLY.test(effect) && !PRONOUN.test(firstClause(effect)) && !/\bwhat \p{Lu}/u.test(effect)
    && !(PERSONAL.test(cause) && !NAMES_PERSON.test(effect.slice(1)))
    && !/^(this|that|these|those|such)\b/i.test(cause)
    && !pointsOutside(effect) && !pointsOutside(cause) && !BROKEN_REASON.test(effect)
}

/** A turned-round clause ("so do the families"), an adverb that belongs to the sentence, or a word that points back. */
const OPENS_BADLY = /^(?:(?:is|are|was|were|do|does|did|has|have|can|will|it|they|he|she|this|that|these|those|there|such|one|its|their|his|her|then|and|but|as|if|when|while|whether|what|initially|again|historically)\b|.*\bcan be (used|ignored|neglected|applied|assumed)$|[a-z]+ly,|often,|sometimes,)/i
const PRONOUN = /\b(it|its|they|them|their|he|she|him|his|her)\b/i
const PERSONAL = /\b(his|her|he|she)\b/i
const NAMES_PERSON = /\b\p{Lu}\p{L}+|\b(woman|man|girl|boy|mother|father)\b/u

/** A pronoun in the effect may mean something in the cause, which is not printed. */
const firstClause = (effect: string): string => effect.split(/,|\b(?:that|which|who|and|but)\b/)[0]!
