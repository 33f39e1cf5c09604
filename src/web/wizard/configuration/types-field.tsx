/** The question types of the paper, of those that are offered. */
import { memo, useId } from 'react'
import type { QuestionType } from '#domain/question.ts'
import { useTexts } from '../../app/texts.ts'

type Props = { readonly offered: readonly QuestionType[]; readonly types: readonly QuestionType[]; readonly fault: string | undefined; readonly onChange: (change: { readonly questionTypes: readonly QuestionType[] }) => void }

export const TypesField = memo(function TypesField({ offered, types, fault, onChange }: Props) {
  const { configuration: words } = useTexts()
  const id = useId()
  const toggle = (type: QuestionType): void => onChange({ questionTypes: offered.filter((one) => (one === type ? !types.includes(one) : types.includes(one))) })
  return (
    <fieldset className="grid gap-1.5" aria-describedby={fault === undefined ? undefined : `${id}-told`}>
      <legend className="mb-1.5 text-sm font-medium">{words.types}</legend>
      <div className="grid gap-2 @sm:grid-cols-2 @2xl:grid-cols-3">
        {offered.map((type) => (
          <label key={type} className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control border border-line bg-desk px-3 text-base has-checked:border-accent has-checked:bg-accent-soft">
            <input type="checkbox" checked={types.includes(type)} onChange={() => toggle(type)} className="size-4.5 shrink-0 accent-accent" />
            {words.typeNames[type]}
          </label>
        ))}
      </div>
      <p id={`${id}-told`} role="alert" className="text-sm text-bad empty:hidden">{fault}</p>
    </fieldset>
  )
})
