/** What is done with the whole paper: made again, taken back, shown, shared. */
import { ExternalLink, RefreshCw, Undo2 } from 'lucide-react'
import type { Strategy } from '#domain/generation-strategy.ts'
import type { Paper } from '#domain/paper.ts'
import { useTexts } from '../../floor/texts.ts'
import { ShareButton } from '../../sharing/share-button.tsx'
import { Button } from '../../ui/button.tsx'
import { joined } from '../../ui/joined.ts'
import type { Held } from '../draft.ts'
import type { Changes } from '../../made-paper/use-changes.ts'
import { StrategyMenu } from './strategy-menu.tsx'
import type { Keeping } from './use-keeping.ts'

/** Of the whole paper, for every button that starts it. */
export type Regeneration = {
  readonly start: (strategy?: Strategy) => void
  readonly isBusy: boolean
  readonly whyDisabled: string | undefined
}

/** `kept`: how many questions stay when it is made again. */
type Props = {
  readonly paper: Paper
  readonly held: Held | undefined
  readonly keeping: Keeping
  readonly kept: number
  readonly changes: Changes
  readonly regeneration: Regeneration
}

export function Toolbar({ paper, held, keeping, kept, changes, regeneration }: Props) {
  const {
    sharing,
    preview: { actions, questions },
  } = useTexts()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button kind="quiet" onClick={changes.undo} whyDisabled={changes.canUndo ? undefined : actions.nothingToUndo}>
        <Undo2 size={18} aria-hidden />
        {actions.undo}
      </Button>
      <Button
        kind="secondary"
        isBusy={regeneration.isBusy}
        whyDisabled={regeneration.whyDisabled}
        onClick={() => regeneration.start()}
      >
        <RefreshCw size={18} aria-hidden className={joined(regeneration.isBusy && 'animate-spin')} />
        {regeneration.isBusy ? actions.regenerating : actions.regenerate}
        {kept === 0 ? null : <span className="text-sm text-muted">{questions.kept(kept)}</span>}
      </Button>
      {held === undefined ? <StrategyMenu regeneration={regeneration} /> : null}
      {/* A sample has no address. */}
      {held?.kind === 'sample' ? null : (
        <a
          href={`/quiz/${paper.id}/preview`}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-10 items-center gap-2 rounded-control border border-line bg-surface px-4 py-2 font-medium hover:bg-raised"
        >
          <ExternalLink size={18} aria-hidden />
          {actions.online}
          <span className="sr-only">{actions.newTab}</span>
        </a>
      )}
      {held?.kind === 'sample' ? null : (
        <ShareButton paper={paper} copied={sharing.copied.link} whenAllowed={keeping.whenKept} />
      )}
    </div>
  )
}
