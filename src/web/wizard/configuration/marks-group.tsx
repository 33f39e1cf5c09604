/** Time and marks, and what they come to. */
import { CONFIGURATION_NUMBERS } from '#domain/configuration.ts'
import { DEFAULT_MARKS } from '#domain/marks.ts'
import type { PlannedMarks } from '#domain/paper-marks.ts'
import { useTexts } from '../../floor/texts.ts'
import { Group } from './group.tsx'
import type { GroupProps } from './group-props.ts'
import { NumberField } from './number-field.tsx'
import { PaperMeter } from './paper-meter.tsx'
import { Restore } from './restore.tsx'

export function MarksGroup({
  configuration: { timeLimit, totalMarks },
  questions,
  plan,
  faultOf,
  onChange,
  onDefault,
}: GroupProps & { readonly plan: PlannedMarks }) {
  const { configuration: words } = useTexts()
  const { timeLimit: time, totalMarks: marks } = CONFIGURATION_NUMBERS
  const isDefault = totalMarks === undefined
  return (
    <Group title={words.groups.marks}>
      <div className="grid gap-5 @md:grid-cols-2">
        <NumberField
          field="timeLimit"
          value={timeLimit}
          hint={words.range(time.least, time.most)}
          fault={faultOf('timeLimit')}
          onChange={onChange}
        />
        <div className="grid content-start gap-1.5" data-field>
          <NumberField
            field="totalMarks"
            value={totalMarks ?? plan.usual}
            hint={
              isDefault
                ? words.untouchedMarks(DEFAULT_MARKS)
                : totalMarks >= questions && totalMarks !== plan.marks
                  ? words.meter.marksWillBe(plan.marks, totalMarks)
                  : words.range(marks.least, marks.most)
            }
            fault={faultOf('totalMarks')}
            onChange={onChange}
          />
          {isDefault ? null : <Restore field="totalMarks" onDefault={onDefault} />}
        </div>
      </div>
      <PaperMeter plan={plan} questions={questions} asked={totalMarks} timeLimit={timeLimit} />
    </Group>
  )
}
