/** A difficulty as a shape and a word. */
import type { Level } from '#domain/difficulty.ts'

const SHAPES = {
  easy: { colour: 'text-ok', path: 'M6 1a5 5 0 1 0 0 10a5 5 0 1 0 0 -10Z' },
  medium: { colour: 'text-accent', path: 'M6 .5 11.5 6 6 11.5.5 6Z' },
  hard: { colour: 'text-warn', path: 'M6 1 11.5 11H.5Z' },
} as const satisfies Record<Level, unknown>

export function DifficultyMark({ level, children }: { readonly level: Level; readonly children: string }) {
  const { colour, path } = SHAPES[level]
  return (
    <span className="inline-flex items-center gap-1.5 text-ink">
      <svg viewBox="0 0 12 12" className={`size-3 fill-current ${colour}`} aria-hidden><path d={path} /></svg>
      {children}
    </span>
  )
}
