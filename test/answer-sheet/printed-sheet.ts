/** Where a printed PDF shows the marks of an answer sheet, read from its own vectors by pdf.js: millimetres from the top left. */
import { getDocument, OPS, Util, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'

export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
/** `baseline`: how far down it stands. */
export type PrintedText = {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly baseline: number
}
export type PrintedPage = { readonly texts: readonly PrintedText[]; readonly shapes: readonly Box[] }

/** Every page of it; `shapes` are the bounds of each path, without the width of its line. */
export async function printedPages(bytes: Uint8Array): Promise<readonly PrintedPage[]> {
  const loading = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS, useSystemFonts: false })
  const pdf = await loading.promise
  const pages: PrintedPage[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const height = page.getViewport({ scale: 1 }).height
    const { items } = await page.getTextContent()
    const texts = items
      .filter((item) => 'str' in item)
      .filter(({ str }) => str.trim() !== '')
      .map(({ str, transform, width }) => ({
        text: str,
        left: millimetres(transform[4]),
        right: millimetres(transform[4] + width),
        baseline: millimetres(height - transform[5]),
      }))
    pages.push({ texts, shapes: shapesOf(await page.getOperatorList(), height) })
  }
  await loading.destroy()
  return pages
}

const millimetres = (points: number): number => (points / 72) * 25.4

type Operators = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] }

function shapesOf({ fnArray, argsArray }: Operators, height: number): Box[] {
  const shapes: Box[] = []
  const kept: number[][] = []
  let now = [1, 0, 0, 1, 0, 0]
  fnArray.forEach((operator, index) => {
    const given = argsArray[index] as number[]
    if (operator === OPS.save) kept.push(now)
    else if (operator === OPS.restore) now = kept.pop() ?? now
    else if (operator === OPS.transform) now = Util.transform(now, given)
    else if (operator === OPS.constructPath) {
      // [how it is painted, its path, its bounds]
      const bounds = (argsArray[index] as [number, unknown, ArrayLike<number> | null])[2]
      if (bounds === null) return
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bounds)
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = now
      const xs = [a * x0 + c * y0 + e, a * x1 + c * y1 + e]
      const ys = [b * x0 + d * y0 + f, b * x1 + d * y1 + f].map((y) => height - y)
      shapes.push({
        left: millimetres(Math.min(...xs)),
        right: millimetres(Math.max(...xs)),
        top: millimetres(Math.min(...ys)),
        bottom: millimetres(Math.max(...ys)),
      })
    }
  })
  return shapes
}
