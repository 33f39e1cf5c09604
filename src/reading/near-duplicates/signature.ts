/**
 * The MinHash signature of a text (Broder 1997): 128 numbers from which the likeness of two texts is estimated without
 * the texts.
 */
import { err, ok, type Result } from '#domain/result.ts'
import { mix, shinglesOf } from './shingles.ts'

/**
 * `shingles` counts the distinct ones; `minima[i]` is the least value of the i-th hash over all shingles, 2³² − 1 for a
 * text without any.
 */
export type Signature = { readonly shingles: number; readonly minima: Uint32Array }

export const HASHES = 128

/** Of the blocks of a document, or of any paragraphs in their order. */
export function signatureOf(paragraphs: Iterable<string>): Signature {
  const shingles = shinglesOf(paragraphs)
  const minima = new Uint32Array(HASHES).fill(0xffffffff)
  for (const shingle of shingles) {
    for (let index = 0; index < HASHES; index++) {
      const value = mix(shingle ^ (SEEDS[index] ?? 0))
      if (value < (minima[index] ?? 0)) minima[index] = value
    }
  }
  return { shingles: shingles.size, minima }
}

/** Multiples of 2³² over the golden ratio, mixed: one hash each. */
const SEEDS = Uint32Array.from({ length: HASHES }, (_, index) => mix(Math.imul(index + 1, 0x9e3779b9)))

/** Of the format; two signatures can only be compared in one version. */
const VERSION = 1

/**
 * For keeping: hexadecimal digits of one byte of version, four of the number of shingles and four of each minimum, all
 * big-endian: 1,034 characters.
 */
export function formatSignature({ shingles, minima }: Signature): string {
  return (
    VERSION.toString(16).padStart(2, '0') +
    [shingles, ...minima].map((number) => number.toString(16).padStart(8, '0')).join('')
  )
}

export type SignatureFault = { readonly code: 'not_a_signature' | 'other_version' }

/** Reads what `formatSignature` wrote. `other_version`: the text has to be signed again. */
export function parseSignature(text: string): Result<Signature, SignatureFault> {
  if (!/^[0-9a-f]{2,}$/.test(text)) return err({ code: 'not_a_signature' })
  if (Number.parseInt(text.slice(0, 2), 16) !== VERSION) return err({ code: 'other_version' })
  if (text.length !== 2 + 8 * (HASHES + 1)) return err({ code: 'not_a_signature' })
  const [shingles = 0, ...minima] = [...text.slice(2).matchAll(/.{8}/g)].map(([digits]) => Number.parseInt(digits, 16))
  return ok({ shingles, minima: Uint32Array.from(minima) })
}
