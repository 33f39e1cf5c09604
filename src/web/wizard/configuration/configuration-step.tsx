/** Step 3: what the paper is to be. Every default follows from what was chosen before, until the teacher changes it. */
import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo } from 'react'
import { CONFIGURATION_NUMBERS } from '#domain/configuration.ts'
import { DEFAULT_MARKS } from '#domain/marks.ts'
import { messagesIn } from '#messages/messages.ts'
import { wordFault } from '#messages/word-faults.ts'
import { usageQuery } from '../../api/queries.ts'
import { useReader } from '../../app/texts.ts'
import { useSession } from '../../sign-in/sign-in-provider.tsx'
import { Button } from '../../ui/button.tsx'
import { defaultInstructionsOf, defaultTitleOf, readConfiguration, totalQuestionsOf, type ConfigurationDraft, type DefaultedField } from '../draft.ts'
import type { StepProps } from '../wizard.tsx'
import { AnswerKeyField } from './answer-key-field.tsx'
import { DifficultyField } from './difficulty-field.tsx'
import { faultsByField } from './faults-by-field.ts'
import { Group } from './group.tsx'
import { InstructionsField } from './instructions-field.tsx'
import { LanguageAndFormat } from './language-and-format.tsx'
import { NumberField } from './number-field.tsx'
import { PaperMeter } from './paper-meter.tsx'
import { checkAgainstPlan, type PlanCheck } from './plan-check.ts'
import { PlanLimits } from './plan-limits.tsx'
import { Restore } from './restore.tsx'
import { TitleField } from './title-field.tsx'
import { TypesField } from './types-field.tsx'

export function ConfigurationStep({ draft, act, go }: StepProps) {
  const { language: readerLanguage, texts: { configuration: words } } = useReader()
  const { configuration } = draft
  const onChange = useCallback((change: Partial<ConfigurationDraft>) => act({ kind: 'configured', change }), [act])
  const onDefault = useCallback((field: DefaultedField) => act({ kind: 'defaulted', field }), [act])
  // However the step is left: by its buttons, the bar above, or the browser's own.
  useEffect(() => () => act({ kind: 'topics_rescaled' }), [act])

  const questions = totalQuestionsOf(draft)
  const plan = usePlanCheck(configuration, questions)
  const messages = messagesIn(readerLanguage)
  const read = readConfiguration(draft)
  const faults = faultsByField(read.ok ? [] : read.error)
  const faultOf = (field: keyof ConfigurationDraft): string | undefined => {
    const fault = faults.get(field) ?? (field === 'totalQuestions' ? plan?.fault : undefined)
    return fault && wordFault(fault, messages)
  }
  const whyDisabled = [...faults.keys(), 'totalQuestions' as const].map(faultOf).find((fault) => fault !== undefined)
  const { totalQuestions, timeLimit, totalMarks } = CONFIGURATION_NUMBERS
  return (
    <div className="@container grid gap-5">
      <Group title={words.groups.paper}>
        <TitleField title={configuration.title} byDefault={defaultTitleOf(draft)} fault={faultOf('title')} onChange={onChange} onDefault={onDefault} />
        <LanguageAndFormat language={configuration.language} format={configuration.paperFormat} onChange={onChange} />
      </Group>
      <Group title={words.groups.questions}>
        <DifficultyField difficulty={configuration.difficulty} questions={questions} onChange={onChange} />
        <TypesField format={configuration.paperFormat} types={configuration.questionTypes} fault={faultOf('questionTypes')} onChange={onChange} />
        <div className="grid gap-5 @md:grid-cols-2">
          <div className="grid content-start gap-1.5" data-field>
            <NumberField field="totalQuestions" value={questions} hint={configuration.totalQuestions === undefined ? words.fromTopics(totalQuestions.least, totalQuestions.most) : words.range(totalQuestions.least, totalQuestions.most)} fault={faultOf('totalQuestions')} onChange={onChange} />
            {configuration.totalQuestions === undefined ? null : <Restore field="totalQuestions" onDefault={onDefault} />}
          </div>
          {plan === undefined ? null : <PlanLimits plan={plan} asked={questions} onUse={onChange} />}
        </div>
      </Group>
      <Group title={words.groups.marks}>
        <div className="grid gap-5 @md:grid-cols-2">
          <NumberField field="timeLimit" value={configuration.timeLimit} hint={words.range(timeLimit.least, timeLimit.most)} fault={faultOf('timeLimit')} onChange={onChange} />
          <div className="grid content-start gap-1.5" data-field>
            <NumberField field="totalMarks" value={configuration.totalMarks ?? questions * DEFAULT_MARKS} hint={configuration.totalMarks === undefined ? words.untouchedMarks(DEFAULT_MARKS) : words.range(totalMarks.least, totalMarks.most)} fault={faultOf('totalMarks')} onChange={onChange} />
            {configuration.totalMarks === undefined ? null : <Restore field="totalMarks" onDefault={onDefault} />}
          </div>
        </div>
        <PaperMeter questions={questions} totalMarks={configuration.totalMarks} timeLimit={configuration.timeLimit} />
      </Group>
      <Group title={words.groups.print}>
        <InstructionsField instructions={configuration.instructions} byDefault={defaultInstructionsOf(configuration)} onChange={onChange} onDefault={onDefault} />
        <AnswerKeyField isIncluded={configuration.includeAnswerKey} onChange={onChange} />
      </Group>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button kind="secondary" onClick={() => go('topics')}>{words.previous}</Button>
        <div className="flex flex-wrap items-center justify-end gap-3">
          <p role="status" className="text-sm text-bad">{whyDisabled}</p>
          <Button whyDisabled={whyDisabled} onClick={() => go('template')}>{words.next}</Button>
        </div>
      </div>
    </div>
  )
}

/** Undefined while nothing is known of the plan yet. */
function usePlanCheck({ paperFormat }: ConfigurationDraft, asked: number): PlanCheck | undefined {
  const { me } = useSession()
  const { data, isError } = useQuery({ ...usageQuery, enabled: me !== null && me !== undefined })
  return useMemo(() => (data === undefined ? (isError ? { isUnknown: true } : undefined) : checkAgainstPlan(data, paperFormat, asked)), [data, isError, paperFormat, asked])
}
