/** The code of a sheet: what it says, and that nothing misread passes. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  asSheetRun,
  MOST_PAGES,
  MOST_SHEETS,
  qrBars,
  readSheetCode,
  runOfPaper,
  writeSheetCode,
  type SheetCode,
} from './sheet-code.ts'

const ALPHABET = Array.from('0123456789ABCDEFGHJKMNPQRSTVWXYZ')
const run = asSheetRun('7K3Q9ZP2M4XW')!
const anyCode: fc.Arbitrary<SheetCode> = fc.record({
  run: fc
    .array(fc.constantFrom(...ALPHABET), { minLength: 12, maxLength: 12 })
    .map((signs) => asSheetRun(signs.join(''))!),
  sheet: fc.integer({ min: 0, max: MOST_SHEETS }),
  page: fc.integer({ min: 1, max: MOST_PAGES }),
})

test('names layout, run, sheet and page in 22 characters', () => {
  expect(writeSheetCode({ run, sheet: 0, page: 1 })).toMatch(/^SP117K3Q9ZP2M4XW00001[0-9A-Z]$/)
  expect(writeSheetCode({ run, sheet: 33, page: 2 })).toMatch(/^SP117K3Q9ZP2M4XW00112[0-9A-Z]$/)
})

test('is read as it was written', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      expect(readSheetCode(writeSheetCode(code))).toEqual(code)
    }),
  )
})

test('one misread character never passes', () => {
  const anyMisreading = fc.tuple(anyCode, fc.nat({ max: 21 }), fc.constantFrom(...ALPHABET, 'I', 'u', ' '))
  fc.assert(
    fc.property(anyMisreading, ([code, at, sign]) => {
      const text = writeSheetCode(code)
      fc.pre(text[at] !== sign)
      expect(readSheetCode(text.slice(0, at) + sign + text.slice(at + 1))).toBeUndefined()
    }),
  )
})

test('other codes are none of ours', () => {
  for (const text of ['', 'SP1', 'https://example.com/', writeSheetCode({ run, sheet: 1, page: 1 }).toLowerCase()])
    expect(readSheetCode(text)).toBeUndefined()
})

test('a run is 12 characters of the alphabet, and a sheet and its page have numbers', () => {
  expect(asSheetRun('7K3Q9ZP2M4X')).toBeUndefined()
  expect(asSheetRun('7K3Q9ZP2M4XI')).toBeUndefined()
  for (const wrong of [{ sheet: -1 }, { sheet: MOST_SHEETS + 1 }, { sheet: 1.5 }, { page: 0 }, { page: 32 }])
    expect(() => writeSheetCode({ run, sheet: 0, page: 1, ...wrong })).toThrow(RangeError)
})

test('the run of a paper is its own, always the same, and does not show its code', () => {
  expect(runOfPaper('K7QM-2XVD')).toBe(runOfPaper('K7QM-2XVD'))
  expect(asSheetRun(runOfPaper('K7QM-2XVD'))).toBeDefined()
  expect(runOfPaper('K7QM-2XVD')).not.toContain('K7QM')
  expect(new Set(Array.from({ length: 1000 }, (_, paper) => runOfPaper(`${paper}`))).size).toBe(1000)
})

test('its QR code has 25 modules, with the three finders in their corners', () => {
  const bars = qrBars({ run, sheet: 0, page: 1 })
  expect(Math.max(...bars.map(({ to }) => to))).toBe(25)
  expect(bars.filter(({ row }) => row === 0)).toEqual(
    expect.arrayContaining([
      { row: 0, from: 0, to: 7 },
      { row: 0, from: 18, to: 25 },
    ]),
  )
  expect(bars.find(({ row }) => row === 24)).toMatchObject({ from: 0, to: 7 })
})
