/** How the pages of the files look: of these files alone, the paper keeps its own. */
import { templatesFor } from '#templates/templates.ts'
import { useReader } from '../../floor/texts.ts'
import { NativeSelect } from '../../ui/native-select.tsx'
import type { Loaded } from '../loaded-quiz.tsx'

/** A format of the examination has one template. */
export function PaperOptions({
  answer: { templateId, configuration },
  template,
  onTemplate,
}: {
  readonly answer: Loaded['answer']
  readonly template: string | undefined
  readonly onTemplate: (template: string | undefined) => void
}) {
  const {
    language,
    texts: { exporting: words },
  } = useReader()
  const templates = templatesFor(configuration.paperFormat)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{words.options}</legend>
      {templates.length < 2 ? null : (
        <NativeSelect
          label={words.template}
          hint={words.templateHint}
          value={template ?? templateId}
          onChange={(chosen) => onTemplate(chosen === templateId ? undefined : chosen)}
          options={templates.map(({ id, name }) => ({
            value: id as string,
            label: id === templateId ? words.ownTemplate(name[language]) : name[language],
          }))}
        />
      )}
      <p className="flex flex-wrap gap-x-2 text-sm">
        <span className="text-muted">{words.page}</span>
        {words.pageSize}
      </p>
    </fieldset>
  )
}
