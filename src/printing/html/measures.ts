/** Measures and colours that follow from the look of a paper, as the style sheet knows them; as in pdf/sheet/measures.typ. */
import type { LaidOut } from '#layout/laid-out.ts'
import { numbersOf } from './numbers.ts'
import { shownText } from './shown-text.ts'

type Measures = {
  /** For the body of the page. */
  readonly classes: string
  readonly properties: string
  /** In em. */
  readonly lineWidth: number
}

export function measuresOf(laidOut: LaidOut): Measures {
  const { look, language } = laidOut
  const { size, side } = sheetOf(laidOut)
  const isExamination = (laidOut.blocks as readonly { readonly kind: string }[]).some(
    ({ kind }) => kind === 'examinationHead',
  )
  const longest = Math.max(0, ...numbersOf(laidOut).map((number) => Buffer.byteLength(number)))
  // Wide enough for the longest number, such as XXVIII.
  const number = Math.max(2.1, 0.46 * longest + 0.5)
  const { primary, secondary, text } = look.colors
  const properties = {
    '--size': `${size}pt`,
    '--number': `${number}em`,
    '--primary': colour(primary),
    '--muted': colour(secondary),
    '--ink': colour(text),
  }
  return {
    classes: [
      look.density,
      look.header,
      ...(language === 'en' ? [] : ['chinese']),
      ...(isExamination ? ['ruled'] : []),
    ].join(' '),
    properties: Object.entries(properties)
      .map(([name, value]) => `${name}:${value}`)
      .join(';'),
    lineWidth: ((21 - 2 * side) * POINTS_A_CM) / size - number,
  }
}

const POINTS_A_CM = 28.35

/** In points and in cm. */
function sheetOf({ look, blocks }: LaidOut): {
  readonly size: number
  readonly side: number
  readonly top: number
  readonly bottom: number
} {
  const inColumns = (blocks as readonly { readonly kind: string; readonly flow?: string }[]).some(
    ({ flow }) => flow === 'columns',
  )
  const size = look.density === 'roomy' ? 12.5 : look.density === 'compact' || inColumns ? 10.5 : 11
  if (look.density === 'compact') return { size, side: 1.9, top: 1.9, bottom: 1.9 }
  return inColumns ? { size, side: 1.8, top: 2.2, bottom: 2.1 } : { size, side: 2.2, top: 2.3, bottom: 2.2 }
}

/** Hex colours alone: nothing else of a template goes into the style sheet. */
const colour = (value: string): string => (/^#[0-9a-f]{3,8}$/i.test(value) ? value : '#000000')

/** Head and foot of the pages, where a browser prints them. */
export function pageRules(laidOut: LaidOut): string {
  const { side, top, bottom } = sheetOf(laidOut)
  const [before = '', between = '', after = ''] = shownText(laidOut.pageNumber).split(/\{pages?\}/)
  const numbers = `${quoted(before)} counter(page) ${quoted(between)} counter(pages) ${quoted(after)}`
  return (
    `@page{size:A4;margin:${top}cm ${side}cm ${bottom}cm;` +
    `@top-left{content:${quoted(laidOut.runningTitle)};border-bottom:.4pt solid #8c8c8c;padding-bottom:.2em;margin-bottom:.45cm;vertical-align:bottom;${RUNNING}}` +
    `@bottom-left{content:${quoted(laidOut.code)};${RUNNING}}` +
    `@bottom-center{content:${numbers};${RUNNING}}}` +
    '@page:first{@top-left{content:none}}'
  )
}

const RUNNING = 'font:9pt "Paper","Paper HK","Paper SC","Paper Signs",serif;color:#555'

/** A string of a style sheet: all but letters and digits as their numbers. */
const quoted = (text: string): string =>
  `"${shownText(text).replace(/[^A-Za-z0-9]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0x20).toString(16)} `)}"`
