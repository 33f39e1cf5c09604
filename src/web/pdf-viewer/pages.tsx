/** The pages that are seen, and their neighbours, in their places. */
import { useCallback, useRef } from 'react'
import type { OpenPdf } from './open-pdf.ts'
import { PageView } from './page-view.tsx'
import type { QuoteState } from './use-pdf.ts'
import type { View } from './use-view.ts'

type Props = {
  readonly pdf: OpenPdf
  readonly view: View
  readonly quoted: QuoteState
  readonly onDrawn: (isDrawn: true) => void
}

export function Pages({ pdf, view, quoted, onDrawn }: Props) {
  const { places, content, seen, scale, rotation } = view
  const isShown = useRef(false)
  /** Once: who scrolls away and comes back is not pulled to it again. */
  const onMarked = useCallback((mark: HTMLElement) => {
    if (isShown.current) return
    isShown.current = true
    mark.scrollIntoView({ block: 'center', inline: 'nearest' })
  }, [])
  const drawn = useCallback(() => onDrawn(true), [onDrawn])
  const from = Math.max(0, seen.first - 1)
  return (
    <div className="relative" style={{ width: content.width, height: content.height }}>
      {places.slice(from, seen.last + 2).map((place, offset) => {
        const number = from + offset + 1
        const marks = quoted.kind === 'found' ? quoted.marks.get(number) : undefined
        return (
          <PageView
            key={number}
            pdf={pdf}
            number={number}
            place={place}
            contentWidth={content.width}
            scale={scale}
            rotation={rotation}
            marks={marks}
            onMarked={quoted.kind === 'found' && quoted.page === number ? onMarked : undefined}
            onDrawn={drawn}
          />
        )
      })}
    </div>
  )
}
