/** The quizzes that were made last; where they cannot be loaded, none and a notice (specification 1, section 4). */
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Eye, FileDown } from 'lucide-react'
import type { listPapers } from '#contract/papers.ts'
import type { AnswerOf } from '#contract/route.ts'
import { papersQuery } from '../../api/queries.ts'
import { contentTag } from '../../floor/language.ts'
import { useReader, useTexts } from '../../floor/texts.ts'
import { buttonLook } from '../../ui/button.tsx'
import { DifficultyMark } from '../../ui/difficulty-mark.tsx'
import { Badge } from '../badge.tsx'
import { wordDate } from '../../floor/dates.ts'
import { QuizPicture } from '../list-states.tsx'
import { PagedList } from '../paged-list.tsx'

/** As many as the specification shows (section 9). */
export const RECENT_QUIZZES = { limit: 6 } as const

export function RecentQuizzes() {
  const { quizzes } = useTexts().dashboard
  const list = useQuery(papersQuery(RECENT_QUIZZES))
  return (
    <PagedList
      list={list}
      skeletons={{ count: 2, className: 'h-32' }}
      fault={{ kind: 'warn', text: quizzes.loadFailed }}
      empty={{ picture: <QuizPicture />, texts: quizzes.empty }}
      className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3"
    >
      {(quiz) => <RecentQuiz key={quiz.id} quiz={quiz} />}
    </PagedList>
  )
}

const KINDS = { completed: 'ok', draft: 'warn', error: 'note' } as const

function RecentQuiz({
  quiz: { id, title, status, language, questionCount, difficulty, createdAt },
}: {
  readonly quiz: AnswerOf<typeof listPapers>['items'][number]
}) {
  const {
    language: reader,
    texts: {
      common,
      dashboard: { quizzes, overview },
    },
  } = useReader()
  return (
    <li className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-4">
      <Badge kind={KINDS[status]}>{quizzes.statuses[status]}</Badge>
      <p className="line-clamp-3 font-medium wrap-anywhere" lang={contentTag(language)} title={title}>
        {title}
      </p>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        <span>{wordDate(createdAt, reader)}</span>
        <span>{quizzes.questions(questionCount)}</span>
        <DifficultyMark difficulty={difficulty}>{common.difficulties[difficulty]}</DifficultyMark>
      </p>
      <div className="mt-auto flex flex-wrap gap-2">
        <Link
          to="/quiz/$id"
          params={{ id }}
          aria-label={common.of(overview.view, title)}
          className={buttonLook('secondary')}
        >
          <Eye size={16} aria-hidden />
          {overview.view}
        </Link>
        <Link
          to="/quiz/$id/export"
          params={{ id }}
          aria-label={common.of(overview.export, title)}
          className={buttonLook('quiet')}
        >
          <FileDown size={16} aria-hidden />
          {overview.export}
        </Link>
      </div>
    </li>
  )
}
