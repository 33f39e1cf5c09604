/** Finds the encoding of a plain text from its bytes. */
import { codePointOf } from '#domain/must-be-there.ts'
import { neighbourLogOdds, oddsOf, type CharacterClass } from './character-odds.ts'
import { decodeBytes, ENCODINGS, type Encoding } from './decode-bytes.ts'

export type DetectedEncoding = {
  readonly encoding: Encoding
  /** Bytes of the byte order mark, to be skipped. */
  readonly markLength: number
}

/** Bytes that are scored; more does not change the answer. */
const SAMPLE_BYTES = 32_768

/**
 * A byte order mark decides; then valid UTF-8 without NUL; else every encoding is tried on a sample and the one in
 * which the text is likeliest wins. A file without any byte above 0x7F is UTF-8.
 */
export function detectEncoding(bytes: Uint8Array): DetectedEncoding {
  const marked = byteOrderMark(bytes)
  if (marked) return marked
  if (!bytes.subarray(0, SAMPLE_BYTES).includes(0) && isUtf8(bytes)) return { encoding: 'utf-8', markLength: 0 }
  const sample = tellingSample(bytes)
  let best: Encoding = 'windows-1252'
  let bestOdds = -Infinity
  for (const encoding of ENCODINGS) {
    const odds = logOddsOf(decodeBytes(sample, encoding))
    if (odds > bestOdds) {
      best = encoding
      bestOdds = odds
    }
  }
  return { encoding: best, markLength: 0 }
}

function byteOrderMark(bytes: Uint8Array): DetectedEncoding | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { encoding: 'utf-8', markLength: 3 }
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le', markLength: 2 }
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be', markLength: 2 }
  // GB 18030's own mark: U+FEFF in its four-byte form.
  if (bytes[0] === 0x84 && bytes[1] === 0x31 && bytes[2] === 0x95 && bytes[3] === 0x33)
    return { encoding: 'gb18030', markLength: 4 }
  return undefined
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** From shortly before the first byte that tells something, on an even place so that UTF-16 stays in step. */
function tellingSample(bytes: Uint8Array): Uint8Array {
  const first = bytes.findIndex((byte) => byte >= 0x80 || byte === 0)
  const start = Math.max(0, first - 256) & ~1
  return bytes.subarray(start, start + SAMPLE_BYTES)
}

function logOddsOf(text: string): number {
  let sum = 0
  let before: CharacterClass = 'sign'
  for (const character of text) {
    const odds = oddsOf(codePointOf(character))
    sum += odds.logOdds + neighbourLogOdds(before, odds.class)
    before = odds.class
  }
  return sum
}
