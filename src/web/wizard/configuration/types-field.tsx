/** The question types of the paper, of those that are offered, and what the chosen topics give of each. */
import { memo, useId } from 'react'
import { givenBy } from '#domain/default-types.ts'
import { DEFAULT_TYPES } from '#domain/configuration.ts'
import type { QuestionType } from '#domain/question.ts'
import type { CapacityByType } from '#domain/topic.ts'
import { useTexts } from '../../floor/texts.ts'
import type { DefaultedField } from '../draft.ts'
import { Restore } from './restore.tsx'

type Props = {
  readonly offered: readonly QuestionType[]
  readonly types: readonly QuestionType[]
  /** They follow from the topics. */
  readonly isDefault: boolean
  /** Undefined: not known, or not limited. */
  readonly capacity: CapacityByType | undefined
  /** The questions of the paper. */
  readonly questions: number
  readonly fault: string | undefined
  readonly onChange: (change: { readonly questionTypes: readonly QuestionType[] }) => void
  readonly onDefault: (field: DefaultedField) => void
}

export const TypesField = memo(function TypesField(props: Props) {
  const { offered, types, isDefault, capacity, fault, onChange, onDefault } = props
  const { configuration: words } = useTexts()
  const id = useId()
  const toggle = (type: QuestionType): void =>
    onChange({ questionTypes: offered.filter((one) => (one === type ? !types.includes(one) : types.includes(one))) })
  return (
    <fieldset className="grid gap-1.5" data-field aria-describedby={fault === undefined ? undefined : `${id}-told`}>
      <legend className="mb-1.5 text-sm font-medium">{words.types}</legend>
      <div className="grid gap-2 @sm:grid-cols-2 @2xl:grid-cols-3">
        {offered.map((type) => (
          <div key={type} className="relative grid">
            <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line bg-desk px-3 text-base has-checked:border-accent has-checked:bg-accent-soft">
              <input
                type="checkbox"
                checked={types.includes(type)}
                onChange={() => toggle(type)}
                aria-describedby={capacity === undefined ? undefined : `${id}-${type}`}
                className="size-4.5 shrink-0 accent-accent"
              />
              {words.typeNames[type]}
            </label>
            {/* Told of the box, and no part of its name. */}
            {capacity === undefined ? null : (
              <span
                id={`${id}-${type}`}
                className="pointer-events-none absolute inset-y-0 end-3 flex items-center text-sm text-muted"
              >
                {words.gives(capacity[type] ?? 0)}
              </span>
            )}
          </div>
        ))}
      </div>
      <Told {...props} />
      {isDefault ? null : <Restore field="questionTypes" onDefault={onDefault} />}
      <p id={`${id}-told`} role="alert" className="text-sm text-bad empty:hidden">
        {fault}
      </p>
    </fieldset>
  )
})

/** Why other types than the usual ones stand chosen, or that the chosen ones are not enough. */
function Told({ types, isDefault, capacity, questions }: Props) {
  const { configuration: words } = useTexts()
  if (capacity === undefined) return null
  const usual = givenBy(DEFAULT_TYPES.step, capacity)
  const given = givenBy(types, capacity)
  const isWider =
    isDefault && usual < questions && types.some((type) => !DEFAULT_TYPES.step.some((one) => one === type))
  return (
    <div role="status" className="grid gap-1 text-sm text-muted empty:hidden">
      {isWider ? <p>{words.moreTypes(usual, questions)}</p> : null}
      {given < questions && types.length > 0 ? <p>{words.typesGive(given, questions)}</p> : null}
    </div>
  )
}
