/** PNG of a drawing without colours: half of the dots' bytes, and packed by Node, in half the time that resvg takes. */
import { crc32, deflateSync } from 'node:zlib'

/** As resvg draws them: red, green, blue and how much it covers, each by itself already made darker by the last. */
export type DrawnDots = { readonly pixels: Uint8Array; readonly width: number; readonly height: number }

/** Undefined where a dot has a colour. What covers nothing stays clear. */
export function greyPng({ pixels, width, height }: DrawnDots): Uint8Array | undefined {
  const rowBytes = 1 + 2 * width
  const rows = Buffer.alloc(rowBytes * height)
  let at = 0
  for (let row = 0; row < height; row += 1) {
    // The first byte of a row says that it is not filtered.
    let to = row * rowBytes + 1
    for (let column = 0; column < width; column += 1, at += 4, to += 2) {
      const cover = pixels[at + 3] ?? 0
      if (cover === 0) continue
      const grey = pixels[at] ?? 0
      if (grey !== pixels[at + 1] || grey !== pixels[at + 2]) return undefined
      rows[to] = Math.min(255, Math.round((grey * 255) / cover))
      rows[to + 1] = cover
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([BITS, GREY_AND_COVER], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: QUICKLY })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** A third of the time of the usual level, for a third more bytes. */
const QUICKLY = 3
const BITS = 8
const GREY_AND_COVER = 4

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(content.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}
