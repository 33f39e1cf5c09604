/** How hard the paper is: four choices, each a shape and a word; a mixture says how many of each. */
import { memo, useId } from 'react'
import { DIFFICULTIES, levelCounts, type Difficulty } from '#domain/difficulty.ts'
import { useTexts } from '../../floor/texts.ts'
import { DifficultyMark } from '../../ui/difficulty-mark.tsx'

type Props = {
  readonly difficulty: Difficulty
  readonly questions: number
  readonly onChange: (change: { readonly difficulty: Difficulty }) => void
}

export const DifficultyField = memo(function DifficultyField({ difficulty, questions, onChange }: Props) {
  const { common, configuration: words } = useTexts()
  const name = useId()
  return (
    <fieldset className="grid gap-1.5" aria-describedby={difficulty === 'mixed' ? `${name}-told` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{words.difficulty}</legend>
      <div className="grid grid-cols-2 gap-2 @md:grid-cols-4">
        {DIFFICULTIES.map((level) => (
          <label
            key={level}
            className="flex min-h-11 cursor-pointer items-center rounded-control border border-line bg-desk px-3 text-base has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={level === difficulty}
              onChange={() => onChange({ difficulty: level })}
            />
            <DifficultyMark difficulty={level}>{common.difficulties[level]}</DifficultyMark>
          </label>
        ))}
      </div>
      {difficulty === 'mixed' && questions >= 0 ? (
        <p id={`${name}-told`} className="text-sm text-muted">
          {words.levels(levelCounts(difficulty, questions))}
        </p>
      ) : null}
    </fieldset>
  )
})
