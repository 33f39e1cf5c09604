/** How much room the graph has, and how large the reader has letters. */
import { useLayoutEffect, useState, type RefObject } from 'react'
import { mustBeThere } from '#domain/must-be-there.ts'

export type Room = {
  readonly width: number
  readonly height: number
  readonly isNarrow: boolean
  readonly unit: number
  readonly isMeasured: boolean
}

/** Below it one column is what can be read. */
const NARROW = 480
/** Of the root, in pixels, where the reader left it as it comes (styles.css). */
const USUAL_LETTERS = 15

export function useRoom(element: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>({ width: 0, height: 0, isNarrow: false, unit: 1, isMeasured: false })
  useLayoutEffect(() => {
    const canvas = mustBeThere(element.current, 'the graph')
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = canvas
      if (width === 0) return
      setRoom({
        width,
        height,
        isNarrow: width < NARROW,
        unit: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_LETTERS,
        isMeasured: true,
      })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(canvas)
    return () => observer.disconnect()
  }, [element])
  return room
}
