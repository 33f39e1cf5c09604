/**
 * A difficulty as a shape and a word, never colour alone: one, two or three bars are filled; of a mixture, each
 * halfway.
 */
import type { Difficulty } from '#domain/difficulty.ts'

const FILLED: Readonly<Record<Difficulty, readonly [number, number, number]>> = {
  easy: [1, 0, 0],
  medium: [1, 1, 0],
  hard: [1, 1, 1],
  mixed: [0.5, 0.5, 0.5],
}
const FOOT = 13.5

export function DifficultyMark({
  difficulty,
  children,
}: {
  readonly difficulty: Difficulty
  readonly children: string
}) {
  return (
    <span className="inline-flex items-center gap-1.5 align-bottom whitespace-nowrap">
      <svg viewBox="0 0 15 14" width="15" height="14" aria-hidden className="shrink-0">
        {FILLED[difficulty].map((share, index) => {
          const [x, height] = [1 + index * 5, 5 + index * 4]
          return (
            <g key={height}>
              <rect x={x} y={FOOT - height} width="3" height={height} rx="0.75" fill="none" stroke="currentColor" />
              {share === 0 ? null : (
                <rect x={x} y={FOOT - share * height} width="3" height={share * height} rx="0.75" fill="currentColor" />
              )}
            </g>
          )
        })}
      </svg>
      {children}
    </span>
  )
}
