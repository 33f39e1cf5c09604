/**
 * A topic that the curriculum does not name: subject and grade are asked for, and the AI service is asked about it
 * (decision D18).
 */
import { LONGEST } from '#domain/limits.ts'
import { useId, useState } from 'react'
import { useTexts } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { StepProps } from '../wizard.tsx'

const NONE = ''
/**
 * Primary and secondary school; words are for any subject, while units of the curriculum are of secondary mathematics.
 */
const SCHOOL_YEARS = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6', 'S1', 'S2', 'S3', 'S4', 'S5', 'S6'] as const

export function TopicInWords({ topic, draft, act, go }: StepProps & { readonly topic: string }) {
  const {
    input: {
      units: { worded },
    },
  } = useTexts()
  const before = draft.concept?.inWords
  const [subject, setSubject] = useState(before?.subject ?? '')
  const [grade, setGrade] = useState<string>(before?.grade ?? draft.concept?.grade ?? NONE)
  const id = useId()
  const isWhole = subject.trim() !== '' && grade !== NONE
  const goOn = (): void => {
    act({ kind: 'topic_worded', inWords: { topic, subject: subject.trim(), grade } })
    go('topics')
  }
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <div className="grid gap-1">
        <h3 id={id} className="font-medium wrap-anywhere">
          {worded.title(topic)}
        </h3>
        <p className="text-sm text-muted">{worded.text}</p>
      </div>
      <div className="flex flex-wrap gap-4">
        <TextField
          className="grow basis-60"
          label={worded.subject}
          hint={worded.subjectHint}
          required
          maxLength={LONGEST.subject}
          list={`${id}-subjects`}
          autoComplete="off"
          value={subject}
          onChange={({ currentTarget }) => setSubject(currentTarget.value)}
        />
        <datalist id={`${id}-subjects`}>
          {worded.subjects.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </datalist>
        <NativeSelect
          className="grow basis-36"
          label={worded.grade}
          value={grade}
          options={[
            { value: NONE, label: worded.chooseGrade },
            ...SCHOOL_YEARS.map((value) => ({ value, label: worded.gradeName(value) })),
          ]}
          onChange={setGrade}
        />
      </div>
      <div>
        <Button whyDisabled={isWhole ? undefined : worded.whyNot} onClick={goOn}>
          {worded.next}
        </Button>
      </div>
    </section>
  )
}
