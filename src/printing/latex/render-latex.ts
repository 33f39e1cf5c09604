/** A piece of LaTeX as an image: a formula, or a drawing in TikZ or pgfplots; as SVG or PNG. */
import { Resvg } from '@resvg/resvg-js'
import { mustBeThere } from '#domain/must-be-there.ts'
import type { RenderFault } from '#domain/render-fault.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { isDrawing } from './compose-source.ts'
import { drawEquation } from './draw-equation.ts'

export type LatexOrder = {
  readonly latex: string
  readonly format: 'svg' | 'png'
  /** Of a PNG. */
  readonly dpi: number
  /** Of the letters, in points; undefined for 12 in a formula, and the size it is written in for a drawing. */
  readonly fontSize?: number
  /** A colour as CSS writes them; undefined for none. */
  readonly background?: string
  readonly packages: readonly string[]
}

/** SVG as text, PNG as bytes. */
export type RenderedLatex =
  | { readonly format: 'svg'; readonly svg: string }
  | { readonly format: 'png'; readonly png: Uint8Array }

const FORMULA_SIZE = 12
/** Of a PNG; a page at 300 dpi has 8.7 million. */
const MOST_PIXELS = 16_000_000

export async function renderLatex({
  latex,
  format,
  dpi,
  fontSize,
  background,
  packages,
}: LatexOrder): Promise<Result<RenderedLatex, RenderFault>> {
  const drawn = isDrawing(latex)
    ? await (await import('./draw-picture.ts')).drawPicture(latex, packages, fontSize)
    : await drawEquation(latex, fontSize ?? FORMULA_SIZE)
  if (!drawn.ok) return drawn
  const svg = background === undefined ? drawn.value : onGround(drawn.value, background)
  return format === 'svg' ? ok({ format, svg }) : rasterise(svg, dpi)
}

function rasterise(svg: string, dpi: number): Result<RenderedLatex, RenderFault> {
  const [width, height] = ['width', 'height'].map((side) =>
    Math.ceil((Number(new RegExp(`${side}="([\\d.]+)pt"`).exec(svg)?.[1]) * dpi) / 72),
  ) as [number, number]
  if (!(width * height <= MOST_PIXELS) || width < 1 || height < 1) return err({ kind: 'too_large' })
  const image = new Resvg(svg, { font: { loadSystemFonts: false }, fitTo: { mode: 'width', value: width } }).render()
  return ok({ format: 'png', png: image.asPng() })
}

/** A sheet of the colour behind everything. */
function onGround(svg: string, colour: string): string {
  const viewBox = mustBeThere(/viewBox="([^"]*)"/.exec(svg)?.[1], 'the viewBox of a drawing')
  const [x, y, width, height] = viewBox.split(' ')
  return svg.replace(
    /^(<svg\b[^>]*>)/,
    `$1<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`,
  )
}
