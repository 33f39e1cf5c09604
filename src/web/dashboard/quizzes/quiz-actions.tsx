/**
 * What can be done to the quizzes of a list. It stands above the cards, so that a long list stays light and a dialog
 * stays open when its card is scrolled away.
 */
import { useNavigate } from '@tanstack/react-router'
import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import type { PaperPart } from '#domain/paper-part.ts'
import { useTexts } from '../../floor/texts.ts'
import { ShareDialog } from '../../sharing/share-dialog.tsx'
import type { Quiz } from './quiz-queries.ts'
import { RenameDialog } from './rename-dialog.tsx'
import { ScoreDialog } from './score-dialog.tsx'
import { useExport } from './use-export.ts'
import { useQuizChanges } from './use-quiz-changes.ts'

type DialogName = 'sharing' | 'renaming' | 'scoring'
export type Actions = {
  readonly visit: (id: string) => void
  readonly open: (dialog: DialogName, quiz: Quiz) => void
  readonly save: (quiz: Quiz, part: PaperPart) => void
  readonly duplicate: (quiz: Quiz) => void
  readonly remove: (quiz: Quiz) => void
}

const ActionsContext = createContext<Actions | undefined>(undefined)
/** The quizzes whose PDF is being made, each with the part. */
const SavingContext = createContext<ReadonlyMap<string, PaperPart>>(new Map())

export function useQuizActions(): Actions {
  const actions = use(ActionsContext)
  if (actions === undefined) throw new Error('useQuizActions stands outside of QuizActions')
  return actions
}

export const useSaving = (id: string): PaperPart | undefined => use(SavingContext).get(id)

export function QuizActions({ children }: { readonly children: ReactNode }) {
  const { sharing } = useTexts()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<{ readonly dialog: DialogName; readonly quiz: Quiz }>()
  const { remove, duplicate, change } = useQuizChanges()
  const { save, saving } = useExport()
  const actions = useMemo(
    (): Actions => ({
      visit: (id) => void navigate({ to: '/quiz/$id', params: { id } }),
      save,
      duplicate,
      remove,
      open: (dialog, quiz) => setOpened({ dialog, quiz }),
    }),
    [navigate, save, duplicate, remove],
  )
  const close = (): void => setOpened(undefined)
  return (
    <ActionsContext value={actions}>
      <SavingContext value={saving}>{children}</SavingContext>
      {opened?.dialog === 'sharing' ? (
        <ShareDialog paper={opened.quiz} copied={sharing.copied.quiz} onClose={close} />
      ) : null}
      {opened?.dialog === 'renaming' ? (
        <RenameDialog title={opened.quiz.title} rename={(title) => change(opened.quiz, { title })} onClose={close} />
      ) : null}
      {opened?.dialog === 'scoring' ? (
        <ScoreDialog quiz={opened.quiz} setScore={(score) => change(opened.quiz, { score })} onClose={close} />
      ) : null}
    </ActionsContext>
  )
}
