/** How questions come about. Only what works is offered (decision D8). */
import { useTexts } from '../../app/texts.ts'

export function GenerationModeChoice() {
  const { input: { mode } } = useTexts()
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{mode.label}</legend>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 rounded-control border border-accent bg-accent-soft px-4 py-3">
        <input id="mode-document" type="radio" name="generation-mode" value="document_based" defaultChecked aria-describedby="mode-document-text" className="size-6 accent-(--accent)" />
        <label htmlFor="mode-document" className="cursor-pointer font-medium">{mode.document}</label>
        <p id="mode-document-text" className="col-start-2 text-sm text-muted">{mode.documentText}</p>
      </div>
    </fieldset>
  )
}
