/** What changed on a paper glows for a moment, so that the eye finds it. */
import { useEffect, useRef, type RefObject } from 'react'
import type { Filled } from './use-pages.ts'
import type { Piece } from './piece.ts'

const GLOW_MS = 900

export function useGlow(place: RefObject<HTMLElement | null>, isOn: boolean, filled: Filled | undefined): void {
  const before = useRef<ReadonlyMap<string, string> | undefined>(undefined)
  useEffect(() => {
    if (!isOn || filled === undefined) return
    const now = new Map(piecesOf(filled).map(({ key, signature }) => [key, signature]))
    const old = before.current
    before.current = now
    if (old === undefined || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const [key, signature] of now) {
      if (old.get(key) === signature) continue
      const accent = getComputedStyle(document.documentElement).getPropertyValue('--accent')
      place.current?.querySelector(`[data-piece="${CSS.escape(key)}"]`)?.animate(
        [
          { boxShadow: `0 0 0 6px color-mix(in oklch, ${accent} 28%, transparent)`, borderRadius: '3px' },
          { boxShadow: '0 0 0 6px transparent', borderRadius: '3px' },
        ],
        { duration: GLOW_MS, easing: 'ease-out' },
      )
    }
  }, [place, isOn, filled])
}

const piecesOf = ({ pages }: Filled): Piece[] =>
  pages.flatMap(({ items }) =>
    items.flatMap((item) =>
      item.kind === 'columns' ? [...item.left, ...item.right].flatMap(({ pieces }) => pieces) : [item.piece],
    ),
  )
