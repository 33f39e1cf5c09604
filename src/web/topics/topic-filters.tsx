/** Search and difficulty above the list. */
import { Search } from 'lucide-react'
import { LEVELS } from '#domain/difficulty.ts'
import { useTexts } from '../floor/texts.ts'
import { DifficultyMark } from '../ui/difficulty-mark.tsx'
import type { TopicFilter } from './choose-topics.ts'

type Props = { readonly filter: TopicFilter; readonly onFilter: (filter: TopicFilter) => void }

export function TopicFilters({ filter, onFilter }: Props) {
  const { common, topics } = useTexts()
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="relative grow basis-60">
        <Search size={16} className="pointer-events-none absolute top-3.5 left-3 text-muted" aria-hidden />
        <input
          type="search"
          aria-label={topics.search}
          placeholder={topics.search}
          value={filter.search}
          onChange={({ currentTarget }) => onFilter({ ...filter, search: currentTarget.value })}
          className="h-11 w-full rounded-control border border-line bg-surface ps-9 pe-3 text-base placeholder:text-muted"
        />
      </div>
      <fieldset className="flex min-w-0 flex-wrap rounded-control border border-line bg-surface p-1">
        <legend className="sr-only">{topics.difficulty}</legend>
        {(['all', ...LEVELS] as const).map((level) => (
          <label
            key={level}
            className="flex min-h-9 cursor-pointer items-center rounded-[6px] px-2 text-sm sm:px-3 has-checked:bg-accent-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="topic-difficulty"
              className="sr-only"
              checked={filter.level === level}
              onChange={() => onFilter({ ...filter, level })}
            />
            {level === 'all' ? (
              topics.allDifficulties
            ) : (
              <DifficultyMark difficulty={level}>{common.difficulties[level]}</DifficultyMark>
            )}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
