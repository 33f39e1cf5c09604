/** What the teacher picks for the selected question, each behind a button under its row. */
import { ChevronDown } from 'lucide-react'
import { useId, useState, type ReactNode } from 'react'
import { useTexts } from '../../floor/texts.ts'
import type { Changes } from '../../made-paper/use-changes.ts'
import { joined } from '../../ui/joined.ts'
import type { NumberedQuestion } from './read-paper.ts'
import { WrongOptions } from './wrong-options.tsx'

type Props = {
  readonly one: NumberedQuestion
  readonly changes: Changes
}

export function QuestionPicks({ one, changes }: Props) {
  const { wrong } = useTexts().preview.questions
  const { number, question, gist } = one
  if (question.type !== 'multiple_choice' || question.spares === undefined) return null
  return (
    <div className="col-span-2 mt-1 text-sm">
      <Disclosure title={wrong.title}>
        <WrongOptions
          question={question}
          number={number.replace(/\.$/, '')}
          language={gist.language}
          onSwap={(swap) => changes.swap(one, swap)}
        />
      </Disclosure>
    </div>
  )
}

function Disclosure({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const panel = useId()
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-8 items-center gap-1 rounded-control text-accent hover:underline"
      >
        <ChevronDown size={16} aria-hidden className={joined('transition-transform', isOpen && 'rotate-180')} />
        {title}
      </button>
      {isOpen ? (
        <div id={panel} className="mt-1 rounded-card border border-line bg-surface p-3">
          {children}
        </div>
      ) : null}
    </>
  )
}
