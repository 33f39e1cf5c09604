/** Widths of letters from a TFM file, TeX's font metrics. */

/** The width of a letter for a font of size 1. */
export type FontWidths = (code: number) => number

export function widthsOf(metrics: Uint8Array): FontWidths {
  const view = new DataView(metrics.buffer, metrics.byteOffset, metrics.byteLength)
  const [, headerWords, first, last] = [0, 2, 4, 6].map((at) => view.getUint16(at)) as [number, number, number, number]
  const letters = 24 + 4 * headerWords
  const widths = letters + 4 * (last - first + 1)
  return (code) =>
    code < first || code > last ? 0 : view.getInt32(widths + 4 * view.getUint8(letters + 4 * (code - first))) / 2 ** 20
}
