/** One thing in the bin: what it was, until when it can come back. */
import { FileText, RotateCcw, ScrollText, Trash2 } from 'lucide-react'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { wordDate } from '../../floor/dates.ts'
import type { Binned } from './bin-queries.ts'

const ICONS = { document: FileText, quiz: ScrollText } as const

export function BinRow({
  item,
  onRestore,
  onRemove,
}: {
  readonly item: Binned
  readonly onRestore: (item: Binned) => void
  readonly onRemove: (item: Binned) => void
}) {
  const {
    language,
    texts: {
      common,
      dashboard: { bin: words },
    },
  } = useReader()
  const { kind, name, deletedAt, leavesAt } = item
  const Icon = ICONS[kind]
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface p-4">
      <Icon size={20} className="shrink-0 text-muted max-sm:hidden" aria-hidden />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="flex flex-wrap gap-x-3 text-sm text-muted">
          <span>{words.kinds[kind]}</span>
          <span>{words.deletedOn(wordDate(deletedAt, language))}</span>
          <span>{words.leavesOn(wordDate(leavesAt, language))}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" aria-label={common.of(words.restore, name)} onClick={() => onRestore(item)}>
          <RotateCcw size={16} aria-hidden />
          {words.restore}
        </Button>
        <Button
          kind="danger"
          className="px-3!"
          aria-label={common.of(words.forGood.action, name)}
          title={words.forGood.action}
          onClick={() => onRemove(item)}
        >
          <Trash2 size={18} aria-hidden />
        </Button>
      </div>
    </div>
  )
}
