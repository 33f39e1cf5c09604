/** Step 3: what the paper is to be. Every default follows from what was chosen before, until the teacher changes it. */
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { wordFault } from '#messages/word-faults.ts'
import { toldIn } from '../../floor/told.ts'
import { usageQuery } from '../../api/queries.ts'
import { aiQuery } from '../../api/catalogue-queries.ts'
import { useReader } from '../../floor/texts.ts'
import { useSession } from '../../sign-in/sign-in-provider.tsx'
import { Button } from '../../ui/button.tsx'
import type { ConfigurationDraft, DefaultedField } from '../draft.ts'
import {
  defaultInstructionsOf,
  defaultTitleOf,
  offeredTypes,
  planOf,
  readConfiguration,
  totalQuestionsOf,
  capacityOf,
  typesOf,
} from '../read-draft.ts'
import type { StepProps } from '../wizard.tsx'
import { useCapacity } from '../use-capacity.ts'
import { AnswerKeyField } from './answer-key-field.tsx'
import { faultsByField } from './faults-by-field.ts'
import { Group } from './group.tsx'
import { InstructionsField } from './instructions-field.tsx'
import { LanguageAndFormat } from './language-and-format.tsx'
import { MarksGroup } from './marks-group.tsx'
import { checkAgainstPlan, type PlanCheck } from './plan-check.ts'
import { QuestionsGroup } from './questions-group.tsx'
import { TitleField } from './title-field.tsx'

export function ConfigurationStep({ draft, act, go }: StepProps) {
  const {
    language: readerLanguage,
    texts: { configuration: words },
  } = useReader()
  const { configuration } = draft
  const onChange = useCallback((change: Partial<ConfigurationDraft>) => act({ kind: 'configured', change }), [act])
  const onDefault = useCallback((field: DefaultedField) => act({ kind: 'defaulted', field }), [act])
  // However the step is left: by its buttons, the bar above, or the browser's own.
  useEffect(() => () => act({ kind: 'topics_rescaled' }), [act])

  const questions = totalQuestionsOf(draft)
  const { concept } = draft
  const hasAi = useQuery(aiQuery).data
  const offered = useMemo(
    () => offeredTypes(configuration.paperFormat, concept === undefined ? {} : { concept }),
    [configuration.paperFormat, concept],
  )
  const types = useMemo(() => typesOf(draft), [draft])
  const capacity = useMemo(() => capacityOf(draft), [draft])
  useCapacity(draft, act)
  const plan = usePlanCheck(configuration, questions)
  const messages = toldIn(readerLanguage)
  const read = readConfiguration(draft)
  const faults = faultsByField(read.ok ? [] : read.error)
  const faultOf = (field: keyof ConfigurationDraft): string | undefined => {
    const fault = faults.get(field) ?? (field === 'totalQuestions' ? plan?.fault : undefined)
    return fault && wordFault(fault, messages)
  }
  const whyDisabled = [...faults.keys(), 'totalQuestions' as const].map(faultOf).find((fault) => fault !== undefined)
  return (
    <div className="@container grid gap-5">
      <Group title={words.groups.paper}>
        <TitleField
          title={configuration.title}
          byDefault={defaultTitleOf(draft)}
          fault={faultOf('title')}
          onChange={onChange}
          onDefault={onDefault}
        />
        <LanguageAndFormat
          hint={
            hasAi === true
              ? words.languageHintWithAi
              : concept === undefined
                ? words.languageHint
                : words.languageHintOfUnits
          }
          language={configuration.language}
          format={configuration.paperFormat}
          onChange={onChange}
        />
      </Group>
      <QuestionsGroup
        configuration={configuration}
        offered={offered}
        types={types}
        capacity={configuration.paperFormat === 'standard' ? capacity : undefined}
        questions={questions}
        plan={plan}
        faultOf={faultOf}
        onChange={onChange}
        onDefault={onDefault}
      />
      <MarksGroup
        configuration={configuration}
        plan={planOf(draft)}
        questions={questions}
        faultOf={faultOf}
        onChange={onChange}
        onDefault={onDefault}
      />
      <Group title={words.groups.print}>
        <InstructionsField
          instructions={configuration.instructions}
          byDefault={defaultInstructionsOf(configuration)}
          onChange={onChange}
          onDefault={onDefault}
        />
        <AnswerKeyField isIncluded={configuration.includeAnswerKey} onChange={onChange} />
      </Group>
      {/* On a phone the button of the live paper floats at the end of the page. */}
      <div className="flex flex-wrap items-center justify-between gap-3 max-lg:pb-14">
        <Button kind="secondary" onClick={() => go('topics')}>
          {words.previous}
        </Button>
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p role="status" className="text-sm text-bad">
            {whyDisabled}
          </p>
          <Button whyDisabled={whyDisabled} onClick={() => go('template')}>
            {words.next}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Undefined while nothing is known of the plan yet. */
function usePlanCheck({ paperFormat }: ConfigurationDraft, asked: number): PlanCheck | undefined {
  const { me } = useSession()
  const { data, isError } = useQuery({ ...usageQuery, enabled: me !== null && me !== undefined })
  return useMemo(
    () =>
      data === undefined ? (isError ? { isUnknown: true } : undefined) : checkAgainstPlan(data, paperFormat, asked),
    [data, isError, paperFormat, asked],
  )
}
