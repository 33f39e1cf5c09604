/** One quiz: what it is, how it was used, and what can be done with it. */
import { Download, Eye, GraduationCap, Trash2 } from 'lucide-react'
import { memo, type MouseEvent } from 'react'
import { contentTag, PAGE_TAGS, SHORT_LANGUAGE_NAMES } from '../../floor/language.ts'
import { useReader } from '../../floor/texts.ts'
import { Button, buttonLook } from '../../ui/button.tsx'
import { DifficultyMark } from '../../ui/difficulty-mark.tsx'
import { Badge } from '../badge.tsx'
import { wordDate } from '../../floor/dates.ts'
import { useQuizActions } from './quiz-actions.tsx'
import { QuizMenu } from './quiz-menu.tsx'
import type { Quiz } from './quiz-queries.ts'

const KINDS = { completed: 'ok', draft: 'warn', error: 'note' } as const
const CARD = 'flex min-w-0 flex-col gap-3 rounded-card border border-line bg-surface p-4'

export const QuizCard = memo(function QuizCard({ quiz }: { readonly quiz: Quiz }) {
  const {
    language,
    texts: {
      common,
      dashboard: { quizzes: words },
    },
  } = useReader()
  if (quiz.unreadable === true) return <DamagedCard quiz={quiz} />
  return (
    <article className={CARD}>
      <div className="flex flex-wrap items-center gap-2">
        <Badge kind={KINDS[quiz.status]}>{words.statuses[quiz.status]}</Badge>
        {quiz.shared === 'private' ? null : <Badge kind="note">{words.shared[quiz.shared]}</Badge>}
      </div>
      <h3 className="line-clamp-3 font-medium wrap-anywhere" lang={contentTag(quiz.language)} title={quiz.title}>
        {quiz.title}
      </h3>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        <span>{words.questions(quiz.questionCount)}</span>
        <DifficultyMark difficulty={quiz.difficulty}>{common.difficulties[quiz.difficulty]}</DifficultyMark>
        <span lang={PAGE_TAGS[quiz.language]}>{SHORT_LANGUAGE_NAMES[quiz.language]}</span>
        <span>{wordDate(quiz.createdAt, language)}</span>
      </p>
      <Numbers quiz={quiz} />
      <div className="mt-auto flex items-center justify-between gap-2">
        <PreviewLink quiz={quiz} />
        <QuizMenu quiz={quiz} />
      </div>
    </article>
  )
})

/**
 * Not the router's own link, which takes longer to make than the rest of the card: a long list is scrolled through
 * fast.
 */
function PreviewLink({ quiz: { id, title } }: { readonly quiz: Quiz }) {
  const {
    common,
    dashboard: { quizzes: words },
  } = useReader().texts
  const { visit } = useQuizActions()
  const follow = (event: MouseEvent): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    visit(id)
  }
  return (
    <a
      href={`/quiz/${encodeURIComponent(id)}`}
      onClick={follow}
      aria-label={common.of(words.preview, title)}
      className={buttonLook('secondary')}
    >
      <Eye size={16} aria-hidden />
      {words.preview}
    </a>
  )
}

/** How it went and how often it was seen. */
function Numbers({ quiz: { score, views, downloads } }: { readonly quiz: Quiz }) {
  const {
    dashboard: { quizzes: words },
  } = useReader().texts
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted tabular-nums">
      {score === undefined ? null : (
        <span className="inline-flex items-center gap-1.5 font-medium text-ink">
          <GraduationCap size={15} aria-hidden />
          {words.average(score)}
        </span>
      )}
      <span className="inline-flex items-center gap-1.5">
        <Eye size={15} aria-hidden />
        {words.views(views)}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <Download size={15} aria-hidden />
        {words.downloads(downloads)}
      </span>
    </p>
  )
}

/** One that cannot be mapped (specification 1, section 4): it says so, and can be deleted. */
function DamagedCard({ quiz }: { readonly quiz: Quiz }) {
  const {
    dashboard: { quizzes: words },
  } = useReader().texts
  const { remove } = useQuizActions()
  return (
    <article className={CARD}>
      <div>
        <Badge kind="note">{words.statuses.error}</Badge>
      </div>
      <h3 className="font-medium">{words.untitled}</h3>
      <p className="text-sm text-muted">{words.damaged}</p>
      <Button
        kind="secondary"
        className="mt-auto justify-self-start"
        onClick={() => remove({ ...quiz, title: words.untitled })}
      >
        <Trash2 size={16} aria-hidden />
        {words.delete}
      </Button>
    </article>
  )
}
