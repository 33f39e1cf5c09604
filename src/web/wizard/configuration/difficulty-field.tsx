/** How hard the paper is: four choices, each a shape and a word; a mixture says how many of each. */
import { memo, useId } from 'react'
import { DIFFICULTIES, levelCounts, type Difficulty } from '#domain/difficulty.ts'
import { useTexts } from '../../app/texts.ts'
import { joined } from '../../ui/joined.ts'

type Props = { readonly difficulty: Difficulty; readonly questions: number; readonly onChange: (change: { readonly difficulty: Difficulty }) => void }

export const DifficultyField = memo(function DifficultyField({ difficulty, questions, onChange }: Props) {
  const { configuration: words } = useTexts()
  const name = useId()
  return (
    <fieldset className="grid gap-1.5" aria-describedby={difficulty === 'mixed' ? `${name}-told` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{words.difficulty}</legend>
      <div className="grid grid-cols-2 gap-2 @md:grid-cols-4">
        {DIFFICULTIES.map((level) => (
          <label key={level} className="flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-line bg-desk px-3 text-base has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
            <input type="radio" name={name} className="sr-only" checked={level === difficulty} onChange={() => onChange({ difficulty: level })} />
            <Bars level={level} />
            <span className={joined(level === difficulty && 'font-medium')}>{words.difficulties[level]}</span>
          </label>
        ))}
      </div>
      {difficulty === 'mixed' && questions >= 0 ? <p id={`${name}-told`} className="text-sm text-muted">{words.levels(levelCounts(difficulty, questions))}</p> : null}
    </fieldset>
  )
})

const FILLED: Readonly<Record<Difficulty, number>> = { easy: 1, medium: 2, hard: 3, mixed: 3 }

/** One, two or three bars; a mixture has bars of which each is filled halfway. */
function Bars({ level }: { readonly level: Difficulty }) {
  return (
    <svg viewBox="0 0 18 16" width="18" height="16" aria-hidden className="shrink-0">
      {[5, 10, 15].map((height, index) => {
        const isFilled = index < FILLED[level]
        const filled = level === 'mixed' ? height / 2 : height
        return (
          <g key={height}>
            <rect x={1 + index * 6} y={16 - height} width="4" height={height - 0.5} rx="1" fill="none" stroke="currentColor" />
            {isFilled ? <rect x={1 + index * 6} y={16 - filled} width="4" height={filled - 0.5} rx="1" fill="currentColor" /> : null}
          </g>
        )
      })}
    </svg>
  )
}
