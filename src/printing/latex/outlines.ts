/**
 * The outlines of all letters that a drawing can need: TeX's own fonts, and the fonts of the paper for any other sign.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readTrueType, type Glyph, type TrueTypeFont } from '../glyphs/true-type.ts'
import { codePointOf, DRAWN_AS } from '../tikz/computer-modern.ts'

const TEX_FONTS = join(dirname(createRequire(import.meta.url).resolve('node-tikzjax/package.json')), 'css/bakoma/ttf')
const fontFile = (specifier: string): string => fileURLToPath(import.meta.resolve(specifier))
/** Traditional first, as on the papers (printing/pdf/typst-compiler.ts). */
const SIGN_FONTS = [
  '@expo-google-fonts/noto-serif-hk/400Regular/NotoSerifHK_400Regular.ttf',
  '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf',
]

const read = new Map<string, TrueTypeFont>()

/** Read when first needed: the Chinese ones have 10 and 15 MB. */
function font(file: string): TrueTypeFont {
  const known = read.get(file) ?? readTrueType(readFileSync(file))
  read.set(file, known)
  return known
}

export const letterOf = (name: string, code: number): Glyph | undefined =>
  font(join(TEX_FONTS, `${DRAWN_AS[name] ?? name}.ttf`)).glyphOf(codePointOf(code))

export function signOf(codePoint: number): Glyph | undefined {
  for (const specifier of SIGN_FONTS) {
    const glyph = font(fontFile(specifier)).glyphOf(codePoint)
    if (glyph !== undefined) return glyph
  }
  return undefined
}
