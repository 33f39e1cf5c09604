/**
 * A stored paper as a graph, at an address of its own: for its owner and for holders of its link (decisions D13, D22).
 */
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import type { PaperJson } from '#domain/paper-json.ts'
import { ApiError, wordError } from '../api/call.ts'
import { paperQuery } from '../api/queries.ts'
import { usePageTitle } from '../floor/page-title.ts'
import { useReader } from '../floor/texts.ts'
import { useChanges } from '../made-paper/use-changes.ts'
import { useLocks } from '../made-paper/use-locks.ts'
import { wordFailure } from '../made-paper/word-failure.ts'
import { useExport } from '../paper-files/use-export.ts'
import { QuotaTold } from '../plans/quota-told.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { flowPaper, type FlowPaper } from '../flow/flow-paper.ts'
import { LazyFlowView } from '../flow/lazy-flow-view.tsx'

export function FlowScreen() {
  const {
    language,
    texts: { flow, quiz, common },
  } = useReader()
  const { id = '' } = useParams({ strict: false })
  const { data, error, refetch, isFetching } = useQuery(paperQuery(id))
  const title = data?.title ?? flow.view
  usePageTitle(title)
  if (data !== undefined) return <Shown key={id} id={id} answer={data as unknown as PaperJson} />
  if (error === null)
    return (
      <Main>
        <h1 className="text-xl font-semibold" role="status">
          {flow.loading}
        </h1>
      </Main>
    )
  if (error instanceof ApiError && error.status === 404)
    return (
      <Main>
        <h1 className="text-xl font-semibold">{quiz.notFound.title}</h1>
        <p className="text-muted">{quiz.notFound.text}</p>
        <Link to="/generator" className="inline-flex min-h-8 items-center text-accent underline underline-offset-4">
          {quiz.notFound.link}
        </Link>
      </Main>
    )
  return (
    <Main>
      <h1 className="text-xl font-semibold">{flow.failed}</h1>
      <Notice kind="bad">{wordError(error, language, common.unknownError, common.offline)}</Notice>
      <Button kind="secondary" isBusy={isFetching} onClick={() => void refetch()}>
        {common.retry}
      </Button>
    </Main>
  )
}

const Main = ({ children }: { readonly children: ReactNode }) => (
  <main id="main" className="mx-auto grid w-full max-w-lg justify-items-start gap-4 px-4 py-10">
    {children}
  </main>
)

function Shown({ id, answer }: { readonly id: string; readonly answer: PaperJson }) {
  const {
    language,
    texts: { flow, preview },
  } = useReader()
  const navigate = useNavigate()
  const paper = useMemo((): FlowPaper => flowPaper(answer), [answer])
  const { busy, fault, download } = useExport(id)
  const changes = useChanges(id)
  const ids = useMemo(() => answer.questions.map((question) => question.id), [answer])
  const locks = useLocks(id, ids)
  // A link tells neither how the paper was drawn nor that it may be changed.
  const isOwn = (answer as Partial<PaperJson>).seed !== undefined
  const failed =
    changes.fault === undefined ? undefined : wordFailure(changes.fault.error, 'regeneration', language, preview)
  return (
    <main id="main" className="mx-auto grid w-full max-w-[90rem] gap-4 px-4 py-6">
      <div className="grid gap-1">
        <Link
          to="/quiz/$id"
          params={{ id }}
          className="inline-flex min-h-10 items-center gap-2 justify-self-start text-sm font-medium text-accent hover:underline"
        >
          <ArrowLeft size={16} aria-hidden />
          {flow.back}
        </Link>
        <h1 className="text-xl font-semibold wrap-anywhere">{answer.title}</h1>
      </div>
      <LazyFlowView
        paper={paper}
        height="h-[max(24rem,calc(100dvh-19rem))]"
        onQuestion={(_, place) => void navigate({ to: '/quiz/$id', params: { id }, hash: `question-${place}` })}
        onExport={() => download('paper')}
        onRegenerate={isOwn ? () => changes.regenerate(locks.keep) : undefined}
        states={{
          isExporting: busy !== undefined,
          isRegenerating: changes.isRegenerating,
          whyNoRegenerate: ids.length > 0 && locks.keep.length === ids.length ? preview.actions.allKept : undefined,
          fault: failed ?? fault,
        }}
      />
      <QuotaTold error={changes.fault?.error} onUseCredits={changes.fault?.forCredits} />
    </main>
  )
}
