/**
 * A whole number: a text while it is typed; when the field is left, blank or no number falls back and says so
 * (specification 2, section 5).
 */
import { memo, useState } from 'react'
import { CONFIGURATION_NUMBERS, type ConfigurationNumber } from '#domain/configuration.ts'
import { useTexts } from '../../floor/texts.ts'
import { TextField } from '../../ui/text-field.tsx'
import { enteredNumber } from './entered-number.ts'

type Props = {
  readonly field: ConfigurationNumber
  readonly value: number
  readonly hint: string
  readonly fault?: string | undefined
  readonly onChange: (change: Readonly<Partial<Record<ConfigurationNumber, number>>>) => void
}

export const NumberField = memo(function NumberField({ field, value, hint, fault, onChange }: Props) {
  const { configuration: words } = useTexts()
  const [typed, setTyped] = useState<string>()
  const [fellBack, setFellBack] = useState(false)
  const { least, most, fallback } = CONFIGURATION_NUMBERS[field]
  const type = (text: string): void => {
    setTyped(text)
    setFellBack(false)
    const number = enteredNumber(text)
    // The first digit of 15 is no number out of range: what may still grow into one that fits waits until the field is
    // left.
    if (number !== undefined && number >= least && number <= most) onChange({ [field]: number })
  }
  const leave = (): void => {
    if (typed === undefined) return
    setTyped(undefined)
    const number = enteredNumber(typed)
    setFellBack(number === undefined)
    onChange({ [field]: number ?? fallback })
  }
  // Once it is another number, what was told is past.
  const isTold = fellBack && value === fallback
  const told = isTold ? words.fellBack(fallback) : hint
  return (
    <div className="grid content-start">
      <TextField
        label={words.numbers[field]}
        inputMode="numeric"
        autoComplete="off"
        hint={told}
        fault={typed === undefined ? fault : undefined}
        value={typed ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
      />
      <p role="status" className="sr-only">
        {isTold ? told : ''}
      </p>
    </div>
  )
})
