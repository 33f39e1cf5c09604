/**
 * What only the drawing of a page tells: boxes and rules as rectangles, whether it shows pictures, and where words are
 * parted.
 */
import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.d.ts'
import { type Affine, IDENTITY, multiply, transformBox } from './affine.ts'
import type { Shape } from './glyph-run.ts'

/** A page of a map or a chart draws thousands of paths: more than these are no frames of text. */
const MOST_SHAPES = 400
/** A scan covers more than this many points each way; a line of outlined text has more than this many paths. */
const SMALLEST_PICTURE = 100
const OUTLINED_TEXT = 100

/** `AnnotationMode.DISABLE` of pdf.js: frames around links and fields are no frames of text. */
const WITHOUT_ANNOTATIONS = 0

export type Drawing = {
  readonly shapes: readonly Shape[]
  readonly pictures: boolean
  /** Pieces of text that end in a soft hyphen, without it: pdf.js leaves that sign out of the text. */
  readonly parted: ReadonlySet<string>
}

/**
 * `view` is the transform of the page's viewport, `ops` the codes of pdf.js. A page whose drawing cannot be read has
 * none.
 */
export async function readDrawing(page: PDFPageProxy, view: Affine, ops: Record<string, number>): Promise<Drawing> {
  const parted = new Set<string>()
  const shapes: Shape[] = []
  let pictures = false
  let paths = 0
  try {
    const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: WITHOUT_ANNOTATIONS })
    const painted = new Set([
      ops.stroke,
      ops.closeStroke,
      ops.fill,
      ops.eoFill,
      ops.fillStroke,
      ops.eoFillStroke,
      ops.closeFillStroke,
      ops.closeEOFillStroke,
    ])
    const stack: Affine[] = []
    let current: Affine = IDENTITY
    let shown = ''
    fnArray.forEach((code, index) => {
      const args = argsArray[index] as unknown[] | null
      if (code === ops.save) stack.push(current)
      else if (code === ops.restore) current = stack.pop() ?? IDENTITY
      else if (code === ops.transform) {
        current = multiply(current, args as unknown as Affine)
        // A picture over the size limit leaves only the transform that lays the unit square where it stands.
        const place = transformBox(multiply(view, current), [0, 0, 1, 1])
        if (place.right - place.left > SMALLEST_PICTURE && place.bottom - place.top > SMALLEST_PICTURE) pictures = true
      } else if (code === ops.paintFormXObjectBegin) {
        stack.push(current)
        if (args?.[0]) current = multiply(current, args[0] as Affine)
      } else if (code === ops.paintFormXObjectEnd) current = stack.pop() ?? IDENTITY
      else if (code === ops.showText && args) {
        shown = (shown + lettersOf(args[0] as readonly Glyph[])).slice(-PIECE_LETTERS - 1)
        if (shown.endsWith(SOFT_HYPHEN)) parted.add(shown.slice(0, -1))
      } else if (code === ops.constructPath && args) {
        const [paint, , box] = args as [number, unknown, ArrayLike<number> | null]
        if (box && painted.has(paint)) {
          paths += 1
          if (shapes.length < MOST_SHAPES) shapes.push(transformBox(multiply(view, current), box))
        }
      }
    })
  } catch {
    // The text stands on its own; frames and pictures are only hints.
  }
  // Text drawn as outlines is a picture as well.
  return { shapes, pictures: pictures || paths > OUTLINED_TEXT, parted }
}

/** A glyph, or a shift between glyphs. */
type Glyph = { readonly unicode?: string } | number | null

function lettersOf(glyphs: readonly Glyph[]): string {
  return glyphs
    .slice(-3 * PIECE_LETTERS)
    .map((glyph) => (typeof glyph === 'object' ? (glyph?.unicode ?? '') : ''))
    .join('')
    .replace(/\s/g, '')
}

const SOFT_HYPHEN = '\u00ad'
/** Enough letters, spaces left out, to know the end of a line among those of its page. */
export const PIECE_LETTERS = 8
