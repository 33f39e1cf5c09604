/** Finds the pictures that a PDF page paints, in their order, with the place of each. */
import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts'
import { type Affine, IDENTITY, multiply } from './affine.ts'
import { toGrey, type GreyImage } from './page-images-grey.ts'

/**
 * `place` takes the unit square of the picture (its lower left corner is 0, 0) to points from the upper left corner of
 * the page.
 */
export type PlacedImage = { readonly image: GreyImage; readonly place: Affine }

/** A page of text set as small pictures has some thousands; beyond that it is a drawing. */
const MOST_PLACES = 10_000

/**
 * `view` is the transform of the page's viewport, `ops` the codes of pdf.js. A picture that cannot be decoded is left
 * out.
 */
export async function placedImages(
  page: PDFPageProxy,
  view: Affine,
  ops: Record<string, number>,
): Promise<PlacedImage[]> {
  const { fnArray, argsArray } = await page.getOperatorList()
  const placed: PlacedImage[] = []
  const greyOf = greyImages(page)
  const states: State[] = []
  let state: State = { map: view, fill: 0 }
  const put = (image: GreyImage | undefined, place: Affine): void => {
    if (image && placed.length < MOST_PLACES) placed.push({ image, place })
  }
  const putMask = async (mask: Mask, place: Affine): Promise<void> =>
    put(await greyOf(mask.data, { ...mask, fill: state.fill }), place)

  for (const [index, code] of fnArray.entries()) {
    const args = (argsArray[index] ?? []) as unknown[]
    if (code === ops.save) states.push(state)
    else if (code === ops.restore || code === ops.paintFormXObjectEnd) state = states.pop() ?? state
    else if (code === ops.transform) state = { ...state, map: multiply(state.map, args as unknown as Affine) }
    else if (code === ops.setFillRGBColor) state = { ...state, fill: greyOfColour(args[0]) }
    else if (code === ops.paintFormXObjectBegin) {
      states.push(state)
      state = { ...state, map: multiply(state.map, (args[0] as Affine | null) ?? IDENTITY) }
    } else if (code === ops.paintImageXObject) put(await greyOf(args[0]), state.map)
    else if (code === ops.paintInlineImageXObject) put(toGrey(args[0]), state.map)
    else if (code === ops.paintImageMaskXObject) await putMask(args[0] as Mask, state.map)
    else if (code === ops.paintImageMaskXObjectGroup) {
      for (const mask of args[0] as (Mask & { transform: Affine })[])
        await putMask(mask, multiply(state.map, mask.transform))
    } else if (code === ops.paintImageXObjectRepeat) {
      const [id, scaleX, scaleY, positions] = args as [string, number, number, Float32Array]
      for (const [x, y] of pairs(positions)) put(await greyOf(id), multiply(state.map, [scaleX, 0, 0, scaleY, x, y]))
    } else if (code === ops.paintImageMaskXObjectRepeat) {
      const [mask, a, b, c, d, positions] = args as [Mask, number, number, number, number, Float32Array]
      for (const [x, y] of pairs(positions)) await putMask(mask, multiply(state.map, [a, b, c, d, x, y]))
    } else if (code === ops.paintInlineImageXObjectGroup) {
      const [sheet, cells] = args as [unknown, readonly Cell[]]
      const whole = toGrey(sheet)
      if (whole) for (const cell of cells) put(cutCell(whole, cell), multiply(state.map, cell.transform))
    }
  }
  return placed
}

/** `fill` is the grey that masks are painted with. */
type State = { readonly map: Affine; readonly fill: number }

/** A picture of one colour with holes: `data` names it among the page's objects, or is it. */
type Mask = { readonly data: unknown; readonly width: number; readonly height: number }

/** Small pictures that pdf.js gathered on one sheet. */
type Cell = {
  readonly transform: Affine
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

type AsMask = { readonly width: number; readonly height: number; readonly fill: number }

/** Each picture is turned to grey once, however often it is painted. */
function greyImages(page: PDFPageProxy): (data: unknown, mask?: AsMask) => Promise<GreyImage | undefined> {
  const known = new Map<string, GreyImage | undefined>()
  return async (data, mask) => {
    if (typeof data !== 'string') return mask ? toGrey({ ...mask, data }, mask.fill) : toGrey(data)
    const key = `${data} ${mask?.fill ?? ''}`
    if (!known.has(key)) known.set(key, toGrey(await objectOf(page, data), mask?.fill))
    return known.get(key)
  }
}

/** Pictures that several pages show are kept for all of them (`g_` and the document's id before their name). */
function objectOf(page: PDFPageProxy, id: string): Promise<unknown> {
  const objects = id.startsWith('g_') ? page.commonObjs : page.objs
  return new Promise((resolve) => {
    objects.get(id, resolve)
  })
}

/** pdf.js writes colours as `#rrggbb`. */
function greyOfColour(colour: unknown): number {
  const [, red, green, blue] = /^#(..)(..)(..)$/.exec(String(colour)) ?? []
  if (red === undefined || green === undefined || blue === undefined) return 0
  return Math.round(
    0.299 * Number.parseInt(red, 16) + 0.587 * Number.parseInt(green, 16) + 0.114 * Number.parseInt(blue, 16),
  )
}

function pairs(numbers: Float32Array): [number, number][] {
  return Array.from({ length: Math.min(numbers.length / 2, MOST_PLACES) }, (_, index) => [
    numbers[2 * index] ?? 0,
    numbers[2 * index + 1] ?? 0,
  ])
}

function cutCell({ width, grey, alpha }: GreyImage, cell: Cell): GreyImage {
  const cut = (from: Uint8Array): Uint8Array => {
    const piece = new Uint8Array(cell.w * cell.h)
    for (let row = 0; row < cell.h; row++)
      piece.set(from.subarray((cell.y + row) * width + cell.x, (cell.y + row) * width + cell.x + cell.w), row * cell.w)
    return piece
  }
  return { width: cell.w, height: cell.h, grey: cut(grey), ...(alpha ? { alpha: cut(alpha) } : {}) }
}
