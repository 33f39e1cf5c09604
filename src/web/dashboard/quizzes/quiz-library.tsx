/**
 * All quizzes, by the document that each was made from; however many there are, only those near the window are drawn.
 */
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { FileText, GraduationCap, Plus, ScrollText } from 'lucide-react'
import { memo, useCallback, useMemo } from 'react'
import { mustBeThere } from '#domain/must-be-there.ts'
import { wordError } from '../../api/call.ts'
import { useReader, useTexts } from '../../floor/texts.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VirtualList, type ListGroup } from '../../ui/virtual-list.tsx'
import { EmptyList, QuizPicture, Skeletons } from '../list-states.tsx'
import { QuizActions } from './quiz-actions.tsx'
import { QuizCard } from './quiz-card.tsx'
import { quizzesOf, quizzesQuery, type Quiz } from './quiz-queries.ts'
import { isNarrowed, parseQuizSearch, type QuizSearch } from './quiz-search.ts'
import { QuizToolbar } from './quiz-toolbar.tsx'

export function QuizLibrary() {
  const {
    dashboard: { quizzes: words, create },
  } = useTexts()
  const search = parseQuizSearch(useSearch({ from: '/dashboard' }))
  const navigate = useNavigate()
  const setSearch = (next: QuizSearch): void =>
    void navigate({
      to: '/dashboard',
      search: { view: 'quizzes', ...parseQuizSearch(next) },
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-xl font-semibold" tabIndex={-1}>
          {words.all}
        </h1>
        <Link to="/generator" className={buttonLook()}>
          <Plus size={18} aria-hidden />
          {create}
        </Link>
      </div>
      <QuizToolbar search={search} onSearch={setSearch} />
      <QuizActions>
        <Quizzes search={search} onSearch={setSearch} />
      </QuizActions>
    </div>
  )
}

function Quizzes({
  search,
  onSearch,
}: {
  readonly search: QuizSearch
  readonly onSearch: (search: QuizSearch) => void
}) {
  const {
    language,
    texts: {
      common,
      dashboard: { quizzes: words },
    },
  } = useReader()
  const { data, error, isFetching, isPlaceholderData, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery(quizzesQuery(search))
  const quizzes = useMemo(() => (data === undefined ? [] : quizzesOf(data)), [data])
  const groupOf = useQuizGroups(quizzes)
  const total = data?.pages[0]?.total
  const reason = error === null ? undefined : wordError(error, language, '', common.offline)
  // Without a page there is no list: none are shown (specification 1, section 4).
  const isLost = error !== null && data === undefined
  return (
    <>
      <p role="status" className="sr-only">
        {total === undefined || isPlaceholderData ? '' : words.find.found(total)}
      </p>
      {isLost || (error !== null && !hasNextPage) ? (
        <Notice kind="warn">
          <p>
            {words.loadFailed} {reason}
          </p>
          <Button kind="secondary" className="mt-2" isBusy={isFetching} onClick={() => void refetch()}>
            {common.retry}
          </Button>
        </Notice>
      ) : null}
      {data === undefined && !isLost ? <Skeletons count={3} className="h-44" /> : null}
      {total === 0 ? <NoQuizzes isNarrowed={isNarrowed(search)} onClear={() => onSearch({})} /> : null}
      {quizzes.length === 0 ? null : (
        <div aria-busy={isPlaceholderData || undefined} className={isPlaceholderData ? 'opacity-60' : undefined}>
          <VirtualList
            label={words.all}
            items={quizzes}
            total={total ?? quizzes.length}
            keyOf={idOf}
            estimate={ESTIMATE}
            column={COLUMN}
            groupOf={groupOf}
            memory={`quizzes ${JSON.stringify(search)}`}
            more={{
              hasMore: hasNextPage,
              isLoading: isFetchingNextPage,
              fault: error === null ? undefined : `${words.loadFailed} ${reason ?? ''}`,
              load: () => void fetchNextPage(),
              texts: { more: words.find.more, loading: common.loading, retry: common.retry },
            }}
          >
            {drawQuiz}
          </VirtualList>
        </div>
      )}
    </>
  )
}

/** In px: of a card, and the least width of its column. */
const ESTIMATE = 204
const COLUMN = 272

const idOf = ({ id }: Quiz): string => id
const drawQuiz = (quiz: Quiz) => <QuizCard quiz={quiz} />

/** One value a group, as long as nothing of it changes. */
function useQuizGroups(quizzes: readonly Quiz[]): (quiz: Quiz) => ListGroup {
  const words = useTexts().dashboard.quizzes
  const groups = useMemo(() => {
    const found = new Map<string, ListGroup>()
    for (const { group } of quizzes) {
      if (group === undefined || found.has(keyOf(group))) continue
      const name =
        group.kind === 'document' ? (group.name === '' ? words.groups.gone : group.name) : words.groups[group.kind]
      found.set(keyOf(group), {
        key: keyOf(group),
        label: name,
        size: group.size,
        heading: <GroupHeading kind={group.kind} name={name} size={words.count(group.size)} />,
      })
    }
    return found
  }, [quizzes, words])
  return useCallback(
    ({ group }) => mustBeThere(group && groups.get(keyOf(group)), 'the group of a paper in a list by groups'),
    [groups],
  )
}

type Group = NonNullable<Quiz['group']>
const keyOf = ({ kind, documentId }: Group): string => documentId ?? `:${kind}`

const ICONS = { document: FileText, curriculum: ScrollText, hkdse: GraduationCap } as const

const GroupHeading = memo(function GroupHeading({
  kind,
  name,
  size,
}: {
  readonly kind: Group['kind']
  readonly name: string
  readonly size: string
}) {
  const Icon = ICONS[kind]
  return (
    <div className="flex items-baseline gap-2 pt-4 pb-1">
      <Icon size={18} className="shrink-0 self-center text-muted" aria-hidden />
      <h2 className="min-w-0 text-lg font-semibold wrap-anywhere">{name}</h2>
      <span className="text-sm whitespace-nowrap text-muted">{size}</span>
    </div>
  )
})

function NoQuizzes({ isNarrowed: isSearch, onClear }: { readonly isNarrowed: boolean; readonly onClear: () => void }) {
  const {
    none,
    find: { none: words, clear },
  } = useTexts().dashboard.quizzes
  if (!isSearch) return <EmptyList picture={<QuizPicture />} texts={none} />
  return (
    <div className="grid justify-items-center gap-3 rounded-card border border-dashed border-line bg-surface px-6 py-10 text-center">
      <p className="text-lg font-semibold">{words.title}</p>
      <p className="max-w-md text-muted">{words.text}</p>
      <Button className="mt-1" onClick={onClear}>
        {clear}
      </Button>
    </div>
  )
}
