/** A paper by its address: loading, not there, failed, or as `show` draws it. */
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { ApiError, wordError } from '../api/call.ts'
import { paperQuery } from '../api/queries.ts'
import { usePageTitle } from '../floor/page-title.ts'
import { useReader } from '../floor/texts.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { readPaper, type PaperAnswer, type ReadPaper } from './public-paper.ts'

export type Loaded = { readonly id: string; readonly answer: PaperAnswer; readonly read: ReadPaper }

export function LoadedQuiz({ show }: { readonly show: (loaded: Loaded) => ReactNode }) {
  const {
    language,
    texts: { quiz, common },
  } = useReader()
  const { id = '' } = useParams({ strict: false })
  const { data, error, refetch, isFetching } = useQuery(paperQuery(id))
  const read = useMemo(() => data && readPaper(data), [data])
  const title = data?.title ?? quiz.screen
  usePageTitle(title)

  if (data !== undefined && read !== undefined) {
    // Its owner may have come by the id of its link.
    return show({ id: data.id, answer: data as unknown as PaperAnswer, read })
  }
  if (error instanceof ApiError && error.status === 404) return <QuizNotFound />
  if (error !== null || data !== undefined) {
    return (
      <main id="main" className="mx-auto grid w-full max-w-lg justify-items-start gap-4 px-4 py-10">
        <h1 className="text-xl font-semibold">{quiz.failed}</h1>
        <Notice kind="bad">{wordError(error, language, quiz.failedWhy, common.offline)}</Notice>
        <Button kind="secondary" isBusy={isFetching} onClick={() => void refetch()}>
          {common.retry}
        </Button>
      </main>
    )
  }
  return (
    <main id="main" aria-busy className="mx-auto grid w-full max-w-[62rem] gap-4 px-4 py-8">
      <h1 className="text-xl font-semibold" role="status">
        {quiz.loading}
      </h1>
      <div className="aspect-[210/297] w-full animate-pulse rounded-paper bg-paper shadow-paper" />
    </main>
  )
}

function QuizNotFound() {
  const { quiz } = useReader().texts
  return (
    <main
      id="main"
      className="mx-auto grid min-h-[60vh] max-w-lg place-content-center justify-items-center gap-4 p-6 text-center"
    >
      <h1 className="text-xl font-semibold">{quiz.notFound.title}</h1>
      <p className="text-muted">{quiz.notFound.text}</p>
      <Link
        to="/generator"
        className="inline-flex min-h-8 items-center justify-self-center text-accent underline underline-offset-4"
      >
        {quiz.notFound.link}
      </Link>
    </main>
  )
}
