/** All formats, in groups of what they are for; below them what the chosen one is good for. */
import { useId } from 'react'
import { FORMAT_GROUPS } from '#formats/format.ts'
import { FORMATS, type Format } from '#formats/formats.ts'
import { useReader } from '../../floor/texts.ts'
import { Switch } from '../../ui/switch.tsx'
import type { FormatChoice } from '../../paper-files/word-format.ts'

type Props = {
  readonly chosen: readonly Format[]
  readonly formats: readonly FormatChoice<Format>[]
  readonly onChoose: (formats: readonly Format[]) => void
  /** Whether several can be chosen, for one ZIP file. */
  readonly isSeveral: boolean
  readonly onSeveral: (isSeveral: boolean) => void
}

export function FormatCards({ chosen, formats, onChoose, isSeveral, onSeveral }: Props) {
  const id = useId()
  const { exporting: words } = useReader().texts
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-medium">{words.format}</legend>
      <Switch label={words.several} isOn={isSeveral} onChange={onSeveral} />
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
                    type={isSeveral ? 'checkbox' : 'radio'}
                    name={id}
                    value={one}
                    checked={chosen.includes(one)}
                    onChange={({ target }) =>
                      onChoose(
                        formats
                          .map((format) => format.value)
                          .filter((format) => (format === one ? target.checked : isSeveral && chosen.includes(format))),
                      )
                    }
                    aria-describedby={!isSeveral && chosen.includes(one) ? `${id}-hint` : undefined}
                    className="size-4 shrink-0 accent-accent outline-none"
                  />
                  <span className="min-w-0 wrap-anywhere">{name}</span>
                </label>
              ))}
            </div>
          </div>
        )
      })}
      {isSeveral ? null : (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {formats.find((one) => chosen.includes(one.value))?.hint}
        </p>
      )}
    </fieldset>
  )
}
