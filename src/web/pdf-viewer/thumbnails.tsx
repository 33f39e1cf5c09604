/** The pages in small beside the document: the first ten at once, others when they are scrolled to. */
import { useEffect, useRef, useState } from 'react'
import { itemAt } from '#domain/must-be-there.ts'
import { useTexts } from '../floor/texts.ts'
import { joined } from '../ui/joined.ts'
import type { OpenPdf } from './open-pdf.ts'
import { useDrawn } from './page-view.tsx'
import type { Rotation } from './places.ts'

type Props = {
  /** Undefined while it loads: the place is kept, so that the page is not drawn for another width first. */
  readonly pdf: OpenPdf | undefined
  /** The page itself comes first. */
  readonly isDrawing: boolean
  readonly rotation: Rotation
  /** From 1. */
  readonly current: number
  readonly goTo: (page: number) => void
}

/** Specification 1, section 9. */
const EAGER = 10
const WIDTH = 112
/** Drawn this far before they are seen. */
const AHEAD = '200px'

export function Thumbnails({ pdf, isDrawing, rotation, current, goTo }: Props) {
  const { viewer } = useTexts()
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.children[current - 1]?.scrollIntoView({ block: 'nearest' })
  }, [current])
  return (
    <nav
      id="pdf-thumbnails"
      aria-label={viewer.thumbnails}
      className="absolute inset-y-0 start-0 z-10 w-40 overflow-y-auto border-e border-line bg-surface max-md:shadow-2xl md:static md:shrink-0"
    >
      <ol ref={list} className="grid justify-items-center gap-3 p-3">
        {pdf?.sizes.map((_, index) => (
          <li key={index}>
            <Thumbnail
              pdf={pdf}
              number={index + 1}
              isDrawing={isDrawing}
              rotation={rotation}
              isCurrent={index + 1 === current}
              goTo={goTo}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

type ThumbnailProps = Omit<Props, 'pdf' | 'current'> & {
  readonly pdf: OpenPdf
  readonly number: number
  readonly isCurrent: boolean
}

function Thumbnail({ pdf, number, isDrawing, rotation, isCurrent, goTo }: ThumbnailProps) {
  const { viewer } = useTexts()
  const button = useRef<HTMLButtonElement>(null)
  const isNear = useNear(button, number > EAGER)
  const { width, height } = itemAt(pdf.sizes, number - 1)
  const ratio = rotation % 180 === 0 ? height / width : width / height
  return (
    <button
      ref={button}
      type="button"
      aria-label={viewer.goTo(number)}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => goTo(number)}
      className="grid justify-items-center gap-1 rounded-control p-1.5 text-xs text-muted hover:bg-raised aria-[current]:bg-accent-soft aria-[current]:font-medium aria-[current]:text-accent"
    >
      <span
        className={joined(
          'block overflow-hidden rounded-paper bg-white',
          isCurrent ? 'ring-2 ring-accent' : 'ring-1 ring-line',
        )}
        style={{ width: WIDTH, height: WIDTH * ratio }}
      >
        {isNear && isDrawing ? <Drawing pdf={pdf} number={number} rotation={rotation} /> : null}
      </span>
      {number}
    </button>
  )
}

function Drawing({
  pdf,
  number,
  rotation,
}: {
  readonly pdf: OpenPdf
  readonly number: number
  readonly rotation: Rotation
}) {
  const { host } = useDrawn(pdf, number, WIDTH, rotation)
  return <div ref={host} aria-hidden data-thumbnail={number} className="size-full [&>canvas]:size-full" />
}

/** Whether it is in sight or nearly so; always where nobody watches. */
function useNear(element: { readonly current: HTMLElement | null }, isWatched: boolean): boolean {
  const [isNear, setNear] = useState(!isWatched)
  useEffect(() => {
    const target = element.current
    if (target === null || !isWatched) return
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), {
      root: target.closest('nav'),
      rootMargin: AHEAD,
    })
    observer.observe(target)
    return () => observer.disconnect()
  }, [element, isWatched])
  return isNear
}
