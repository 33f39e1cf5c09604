/** Reads the key of a question in whatever field and wrapping it comes. */
import { parseRichText, plainText } from '../rich-text.ts'
import { decodeJson, firstField, readRecord, readWords, type Fields } from './tolerant-fields.ts'

const KEY_FIELDS = [
  'correctAnswer',
  'correct_answer',
  'answer',
  'key',
  'correctAnswers',
  'correct_answers',
  'answers',
] as const
const WRAPPINGS = ['answer', 'text', 'value', 'option', 'letter', 'index', 'correctAnswer', 'correct_answer'] as const

/** The key itself: out of its object, out of JSON text unless the question is our own. Undefined when there is none. */
export function readKey(fields: Fields, own: boolean): unknown {
  const key = firstField(fields, own ? ['correctAnswer'] : KEY_FIELDS)
  return own ? key : unwrap(key)
}

/**
 * The value inside `{ answer }`, `{ text }`, `{ value }` or `{ option }`, also as JSON text; anything else stays as it
 * is.
 */
export function unwrap(value: unknown): unknown {
  const record = readRecord(decodeJson(value))
  const inner = record && firstField(record, WRAPPINGS)
  return inner === undefined || readRecord(inner) !== undefined ? value : inner
}

/** A list of answers; unless our own also JSON text of a list of texts (`[0, 5]` may be an interval and stays text). */
export function readAnswerList(key: unknown, own: boolean): readonly unknown[] | undefined {
  const list = own ? key : decodeJson(key)
  if (!Array.isArray(list)) return undefined
  return Array.isArray(key) || list.every((item) => typeof item === 'string') ? (list as readonly unknown[]) : undefined
}

/** A key that is a text; a list of several (unless our own) as lines of one text. Undefined when it says nothing. */
export function readAnswerWords(key: unknown, own: boolean): string | undefined {
  const list = own ? undefined : readAnswerList(key, own)
  const single = typeof key === 'boolean' ? String(key) : key
  const words =
    list === undefined
      ? readWords(single)
      : list
          .map((item) => readWords(unwrap(item)) ?? '')
          .filter((item) => item !== '')
          .join('\n')
  return words === undefined || parseRichText(words).length === 0 ? undefined : words
}

/**
 * What two texts must share to be the same answer: words, whatever their case, spacing, marks of style and full stop.
 */
export function comparable(words: string): string {
  return plainText(parseRichText(words))
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.。]$/, '')
    .trim()
}
