/** How many answers of a paper are checked, the way from one that is not to the next, and what the labels mean. For the owner. */
import { ArrowDown } from 'lucide-react'
import { useRef } from 'react'
import { PROOFS, type Proof } from '#domain/question.ts'
import { useTexts } from '../app/texts.ts'
import { Button } from '../ui/button.tsx'
import { ProofLabel } from './proof-label.tsx'

type Props = {
  /** In the order in which they are read. */
  readonly questions: readonly { readonly id: string; readonly proof: Proof }[]
  readonly onGo: (id: string) => void
}

export function TrustSummary({ questions, onGo }: Props) {
  const { trust } = useTexts()
  const last = useRef<string>(undefined)
  if (questions.length === 0) return null
  const open = questions.filter(({ proof }) => proof === 'unchecked')
  const goOn = (): void => {
    const next = open[(open.findIndex(({ id }) => id === last.current) + 1) % open.length]!
    last.current = next.id
    onGo(next.id)
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
      <p className="font-medium">{trust.summary(questions.length - open.length, questions.length)}</p>
      {open.length === 0 ? null : <Button kind="secondary" className="px-3 text-sm" onClick={goOn}><ArrowDown size={16} aria-hidden />{trust.next}</Button>}
      <details className="basis-full">
        <summary className="inline-flex min-h-6 cursor-pointer items-center text-accent underline underline-offset-4">{trust.what}</summary>
        <dl className="mt-2 grid gap-2 rounded-control bg-raised p-3">
          {PROOFS.filter((proof) => questions.some((one) => one.proof === proof)).map((proof) => (
            <div key={proof} className="grid gap-x-3 sm:grid-cols-[8rem_1fr]"><dt><ProofLabel proof={proof} /></dt><dd>{trust.explained[proof]}</dd></div>
          ))}
        </dl>
      </details>
    </div>
  )
}
