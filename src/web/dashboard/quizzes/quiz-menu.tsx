/** What can be done with a quiz beyond looking at it. */
import {
  Copy,
  FileCheck,
  FileDown,
  GraduationCap,
  MoreHorizontal,
  PencilLine,
  ScrollText,
  Share2,
  Trash2,
} from 'lucide-react'
import { useTexts } from '../../floor/texts.ts'
import { useFormatWords } from '../../paper-files/formats.ts'
import { Menu, MenuItem, MenuLine } from '../../ui/menu.tsx'
import { useQuizActions, useSaving } from './quiz-actions.tsx'
import type { Quiz } from './quiz-queries.ts'

const FACE = <MoreHorizontal size={20} aria-hidden />

export function QuizMenu({ quiz }: { readonly quiz: Quiz }) {
  const {
    dashboard: { quizzes: words },
  } = useTexts()
  return (
    <Menu label={words.more(quiz.title)} isBusy={useSaving(quiz.id) !== undefined} face={FACE}>
      <Items quiz={quiz} />
    </Menu>
  )
}

/** Made when the menu is opened. */
function Items({ quiz }: { readonly quiz: Quiz }) {
  const {
    sharing,
    dashboard: { quizzes: words },
  } = useTexts()
  const { visit, open, save, duplicate, remove } = useQuizActions()
  const saving = useSaving(quiz.id)
  const { busy } = useFormatWords()
  const isSaving = saving !== undefined
  return (
    <>
      <MenuItem isOff={isSaving} onClick={() => save(quiz, 'paper')}>
        <FileDown size={16} aria-hidden />
        {saving === 'paper' ? busy : words.paper}
      </MenuItem>
      <MenuItem isOff={isSaving} onClick={() => save(quiz, 'key')}>
        <FileCheck size={16} aria-hidden />
        {saving === 'key' ? busy : words.key}
      </MenuItem>
      <MenuItem onClick={() => open('sharing', quiz)}>
        <Share2 size={16} aria-hidden />
        {sharing.share}
      </MenuItem>
      <MenuLine />
      <MenuItem onClick={() => visit(quiz.id)}>
        <ScrollText size={16} aria-hidden />
        {words.open}
      </MenuItem>
      <MenuItem onClick={() => open('renaming', quiz)}>
        <PencilLine size={16} aria-hidden />
        {words.rename.action}
      </MenuItem>
      <MenuItem onClick={() => duplicate(quiz)}>
        <Copy size={16} aria-hidden />
        {words.duplicate}
      </MenuItem>
      <MenuItem onClick={() => open('scoring', quiz)}>
        <GraduationCap size={16} aria-hidden />
        {words.score.action}
      </MenuItem>
      <MenuLine />
      <MenuItem isDanger onClick={() => remove(quiz)}>
        <Trash2 size={16} aria-hidden />
        {words.delete}
      </MenuItem>
    </>
  )
}
