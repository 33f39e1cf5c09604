/** One quiz: what it is, and what can be done with it. */
import { Link } from '@tanstack/react-router'
import { Eye, FileCheck, FileDown, MoreHorizontal, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { listPapers } from '#contract/papers.ts'
import type { AnswerOf } from '#contract/route.ts'
import { contentTag } from '../app/language.ts'
import { useReader } from '../app/texts.ts'
import { ShareDialog } from '../sharing/share-dialog.tsx'
import { buttonLook } from '../ui/button.tsx'
import { DifficultyMark } from '../ui/difficulty-mark.tsx'
import { Menu, MenuItem, MenuLine } from '../ui/menu.tsx'
import { Badge } from './badge.tsx'
import { formatDate } from './format-date.ts'
import { useExport } from './use-export.ts'
import { useRemoval } from './use-removal.ts'

export type Quiz = AnswerOf<typeof listPapers>['items'][number]

const KINDS = { completed: 'ok', draft: 'warn', error: 'note' } as const

export function QuizCard({ quiz }: { readonly quiz: Quiz }) {
  const { language, texts: { common, sharing, dashboard: { quizzes: words } } } = useReader()
  const { remove } = useRemoval('quizzes')
  const { save, isBusy } = useExport(quiz.id)
  const [isSharing, setSharing] = useState(false)
  return (
    <li className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-2">
        <Badge kind={KINDS[quiz.status]}>{words.statuses[quiz.status]}</Badge>
        {quiz.shared === 'private' ? null : <Badge kind="note">{words.shared[quiz.shared]}</Badge>}
      </div>
      <p className="line-clamp-3 font-medium break-words" lang={contentTag(quiz.language)} title={quiz.title}>{quiz.title}</p>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-muted">
        <span>{words.questions(quiz.questionCount)}</span><DifficultyMark difficulty={quiz.difficulty}>{common.difficulties[quiz.difficulty]}</DifficultyMark><span>{formatDate(quiz.createdAt, language)}</span>
      </p>
      <div className="mt-auto flex items-center justify-between gap-2">
        <Link to="/quiz/$id/preview" params={{ id: quiz.id }} aria-label={common.of(words.view, quiz.title)} className={buttonLook('secondary')}><Eye size={16} aria-hidden />{words.view}</Link>
        <Menu label={words.more(quiz.title)} isBusy={isBusy} face={<MoreHorizontal size={20} aria-hidden />}>
          <MenuItem isOff={isBusy} onClick={() => save('paper')}><FileDown size={16} aria-hidden />{words.paper}</MenuItem>
          <MenuItem isOff={isBusy} onClick={() => save('key')}><FileCheck size={16} aria-hidden />{words.key}</MenuItem>
          <MenuItem onClick={() => setSharing(true)}><Share2 size={16} aria-hidden />{sharing.share}</MenuItem>
          <MenuLine />
          <MenuItem isDanger onClick={() => remove({ id: quiz.id, name: quiz.title })}><Trash2 size={16} aria-hidden />{words.delete}</MenuItem>
        </Menu>
      </div>
      {isSharing ? <ShareDialog paper={quiz} copied={sharing.copied.quiz} onClose={() => setSharing(false)} /> : null}
    </li>
  )
}
