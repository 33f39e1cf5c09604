/** Fonts packed by us are opened by the unpacker of others, and come out as they went in. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { readTrueType } from '../glyphs/true-type.ts'
import { packWoff2 } from './woff2.ts'

const file = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/stix-two-math/400Regular/STIXTwoMath_400Regular.ttf',
)
const cut = { targetFormat: 'sfnt', noHinting: true, keepFeatures: ['ssty'] } as const

test('a packed font is unpacked with every letter', async () => {
  const font = await subsetFont(readFileSync(file), 'x+√(', cut)
  const packed = packWoff2(font)
  expect(packed.length).toBeLessThan(font.length)
  // It reads WOFF 2 by Google's own unpacker.
  const unpacked = await subsetFont(packed, 'x+√(', cut)
  const [own, theirs] = [readTrueType(font), readTrueType(unpacked)]
  for (const sign of 'x+√(') {
    expect(theirs.has(sign.codePointAt(0)!)).toBe(true)
    expect(theirs.glyphOf(sign.codePointAt(0)!)).toEqual(own.glyphOf(sign.codePointAt(0)!))
  }
  expect(theirs.has('y'.codePointAt(0)!)).toBe(false)
})
