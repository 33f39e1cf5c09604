/** Files that are dropped anywhere on the page, or pasted into it. */
import { useEffect, useEffectEvent, useState } from 'react'

/** Gives whether files are held over the page. */
export function useDroppedFiles(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    // Entering a child leaves its parent: only as many leaves as enters mean that the page was left.
    let depth = 0
    const held = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false
    const set = (next: number): void => {
      depth = Math.max(next, 0)
      setOver(depth > 0)
    }
    const enter = (event: DragEvent): void => {
      if (held(event)) set(depth + 1)
    }
    const leave = (event: DragEvent): void => {
      if (held(event)) set(depth - 1)
    }
    // Without it the browser would open the file in place of the page.
    const over = (event: DragEvent): void => {
      if (held(event)) event.preventDefault()
    }
    const drop = (event: DragEvent): void => {
      if (!held(event)) return
      event.preventDefault()
      set(0)
      take([...(event.dataTransfer?.files ?? [])])
    }
    const paste = ({ clipboardData }: ClipboardEvent): void => {
      const files = [...(clipboardData?.files ?? [])]
      if (files.length > 0) take(files)
    }
    const listeners = { dragenter: enter, dragleave: leave, dragover: over, drop, paste } as Record<
      string,
      (event: never) => void
    >
    for (const [name, listener] of Object.entries(listeners)) addEventListener(name, listener as EventListener)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) removeEventListener(name, listener as EventListener)
    }
  }, [])
  return isOver
}
