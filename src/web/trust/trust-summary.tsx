/**
 * How many answers of a paper have each label, the way from one that is to be read to the next, and what the labels
 * mean. For the owner.
 */
import { ArrowDown } from 'lucide-react'
import { useRef } from 'react'
import { itemAt } from '#domain/must-be-there.ts'
import { TRUST_LABELS, type TrustLabel } from '#domain/trust.ts'
import { useTexts } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'
import { TrustMark } from './trust-mark.tsx'

type Props = {
  /** In the order in which they are read. */
  readonly questions: readonly { readonly id: string; readonly label: TrustLabel }[]
  readonly onGo: (id: string) => void
}

export function TrustSummary({ questions, onGo }: Props) {
  const { trust } = useTexts()
  const last = useRef<string>(undefined)
  if (questions.length === 0) return null
  const of = (label: TrustLabel) => questions.filter((one) => one.label === label)
  const open = of('read_this')
  const goOn = (): void => {
    const next = itemAt(open, (open.findIndex(({ id }) => id === last.current) + 1) % open.length)
    last.current = next.id
    onGo(next.id)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p className="font-medium">
        {trust.summary({
          proved: of('proved').length,
          source_shown: of('source_shown').length,
          read_this: open.length,
        })}
      </p>
      {open.length === 0 ? null : (
        <Button kind="secondary" className="px-3 text-sm" onClick={goOn}>
          <ArrowDown size={16} aria-hidden />
          {trust.next}
        </Button>
      )}
      <details className="basis-full">
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-accent underline underline-offset-4">
          {trust.what}
        </summary>
        <dl className="mt-2 grid gap-2 rounded-control bg-raised p-3">
          {TRUST_LABELS.filter((label) => of(label).length > 0).map((label) => (
            <div key={label} className="grid gap-x-3 sm:grid-cols-[8rem_1fr]">
              <dt>
                <TrustMark label={label} />
              </dt>
              <dd>{trust.explained[label]}</dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  )
}
