/** The questions beside the paper, one row each; one of them is selected. */
import { trustOf } from '#domain/trust.ts'
import { useTexts } from '../../floor/texts.ts'
import { TrustSummary } from '../../trust/trust-summary.tsx'
import type { PaperState } from './other-questions.tsx'
import { QuestionPicks } from './question-picks.tsx'
import { QuestionRow } from './question-row.tsx'
import type { NumberedQuestion } from './read-paper.ts'
import type { Changes } from '../../made-paper/use-changes.ts'

type Props = {
  readonly paper: PaperState
  readonly questions: readonly NumberedQuestion[]
  readonly selected: string | undefined
  readonly onSelect: (id: string) => void
  /** Selects it, and gives it the focus. */
  readonly onGo: (id: string) => void
  readonly isKept: (id: string) => boolean
  /** Undefined: none can be kept over a new draw. */
  readonly onKeep: ((id: string) => void) | undefined
  readonly canReplace: boolean
  /** A paper of the HKDSE and one of a visitor are free. */
  readonly costsToReplace: boolean
  readonly changes: Changes
}

export function QuestionList({
  paper,
  questions,
  selected,
  onSelect,
  onGo,
  isKept,
  onKeep,
  canReplace,
  costsToReplace,
  changes,
}: Props) {
  const {
    preview: { questions: words },
  } = useTexts()
  return (
    <section aria-labelledby="preview-questions" className="grid min-w-0 gap-3">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 border-b border-line">
        <h3 id="preview-questions" className="font-medium">
          {words.title}
        </h3>
        <p className="hidden text-xs text-muted md:block">
          {onKeep === undefined ? (canReplace ? words.keysOfDraw : words.keysOfSample) : words.keys}
        </p>
      </div>
      <TrustSummary
        questions={questions.map(({ question: { id, provenance } }) => ({ id, label: trustOf(provenance) }))}
        onGo={onGo}
      />
      {costsToReplace && canReplace ? <p className="text-sm text-muted">{words.replaceCost}</p> : null}
      <ol className="relative grid max-h-[600px] content-start overflow-auto rounded-card border border-line bg-surface">
        {questions.map((one) => (
          <QuestionRow
            key={one.question.id}
            one={one}
            isSelected={one.question.id === selected}
            onSelect={() => onSelect(one.question.id)}
            isKept={isKept(one.question.id)}
            onKeep={onKeep === undefined ? undefined : () => onKeep(one.question.id)}
            isReplacing={changes.replacing.has(one.question.id)}
            onReplace={canReplace ? () => changes.replace(one) : undefined}
          >
            {canReplace && one.question.id === selected ? (
              <QuestionPicks one={one} paper={paper} isKept={isKept(one.question.id)} changes={changes} />
            ) : null}
          </QuestionRow>
        ))}
      </ol>
    </section>
  )
}
