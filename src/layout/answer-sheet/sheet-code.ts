/**
 * The code of an answer sheet: which print run, which sheet, which page. It tells nothing to who reads it: no answers,
 * no names, no school. 22 characters, which a QR code of version 2 and level Q holds.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { encode } from 'uqr'
import { CODE, SHEET_LAYOUT } from './places.ts'

declare const sheetRun: unique symbol
/** What all sheets of one printing share: 12 characters of base 32, which are 60 bits. */
export type SheetRun = string & { readonly [sheetRun]: true }

/** `sheet`: 0 is the blank sheet that is copied for a class; a pupil's own has a number. `page`: from 1. */
export type SheetCode = { readonly run: SheetRun; readonly sheet: number; readonly page: number }

const PREFIX = `SP1${SHEET_LAYOUT}`
/** Crockford's base 32, which has no I, L, O and U: nobody takes one character for another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const RUN_LENGTH = 12
const SHEET_LENGTH = 4
export const MOST_SHEETS = 32 ** SHEET_LENGTH - 1
export const MOST_PAGES = ALPHABET.length - 1

/** Undefined for what is not 12 characters of the alphabet. */
export const asSheetRun = (text: string): SheetRun | undefined =>
  text.length === RUN_LENGTH && isCoded(text) ? (text as SheetRun) : undefined

/**
 * The run of a paper that no run was given for: a hash of the code that is printed on it anyway (decision D34), so that
 * all its copies carry the same code and the same paper gives the same bytes.
 */
export function runOfPaper(paperCode: string): SheetRun {
  const bits = sha256(utf8ToBytes(`answer sheet of paper ${paperCode}`))
  // Five of the eight bits of a byte: each character is as likely as any other.
  return Array.from(bits.slice(0, RUN_LENGTH), (byte) => ALPHABET.charAt(byte % 32)).join('') as SheetRun
}

export function writeSheetCode({ run, sheet, page }: SheetCode): string {
  if (!isWithin(sheet, 0, MOST_SHEETS) || !isWithin(page, 1, MOST_PAGES))
    throw new RangeError(`an answer sheet has a number up to ${MOST_SHEETS} and a page from 1 to ${MOST_PAGES}`)
  const digits = Array.from({ length: SHEET_LENGTH }, (_, place) =>
    ALPHABET.charAt(Math.floor(sheet / 32 ** (SHEET_LENGTH - 1 - place)) % 32),
  )
  const body = `${PREFIX}${run}${digits.join('')}${ALPHABET.charAt(page)}`
  return body + checkOf(body)
}

/** Undefined for another code, one of another layout, and one that was misread. */
export function readSheetCode(text: string): SheetCode | undefined {
  const body = text.slice(0, -1)
  const [, run, digits, last] = /^(.{12})(.{4})(.)$/.exec(body.slice(PREFIX.length)) ?? []
  if (!body.startsWith(PREFIX) || !isCoded(text) || checkOf(body) !== text.at(-1)) return undefined
  if (run === undefined || digits === undefined || last === undefined) return undefined
  const sheet = [...digits].reduce((sum, digit) => sum * 32 + ALPHABET.indexOf(digit), 0)
  const page = ALPHABET.indexOf(last)
  return page === 0 ? undefined : { run: run as SheetRun, sheet, page }
}

export type ModuleBar = { readonly row: number; readonly from: number; readonly to: number }

/** The black modules of its QR code: bars that reach from column `from` up to column `to`. */
export function qrBars(code: SheetCode): readonly ModuleBar[] {
  const { data } = encode(writeSheetCode(code), { ecc: 'Q', boostEcc: false, minVersion: 2, maxVersion: 2, border: 0 })
  if (data.length !== CODE.modules) throw new Error(`expected a QR code of ${CODE.modules} modules, got ${data.length}`)
  return data.flatMap((modules, row) => {
    const signs = modules.map((isBlack) => (isBlack ? '1' : '0')).join('')
    return [...signs.matchAll(/1+/g)].map(({ index, 0: { length } }) => ({ row, from: index, to: index + length }))
  })
}

/** Luhn's sum, in base 32: no single misread character passes, nor most that changed places. */
function checkOf(body: string): string {
  const sum = [...body].toReversed().reduce((before, character, index) => {
    const value = ALPHABET.indexOf(character) * (index % 2 === 0 ? 2 : 1)
    return before + Math.floor(value / 32) + (value % 32)
  }, 0)
  return ALPHABET.charAt((32 - (sum % 32)) % 32)
}

const isCoded = (text: string): boolean => [...text].every((character) => ALPHABET.includes(character))
const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most
