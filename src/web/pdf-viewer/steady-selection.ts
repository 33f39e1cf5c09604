/**
 * Keeps a selection from jumping to the end of the page when the pointer comes between lines: there the browser takes
 * the nearest node in the
 * order of the document. A field that cannot be selected follows the end of the selection through the pieces of text
 * (as in pdf.js's own viewer).
 */
import { useEffect } from 'react'

const LAYER = '.pdf-text'

export function useSteadySelection(): void {
  useEffect(() => {
    const field = document.createElement('div')
    field.className = 'pdf-text-field'
    let before: Range | undefined
    const changed = (): void => {
      const selection = getSelection()
      const range =
        selection === null || selection.rangeCount === 0 || selection.isCollapsed ? undefined : selection.getRangeAt(0)
      const isStart =
        range !== undefined &&
        before !== undefined &&
        (range.compareBoundaryPoints(Range.END_TO_END, before) === 0 ||
          range.compareBoundaryPoints(Range.START_TO_END, before) === 0)
      const piece = range && pieceOf(range, isStart)
      before = range?.cloneRange()
      if (piece === undefined) return field.remove()
      piece.parentElement?.insertBefore(field, isStart ? piece : piece.nextSibling)
    }
    document.addEventListener('selectionchange', changed)
    return () => {
      document.removeEventListener('selectionchange', changed)
      field.remove()
    }
  }, [])
}

/** The piece of text in which the moving end of a range is. */
function pieceOf(range: Range, isStart: boolean): Element | undefined {
  let node: Node | null = isStart ? range.startContainer : range.endContainer
  // An end before the first letter of a node is the end of what comes before.
  if (!isStart && range.endOffset === 0) {
    while (node !== null && node.previousSibling === null) node = node.parentNode
    node = node?.previousSibling ?? null
  }
  while (node !== null && !(node.parentElement?.matches(LAYER) ?? false)) node = node.parentNode
  return node instanceof Element ? node : undefined
}
