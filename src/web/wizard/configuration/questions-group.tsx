/** The number of questions, their types and difficulty, and what the plan allows. */
import { CONFIGURATION_NUMBERS } from '#domain/configuration.ts'
import type { QuestionType } from '#domain/question.ts'
import type { CapacityByType } from '#domain/topic.ts'
import { useTexts } from '../../floor/texts.ts'
import { DifficultyField } from './difficulty-field.tsx'
import { Group } from './group.tsx'
import type { GroupProps } from './group-props.ts'
import { NumberField } from './number-field.tsx'
import type { PlanCheck } from './plan-check.ts'
import { PlanLimits } from './plan-limits.tsx'
import { Restore } from './restore.tsx'
import { TypesField } from './types-field.tsx'

/** `plan`: undefined while nothing is known of it. */
type Props = GroupProps & {
  readonly plan: PlanCheck | undefined
  readonly offered: readonly QuestionType[]
  readonly types: readonly QuestionType[]
  /** Of the chosen topics; undefined where it is not known. */
  readonly capacity: CapacityByType | undefined
}

export function QuestionsGroup(props: Props) {
  const { configuration, questions, plan, offered, types, capacity, faultOf, onChange, onDefault } = props
  const { configuration: words } = useTexts()
  const { least, most } = CONFIGURATION_NUMBERS.totalQuestions
  const isDefault = configuration.totalQuestions === undefined
  return (
    <Group title={words.groups.questions}>
      <DifficultyField difficulty={configuration.difficulty} questions={questions} onChange={onChange} />
      <TypesField
        offered={offered}
        types={types}
        isDefault={configuration.questionTypes === undefined}
        capacity={capacity}
        questions={questions}
        fault={faultOf('questionTypes')}
        onChange={onChange}
        onDefault={onDefault}
      />
      <div className="grid gap-5 @md:grid-cols-2">
        <div className="grid content-start gap-1.5" data-field="totalQuestions">
          <NumberField
            field="totalQuestions"
            value={questions}
            hint={isDefault ? words.fromTopics(least, most) : words.range(least, most)}
            fault={faultOf('totalQuestions')}
            onChange={onChange}
          />
          {isDefault ? null : <Restore field="totalQuestions" onDefault={onDefault} />}
        </div>
        {plan === undefined ? null : <PlanLimits plan={plan} asked={questions} onUse={onChange} />}
      </div>
    </Group>
  )
}
