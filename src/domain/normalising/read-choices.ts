/** Reads the options of a multiple-choice question and which of them is the key. */
import type { Arrived, BodyResult } from './arrived.ts'
import { optionLetter } from '../question.ts'
import type { QuestionFault } from '../question-fault.ts'
import { comparable, readKey, unwrap } from './read-key.ts'
import { err, ok, type Result } from '../result.ts'
import type { NonEmpty } from '../must-be-there.ts'
import { parseRichText, type RichText } from '../rich-text.ts'
import { decodeJson, firstField, readRecord, readWords, showKey, type Fields } from './tolerant-fields.ts'

/** Specification 2, section 5. */
const LEAST_OPTIONS = 2

export function readChoices({ fields, own, warn }: Arrived): BodyResult {
  const words = readOptionWords(fields, own) ?? []
  const options = words.map(parseRichText)
  const [first, second, ...others] = options
  if (first === undefined || second === undefined)
    return err([{ code: 'too_few_options', found: words.length, least: LEAST_OPTIONS }])
  const empty = options.findIndex((option) => option.length === 0)
  if (empty !== -1) return err([{ code: 'option_empty', place: empty + 1 }])
  const key = readKey(fields, own)
  if (key === undefined) return err([{ code: 'key_missing' }])
  const chosen = findChoice(key, words, own)
  if (!chosen.ok) return err([chosen.error])
  if (!own && new Set(words.map(comparable)).size < words.length) warn({ code: 'options_repeat' })
  return ok({
    type: 'multiple_choice',
    options: [first, second, ...others],
    keyIndex: chosen.value,
    ...readSpares(fields, words),
  })
}

/** Further distractors, as many as are of use; one that is an option already is left out. */
function readSpares(fields: Fields, options: readonly string[]): { readonly spares?: NonEmpty<RichText> } {
  if (!Array.isArray(fields.spareOptions)) return {}
  const taken = new Set(options.map(comparable))
  const spares = fields.spareOptions.flatMap((spare) => {
    const words = readWords(spare)
    if (words === undefined || taken.has(comparable(words))) return []
    taken.add(comparable(words))
    return [parseRichText(words)]
  })
  const [first, ...others] = spares.slice(0, MOST_SPARES)
  return first === undefined ? {} : { spares: [first, ...others] }
}

const MOST_SPARES = 6

/**
 * The options as Markdown without their `A. ` prefixes, from a list, an object by letters, or JSON text. Undefined when
 * there are none.
 */
export function readOptionWords(fields: Fields, own: boolean): string[] | undefined {
  const found = firstField(fields, own ? ['options'] : ['options', 'choices'])
  const value = own ? found : decodeJson(found)
  if (Array.isArray(value)) {
    const words = value.map((option) => readWords(own ? option : unwrap(option)) ?? '')
    return own ? words : stripPrefixes(words)
  }
  const record = own ? {} : (readRecord(value) ?? {})
  const letters = Object.keys(record).toSorted()
  return letters.length > 0 && letters.every((letter, index) => letter.toUpperCase() === optionLetter(index))
    ? letters.map((letter) => readWords(record[letter]) ?? '')
    : undefined
}

/** `A. cat`, `(A) cat`, `a) cat`, `A、cat`. */
const PREFIX = /^\s*[(（]?([A-Za-z])\s*[.)）:：、．]\s*(?=\S)/

/** Takes the letters off only where every option carries its own: `A. Smith` among other names is a name. */
export function stripPrefixes(options: readonly string[]): string[] {
  const carried = options.every((option, index) => PREFIX.exec(option)?.[1]?.toUpperCase() === optionLetter(index))
  return carried ? options.map((option) => option.replace(PREFIX, '')) : [...options]
}

/** Which option a key names: by letter, by index from 0, by its text, or by letter and text together. */
export function findChoice(found: unknown, options: readonly string[], own: boolean): Result<number, QuestionFault> {
  // A list of one is as good as the one.
  const key = !own && Array.isArray(found) && found.length === 1 ? unwrap(found[0]) : found
  const readings = own
    ? letterReading(key, options)
    : [
        ...letterReading(key, options),
        ...indexReading(key, options),
        ...textReading(key, options),
        ...prefixedReading(key, options),
      ]
  const [first, ...others] = new Set(readings)
  if (first === undefined) return err({ code: 'key_unknown', found: showKey(key) })
  return others.length > 0 ? err({ code: 'key_ambiguous', found: showKey(key) }) : ok(first)
}

function letterReading(key: unknown, options: readonly string[]): number[] {
  const letter =
    typeof key === 'string' ? /^\s*(?:option\s+)?[(（]?([A-Za-z])[)）.:：、．]?\s*$/i.exec(key)?.[1] : undefined
  const index = letter === undefined ? -1 : letter.toUpperCase().charCodeAt(0) - 65
  return index >= 0 && index < options.length ? [index] : []
}

function indexReading(key: unknown, options: readonly string[]): number[] {
  const index = typeof key === 'number' ? key : typeof key === 'string' && /^\s*\d+\s*$/.test(key) ? Number(key) : -1
  return Number.isInteger(index) && index >= 0 && index < options.length ? [index] : []
}

function textReading(key: unknown, options: readonly string[]): number[] {
  const words = readWords(typeof key === 'boolean' ? String(key) : key)
  return words === undefined ? [] : places(options, words)
}

/** `B. Paris`: the text behind the prefix where an option says it, else the letter alone (`B. because it melts`). */
function prefixedReading(key: unknown, options: readonly string[]): number[] {
  if (typeof key !== 'string' || places(options, key).length > 0) return []
  const prefix = PREFIX.exec(key)
  if (prefix === null) return []
  const letter = letterReading(prefix[1], options)
  const named = places(options, key.slice(prefix[0].length))
  return letter.length > 0 && letter.every((index) => named.includes(index)) ? letter : [...letter, ...named]
}

const places = (options: readonly string[], words: string): number[] => {
  const wanted = comparable(words)
  return options.flatMap((option, index) => (comparable(option) === wanted ? [index] : []))
}
