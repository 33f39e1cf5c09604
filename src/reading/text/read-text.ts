/** Reads a plain text file of any encoding into blocks. */
import { err, type Result } from '#domain/result.ts'
import { assembleDocument } from '../assemble-document.ts'
import type { ReadDocument, ReadingFault, ReadingLimits } from '../document.ts'
import { findHeadings } from '../find-headings.ts'
import { isBroken } from './character-odds.ts'
import { decodeBytes, detectEncoding } from './detect-encoding.ts'
import { textParagraphs } from './text-paragraphs.ts'

/** Faults: `garbage_text` when the bytes are no text in any encoding that is known, `no_text` when nothing is written. */
export function readText(bytes: Uint8Array, name: string, limits: ReadingLimits): Result<ReadDocument, ReadingFault> {
  const text = decodeText(bytes)
  if (!looksLikeText(text)) return err({ code: 'garbage_text' })
  // A text far over the limit is cut before it is parsed.
  const most = Math.ceil(limits.characters * 1.1)
  const blocks = findHeadings(textParagraphs(text.slice(0, most)))
  return assembleDocument({ bytes, name, fileType: 'txt', blocks, truncated: text.length > most }, limits)
}

/** The text of a file, without its byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  const { encoding, markLength } = detectEncoding(bytes)
  return decodeBytes(bytes.subarray(markLength), encoding)
}

/** More than this share of characters that no one types makes a file binary. */
const MOST_BROKEN = 0.005

/** Whether a decoded file is text: hardly a control character, replacement mark or private-use character. */
export function looksLikeText(text: string): boolean {
  const sample = text.slice(0, 100_000)
  let broken = 0
  for (const character of sample) if (isBroken(character.codePointAt(0)!)) broken += 1
  return broken <= Math.max(1, sample.length * MOST_BROKEN) && broken * 10 <= sample.length
}
