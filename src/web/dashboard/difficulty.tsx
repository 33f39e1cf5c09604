/** Difficulty as a shape and a word. */
import type { Difficulty as Value } from '#domain/difficulty.ts'
import { useTexts } from '../app/texts.ts'

const BARS = { easy: [1], medium: [1, 2], hard: [1, 2, 3], mixed: [1, 3] } as const satisfies Record<Value, readonly number[]>

export function Difficulty({ difficulty }: { readonly difficulty: Value }) {
  const { dashboard: { quizzes } } = useTexts()
  const filled: readonly number[] = BARS[difficulty]
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg viewBox="0 0 14 12" width={14} height={12} aria-hidden>
        {[1, 2, 3].map((bar) => <rect key={bar} x={(bar - 1) * 5} y={12 - bar * 4} width={4} height={bar * 4} rx={1} fill={filled.includes(bar) ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth={filled.includes(bar) ? 0 : 0.8} />)}
      </svg>
      {quizzes.difficulties[difficulty]}
    </span>
  )
}
