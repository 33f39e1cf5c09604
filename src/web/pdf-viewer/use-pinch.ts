/**
 * Two fingers on the page, or the wheel with Ctrl (which is how a touchpad tells of pinching), zoom it instead of the
 * whole window.
 */
import { useEffect, useRef } from 'react'

type Point = { readonly clientX: number; readonly clientY: number }
type ZoomBy = (factor: number, point: Point) => void

/** A notch of a wheel is about 100. */
const WHEEL_PIXELS = 400

export function usePinch(target: HTMLElement | null, zoomBy: ZoomBy | undefined): void {
  const zoom = useRef(zoomBy)
  useEffect(() => {
    zoom.current = zoomBy
  })
  useEffect(() => {
    if (target === null) return
    let distance: number | undefined
    const touched = (event: TouchEvent): void => {
      const [one, other] = event.touches
      if (one === undefined || other === undefined || event.touches.length !== 2) return void (distance = undefined)
      event.preventDefault()
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)
      if (distance !== undefined && distance > 0)
        zoom.current?.(now / distance, {
          clientX: (one.clientX + other.clientX) / 2,
          clientY: (one.clientY + other.clientY) / 2,
        })
      distance = now
    }
    const left = (): void => {
      distance = undefined
    }
    const wheeled = (event: WheelEvent): void => {
      if (!event.ctrlKey) return
      event.preventDefault()
      zoom.current?.(Math.exp(-event.deltaY / WHEEL_PIXELS), event)
    }
    target.addEventListener('touchstart', touched, { passive: false })
    target.addEventListener('touchmove', touched, { passive: false })
    target.addEventListener('touchend', left)
    target.addEventListener('wheel', wheeled, { passive: false })
    return () => {
      target.removeEventListener('touchstart', touched)
      target.removeEventListener('touchmove', touched)
      target.removeEventListener('touchend', left)
      target.removeEventListener('wheel', wheeled)
    }
  }, [target])
}
