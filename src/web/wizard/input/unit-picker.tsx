/**
 * The learning units of the curriculum, to be picked: by grade, by name, or by what the paper is to be about (decision
 * D18).
 */
import { LONGEST } from '#domain/limits.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { LoaderCircle, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { GRADES, type Grade } from '#curriculum/units.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { wordRefusal } from '#messages/word-refusal.ts'
import { toldIn } from '../../floor/told.ts'
import { wordError } from '../../api/call.ts'
import { aiQuery, unitsQuery } from '../../api/catalogue-queries.ts'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { Notice } from '../../ui/notice.tsx'
import { QUESTIONS_PER_UNIT, type PickedTopic } from '../draft.ts'
import type { StepProps } from '../wizard.tsx'
import { TopicInWords } from './topic-in-words.tsx'
import { kindsOf, matchingUnits, type OfferedUnit } from './find-units.ts'

const ALL = 'all'
const CHOICES = [ALL, ...GRADES] as const

export function UnitPicker({ draft, act, go }: StepProps) {
  const {
    language,
    texts: {
      input: { units: words },
      common,
    },
  } = useReader()
  const [grade, setGrade] = useState<Grade | undefined>(draft.concept?.grade)
  const [search, setSearch] = useState(draft.concept?.inWords?.topic ?? '')
  const hasAi = useQuery(aiQuery).data === true
  const [picked, setPicked] = useState<readonly string[]>(draft.concept?.units ?? [])
  const { data: all, error, refetch } = useQuery(unitsQuery({}))
  const offered = (all ?? []).filter(({ grades }) => grade === undefined || grades.includes(grade))
  const named = matchingUnits(offered, search)
  const asked = useDeferredValue(search.trim())
  // What no name holds is asked in words: the server knows what the units are about.
  const inWords = useQuery({
    ...unitsQuery({ q: asked, ...(grade === undefined ? {} : { grade }) }),
    enabled: all !== undefined && asked !== '' && named.length === 0,
    placeholderData: keepPreviousData,
  })
  const shown = named.length > 0 || search.trim() === '' ? named : (inWords.data ?? [])
  const isSearching = all === undefined || inWords.isFetching || asked !== search.trim()
  // The curriculum comes first; words that it has nothing on, or something else, can be asked of the AI service.
  const worded =
    hasAi && search.trim() !== '' && named.length === 0 && !isSearching ? (
      <TopicInWords key={asked} topic={asked} draft={draft} act={act} go={go} />
    ) : null
  const toggle = (code: string): void =>
    setPicked(picked.includes(code) ? picked.filter((one) => one !== code) : [...picked, code])
  const goOn = (): void => {
    act({
      kind: 'units_chosen',
      grade,
      topics: (all ?? [])
        .filter(({ code }) => picked.includes(code))
        .map((unit): PickedTopic => ({
          id: unit.code,
          name: unit.name[draft.configuration.language],
          category: printedIn(draft.configuration.language).paper.mathematics,
          questionCount: QUESTIONS_PER_UNIT,
        })),
    })
    go('topics')
  }
  if (error !== null && all === undefined)
    return (
      <Notice kind="bad">
        <p>
          {words.fault} {wordError(error, language, '', common.offline)}
        </p>
        <Button kind="secondary" className="mt-2" onClick={() => void refetch()}>
          {common.retry}
        </Button>
      </Notice>
    )
  return (
    <section aria-labelledby="units-title" className="grid gap-3">
      <h2 id="units-title" className="text-lg font-semibold">
        {words.title}
      </h2>
      <div className="flex flex-wrap items-end gap-3">
        <NativeSelect
          className="basis-36"
          label={words.grade}
          value={grade ?? ALL}
          options={CHOICES.map((value) => ({ value, label: value === ALL ? words.allGrades : value }))}
          onChange={(value) => setGrade(value === ALL ? undefined : value)}
        />
        <div className="relative grow basis-60">
          <Search size={16} className="pointer-events-none absolute top-3.5 left-3 text-muted" aria-hidden />
          <input
            type="search"
            aria-label={words.search}
            placeholder={words.search}
            maxLength={LONGEST.topic}
            value={search}
            onChange={({ currentTarget }) => setSearch(currentTarget.value)}
            className="h-11 w-full rounded-control border border-line bg-surface ps-9 pe-3 text-base placeholder:text-muted"
          />
        </div>
      </div>
      {hasAi ? <p className="text-sm text-muted">{words.worded.hint}</p> : null}
      <Found
        search={search.trim()}
        isNamed={named.length > 0}
        shown={shown.length}
        isSearching={isSearching}
        hasUnits={offered.length > 0}
        hasAi={hasAi}
      />
      <ul aria-label={words.listLabel} className="grid max-h-[520px] gap-2 overflow-y-auto p-1 empty:hidden">
        {shown.map((unit) => (
          <UnitLine
            key={unit.code}
            unit={unit}
            isPicked={picked.includes(unit.code)}
            onToggle={() => toggle(unit.code)}
          />
        ))}
      </ul>
      {worded === null || shown.length === 0 ? (
        worded
      ) : (
        <details className="grid gap-2">
          <summary className="inline-flex min-h-6 cursor-pointer items-center text-sm text-accent underline underline-offset-4 wrap-anywhere">
            {words.worded.other(asked)}
          </summary>
          <div className="mt-2">{worded}</div>
        </details>
      )}
      {/* Where no unit is to be seen, the way on is that of the topic in words. */}
      {worded !== null && shown.length === 0 && picked.length === 0 ? null : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="status" className="text-sm text-muted">
            {words.picked(picked.length)}
          </p>
          <div className="flex flex-wrap gap-3">
            {picked.length === 0 ? null : (
              <Button kind="quiet" onClick={() => setPicked([])}>
                {words.clear}
              </Button>
            )}
            <Button whyDisabled={picked.length === 0 ? words.whyNot : undefined} onClick={goOn}>
              {words.next}
            </Button>
          </div>
        </div>
      )}
    </section>
  )
}

