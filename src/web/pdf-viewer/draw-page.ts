/** Draws a page, or its text over it. */
import { TextLayer, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Mark } from './find-quote.ts'

/** Telephones refuse larger canvases; a page that is larger is drawn a little less sharp. */
const MOST_PIXELS = 1 << 24

/**
 * Gives a canvas of the page, sharp on this screen, or undefined where drawing was stopped. `width`: in CSS pixels, of
 * the page as it is turned.
 */
export async function drawPage(
  page: PDFPageProxy,
  { width, rotation }: { readonly width: number; readonly rotation: number },
  signal: AbortSignal,
): Promise<HTMLCanvasElement | undefined> {
  if (signal.aborted) return undefined
  const turn = turnOf(page, rotation)
  const plain = page.getViewport({ scale: 1, rotation: turn })
  const wanted = (width * (globalThis.devicePixelRatio || 1)) / plain.width
  const viewport = page.getViewport({
    scale: Math.min(wanted, Math.sqrt(MOST_PIXELS / (plain.width * plain.height))),
    rotation: turn,
  })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  const task = page.render({ canvas, viewport })
  const stop = (): void => task.cancel()
  signal.addEventListener('abort', stop)
  try {
    await task.promise
    if (!signal.aborted) return canvas
  } catch (error) {
    freeCanvas(canvas)
    if (!signal.aborted) throw error
  } finally {
    signal.removeEventListener('abort', stop)
  }
  return undefined
}

const turnOf = (page: PDFPageProxy, rotation: number): number => (page.rotate + rotation) % 360

/** Browsers keep the memory of a canvas that nothing shows until it is collected, unless it has no size. */
export function freeCanvas(canvas: HTMLCanvasElement | undefined): void {
  if (canvas === undefined) return
  canvas.width = 0
  canvas.height = 0
  canvas.remove()
}

/**
 * Lays the words of a page over it, to be selected and read out; gives the pieces. Their widths are measured for one
 * scale, since fonts are not as wide at each size.
 */
export async function layText(
  page: PDFPageProxy,
  container: HTMLElement,
  { rotation, scale }: { readonly rotation: number; readonly scale: number },
  signal: AbortSignal,
): Promise<readonly HTMLElement[]> {
  const layer = new TextLayer({
    textContentSource: page.streamTextContent({ disableNormalization: true }),
    container,
    viewport: page.getViewport({ scale, rotation: turnOf(page, rotation) }),
  })
  signal.addEventListener('abort', () => layer.cancel())
  await layer.render().catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
  return layer.textDivs
}

/** Wraps what is marked of each piece; gives the first mark. */
export function markPieces(pieces: readonly HTMLElement[], marks: readonly Mark[]): HTMLElement | undefined {
  let first: HTMLElement | undefined
  for (const { index, start, end } of marks) {
    const piece = pieces[index]
    const text = piece?.textContent ?? ''
    if (piece === undefined || text === '') continue
    const mark = document.createElement('mark')
    mark.className = 'quotation'
    mark.textContent = text.slice(start, end)
    piece.replaceChildren(text.slice(0, start), mark, text.slice(end))
    first ??= mark
  }
  return first
}
