/** What the teacher picks for the selected question, each behind a button under its row. */
import { ChevronDown } from 'lucide-react'
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useTexts } from '../../floor/texts.ts'
import type { Changes } from '../../made-paper/use-changes.ts'
import { joined } from '../../ui/joined.ts'
import { OtherQuestions, type PaperState } from './other-questions.tsx'
import type { NumberedQuestion } from './read-paper.ts'
import { WrongOptions } from './wrong-options.tsx'

type Props = {
  readonly one: NumberedQuestion
  readonly paper: PaperState
  readonly isKept: boolean
  readonly changes: Changes
}

export function QuestionPicks({ one, paper, isKept, changes }: Props) {
  const words = useTexts().preview.questions
  const [opened, setOpened] = useState<'wrong' | 'others'>()
  const othersOpener = useRef<HTMLButtonElement>(null)
  const { question } = one
  const number = one.number.replace(/\.$/, '')
  const hasSpares = question.type === 'multiple_choice' && question.spares !== undefined
  const hasOthers = question.provenance.origin.kind === 'document' && question.passageId === undefined
  if (!hasSpares && !hasOthers) return null
  const toggle = (which: 'wrong' | 'others') => (): void => setOpened(opened === which ? undefined : which)
  return (
    <div className="col-span-2 mt-1 grid gap-1 text-sm">
      {hasSpares ? (
        <Disclosure title={words.wrong.title} isOpen={opened === 'wrong'} onToggle={toggle('wrong')}>
          <WrongOptions
            question={question}
            number={number}
            language={paper.language}
            onSwap={(swap) => changes.swap(one, swap)}
          />
        </Disclosure>
      ) : null}
      {hasOthers ? (
        <Disclosure
          ref={othersOpener}
          title={words.others.title}
          whyShut={isKept ? words.locked(number) : undefined}
          isOpen={opened === 'others'}
          onToggle={toggle('others')}
        >
          <OtherQuestions
            paper={paper}
            questionId={question.id}
            number={number}
            isBusy={changes.replacing.has(question.id)}
            onPick={(candidate) => {
              setOpened(undefined)
              othersOpener.current?.focus()
              changes.replace(one, { candidate })
            }}
          />
        </Disclosure>
      ) : null}
    </div>
  )
}

type DisclosureProps = {
  readonly ref?: RefObject<HTMLButtonElement | null>
  readonly title: string
  /** Why it cannot be opened. */
  readonly whyShut?: string | undefined
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly children: ReactNode
}

function Disclosure({ ref, title, whyShut, isOpen, onToggle, children }: DisclosureProps) {
  const panel = useId()
  const isShown = isOpen && whyShut === undefined
  return (
    <div>
      <button
        type="button"
        ref={ref}
        aria-expanded={isShown}
        aria-controls={isShown ? panel : undefined}
        aria-disabled={whyShut !== undefined || undefined}
        title={whyShut}
        onClick={() => {
          if (whyShut === undefined) onToggle()
        }}
        className="inline-flex min-h-8 items-center gap-1 rounded-control text-accent hover:underline aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:no-underline"
      >
        <ChevronDown size={16} aria-hidden className={joined('transition-transform', isShown && 'rotate-180')} />
        {title}
      </button>
      {isShown ? (
        <div id={panel} className="my-1 rounded-card border border-line bg-surface p-3">
          {children}
        </div>
      ) : null}
    </div>
  )
}
