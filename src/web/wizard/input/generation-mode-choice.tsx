/** How questions come about: both ways work (decision D8). */
import { useTexts } from '../../floor/texts.ts'

type Mode = 'document' | 'concept'
const MODES: readonly Mode[] = ['document', 'concept']

export function GenerationModeChoice({
  mode: chosen,
  onMode,
}: {
  readonly mode: Mode
  readonly onMode: (mode: Mode) => void
}) {
  const {
    input: { mode },
  } = useTexts()
  const words = {
    document: { name: mode.document, text: mode.documentText },
    concept: { name: mode.concept, text: mode.conceptText },
  } as const
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-2 text-sm font-medium">{mode.label}</legend>
      {MODES.map((one) => (
        <div
          key={one}
          className="grid grid-cols-[auto_1fr] items-center gap-x-3 rounded-control border border-line bg-surface px-4 py-3 has-checked:border-accent has-checked:bg-accent-soft"
        >
          <input
            id={`mode-${one}`}
            type="radio"
            name="generation-mode"
            value={`${one}_based`}
            checked={one === chosen}
            onChange={() => onMode(one)}
            aria-describedby={`mode-${one}-text`}
            className="size-6 accent-(--accent)"
          />
          <label htmlFor={`mode-${one}`} className="cursor-pointer font-medium">
            {words[one].name}
          </label>
          <p id={`mode-${one}-text`} className="col-start-2 text-sm text-muted">
            {words[one].text}
          </p>
        </div>
      ))}
    </fieldset>
  )
}
