/** Options that differ in length, unit, form or order, so that one stands out. */
import { flaw } from './item-flaw.ts'
import type { Rule } from './item-view.ts'
import { numberOf, unitOf } from './option-numbers.ts'

/** A Chinese character tells about as much as three letters. */
const LETTERS_A_CHARACTER = 3
export const lengthOf = (text: string): number =>
  [...text].reduce((sum, character) => sum + (/\p{Script=Han}/u.test(character) ? LETTERS_A_CHARACTER : 1), 0)

/** In letters: a term may be longer than its neighbours without telling anything. */
const CLEARLY = { warn: { times: 1.5, letters: 15 }, reject: { times: 2, letters: 40 } } as const

export const longestKey: Rule = ({ key, distractors }) => {
  if (key === undefined || distractors.length === 0) return []
  const [own, longest] = [lengthOf(key), Math.max(...distractors.map(lengthOf))]
  const exceeds = ({ times, letters }: { readonly times: number; readonly letters: number }): boolean =>
    own >= longest * times && own - longest >= letters
  if (!exceeds(CLEARLY.warn)) return []
  return [flaw(exceeds(CLEARLY.reject) ? 'reject' : 'warn', 'longest_key', 'options', key)]
}

/** Numbers beside words, several units, several forms, or one option three times as long as another. */
export const unevenOptions: Rule = ({ key, options, distractors, chinese }) => {
  if (key === undefined || options.length < 3) return []
  const numbers = options.map(numberOf)
  const areNumbers = numbers.filter((number) => number !== undefined).length
  if (areNumbers > 0 && areNumbers < options.length) {
    const alone =
      (numberOf(key) !== undefined) === (areNumbers === 1) && (areNumbers === 1 || areNumbers === options.length - 1)
    return [flaw(alone ? 'reject' : 'warn', 'uneven_options', 'options', key)]
  }
  if (areNumbers === options.length) {
    const units = distractors.map(unitOf)
    if (units.every((unit) => unit === unitOf(key))) return []
    return [flaw(new Set(units).size === 1 ? 'reject' : 'warn', 'uneven_options', 'options', key)]
  }
  const lengths = options.map(lengthOf)
  if (!chinese && Math.max(...lengths) < STATEMENT) {
    const forms = distractors.map(formOf)
    if (new Set(forms).size === 1 && forms[0] !== formOf(key)) return [flaw('warn', 'uneven_options', 'options', key)]
  }
  const isUneven = Math.max(...lengths) > 3 * Math.min(...lengths) && Math.max(...lengths) - Math.min(...lengths) > 30
  return isUneven ? [flaw('warn', 'uneven_options', 'options')] : []
}

/** In letters: options as long as this are sentences, which may begin as they like. */
const STATEMENT = 60

/** How an English option begins: `to`, an article, a preposition, a word with -ing, or anything else. */
function formOf(option: string): string {
  const first = /^\p{L}+/u.exec(option.toLowerCase())?.[0] ?? ''
  if (first === 'to') return 'to'
  if (/^(?:a|an|the)$/.test(first)) return 'article'
  if (/^(?:by|in|on|at|with|from|for|because|when|if|through|during|after|before)$/.test(first)) return 'preposition'
  return /^\p{L}{3,}ing$/u.test(first) && option.includes(' ') ? 'ing' : 'other'
}

export const notAscending: Rule = ({ options }) => {
  const numbers = options.map(numberOf)
  if (numbers.length < 2 || numbers.some((number) => number === undefined)) return []
  return numbers.every((number, index) => index === 0 || numbers[index - 1]! <= number!)
    ? []
    : [flaw('warn', 'options_not_ascending', 'options', options.join(' / '))]
}
