/**
 * Writes the outlines that figures print their labels with, out of fonts of the packages: run it after a change to
 * scripts/figure-glyphs/signs.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { packOutline, type OutlinePoint } from '../src/families/kit/figure/packed-outline.ts'
import { readTrueType, type TrueTypeFont } from '../src/printing/glyphs/true-type.ts'
import { CHINESE_MARKS, CHINESE_WORDS, ITALIC_SIGNS, UPRIGHT_SIGNS } from './figure-glyphs/signs.ts'

const require = createRequire(import.meta.url)
const { Converter } = require('opencc-js') as {
  readonly Converter: (from: { readonly from: string; readonly to: string }) => (text: string) => string
}

const root = resolve(import.meta.dirname, '..')
const font = (path: string): TrueTypeFont => readTrueType(readFileSync(join(root, 'node_modules', path)))
const upright = font('katex/dist/fonts/KaTeX_Main-Regular.ttf')
const italic = font('katex/dist/fonts/KaTeX_Math-Italic.ttf')
const hongKong = font('@expo-google-fonts/noto-serif-hk/400Regular/NotoSerifHK_400Regular.ttf')
const simplifiedChinese = font('@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf')

/** Stand-ins for signs that the Latin font lacks: made of its own, so that weight and style agree. */
const DRAWN_AS: Readonly<Record<string, string>> = { '″': '′' }

const FINE = 1
/** A coarser grid for the many strokes of Chinese: at 10 points its steps are finer than a printer's dots. */
const CHINESE_STEP = 3

const lines: string[] = []
const missing: string[] = []
for (const sign of new Set(UPRIGHT_SIGNS)) add(sign, sign, upright, hongKong)
for (const sign of new Set(ITALIC_SIGNS)) add(`i${sign}`, sign, italic)
const traditional = [...new Set(CHINESE_WORDS.replace(/\s/g, ''))].join('')
const hans = Converter({ from: 'hk', to: 'cn' })(traditional)
for (const sign of new Set(CHINESE_MARKS)) add(sign, sign, hongKong)
for (const sign of new Set(traditional)) add(sign, sign, hongKong)
for (const sign of new Set(hans)) if (!traditional.includes(sign)) add(sign, sign, simplifiedChinese)
if (missing.length > 0) throw new RangeError(`Cannot draw these signs, no font has them: ${missing.join(' ')}`)

const head = `/** Outlines of the signs of labels, 1000 units an em, y down: advance, left, top, right, bottom of the ink, packed path. Written by scripts/write-figure-glyphs.ts. */
// Drawn from KaTeX_Main and KaTeX_Math (derived from Computer Modern, copyright AMS and Design Science) and from
// Noto Serif HK and SC (copyright Adobe), all under the SIL Open Font License 1.1, which covers this file too:
// https://openfontlicense.org
`
const text = `${head}
import type { PackedGlyph } from './packed-outline.ts'

/** By the sign; mathematical italics by \`i\` and the sign. */
export const GLYPHS: Readonly<Record<string, PackedGlyph>> = {
${lines.join('\n')}
}
`
writeFileSync(join(root, 'src/families/kit/figure/glyphs.ts'), text)
process.stdout.write(`${lines.length} outlines, ${Math.round(Buffer.byteLength(text) / 1000)} kB\n`)

function add(key: string, sign: string, ...fonts: readonly TrueTypeFont[]): void {
  const found = fonts
    .map((one) => one.glyphOf((DRAWN_AS[sign] ?? sign).codePointAt(0)!))
    .find((glyph) => glyph !== undefined)
  if (found === undefined) {
    missing.push(sign)
    return
  }
  const round = (value: number): number => Math.round(1000 * value)
  const contours = found.contours.map((contour) =>
    contour.map(({ x, y, onCurve: on }) => ({ x: round(x), y: -round(y), on })),
  )
  const all = contours.flat()
  const box =
    all.length === 0
      ? [0, 0, 0, 0]
      : [
          Math.min(...all.map(({ x }) => x)),
          Math.min(...all.map(({ y }) => y)),
          Math.max(...all.map(({ x }) => x)),
          Math.max(...all.map(({ y }) => y)),
        ]
  lines.push(
    `  ${JSON.stringify(key)}: [${[round(found.advance), ...box].join(', ')}, '${/\p{Script=Han}/u.test(sign) ? packOutline(contours.map(withoutImplied), CHINESE_STEP) : packOutline(contours, FINE)}'],`,
  )
}

/**
 * Without points that hardly matter: those in the middle of two control points, which TrueType implies, and those
 * between two others a hair apart.
 */
function withoutImplied(contour: readonly OutlinePoint[]): readonly OutlinePoint[] {
  const kept = [...contour]
  for (let i = kept.length - 1; i >= 0 && kept.length > 4; i--) {
    const [before, point, after] = [kept.at(i - 1)!, kept[i]!, kept[(i + 1) % kept.length]!]
    const off = (limit: number): boolean =>
      Math.abs(before.x + after.x - 2 * point.x) <= limit && Math.abs(before.y + after.y - 2 * point.y) <= limit
    const implied = point.on && !before.on && !after.on && off(6)
    const tiny = !point.on && before.on && after.on && Math.hypot(before.x - after.x, before.y - after.y) < 14 && off(8)
    const between = point.on && before.on && after.on && Math.hypot(before.x - point.x, before.y - point.y) < 8
    if (implied || tiny || between) kept.splice(i, 1)
  }
  return kept
}
