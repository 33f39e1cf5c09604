/** The Document Library: all documents, found by words and filters, each with what can be done with it. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useRouter, useRouterState, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useCallback } from 'react'
import { wordError } from '../../api/call.ts'
import { documentPages, type ListedDocument } from '../../api/document-lists.ts'
import type { DashboardSearch } from '../dashboard-search.ts'
import { useReader } from '../../floor/texts.ts'
import { Button } from '../../ui/button.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Notice } from '../../ui/notice.tsx'
import { VirtualList } from '../../ui/virtual-list.tsx'
import { Library } from '../library.tsx'
import { DocumentPicture, EmptyList, Skeletons } from '../list-states.tsx'
import { DocumentCard } from './document-card.tsx'
import { LibraryTools } from './library-tools.tsx'
import { activeFilters, wishOf } from './library-search.ts'
import { NoneFound } from './none-found.tsx'
import { useDocumentActions } from './use-document-actions.tsx'

const DocumentDetail = lazy(() =>
  loadPart(() => import('./document-detail.tsx')).then((module) => ({ default: module.DocumentDetail })),
)

const keyOf = ({ id }: ListedDocument): string => id
/** Of a card on a wide screen; on a narrow one it is measured. */
const CARD_HEIGHT = 84

export function DocumentLibrary() {
  const {
    language,
    texts: {
      dashboard: { documents: words },
      common,
    },
  } = useReader()
  const search = useSearch({ from: '/dashboard' })
  const { change, open, close } = useLibraryAddress()
  const wish = wishOf(search)
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } =
    useInfiniteQuery(documentPages(wish))
  const { actions, overlays } = useDocumentActions(open)
  const card = useCallback(
    (document: ListedDocument) => <DocumentCard document={document} actions={actions} />,
    [actions],
  )
  const documents = data?.pages.flatMap(({ items }) => items) ?? []
  const total = data?.pages[0]?.total ?? 0
  const isNarrowed = wish.q !== undefined || activeFilters(wish) > 0
  const reason = error === null ? undefined : wordError(error, language, '', common.offline)
  return (
    <Library title={words.all} add={words.upload} state={{ inputMethod: 'document' }}>
      {data !== undefined && total === 0 && !isNarrowed ? null : (
        <LibraryTools search={search} wish={wish} total={data === undefined ? undefined : total} onChange={change} />
      )}
      {data === undefined && error === null ? <Skeletons count={6} className="h-21" /> : null}
      {reason === undefined || isFetchNextPageError ? null : (
        <Notice kind="bad">
          <p>
            {words.loadFailed} {reason}
          </p>
          <Button kind="secondary" className="mt-2" isBusy={isFetching} onClick={() => void refetch()}>
            {common.retry}
          </Button>
        </Notice>
      )}
      {data === undefined || total > 0 ? null : isNarrowed ? (
        <NoneFound
          onClear={() =>
            change({
              q: undefined,
              status: undefined,
              type: undefined,
              language: undefined,
              from: undefined,
              to: undefined,
            })
          }
        />
      ) : (
        <EmptyList picture={<DocumentPicture />} texts={words.empty} state={{ inputMethod: 'document' }} />
      )}
      {documents.length === 0 ? null : (
        <VirtualList
          label={words.all}
          items={documents}
          total={total}
          keyOf={keyOf}
          estimate={CARD_HEIGHT}
          memory="documents"
          more={{
            hasMore: hasNextPage,
            isLoading: isFetchingNextPage,
            fault: isFetchNextPageError ? `${words.moreFailed} ${reason ?? ''}` : undefined,
            load: () => void fetchNextPage(),
            texts: { more: words.more, loading: common.loading, retry: common.retry },
          }}
        >
          {card}
        </VirtualList>
      )}
      {search.document === undefined ? null : (
        <Suspense>
          <DocumentDetail key={search.document} id={search.document} onClose={close} />
        </Suspense>
      )}
      {overlays}
    </Library>
  )
}

/** The address says what is searched for and which document is open: it can be kept, sent, and gone back to. */
function useLibraryAddress() {
  const navigate = useNavigate({ from: '/dashboard' })
  const router = useRouter()
  const isOpened = useRouterState({ select: ({ location }) => location.state.isOpened === true })
  const change = useCallback(
    (to: Partial<DashboardSearch>): void =>
      void navigate({ to: '/dashboard', search: (old) => ({ ...old, ...to }), replace: true, resetScroll: false }),
    [navigate],
  )
  const open = useCallback(
    (id: string): void =>
      void navigate({
        to: '/dashboard',
        search: (old) => ({ ...old, document: id }),
        state: { isOpened: true },
        resetScroll: false,
      }),
    [navigate],
  )
  const close = useCallback((): void => {
    if (isOpened) router.history.back()
    else
      void navigate({
        to: '/dashboard',
        search: ({ document: _closed, ...old }) => old,
        replace: true,
        resetScroll: false,
      })
  }, [isOpened, navigate, router])
  return { change, open, close }
}
