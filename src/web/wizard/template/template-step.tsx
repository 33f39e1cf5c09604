/** Step 4: which template the paper is set by. One that suits the paper stands chosen until the teacher picks another. */
import { LoaderCircle } from 'lucide-react'
import { useCallback, useId } from 'react'
import { useTexts } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { templateOf } from '../live-paper/placeholder-paper.ts'
import type { StepProps } from '../wizard.tsx'
import { TemplateCard } from './template-card.tsx'
import { TemplateDetails } from './template-details.tsx'
import { useTemplates, type OfferedTemplates } from './use-templates.ts'

export function TemplateStep({ draft, act, go }: StepProps) {
  const { template: words } = useTexts()
  const group = useId()
  const offered = useTemplates(draft.configuration.paperFormat)
  const { from, templates } = offered
  // Not kept in the draft before the teacher goes on with it, so that it follows document, subject and time till then.
  const suitable = templateOf(draft).id
  const chosen = templates.find(({ id }) => id === suitable) ?? templates[0]
  const choose = useCallback((templateId: string) => act({ kind: 'template_chosen', templateId }), [act])
  return (
    <div className="@container grid gap-5">
      <Connection offered={offered} />
      {from === 'loading' ? null : (
        <div className="grid items-start gap-5 @3xl:grid-cols-[minmax(0,1fr)_18rem]">
          <fieldset className="grid min-w-0 gap-4">
            <legend className="sr-only">{words.choose}</legend>
            {templates.map((template) => (
              <TemplateCard
                key={template.id}
                template={template}
                group={group}
                isChosen={template === chosen}
                onChoose={choose}
              />
            ))}
          </fieldset>
          {chosen === undefined ? null : <TemplateDetails template={chosen} />}
        </div>
      )}
      {/* On a phone the button of the live paper floats at the end of the page. */}
      <div className="flex flex-wrap items-center justify-between gap-3 max-lg:pb-14">
        <Button kind="secondary" onClick={() => go('configuration')}>
          {words.previous}
        </Button>
        <Button
          whyDisabled={chosen === undefined ? (from === 'loading' ? words.loading : words.noneChosen) : undefined}
          onClick={() => {
            if (chosen === undefined) return
            choose(chosen.id)
            go('preview')
          }}
        >
          {words.generate}
        </Button>
      </div>
    </div>
  )
}

/** Where the templates come from. */
function Connection({ offered: { from, isBusy, retry } }: { readonly offered: OfferedTemplates }) {
  const { common, template: words } = useTexts()
  switch (from) {
    case 'loading':
      return (
        <p role="status" className="flex min-h-40 items-center justify-center gap-3 text-muted">
          <LoaderCircle size={22} aria-hidden className="animate-spin" />
          {words.loading}
        </p>
      )
    case 'server':
      return <Notice kind="ok">{words.connected}</Notice>
    case 'none':
      return <Notice kind="warn">{words.none}</Notice>
    case 'built-in':
      return (
        <Notice kind="warn">
          <p>{words.local}</p>
          <Button kind="secondary" className="mt-2" isBusy={isBusy} onClick={retry}>
            {common.retry}
          </Button>
        </Notice>
      )
  }
}
