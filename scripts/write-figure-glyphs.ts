/** Writes the outlines that figures print their labels with, out of fonts of the packages: run it after a change to scripts/figure-glyphs/signs.ts. */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { CHINESE_MARKS, CHINESE_WORDS, ITALIC_SIGNS, UPRIGHT_SIGNS } from './figure-glyphs/signs.ts'
import { type OutlinePoint, type Outlines, readTrueType } from './figure-glyphs/true-type.ts'

const require = createRequire(import.meta.url)
const { Converter } = require('opencc-js') as { readonly Converter: (from: { readonly from: string; readonly to: string }) => (text: string) => string }

const root = resolve(import.meta.dirname, '..')
const font = (path: string): Outlines => readTrueType(readFileSync(join(root, 'node_modules', path)))
const upright = font('katex/dist/fonts/KaTeX_Main-Regular.ttf')
const italic = font('katex/dist/fonts/KaTeX_Math-Italic.ttf')
const hongKong = font('@expo-google-fonts/noto-serif-hk/400Regular/NotoSerifHK_400Regular.ttf')
const simplified = font('@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf')

/** Stand-ins for signs that the Latin font lacks: made of its own, so that weight and style agree. */
const DRAWN_AS: Readonly<Record<string, string>> = { '″': '′', '-': '-' }

const lines: string[] = []
const missing: string[] = []
for (const sign of new Set(UPRIGHT_SIGNS)) add(sign, sign, upright, hongKong)
for (const sign of new Set(ITALIC_SIGNS)) add(`i${sign}`, sign, italic)
const traditional = [...new Set(CHINESE_WORDS.replace(/\s/g, ''))].join('')
const hans = Converter({ from: 'hk', to: 'cn' })(traditional)
for (const sign of new Set(traditional + CHINESE_MARKS)) add(sign, sign, hongKong)
for (const sign of new Set(hans)) if (!traditional.includes(sign)) add(sign, sign, simplified)
if (missing.length > 0) throw new RangeError(`Cannot draw these signs, no font has them: ${missing.join(' ')}`)

const head = `/** Outlines of the signs of labels, 1000 units an em, y down: advance, left, top, right, bottom of the ink, path. Written by scripts/write-figure-glyphs.ts. */
// Drawn from KaTeX_Main and KaTeX_Math (derived from Computer Modern, copyright AMS and Design Science) and from
// Noto Serif HK and SC (copyright Adobe), all under the SIL Open Font License 1.1, which covers this file too: https://openfontlicense.org
`
const text = `${head}
export type Glyph = readonly [advance: number, left: number, top: number, right: number, bottom: number, path: string]

/** By the sign; mathematical italics by \`i\` and the sign. */
export const GLYPHS: Readonly<Record<string, Glyph>> = {
${lines.join('\n')}
}
`
writeFileSync(join(root, 'src/families/kit/figure/glyphs.ts'), text)
process.stdout.write(`${lines.length} outlines, ${Math.round(Buffer.byteLength(text) / 1000)} kB\n`)

function add(key: string, sign: string, ...fonts: readonly Outlines[]): void {
  const found = fonts.map((one) => ({ one, outline: one.outlineOf(DRAWN_AS[sign] ?? sign) })).find(({ outline }) => outline !== undefined)
  if (found?.outline === undefined) { missing.push(sign); return }
  const scale = 1000 / found.one.unitsPerEm
  const round = (value: number): number => Math.round(value * scale)
  const contours = found.outline.contours.map((contour) => contour.map(({ x, y, on }) => ({ x: round(x), y: -round(y), on })))
  const all = contours.flat()
  const box = all.length === 0 ? [0, 0, 0, 0] : [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ x }) => x)), Math.max(...all.map(({ y }) => y))]
  lines.push(`  ${JSON.stringify(key)}: [${[round(found.outline.advance), ...box].join(', ')}, '${contours.map(contourPath).join('')}'],`)
}

/** Relative commands, each closed by `z`; absolute where a contour starts, so that it does not hang on the one before. */
function contourPath(points: readonly OutlinePoint[]): string {
  const first = points.findIndex(({ on }) => on)
  const turned = first < 0 ? [middle(points.at(-1)!, points[0]!), ...points] : [...points.slice(first), ...points.slice(0, first)]
  const start = turned[0]!
  let at = start
  let path = `M${numbers(start.x, start.y)}`
  const curve = (control: OutlinePoint, to: OutlinePoint): void => {
    path += `q${numbers(control.x - at.x, control.y - at.y, to.x - at.x, to.y - at.y)}`
    at = to
  }
  let control: OutlinePoint | undefined
  for (const point of [...turned.slice(1), start]) {
    if (control !== undefined && point.on) curve(control, point)
    else if (control !== undefined) curve(control, middle(control, point))
    else if (point.on) {
      if (point === start) break
      path += point.y === at.y ? `h${point.x - at.x}` : point.x === at.x ? `v${point.y - at.y}` : `l${numbers(point.x - at.x, point.y - at.y)}`
      at = point
    }
    control = point.on ? undefined : point
  }
  return `${path}z`
}

function middle(a: OutlinePoint, b: OutlinePoint): OutlinePoint {
  return { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2), on: true }
}

/** A minus sign separates by itself. */
function numbers(...values: readonly number[]): string {
  return values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : String(value))).join('')
}
