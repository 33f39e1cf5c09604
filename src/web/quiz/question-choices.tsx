/** Options to choose from; the right one, where it is known, in green, with a tick, and told in words. */
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../floor/texts.ts'
import { joined } from '../ui/joined.ts'

type Choice = { readonly label: string; readonly words: ReactNode }

export function Choices({
  choices,
  right,
}: {
  readonly choices: readonly Choice[]
  readonly right: number | undefined
}) {
  const { quiz } = useTexts()
  return (
    <ol className="grid gap-2 sm:grid-cols-2">
      {choices.map(({ label, words }, index) => {
        const isRight = index === right
        return (
          // Two options may say the same, and have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          <li
            key={index}
            data-right={isRight || undefined}
            className={joined(
              'flex min-w-0 items-start gap-2 rounded-control border px-3 py-2',
              isRight ? 'border-ok bg-raised font-medium text-ok' : 'border-line',
            )}
          >
            {label === '' ? null : <span className="tabular-nums">{label}</span>}
            <span className="min-w-0 flex-1 wrap-anywhere">{words}</span>
            {isRight ? (
              <>
                <Check size={18} aria-hidden className="mt-0.5 shrink-0" />
                <span className="sr-only">{quiz.correct}</span>
              </>
            ) : null}
          </li>
        )
      })}
    </ol>
  )
}
