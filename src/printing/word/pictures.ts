/** Pictures: vector graphics with a picture in dots behind them for programs that draw none, and words for who sees neither. */
import { createHash } from 'node:crypto'
import { ImageRun, type IImageOptions } from 'docx'
import type { LaidOutFigure } from '#layout/laid-out.ts'
import type { PicturedFormula } from '../maths/typeset-formula.ts'
import { figureFault } from '../pdf/figure-fault.ts'
import type { PrintWarning } from '../pdf/print-warning.ts'
import { drawPng } from './draw-png.ts'
import { cleanText } from './languages.ts'
import { toPixels } from './measures.ts'

/** The room for a picture, in twips. */
export type Room = { readonly width: number; readonly height: number }

export type Pictures = {
  /** As large as it was drawn, or as the room allows; undefined for one that is not drawn. */
  readonly figure: (figure: LaidOutFigure, room: Room) => ImageRun | undefined
  /** What `figure` will take of that room; nothing for one that is not drawn. */
  readonly heightOf: (figure: LaidOutFigure, room: Room) => number
  /** A drawing of our own, exactly as large as is said; `alt` is empty where it says nothing. */
  readonly drawing: (svg: string, size: Room, alt: string, floating?: IImageOptions['floating']) => ImageRun
  readonly formula: (formula: PicturedFormula, size: number) => ImageRun
}

export function createPictures(onWarning: (warning: PrintWarning) => void): Pictures {
  let drawn = 0
  const image = (
    svg: string,
    png: Uint8Array,
    size: Room,
    alt: string,
    more: Partial<IImageOptions> = {},
  ): ImageRun => {
    drawn += 1
    const transformation = { width: toPixels(size.width), height: toPixels(size.height) }
    return new ImageRun({
      type: 'svg',
      data: Buffer.from(svg),
      fallback: { type: 'png', data: png, transformation } as never,
      transformation,
      altText: { id: `${drawn}`, name: `Picture ${drawn}`, description: cleanText(alt) },
      ...(more as object),
    })
  }
  return {
    figure(figure, room) {
      if (!('svg' in figure)) {
        onWarning({ kind: 'figure', alt: figure.alt, reason: 'its LaTeX is not drawn' })
        return undefined
      }
      const fault = figureFault(figure.svg)
      const picture = fault === undefined ? inDots(figure.svg) : undefined
      if (picture === undefined) {
        onWarning({ kind: 'figure', alt: figure.alt, reason: fault ?? 'it cannot be drawn' })
        return undefined
      }
      return image(figure.svg, picture.png, fitted(picture, room), figure.alt.trim() === '' ? '–' : figure.alt)
    },
    heightOf(figure, room) {
      const picture = 'svg' in figure && figureFault(figure.svg) === undefined ? inDots(figure.svg) : undefined
      return picture === undefined ? 0 : fitted(picture, room).height
    },
    drawing(svg, size, alt, floating) {
      const dots = floating === undefined ? inDots(svg) : inDots(svg, WHOLE_PAGE)
      return image(svg, dots?.png ?? NO_DOTS, size, alt, floating === undefined ? {} : { floating })
    },
    formula({ svg, width, height, depth, alt }, size) {
      const em = size * 20
      const measured = sized(svg, width * size, height * size)
      return image(measured, inDots(measured)?.png ?? NO_DOTS, { width: width * em, height: height * em }, alt, {
        // In half points without a unit, which LibreOffice does not read.
        run: { position: `${-Math.round(depth * size * 2)}` as never },
      })
    },
  }
}

/** MathJax measures in ex, which not every program knows. */
const sized = (svg: string, width: number, height: number): string =>
  svg
    .replace(/ width="[\d.]+ex"/, ` width="${width.toFixed(2)}pt"`)
    .replace(/ height="[\d.]+ex"/, ` height="${height.toFixed(2)}pt"`)

type Dots = { readonly png: Uint8Array; readonly width: number; readonly height: number }

/** As large as it was drawn, or as the room allows. */
function fitted({ width, height }: Dots, room: Room): Room {
  const natural = { width: width * 15, height: height * 15 }
  const scale = Math.min(1, room.width / natural.width, room.height / natural.height)
  return { width: natural.width * scale, height: natural.height * scale }
}

/** A teacher downloads a paper more than once. */
const remembered = new Map<string, Dots | undefined>()
const MOST_REMEMBERED = 200

/** A drawing as large as a page has 150 dots to an inch, which is enough to read it and a quarter of the work. */
const WHOLE_PAGE = 150 / 96

function inDots(svg: string, scale?: number): Dots | undefined {
  const name = createHash('sha256').update(svg).digest('base64')
  if (!remembered.has(name)) {
    const { png, width, height } = drawPng(svg, scale)
    const [oldest] = remembered.size >= MOST_REMEMBERED ? remembered.keys() : []
    if (oldest !== undefined) remembered.delete(oldest)
    remembered.set(name, png === undefined ? undefined : { png, width, height })
  }
  return remembered.get(name)
}

/** One clear dot. */
const NO_DOTS = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
