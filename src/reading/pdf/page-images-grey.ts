/** Turns what pdf.js decodes of a picture into grey values. */

/** A byte a pixel, row by row from the top: 0 is black. `alpha`: 0 shows what lies below; without it nothing does. */
export type GreyImage = {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
  readonly alpha?: Uint8Array
}

/** How pdf.js stores pixels (`ImageKind`). */
const ONE_BIT = 1
const RGB = 2
const RGBA = 3

/**
 * `decoded` is an image object of pdf.js. With `fill` it is a mask, painted in that grey where its bits are 0.
 * Undefined for what could not be decoded, or is no picture.
 */
export function toGrey(decoded: unknown, fill?: number): GreyImage | undefined {
  if (typeof decoded !== 'object' || decoded === null) return undefined
  const { width, height, data, kind } = decoded as { width?: unknown; height?: unknown; data?: unknown; kind?: unknown }
  if (!isCount(width) || !isCount(height) || !ArrayBuffer.isView(data)) return undefined
  const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
  if (fill !== undefined)
    return {
      width,
      height,
      grey: new Uint8Array(width * height).fill(fill),
      alpha: bitsOf(bytes, width, height, (bit) => (bit === 0 ? 255 : 0)),
    }
  switch (kind) {
    case ONE_BIT:
      return { width, height, grey: bitsOf(bytes, width, height, (bit) => 255 * bit) }
    case RGB:
      return { width, height, grey: mixed(bytes, width * height, 3) }
    case RGBA:
      return withoutPlainAlpha({
        width,
        height,
        grey: mixed(bytes, width * height, 4),
        alpha: alphaOf(bytes, width * height),
      })
    default:
      return undefined
  }
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value > 0

/** Rows of bits are filled up to whole bytes; what is missing at the end is 0, as pdf.js paints it. */
function bitsOf(bytes: Uint8Array, width: number, height: number, valueOf: (bit: 0 | 1) => number): Uint8Array {
  const rowBytes = Math.ceil(width / 8)
  const values = [valueOf(0), valueOf(1)] as const
  const out = new Uint8Array(width * height)
  for (let row = 0, at = 0; row < height; row++) {
    for (let column = 0; column < width; column++, at++) {
      const byte = bytes[row * rowBytes + (column >> 3)] ?? 0
      out[at] = values[((byte >> (7 - (column & 7))) & 1) as 0 | 1]
    }
  }
  return out
}

/** Weights of BT.601, in 256ths. */
function mixed(bytes: Uint8Array, pixels: number, step: 3 | 4): Uint8Array {
  const grey = new Uint8Array(pixels)
  for (let pixel = 0, at = 0; pixel < pixels; pixel++, at += step)
    grey[pixel] = (77 * (bytes[at] ?? 0) + 150 * (bytes[at + 1] ?? 0) + 29 * (bytes[at + 2] ?? 0)) >> 8
  return grey
}

function alphaOf(bytes: Uint8Array, pixels: number): Uint8Array {
  const alpha = new Uint8Array(pixels)
  for (let pixel = 0; pixel < pixels; pixel++) alpha[pixel] = bytes[4 * pixel + 3] ?? 0
  return alpha
}

function withoutPlainAlpha({ alpha, ...image }: GreyImage): GreyImage {
  return alpha?.some((value) => value !== 255) ? { ...image, alpha } : image
}
