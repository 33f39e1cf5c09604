/** What a class reached on average, entered or taken away. */
import { SCORE } from '#domain/limits.ts'
import { useState } from 'react'
import { useTexts } from '../../floor/texts.ts'
import { TextField } from '../../ui/text-field.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import type { Quiz } from './quiz-queries.ts'

export function ScoreDialog({
  quiz,
  setScore,
  onClose,
}: {
  readonly quiz: Quiz
  readonly setScore: (score: number | null) => Promise<void>
  readonly onClose: () => void
}) {
  const { score: words } = useTexts().dashboard.quizzes
  const [entered, setEntered] = useState(quiz.score === undefined ? '' : String(quiz.score))
  const [wasTried, setTried] = useState(false)
  const score = parsePercent(entered)
  const save = (): (() => Promise<void>) | undefined => {
    setTried(true)
    return score === undefined ? undefined : () => setScore(score)
  }
  return (
    <ChangeDialog title={words.action} description={quiz.title} save={save} onClose={onClose}>
      <TextField
        label={words.field}
        hint={words.hint}
        value={entered}
        onChange={({ target }) => setEntered(target.value)}
        inputMode="decimal"
        autoComplete="off"
        fault={wasTried && score === undefined ? words.wrong : undefined}
      />
    </ChangeDialog>
  )
}

/**
 * Nothing takes the average away (null); undefined is no percentage. Digits of full width and a sign of percent pass.
 */
export function parsePercent(entered: string): number | null | undefined {
  const text = entered.normalize('NFKC').replace('%', '').replace(',', '.').trim()
  if (text === '') return null
  const percent = /^\d{1,3}(?:\.\d*)?$/.test(text) ? Number(text) : Number.NaN
  return percent >= SCORE.least && percent <= SCORE.most ? percent : undefined
}
