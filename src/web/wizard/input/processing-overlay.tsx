/** How far the documents are that were sent last (specification 2, section 2). */
import { Check, LoaderCircle } from 'lucide-react'
import { useTexts } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { joined } from '../../ui/joined.ts'
import { ProgressLine } from './progress-line.tsx'
import { batchPercent, stageAt, STAGES, type UploadRow } from './upload-row.ts'

type Props = { readonly rows: readonly UploadRow[]; readonly onCancel: () => void; readonly onHide: () => void }

export function ProcessingOverlay({ rows, onCancel, onHide }: Props) {
  const {
    input: { overlay, list },
  } = useTexts()
  const percent = batchPercent(rows)
  const stage = stageAt(percent)
  const reached = STAGES.findIndex(({ name }) => name === stage)
  const isComplete = stage === 'complete'
  const [first, ...more] = rows.map(({ upload }) => upload.file.name)
  return (
    <Dialog
      title={overlay.stages[stage]}
      description={isComplete ? overlay.complete : overlay.working(first ?? '', more.length)}
      closeLabel={overlay.hide}
      onClose={onHide}
    >
      <p role="status" className="sr-only">
        {isComplete ? `${overlay.stages.complete} ${overlay.complete}` : overlay.stages[stage]}
      </p>
      <div className="flex items-center gap-3">
        <div className="grow">
          <ProgressLine label={overlay.stages[stage]} percent={percent} />
        </div>
        <span className="w-12 text-end text-sm tabular-nums text-muted" aria-hidden>
          {list.percent(percent)}
        </span>
      </div>
      <ol className="mt-4 grid gap-2">
        {STAGES.map(({ name }, place) => {
          const isDone = place < reached || isComplete
          return (
            <li
              key={name}
              aria-current={place === reached ? 'step' : undefined}
              className={joined(
                'flex items-center gap-3',
                place > reached ? 'text-muted' : 'text-ink',
                place === reached && 'font-medium',
              )}
            >
              <span
                className={joined(
                  'grid size-6 place-items-center rounded-full border',
                  isDone ? 'border-accent bg-accent text-accent-ink' : 'border-line',
                )}
                aria-hidden
              >
                {isDone ? (
                  <Check size={14} />
                ) : place === reached ? (
                  <LoaderCircle size={14} className="animate-spin motion-reduce:animate-none" />
                ) : null}
              </span>
              {overlay.stages[name]}
            </li>
          )
        })}
      </ol>
      {isComplete ? null : (
        <div className="mt-5 flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={onHide}>
            {overlay.hide}
          </Button>
          <Button kind="danger" onClick={onCancel}>
            {overlay.cancel}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