type FoundProps = {
  readonly search: string
  readonly isNamed: boolean
  readonly shown: number
  readonly isSearching: boolean
  readonly hasUnits: boolean
  readonly hasAi: boolean
}

/** What the list is of; where the words name nothing of mathematics, what works instead. */
function Found({ search, isNamed, shown, isSearching, hasUnits, hasAi }: FoundProps) {
  const {
    language,
    texts: {
      input: { units: words },
    },
  } = useReader()
  if (isNamed) return null
  if (isSearching)
    return (
      <p role="status" className="flex items-center gap-2 text-muted">
        <LoaderCircle size={16} aria-hidden className="animate-spin motion-reduce:animate-none" />
        {words.searching}
      </p>
    )
  if (search !== '')
    return shown > 0 ? (
      <p role="status" className="text-sm text-muted">
        {words.meant(search)}
      </p>
    ) : hasAi ? null : (
      <Notice kind="warn">
        <p>{wordRefusal({ code: 'concept_not_covered', topic: search }, toldIn(language))}</p>
      </Notice>
    )
  return hasUnits ? null : (
    <p role="status" className="text-muted">
      {words.none}
    </p>
  )
}

function UnitLine({
  unit,
  isPicked,
  onToggle,
}: {
  readonly unit: OfferedUnit
  readonly isPicked: boolean
  readonly onToggle: () => void
}) {
  const {
    language,
    texts: {
      input: { units: words },
    },
  } = useReader()
  return (
    <li>
      <label className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 rounded-control border border-line bg-surface px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft">
        <input type="checkbox" checked={isPicked} onChange={onToggle} className="size-5 shrink-0 accent-(--accent)" />
        <span className="grow">{unit.name[language]}</span>
        <span className="text-sm text-muted">
          {unit.grades[0]}-{unit.grades.at(-1)} · {words.kinds(kindsOf(unit))}
        </span>
      </label>
    </li>
  )
}
