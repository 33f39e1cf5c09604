/** What was deleted in the last 30 days: the way back, and the way out for good. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { wordError } from '../../api/call.ts'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VirtualList } from '../../ui/virtual-list.tsx'
import { Skeletons } from '../list-states.tsx'
import { BinRow } from './bin-row.tsx'
import { binQuery, type Binned } from './bin-queries.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useBin } from './use-bin.ts'

export function Bin() {
  const {
    language,
    texts: {
      common,
      dashboard: { bin: words },
    },
  } = useReader()
  const { data, error, isFetching, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery(binQuery)
  const [isEmptying, setEmptying] = useState(false)
  const [leaving, setLeaving] = useState<Binned>()
  const { restore, removeForGood, empty } = useBin()
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data])
  const total = data?.pages[0]?.total
  const reason = error === null ? undefined : `${words.loadFailed} ${wordError(error, language, '', common.offline)}`
  const drawRow = useCallback(
    (item: Binned) => <BinRow item={item} onRestore={restore} onRemove={setLeaving} />,
    [restore],
  )
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="text-xl font-semibold" tabIndex={-1}>
            {words.title}
          </h1>
          <p className="mt-1 text-muted">{words.text}</p>
        </div>
        {items.length === 0 ? null : (
          <Button kind="danger" onClick={() => setEmptying(true)}>
            <Trash2 size={16} aria-hidden />
            {words.empty.action}
          </Button>
        )}
      </div>
      {reason === undefined || items.length > 0 ? null : (
        <Notice kind="bad">
          <p>{reason}</p>
          <Button kind="secondary" className="mt-2" isBusy={isFetching} onClick={() => void refetch()}>
            {common.retry}
          </Button>
        </Notice>
      )}
      {data === undefined && error === null ? <Skeletons count={3} className="h-18" /> : null}
      {total === 0 ? (
        <p className="rounded-card border border-dashed border-line bg-surface px-6 py-10 text-center text-muted">
          {words.none}
        </p>
      ) : null}
      {items.length === 0 ? null : (
        <VirtualList
          label={words.title}
          items={items}
          total={total ?? items.length}
          keyOf={keyOf}
          estimate={ESTIMATE}
          memory="bin"
          more={{
            hasMore: hasNextPage,
            isLoading: isFetchingNextPage,
            fault: reason,
            load: () => void fetchNextPage(),
            texts: { more: words.more, loading: common.loading, retry: common.retry },
          }}
        >
          {drawRow}
        </VirtualList>
      )}
      {leaving === undefined ? null : (
        <ConfirmDialog
          title={words.forGood.title(leaving.name)}
          text={words.forGood.text}
          action={words.forGood.action}
          confirm={() => removeForGood(leaving)}
          onClose={() => setLeaving(undefined)}
        />
      )}
      {isEmptying ? (
        <ConfirmDialog
          title={words.empty.title}
          text={words.empty.text(total ?? items.length)}
          action={words.empty.action}
          confirm={empty}
          onClose={() => setEmptying(false)}
        />
      ) : null}
    </div>
  )
}

/** In px, of a row. */
const ESTIMATE = 78

const keyOf = ({ kind, id }: Binned): string => `${kind} ${id}`
