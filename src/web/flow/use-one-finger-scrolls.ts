/** One finger scrolls the page, also over the graph; two move and zoom it. */
import { useEffect, type RefObject } from 'react'
import { mustBeThere } from '#domain/must-be-there.ts'

export function useOneFingerScrolls(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const canvas = mustBeThere(element.current, 'the graph')
    // Before the graph hears of it, which would keep the page from scrolling.
    const hold = (event: TouchEvent): void => {
      if (event.touches.length === 1) event.stopPropagation()
    }
    canvas.addEventListener('touchstart', hold, { capture: true, passive: true })
    return () => canvas.removeEventListener('touchstart', hold, { capture: true })
  }, [element])
}
