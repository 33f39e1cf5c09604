/** What is done with the graph and with its paper: zoomed and gone through, printed, made again. */
import {
  ChevronLeft,
  ChevronRight,
  Download,
  Maximize,
  RefreshCw,
  ZoomIn,
  ZoomOut,
  type LucideIcon,
} from 'lucide-react'
import { useTexts } from '../floor/texts.ts'
import { useFormatWords } from '../paper-files/formats.ts'
import { Button } from '../ui/button.tsx'
import { joined } from '../ui/joined.ts'
import type { FlowStates } from './flow-view.tsx'
import type { View } from './use-view.ts'

type Props = {
  readonly view: View
  /** Where the reader stands in it, in words. */
  readonly place: string
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
  readonly onExport: () => void
  readonly onRegenerate: (() => void) | undefined
  readonly states: FlowStates
}

export function FlowBar({ view, place, onPrevious, onNext, onExport, onRegenerate, states }: Props) {
  const {
    flow,
    viewer,
    preview: { actions },
  } = useTexts()
  const { busy } = useFormatWords()
  const { isExporting = false, isRegenerating = false, whyNoExport, whyNoRegenerate } = states
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div role="group" aria-label={flow.controls} className="flex flex-wrap items-center gap-x-2">
        <div className="flex items-center">
          <IconButton
            label={viewer.zoomOut}
            Icon={ZoomOut}
            onClick={view.zoomOut}
            whyDisabled={view.isLeast ? viewer.leastZoom : undefined}
          />
          <output
            aria-label={viewer.zoom}
            className="min-w-12 text-center text-sm tabular-nums"
          >{`${Math.round(view.zoom * 100)}%`}</output>
          <IconButton
            label={viewer.zoomIn}
            Icon={ZoomIn}
            onClick={view.zoomIn}
            whyDisabled={view.isMost ? viewer.mostZoom : undefined}
          />
          <IconButton label={flow.fit} Icon={Maximize} onClick={view.fit} />
        </div>
        <div className="flex items-center">
          <IconButton
            label={flow.previous}
            Icon={ChevronLeft}
            onClick={onPrevious}
            whyDisabled={onPrevious === undefined ? flow.atFirst : undefined}
          />
          <output className="min-w-12 text-center text-sm tabular-nums">{place}</output>
          <IconButton
            label={flow.next}
            Icon={ChevronRight}
            onClick={onNext}
            whyDisabled={onNext === undefined ? flow.atLast : undefined}
          />
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" isBusy={isExporting} whyDisabled={whyNoExport} onClick={onExport}>
          <Download size={18} aria-hidden />
          {isExporting ? busy : flow.export}
        </Button>
        {onRegenerate === undefined ? null : (
          <Button kind="secondary" isBusy={isRegenerating} whyDisabled={whyNoRegenerate} onClick={onRegenerate}>
            <RefreshCw size={18} aria-hidden className={joined(isRegenerating && 'animate-spin')} />
            {isRegenerating ? actions.regenerating : flow.regenerate}
          </Button>
        )}
      </div>
    </div>
  )
}

type IconButtonProps = {
  readonly label: string
  readonly Icon: LucideIcon
  readonly onClick: (() => void) | undefined
  readonly whyDisabled?: string | undefined
}

/** Stays in the tab order when it is off, and then says why. */
function IconButton({ label, Icon, onClick, whyDisabled }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={whyDisabled ?? label}
      aria-disabled={whyDisabled === undefined ? undefined : true}
      onClick={() => {
        if (whyDisabled === undefined) onClick?.()
      }}
      className="grid size-10 place-items-center rounded-control hover:bg-raised aria-disabled:cursor-not-allowed aria-disabled:opacity-40"
    >
      <Icon size={18} aria-hidden />
    </button>
  )
}
