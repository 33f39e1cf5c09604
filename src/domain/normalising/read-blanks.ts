/** Reads the keys of a fill-in-the-blank question, one for each blank of its text. */
import type { Arrived, BodyResult } from './arrived.ts'
import type { BlankKey } from '../question.ts'
import { readAnswerList, readKey, unwrap } from './read-key.ts'
import { err, ok } from '../result.ts'
import { countBlanks, parseRichText, type RichText } from '../rich-text.ts'
import { readWords } from './tolerant-fields.ts'

export function readBlankKeys(arrived: Arrived): BodyResult {
  const { fields, own } = arrived
  const key = readKey(fields, own)
  const stem = own ? parseRichText(arrived.words) : stemWithBlanks(arrived)
  const blanks = countBlanks(stem)
  const keys = readKeys(key, blanks, own)
  if (keys.length === 0) return err([{ code: 'key_missing' }])
  const [first, ...others] = keys
  if (keys.length !== blanks || first === undefined)
    return err([{ code: 'blanks_without_keys', blanks, keys: keys.length }])
  return ok({ type: 'fill_blank', keys: [first, ...others], stem })
}

/** Gaps as other programs write them; seen only where the text has no blank of its own. */
const OTHER_GAPS = /(?<!_)__(?!_)|(?:_ ){2,}_|[（(][\s\u3000]+[)）]|\[(?:blank|gap)\]|\.{4,}|…{2,}/gi

function stemWithBlanks({ words, warn }: Arrived): RichText {
  const stem = parseRichText(words)
  if (countBlanks(stem) > 0) return stem
  const found = parseRichText(words.replace(OTHER_GAPS, '____'))
  if (countBlanks(found) > 0) return found
  warn({ code: 'blank_added' })
  return parseRichText(`${words.trimEnd()} ____`)
}

/**
 * A list with an entry a blank (an entry may itself list what is accepted), one text, or texts parted by `;` `,` `、`
 * `|`.
 */
function readKeys(key: unknown, blanks: number, own: boolean): BlankKey[] {
  const list = readAnswerList(key, own)
  if (list !== undefined) {
    const entries = list.map((entry) => readAccepted(own ? entry : unwrap(entry)))
    // Several answers to one blank: all are accepted.
    const flat = entries.flatMap((entry) => entry ?? [])
    const [first, ...others] = flat
    if (blanks === 1 && entries.length > 1 && !own && first !== undefined) return [[first, ...others]]
    return entries.every((entry) => entry !== undefined) ? entries : []
  }
  const words = readWords(key)
  if (words === undefined) return []
  const pieces =
    blanks > 1 && !own
      ? words
          .split(/[;；,，、|\n]/)
          .map((piece) => piece.trim())
          .filter((piece) => piece !== '')
      : [words]
  return pieces.map(readAccepted).filter((accepted) => accepted !== undefined)
}

function readAccepted(entry: unknown): BlankKey | undefined {
  const accepted = (Array.isArray(entry) ? entry : [entry])
    .map((item) => parseRichText(readWords(item) ?? ''))
    .filter((text) => text.length > 0)
  const [best, ...others] = accepted
  return best === undefined ? undefined : [best, ...others]
}
