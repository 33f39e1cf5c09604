/** A page of TeX as SVG: letters as outlines, rules as rectangles, and what TikZ draws. */
import { itemAt } from '#domain/must-be-there.ts'
import { glyphPath, round } from '../glyphs/glyph-path.ts'
import type { Glyph } from '../glyphs/true-type.ts'
import type { PageMark } from './read-dvi.ts'

export type Outlines = {
  /** Of a letter of TeX. */
  readonly letter: (font: string, code: number) => Glyph | undefined
  /** Of any sign that TeX has no font for. */
  readonly sign: (codePoint: number) => Glyph | undefined
}

/** In TeX's points. */
export type Drawing = {
  readonly markup: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** TeX's own origin stands an inch from the corner of the paper. */
const INCH = 72.27
/** So that no stroke at the edge is cut. */
const MARGIN = 1

export function writeSvg(marks: readonly PageMark[], outlines: Outlines): Drawing {
  const parts: string[] = []
  const colours: string[] = []
  let paper = { width: 0, height: 0 }
  let outline = ''
  let outlineFill: string | undefined
  const flush = (): void => {
    if (outline !== '')
      parts.push(`<path d="${outline}"${outlineFill === undefined ? '' : ` fill="${outlineFill}"`} stroke="none"/>`)
    outline = ''
  }
  const draw = (glyph: Glyph | undefined, x: number, y: number, size: number): void => {
    const fill = colours.at(-1)
    if (fill !== outlineFill) flush()
    outlineFill = fill
    if (glyph !== undefined) outline += glyphPath(glyph, x, y, size)
  }
  const special = (text: string, x: number, y: number): void => {
    const raw = RAW.exec(text)
    const sign = SIGN.exec(text)
    const size = PAPER.exec(text)
    if (sign) return draw(outlines.sign(Number(sign[1])), x, y, Number(sign[2]))
    flush()
    if (raw)
      parts.push(
        itemAt(raw, 1)
          .replaceAll('{?x}', round(x))
          .replaceAll('{?y}', round(y))
          .replaceAll('{?nl}', '\n')
          .replaceAll(PICTURE_BEGINS, '<g>')
          .replaceAll(PICTURE_ENDS, '</g>'),
      )
    else if (size) paper = { width: Number(size[1]), height: Number(size[2]) }
    else if (text.startsWith('color push ')) colours.push(colourOf(text.slice(11).trim()))
    else if (text.startsWith('color pop')) colours.pop()
  }
  for (const mark of marks) {
    if (mark.kind === 'special') special(mark.text, mark.x, mark.y)
    else if (mark.kind === 'letter') draw(outlines.letter(mark.font, mark.code), mark.x, mark.y, mark.size)
    else {
      flush()
      parts.push(
        `<rect x="${round(mark.x)}" y="${round(mark.y)}" width="${round(mark.width)}" height="${round(mark.height)}" fill="${colours.at(-1) ?? '#000'}" stroke="none"/>`,
      )
    }
  }
  flush()
  return {
    markup: parts.join(''),
    left: -INCH - MARGIN,
    top: -INCH - MARGIN,
    width: paper.width + 2 * MARGIN,
    height: paper.height + 2 * MARGIN,
  }
}

const RAW = /^dvisvgm:raw ?(.*)$/s
const SIGN = /^setpaper:sign (\d+) ([\d.]+)$/
const PAPER = /^ ?papersize=([\d.]+)pt,([\d.]+)pt$/
const PICTURE_BEGINS = '<svg beginpicture>'
const PICTURE_ENDS = '</svg endpicture>'

/** As the colour driver of dvips writes it: `gray 0`, `rgb 1 0 0`, `cmyk 0 1 1 0`; black where it is none of these. */
export function colourOf(words: string): string {
  const [model, ...values] = words.split(/\s+/)
  const [one = 0, two = 0, three = 0, black = 0] = values.map(Number)
  const hex = (...parts: number[]): string =>
    `#${parts
      .map((part) =>
        Math.round(255 * Math.min(1, Math.max(0, part)))
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`
  if (model === 'gray') return hex(one, one, one)
  if (model === 'rgb') return hex(one, two, three)
  return model === 'cmyk' ? hex((1 - one) * (1 - black), (1 - two) * (1 - black), (1 - three) * (1 - black)) : '#000000'
}
