/** For tests: lines as Tesseract gives them, a character a box. */
import type { TesseractLine, TesseractSymbol } from '#reading/ocr/tesseract.ts'

/** `size` pixels a character, at `left` on `baseline`, falling by `slope`; words are parted at spaces. */
export function tesseractLine(
  text: string,
  { size = 40, left = 100, baseline = 200, confidence = 92, slope = 0 } = {},
): TesseractLine {
  const width = (at: number): number => (/\p{Script=Han}|[，。]/u.test(text[at] ?? '') ? size : size / 2)
  let x = left
  const symbols = Array.from(text, (character, index): TesseractSymbol & { readonly space: boolean } => {
    const bbox = { x0: x + 1, x1: x + width(index) - 1, y0: baseline - size, y1: baseline }
    x += width(index)
    return { text: character, bbox, space: character === ' ' }
  })
  const words = text.split(' ').map((word, index, all) => {
    const from = all.slice(0, index).join(' ').length + (index === 0 ? 0 : 1)
    const own = symbols.slice(from, from + word.length)
    return {
      text: word,
      confidence,
      symbols: own.map(({ text: character, bbox }) => ({ text: character, bbox })),
      bbox: { ...own[0]!.bbox, x1: own.at(-1)!.bbox.x1 },
    }
  })
  const fall = slope * (x - left)
  return {
    text: `${text}\n`,
    bbox: { x0: left, x1: x, y0: baseline - 0.92 * size, y1: baseline },
    baseline: { x0: left, y0: baseline, x1: x, y1: baseline + fall },
    rowAttributes: { rowHeight: 0.95 * size, descenders: 0.22 * size, ascenders: 0.25 * size },
    words,
  }
}
