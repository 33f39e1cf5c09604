/** What can be done with a quiz beyond looking at it. */
import { useNavigate } from '@tanstack/react-router'
import { Copy, FileCheck, FileDown, GraduationCap, MoreHorizontal, PencilLine, ScrollText, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '../../app/texts.ts'
import { ShareDialog } from '../../sharing/share-dialog.tsx'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { ScoreDialog } from './score-dialog.tsx'
import type { Quiz } from './quiz-queries.ts'
import { useExport } from './use-export.ts'
import { useQuizChanges } from './use-quiz-changes.ts'

type Open = 'sharing' | 'renaming' | 'scoring'

export function QuizMenu({ quiz }: { readonly quiz: Quiz }) {
  const { sharing, dashboard: { quizzes: words } } = useTexts()
  const navigate = useNavigate()
  const { remove, duplicate, isDuplicating, change } = useQuizChanges(quiz)
  const { save, busy } = useExport(quiz.id)
  const [open, setOpen] = useState<Open>()
  const close = (): void => setOpen(undefined)
  return (
    <>
      <Menu label={words.more(quiz.title)} isBusy={busy !== undefined} face={<MoreHorizontal size={20} aria-hidden />}>
        <MenuItem isOff={busy !== undefined} onClick={() => save('paper')}><FileDown size={16} aria-hidden />{busy === 'paper' ? words.generating : words.paper}</MenuItem>
        <MenuItem isOff={busy !== undefined} onClick={() => save('key')}><FileCheck size={16} aria-hidden />{busy === 'key' ? words.generating : words.key}</MenuItem>
        <MenuItem onClick={() => setOpen('sharing')}><Share2 size={16} aria-hidden />{sharing.share}</MenuItem>
        <MenuLine />
        <MenuItem onClick={() => void navigate({ to: '/quiz/$id', params: { id: quiz.id } })}><ScrollText size={16} aria-hidden />{words.open}</MenuItem>
        <MenuItem onClick={() => setOpen('renaming')}><PencilLine size={16} aria-hidden />{words.rename.action}</MenuItem>
        <MenuItem isOff={isDuplicating} onClick={duplicate}><Copy size={16} aria-hidden />{words.duplicate}</MenuItem>
        <MenuItem onClick={() => setOpen('scoring')}><GraduationCap size={16} aria-hidden />{words.score.action}</MenuItem>
        <MenuLine />
        <MenuItem isDanger onClick={remove}><Trash2 size={16} aria-hidden />{words.delete}</MenuItem>
      </Menu>
      {open === 'sharing' ? <ShareDialog paper={quiz} copied={sharing.copied.quiz} onClose={close} /> : null}
      {open === 'renaming' ? <RenameDialog title={quiz.title} rename={(title) => change({ title })} onClose={close} /> : null}
      {open === 'scoring' ? <ScoreDialog quiz={quiz} setScore={(score) => change({ score })} onClose={close} /> : null}
    </>
  )
}
