/** Draws placed pictures on a white sheet, at the resolution that character recognition wants. Pure. */
import { type Affine, multiply, transformBox } from './affine.ts'
import type { GreyImage } from './page-images-grey.ts'
import type { PlacedImage } from './page-images-placed.ts'

/** A byte a pixel, row by row from the top; 0 is black. `pixelsPerPoint` tells how pixels stand to the page. */
export type GreyPicture = {
  readonly width: number
  readonly height: number
  readonly grey: Uint8Array
  readonly pixelsPerPoint: number
}

type Size = { readonly width: number; readonly height: number }

/** Undefined without pictures. `page` is in points. */
export function drawOnPaper(images: readonly PlacedImage[], page: Size): GreyPicture | undefined {
  const finest = Math.max(0, ...images.map(resolutionOf))
  if (finest === 0 || !(page.width > 0 && page.height > 0)) return undefined
  const pixelsPerPoint = resolutionFor(finest, page)
  const width = Math.max(1, Math.round(page.width * pixelsPerPoint))
  const height = Math.max(1, Math.round(page.height * pixelsPerPoint))
  const sheet = { width, height, grey: new Uint8Array(width * height).fill(255), pixelsPerPoint }
  for (const placed of images) draw(placed, sheet)
  return sheet
}

/** 300 dots an inch: what Tesseract was trained on. */
const WANTED = 300 / 72
/** Finer than twice what the picture holds shows nothing more. */
const MOST_ENLARGED = 2
/** A page wider and higher than A3 is a picture whose dots were taken for points: it is drawn as if it were A4. */
const LARGEST_SHEET = 1300
const LONG_SIDE_OF_A4 = 842

function resolutionFor(finest: number, { width, height }: Size): number {
  const longest = Math.max(width, height)
  const wanted = longest > LARGEST_SHEET ? (WANTED * LONG_SIDE_OF_A4) / longest : WANTED
  return Math.min(wanted, MOST_ENLARGED * finest)
}

/** Pixels of a picture in a point of the page; 0 for one that is a stamp beside the page, or squeezed to nothing. */
function resolutionOf({ image, place: [a, b, c, d] }: PlacedImage): number {
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)]
  return across < SMALLEST && down < SMALLEST
    ? 0
    : Math.min(image.width / Math.max(across, 1), image.height / Math.max(down, 1))
}

/** Points. */
const SMALLEST = 20

/** Points of the picture looked at for a pixel of the sheet, each way, where the picture is finer. */
const MOST_SAMPLES = 4

function draw({ image, place }: PlacedImage, sheet: GreyPicture): void {
  const scale = sheet.pixelsPerPoint
  const toSheet = multiply([scale, 0, 0, scale, 0, 0], place)
  const toImage = inverse(toSheet)
  if (!toImage) return
  // From the unit square, which PDF draws upwards, to pixels of the picture.
  const map = multiply([image.width, 0, 0, -image.height, 0, image.height], toImage)
  const box = transformBox(toSheet, [0, 0, 1, 1])
  const [left, right] = [Math.max(0, Math.floor(box.left)), Math.min(sheet.width, Math.ceil(box.right))]
  const [top, bottom] = [Math.max(0, Math.floor(box.top)), Math.min(sheet.height, Math.ceil(box.bottom))]
  const step = Math.max(Math.hypot(map[0], map[1]), Math.hypot(map[2], map[3]))
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.round(step)))
  const pixel =
    step < 1
      ? (x: number, y: number, below: number) => between(image, map, x, y, below)
      : (x: number, y: number, below: number) => average(image, map, x, y, samples, below)
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const at = y * sheet.width + x
      sheet.grey[at] = pixel(x, y, sheet.grey[at] ?? 0)
    }
  }
}

/** The mean of a grid of points within a pixel of the sheet; `below` is what shows where the picture has none. */
function average(
  image: GreyImage,
  [a, b, c, d, e, f]: Affine,
  x: number,
  y: number,
  samples: number,
  below: number,
): number {
  let sum = 0
  for (let row = 0; row < samples; row++) {
    const atY = y + (row + 0.5) / samples
    for (let column = 0; column < samples; column++) {
      const atX = x + (column + 0.5) / samples
      sum += valueAt(image, Math.floor(a * atX + c * atY + e), Math.floor(b * atX + d * atY + f), below)
    }
  }
  return sum / (samples * samples)
}

/** Between the four nearest pixels of a coarser picture. */
function between(image: GreyImage, [a, b, c, d, e, f]: Affine, x: number, y: number, below: number): number {
  const u = a * (x + 0.5) + c * (y + 0.5) + e
  const v = b * (x + 0.5) + d * (y + 0.5) + f
  if (u < 0 || v < 0 || u >= image.width || v >= image.height) return below
  const left = Math.floor(u - 0.5)
  const top = Math.floor(v - 0.5)
  const right = u - 0.5 - left
  const bottom = v - 0.5 - top
  const [x0, x1] = [Math.max(0, left), Math.min(image.width - 1, left + 1)]
  const [y0, y1] = [Math.max(0, top), Math.min(image.height - 1, top + 1)]
  const upper = valueAt(image, x0, y0, below) * (1 - right) + valueAt(image, x1, y0, below) * right
  const lower = valueAt(image, x0, y1, below) * (1 - right) + valueAt(image, x1, y1, below) * right
  return upper * (1 - bottom) + lower * bottom
}

function valueAt({ width, height, grey, alpha }: GreyImage, u: number, v: number, below: number): number {
  if (u < 0 || v < 0 || u >= width || v >= height) return below
  const at = v * width + u
  const value = grey[at] ?? 0
  if (!alpha) return value
  const opacity = (alpha[at] ?? 0) / 255
  return value * opacity + below * (1 - opacity)
}

/** Undefined for a map that squeezes the plane to a line. */
function inverse([a, b, c, d, e, f]: Affine): Affine | undefined {
  const determinant = a * d - b * c
  if (Math.abs(determinant) < 1e-9) return undefined
  return [
    d / determinant,
    -b / determinant,
    -c / determinant,
    a / determinant,
    (c * f - d * e) / determinant,
    (b * e - a * f) / determinant,
  ]
}
