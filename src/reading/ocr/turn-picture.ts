/** Turns a picture by quarters, clockwise. */
import type { GreyPicture } from '../pdf/page-images-drawn.ts'

export type QuarterTurns = 0 | 1 | 2 | 3

export function turnPicture(picture: GreyPicture, turns: QuarterTurns): GreyPicture {
  let turned = picture
  for (let turn = 0; turn < turns; turn++) turned = quarterTurn(turned)
  return turned
}

function quarterTurn({ width, height, grey, pixelsPerPoint }: GreyPicture): GreyPicture {
  const turned = new Uint8Array(grey.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) turned[x * height + (height - 1 - y)] = grey[y * width + x] ?? 0
  }
  return { width: height, height: width, grey: turned, pixelsPerPoint }
}
