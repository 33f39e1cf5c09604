/**
 * Where on the page an element begins, and how wide it is: known before it is painted, and again whenever the page
 * changes its size.
 */
import { useLayoutEffect, useState, type RefObject } from 'react'
import { mustBeThere } from '#domain/must-be-there.ts'

export type PlaceOnPage = { readonly top: number; readonly width: number }

export function usePlaceOnPage(
  element: RefObject<HTMLElement | null>,
  first: PlaceOnPage = { top: 0, width: 0 },
): PlaceOnPage {
  const [place, setPlace] = useState(first)
  useLayoutEffect(() => {
    const placed = mustBeThere(element.current, 'the element whose place is wanted')
    const measure = (): void => {
      const box = placed.getBoundingClientRect()
      const [top, width] = [Math.round(box.top + window.scrollY), Math.round(box.width)]
      setPlace((old) => (old.top === top && old.width === width ? old : { top, width }))
    }
    measure()
    // What stands above and grows makes the page grow.
    const observer = new ResizeObserver(measure)
    observer.observe(document.body)
    observer.observe(placed)
    return () => observer.disconnect()
  }, [element])
  return place
}
