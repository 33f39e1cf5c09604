/** A difficulty as a shape and a word: one, two or three bars, never colour alone. */
import type { Level } from '#domain/difficulty.ts'
import { joined } from './joined.ts'

const BARS: Readonly<Record<Level, number>> = { easy: 1, medium: 2, hard: 3 }
const HEIGHTS = ['h-1.5', 'h-2.5', 'h-3.5'] as const

export function DifficultyMark({ level, word }: { readonly level: Level; readonly word: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      <span aria-hidden className="flex items-end gap-0.5">
        {HEIGHTS.map((height, index) => <span key={height} className={joined('w-1 rounded-xs border border-current', height, index < BARS[level] && 'bg-current')} />)}
      </span>
      <span className="first-letter:uppercase">{word}</span>
    </span>
  )
}
