/** All formats, in groups of what they are for; of the chosen one it stands below what it is good for. */
import { useId } from 'react'
import { FORMAT_GROUPS } from '#formats/format.ts'
import { FORMATS, type Format } from '#formats/formats.ts'
import { useReader } from '../../floor/texts.ts'
import type { FormatChoice } from '../../paper-files/word-format.ts'

type Props = {
  readonly value: Format
  readonly formats: readonly FormatChoice<Format>[]
  readonly onChoose: (format: Format) => void
}

export function FormatCards({ value, formats, onChoose }: Props) {
  const id = useId()
  const { exporting: words } = useReader().texts
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{words.format}</legend>
      {FORMAT_GROUPS.map((group) => {
        const inGroup = formats.filter((one) => FORMATS[one.value].group === group)
        return inGroup.length === 0 ? null : (
          <div key={group} role="group" aria-labelledby={`${id}-${group}`} className="grid gap-1.5">
            <p id={`${id}-${group}`} className="text-sm text-muted">
              {words.groups[group]}
            </p>
            <div className="grid grid-cols-2 gap-1.5">
              {inGroup.map(({ value: one, name }) => (
                <label
                  key={one}
                  className="flex min-h-10 cursor-pointer items-center gap-2 rounded-control border border-line px-2.5 py-1.5 text-sm hover:bg-raised has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
                >
                  <input
                    type="radio"
                    name={id}
                    value={one}
                    checked={one === value}
                    onChange={() => onChoose(one)}
                    aria-describedby={one === value ? `${id}-hint` : undefined}
                    className="size-4 shrink-0 accent-accent outline-none"
                  />
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                </label>
              ))}
            </div>
          </div>
        )
      })}
      <p id={`${id}-hint`} className="text-sm text-muted">
        {formats.find((one) => one.value === value)?.hint}
      </p>
    </fieldset>
  )
}
