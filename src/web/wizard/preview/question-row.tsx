/** One question of the list: what it asks, what it is, where it comes from; kept or replaced. */
import { Lock, LockOpen, RefreshCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTexts } from '../../floor/texts.ts'
import { Phrase } from '../../paper/words.tsx'
import { SourceChip } from '../../pdf-viewer/source-chip.tsx'
import { joined } from '../../ui/joined.ts'
import { QuestionFacts } from './question-facts.tsx'
import type { NumberedQuestion } from './read-paper.ts'
import { questionElementId } from './use-question-keys.ts'

type Props = {
  readonly one: NumberedQuestion
  readonly isSelected: boolean
  readonly onSelect: () => void
  readonly isKept: boolean
  /** Undefined: it cannot be. */
  readonly onKeep: (() => void) | undefined
  readonly isReplacing: boolean
  readonly onReplace: (() => void) | undefined
  /** What stands under it. */
  readonly children?: ReactNode
}

export function QuestionRow({
  one: { number, question, gist },
  isSelected,
  onSelect,
  isKept,
  onKeep,
  isReplacing,
  onReplace,
  children,
}: Props) {
  const { questions: words } = useTexts().preview
  const name = number.replace(/\.$/, '')
  const { source } = question.provenance
  return (
    <li
      aria-current={isSelected || undefined}
      className={joined(
        'grid grid-cols-[minmax(0,1fr)_auto] gap-x-2 border-b border-line p-3 last:border-b-0',
        isSelected && 'bg-accent-soft',
      )}
    >
      <button
        type="button"
        id={questionElementId(question.id)}
        aria-pressed={isSelected}
        tabIndex={isSelected ? 0 : -1}
        onClick={onSelect}
        className="flex min-h-6 items-start gap-2 rounded-control text-start text-sm"
      >
        <span className="font-semibold tabular-nums">
          <span className="sr-only">{words.select(name)}</span>
          <span aria-hidden>{number}</span>
        </span>
        <span className="line-clamp-2">
          <Phrase phrase={gist} blank={6} />
        </span>
      </button>
      <div className="flex">
        {onKeep === undefined ? null : (
          <IconButton label={words.keep(name)} isPressed={isKept} isReached={isSelected} onClick={onKeep}>
            {isKept ? <Lock size={18} aria-hidden /> : <LockOpen size={18} aria-hidden />}
          </IconButton>
        )}
        {onReplace === undefined ? null : (
          <IconButton
            label={isReplacing ? words.replacing(name) : isKept ? words.locked(name) : words.replace(name)}
            isBusy={isReplacing}
            isShut={isKept}
            isReached={isSelected}
            onClick={onReplace}
          >
            <RefreshCw size={18} aria-hidden className={joined(isReplacing && 'animate-spin')} />
          </IconButton>
        )}
      </div>
      <div className="col-span-2 mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <QuestionFacts question={question} />
        {source === undefined ? null : <SourceChip source={source} />}
      </div>
      {children}
    </li>
  )
}

type IconProps = {
  readonly label: string
  readonly isPressed?: boolean
  readonly isBusy?: boolean
  /** What it would do is not to be done now; its label says why. */
  readonly isShut?: boolean
  readonly isReached: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

/** Only the selected row's are met by Tab: thirty rows are gone through by J and K. */
function IconButton({ label, isPressed, isBusy = false, isShut = false, isReached, onClick, children }: IconProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      aria-disabled={isBusy || isShut || undefined}
      aria-busy={isBusy || undefined}
      tabIndex={isReached ? 0 : -1}
      onClick={() => {
        if (!isBusy && !isShut) onClick()
      }}
      className={joined(
        'grid size-10 shrink-0 place-items-center rounded-control hover:bg-raised aria-disabled:cursor-not-allowed',
        isPressed === true ? 'text-accent' : 'text-muted',
      )}
    >
      {children}
    </button>
  )
}
