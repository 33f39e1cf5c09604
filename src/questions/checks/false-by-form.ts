/**
 * False statements that show by their form that they were changed. They are seen where the sentence is known that they
 * were made from.
 */
import { parseNumeral } from '../from-documents/chinese/wording/numerals.ts'
import { flaw } from './item-flaw.ts'
import type { ItemView, Rule } from './item-view.ts'

/** "A promotion is not a positive sanction" is the sentence of the book with a "not". */
export const bareNegation: Rule = (view) => {
  if (!isFalse(view)) return []
  const said = negatives(view.stem, view.chinese)
  if (said.length <= negatives(view.quote!, view.chinese).length) return []
  return [flaw(said.some((word) => OPPOSITE.test(word)) ? 'warn' : 'reject', 'bare_negation', 'stem', said[0])]
}

/** The opposite of 可以 and 會: negative, but a word for a word. */
const OPPOSITE = /^不[能會会]$/

/**
 * What was taken away or exchanged still follows from the rest: a clause that gives the reason, or the number itself.
 */
export const tellsTruth: Rule = (view) => {
  if (!isFalse(view)) return []
  const { stem, quote, chinese } = view
  const lost = negatives(quote!, chinese).length > negatives(stem, chinese).length
  const told = lost ? (chinese ? OTHER_HALF.zh : OTHER_HALF.en).exec(stem)?.[0] : trueNumberIn(stem, quote!, chinese)
  return told === undefined ? [] : [flaw('reject', 'tells_truth', 'stem', told)]
}

const isFalse = ({ item, quote }: ItemView): boolean => item.type === 'true_false' && !item.key && quote !== undefined

const negatives = (text: string, chinese: boolean): string[] =>
  text.match(
    chinese
      ? /並不|并不|並非|并非|不是|沒有|没有|不會|不会|不能|並未|并未|未曾|從未|从未/g
      : /\b(?:not|cannot|never|neither|nor|no)\b|n[’']t\b/gi,
  ) ?? []

/** The clause that the other one was said of. */
const OTHER_HALF = {
  en: /^(?!(?:when|if|after|before|once|in|during|by|at|on)\b)[^,]*,\s*(?:it|they|he|she|we)\b|\b(?:because|although|though|while|whereas|but)\s|\b(?:as|since) (?:it|they|he|she|we|one|his|her|their|its|there)\b|\band can\b/i,
  zh: /因為|因为|由於|由于|所以|因此|但|卻|却|雖然|虽然/,
}

/**
 * The number of the source that the statement has exchanged, where the statement still says it elsewhere: 二十八宿 …
 * 二十一個.
 */
function trueNumberIn(stem: string, quote: string, chinese: boolean): string | undefined {
  const number = exchangedNumber(stem, quote, chinese)
  return number !== undefined && number > 1 && numbersOf(stem, chinese).includes(number) ? String(number) : undefined
}

/** The one number of the source in whose place the statement says another. */
export function exchangedNumber(stem: string, quote: string, chinese: boolean): number | undefined {
  const said = numbersOf(stem, chinese)
  const rest = said
  const exchanged = numbersOf(quote, chinese).filter((number) => {
    const at = rest.indexOf(number)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
  return exchanged.length === 1 && rest.length === 1 ? exchanged[0] : undefined
}

/** Figures and numerals of a text in their order, as numbers. */
export function numbersOf(text: string, chinese: boolean): number[] {
  if (chinese)
    return (text.match(/\d[\d,]*(?:\.\d+)?|[零〇一二兩两三四五六七八九十百千]+/g) ?? []).flatMap((found) =>
      /\d/.test(found) ? Number(found.replaceAll(',', '')) : (parseNumeral(found.replaceAll('兩', '两')) ?? []),
    )
  return (
    text
      .toLowerCase()
      .match(/\d[\d,]*(?:\.\d+)?|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g) ?? []
  ).map((found) => (/\d/.test(found) ? Number(found.replaceAll(',', '')) : 2 + WORDS.indexOf(found)))
}

const WORDS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
