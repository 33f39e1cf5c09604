/** Reads the QR codes of a picture by a reader that is not ours. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'

/** From its package: by itself it would fetch it from a server. */
const wasm = readFileSync(fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } })

/** Grey values row by row, 0 for black. */
export type GreyPicture = { readonly width: number; readonly height: number; readonly data: Uint8Array }

/** The texts of all QR codes in it. */
export async function readCodes({ width, height, data }: GreyPicture): Promise<readonly string[]> {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  data.forEach((grey, index) => pixels.fill(grey, index * 4, index * 4 + 3))
  const image = { width, height, data: pixels, colorSpace: 'srgb' } as const
  const found = await readBarcodes(image as Parameters<typeof readBarcodes>[0], { formats: ['QRCode'] })
  return found.map(({ text }) => text)
}
