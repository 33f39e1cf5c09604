/** The learning units that were chosen, with the questions that each is to give. */
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { unitsQuery } from '../../api/catalogue-queries.ts'
import { wordError } from '../../api/call.ts'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { joined } from '../../ui/joined.ts'
import { Notice } from '../../ui/notice.tsx'
import { PartLoading } from '../../floor/part-loading.tsx'
import { QUESTIONS_PER_UNIT } from '../draft.ts'
import type { StepProps } from '../wizard.tsx'
import { QuestionStepper } from '../../topics/question-stepper.tsx'

export function UnitsOf({ draft, act, go, codes }: StepProps & { readonly codes: readonly string[] }) {
  const {
    language,
    texts: {
      topics: words,
      input: { units },
      common,
    },
  } = useReader()
  const { data, error, refetch } = useQuery(unitsQuery({}))
  const chosen = data?.filter(({ code }) => codes.includes(code))
  // A unit that the server has no questions on any more cannot be asked for.
  const dropLost = useEffectEvent(() => {
    const left = draft.topics.filter(({ id }) => chosen?.some(({ code }) => code === id))
    if (chosen !== undefined && left.length < draft.topics.length) act({ kind: 'topics_picked', topics: left })
  })
  useEffect(() => dropLost(), [data])
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="font-medium">
          {words.units.from}
          {draft.concept?.grade === undefined ? '' : ` · ${draft.concept.grade}`}
        </p>
        <Button kind="secondary" onClick={() => go('input')}>
          {words.units.change}
        </Button>
      </div>
      {error === null ? null : (
        <Notice kind="bad">
          <p>
            {units.fault} {wordError(error, language, '', common.offline)}
          </p>
          <Button kind="secondary" className="mt-2" onClick={() => void refetch()}>
            {common.retry}
          </Button>
        </Notice>
      )}
      {chosen === undefined ? (
        error === null ? (
          <PartLoading className="p-6 text-muted" />
        ) : null
      ) : (
        <ul
          aria-label={words.listLabel}
          className="-m-1 grid max-h-[800px] gap-3 overflow-y-auto p-1 [&_:is(input,button)]:scroll-mb-36"
        >
          {chosen.map(({ code, name, families }) => {
            const picked = draft.topics.find(({ id }) => id === code)
            const topic = {
              id: code,
              name: name[draft.configuration.language],
              category: '',
              questionCount: picked?.questionCount ?? QUESTIONS_PER_UNIT,
            }
            return (
              <li
                key={code}
                className={joined(
                  'grid gap-2 rounded-card border bg-surface p-4',
                  picked === undefined ? 'border-line' : 'border-accent',
                )}
              >
                <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
                  <label className="flex min-w-0 grow basis-60 cursor-pointer items-start gap-3">
                    <input
                      type="checkbox"
                      checked={picked !== undefined}
                      onChange={() => act({ kind: 'topic_toggled', topic })}
                      className="size-6 shrink-0 accent-(--accent)"
                    />
                    <span className="font-medium">{name[language]}</span>
                  </label>
                  {picked === undefined ? null : (
                    <QuestionStepper
                      name={name[language]}
                      count={picked.questionCount}
                      onCount={(questionCount) => act({ kind: 'topic_counted', id: code, questionCount })}
                    />
                  )}
                </div>
                <p className="ps-9 text-sm text-muted">{words.units.kinds(families)}</p>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
