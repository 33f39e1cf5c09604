/** One template to choose: a radio button that looks like a card. */
import { CircleCheck } from 'lucide-react'
import { memo, useId } from 'react'
import type { Template } from '#domain/template.ts'
import { useReader } from '../../floor/texts.ts'
import { Thumbnail } from './thumbnail.tsx'

type Props = {
  readonly template: Template
  readonly group: string
  readonly isChosen: boolean
  readonly onChoose: (templateId: string) => void
}

export const TemplateCard = memo(function TemplateCard({ template, group, isChosen, onChoose }: Props) {
  const {
    language,
    texts: { template: words },
  } = useReader()
  const id = useId()
  return (
    <label className="relative flex cursor-pointer gap-4 rounded-card border border-line bg-surface p-4 transition duration-200 ease-settle hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-told`}
        onChange={() => onChoose(template.id)}
        className="sr-only"
      />
      <span className="block w-20 shrink-0 self-start">
        <Thumbnail template={template} />
      </span>
      <span className="grid min-w-0 flex-1 content-start gap-1">
        <span className="flex items-start justify-between gap-2">
          <span id={`${id}-name`} className="font-semibold">
            {template.name[language]}
          </span>
          {isChosen ? <CircleCheck size={20} aria-hidden className="mt-0.5 shrink-0 text-accent" /> : null}
        </span>
        <span id={`${id}-told`} className="grid gap-1 text-sm text-muted">
          <span className="justify-self-start rounded-full border border-line bg-surface px-2 text-xs leading-5">
            {words.categories[template.category]}
          </span>
          <span>{template.description[language]}</span>
        </span>
      </span>
    </label>
  )
})
