/** Reads a plain text file of any encoding into blocks. */
import { codePointOf } from '#domain/must-be-there.ts'
import { err, type Result } from '#domain/result.ts'
import { assembleDocument } from '../assemble-document.ts'
import type { ReadDocument, ReadingFault, ReadingLimits } from '../document.ts'
import { dropResidue } from '../drop-residue.ts'
import { findHeadings } from '../find-headings.ts'
import { isBroken } from './character-odds.ts'
import { decodeBytes, type Encoding } from './decode-bytes.ts'
import { detectEncoding } from './detect-encoding.ts'
import { textParagraphs } from './text-paragraphs.ts'

/**
 * Faults: `garbage_text` when the bytes are no text in any encoding that is known, `no_text` when nothing is written.
 */
export function readText(bytes: Uint8Array, name: string, limits: ReadingLimits): Result<ReadDocument, ReadingFault> {
  const text = decodeText(bytes)
  if (!looksLikeText(text)) return err({ code: 'garbage_text' })
  // A text far over the limit is cut before it is parsed.
  const most = Math.ceil(limits.characters * 1.1)
  const blocks = findHeadings(textParagraphs(text.slice(0, most)).map(dropResidue))
  return assembleDocument({ bytes, name, fileType: 'txt', blocks, truncated: text.length > most }, limits)
}

/** The text of a file, without its byte order mark. */
export function decodeText(bytes: Uint8Array): string {
  const { encoding, markLength } = detectEncoding(bytes)
  const content = bytes.subarray(markLength)
  const text = decodeBytes(content, encoding)
  return text.includes('\ufffd') && !encoding.startsWith('utf-16') ? decodeByLines(content, encoding) : text
}

/**
 * A file put together from files of several encodings (UTF-8 and Big5, say): lines that are broken in its own are read
 * in theirs. No byte of a character is a line end in these encodings.
 */
function decodeByLines(bytes: Uint8Array, encoding: Encoding): string {
  const lines: string[] = []
  for (let start = 0; start < bytes.length;) {
    const end = bytes.indexOf(LINE_END, start)
    const line = bytes.subarray(start, end === -1 ? bytes.length : end + 1)
    const text = decodeBytes(line, encoding)
    lines.push(text.includes('\ufffd') ? decodeBytes(line, detectEncoding(line).encoding) : text)
    start += line.length
  }
  return lines.join('')
}

const LINE_END = 0x0a

/** More than this share of characters that no one types makes a file binary. */
const MOST_BROKEN = 0.005

/** Whether a decoded file is text: hardly a control character, replacement mark or private-use character. */
export function looksLikeText(text: string): boolean {
  const sample = text.slice(0, 100_000)
  let broken = 0
  for (const character of sample) if (isBroken(codePointOf(character))) broken += 1
  return broken <= Math.max(1, sample.length * MOST_BROKEN) && broken * 10 <= sample.length
}
