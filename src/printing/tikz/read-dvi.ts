/**
 * Reads the first page of a DVI file, TeX's own output: letters, rules and specials with their places (D. Fuchs,
 * TUGboat 3, 1982).
 */
import { widthsOf, type FontWidths } from './font-metrics.ts'

/** Places and sizes in TeX's points, y downwards from TeX's origin. */
export type PageMark =
  | {
      readonly kind: 'letter'
      readonly font: string
      readonly code: number
      readonly size: number
      readonly x: number
      readonly y: number
    }
  | { readonly kind: 'rule'; readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  | { readonly kind: 'special'; readonly text: string; readonly x: number; readonly y: number }

type Font = { readonly name: string; readonly size: number; readonly widths: FontWidths }
type State = {
  readonly h: number
  readonly v: number
  readonly w: number
  readonly x: number
  readonly y: number
  readonly z: number
}

const SCALED_POINTS = 65536
const OP = {
  setChar: 128,
  setRule: 132,
  putChar: 133,
  putRule: 137,
  bop: 139,
  eop: 140,
  push: 141,
  pop: 142,
  right: 143,
  w0: 147,
  w: 148,
  x0: 152,
  x: 153,
  down: 157,
  y0: 161,
  y: 162,
  z0: 166,
  z: 167,
  fontNumber: 171,
  font: 235,
  special: 239,
  fontDefinition: 243,
  preamble: 247,
  post: 248,
} as const

/** Throws a RangeError for what is no DVI file; TeX writes none such. `metricsOf` gives the TFM file of a font. */
export function readDvi(dvi: Uint8Array, metricsOf: (font: string) => Uint8Array | undefined): readonly PageMark[] {
  const view = new DataView(dvi.buffer, dvi.byteOffset, dvi.byteLength)
  const marks: PageMark[] = []
  const fonts = new Map<number, Font>()
  const stack: State[] = []
  let at = 0
  let state: State = { h: 0, v: 0, w: 0, x: 0, y: 0, z: 0 }
  let font: Font | undefined

  const unsigned = (bytes: number): number => {
    let value = 0
    for (let count = 0; count < bytes; count += 1) value = value * 256 + view.getUint8(at++)
    return value
  }
  const signed = (bytes: number): number => {
    const value = unsigned(bytes)
    return value >= 2 ** (8 * bytes - 1) ? value - 2 ** (8 * bytes) : value
  }
  const text = (length: number): string => {
    const found = Buffer.from(dvi.buffer, dvi.byteOffset + at, length).toString('latin1')
    at += length
    return found
  }
  const letter = (code: number, moves: boolean): void => {
    if (font === undefined) throw new RangeError('A letter stands before the first font')
    marks.push({
      kind: 'letter',
      font: font.name,
      code,
      size: font.size / SCALED_POINTS,
      x: state.h / SCALED_POINTS,
      y: state.v / SCALED_POINTS,
    })
    if (moves) state = { ...state, h: state.h + Math.round(font.widths(code) * font.size) }
  }
  const rule = (moves: boolean): void => {
    const height = signed(4)
    const width = signed(4)
    if (height > 0 && width > 0)
      marks.push({
        kind: 'rule',
        x: state.h / SCALED_POINTS,
        y: (state.v - height) / SCALED_POINTS,
        width: width / SCALED_POINTS,
        height: height / SCALED_POINTS,
      })
    if (moves) state = { ...state, h: state.h + width }
  }
  const defineFont = (number: number): void => {
    at += 4
    const size = unsigned(4)
    at += 4
    const name = text(unsigned(1) + unsigned(1))
    const metrics = metricsOf(name)
    if (metrics === undefined) throw new RangeError(`No metrics of the font ${name}`)
    fonts.set(number, { name, size, widths: widthsOf(metrics) })
  }

  for (;;) {
    const op = unsigned(1)
    if (op < OP.setChar) letter(op, true)
    else if (op < OP.setRule) letter(unsigned(op - OP.setChar + 1), true)
    else if (op === OP.setRule) rule(true)
    else if (op < OP.putRule) letter(unsigned(op - OP.putChar + 1), false)
    else if (op === OP.putRule) rule(false)
    else if (op === OP.bop) {
      at += 44
      state = { h: 0, v: 0, w: 0, x: 0, y: 0, z: 0 }
    } else if (op === OP.eop || op === OP.post) return marks
    else if (op === OP.push) stack.push(state)
    else if (op === OP.pop) state = stack.pop() ?? state
    else if (op >= OP.right && op < OP.w0) state = { ...state, h: state.h + signed(op - OP.right + 1) }
    else if (op >= OP.w0 && op < OP.x0) {
      const w = op === OP.w0 ? state.w : signed(op - OP.w + 1)
      state = { ...state, w, h: state.h + w }
    } else if (op >= OP.x0 && op < OP.down) {
      const x = op === OP.x0 ? state.x : signed(op - OP.x + 1)
      state = { ...state, x, h: state.h + x }
    } else if (op >= OP.down && op < OP.y0) state = { ...state, v: state.v + signed(op - OP.down + 1) }
    else if (op >= OP.y0 && op < OP.z0) {
      const y = op === OP.y0 ? state.y : signed(op - OP.y + 1)
      state = { ...state, y, v: state.v + y }
    } else if (op >= OP.z0 && op < OP.fontNumber) {
      const z = op === OP.z0 ? state.z : signed(op - OP.z + 1)
      state = { ...state, z, v: state.v + z }
    } else if (op >= OP.fontNumber && op < OP.font) font = fonts.get(op - OP.fontNumber)
    else if (op >= OP.font && op < OP.special) font = fonts.get(unsigned(op - OP.font + 1))
    else if (op >= OP.special && op < OP.fontDefinition) {
      const length = unsigned(op - OP.special + 1)
      marks.push({ kind: 'special', text: text(length), x: state.h / SCALED_POINTS, y: state.v / SCALED_POINTS })
    } else if (op >= OP.fontDefinition && op < OP.preamble) defineFont(unsigned(op - OP.fontDefinition + 1))
    else if (op === OP.preamble) {
      at += 13
      text(unsigned(1))
    } else if (op !== NO_OPERATION) throw new RangeError(`No DVI file: unknown command ${op}`)
  }
}

const NO_OPERATION = 138
