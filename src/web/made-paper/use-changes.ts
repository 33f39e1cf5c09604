/** Changes of a finished paper: another question in a place, all of them anew, and back. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { regeneratePaper, replacePaperQuestion } from '#contract/papers.ts'
import { paperQuery } from '../api/queries.ts'
import { useTexts } from '../app/texts.ts'
import { sendOnce } from './send-once.ts'
import { usePaperStates, type PaperAnswer } from './use-paper-states.ts'
import { NotGenerated, type Attempt } from './word-failure.ts'

/** By the number that is printed. */
type Replaced = { readonly number: string; readonly question: { readonly id: string } }
/** `forCredits`: does the same once more, for credits. */
type ChangeFault = { readonly of: 'replacement' | 'regeneration'; readonly error: unknown; readonly forCredits?: () => void }

export function useChanges(id: string) {
  const client = useQueryClient()
  const { questions, actions } = useTexts().preview
  const { inTurn, put, changed, canUndo, undo } = usePaperStates(id)
  const [replacing, setReplacing] = useState<ReadonlySet<string>>(new Set())
  const [isRegenerating, setRegenerating] = useState(false)
  const [fault, setFault] = useState<ChangeFault>()
  const [made, setMade] = useState<Attempt>('generation')
  /** What goes wrong is told. */
  const change = (of: ChangeFault['of'], work: (before: PaperAnswer) => Promise<void>, forCredits: () => void): Promise<unknown> => inTurn(async (before) => {
    setFault(undefined)
    await work(before).catch((error: unknown) => setFault({ of, error, forCredits }))
  })

  function replace(replaced: Replaced, useCredits = false): void {
    const { number, question } = replaced
    setReplacing((all) => new Set(all).add(question.id))
    void change('replacement', async (before) => {
      const other = await sendOnce(replacePaperQuestion, { params: { id, questionId: question.id }, body: useCredits ? { useCredits } : {} }, { state: before.revision ?? 0 })
      const seen = { ...before, questions: before.questions.map((one) => (one.id === question.id ? other : one)), revision: (before.revision ?? 0) + 1 }
      put(seen)
      // Totals and revision are the server's to tell; the new question is there already.
      changed(before, await client.fetchQuery({ ...paperQuery(id), staleTime: 0 }).catch(() => seen), questions.replaced(number.replace(/\.$/, '')))
    }, () => replace(replaced, true)).then(() => setReplacing((all) => new Set([...all].filter((one) => one !== question.id))))
  }

  function regenerate(kept: readonly string[], useCredits = false): void {
    setRegenerating(true)
    void change('regeneration', async (before) => {
      const after = await sendOnce(regeneratePaper, { params: { id }, body: { keep: [...kept], ...(useCredits ? { useCredits } : {}) } }, { state: before.revision ?? 0 })
      if (!Array.isArray(after?.questions)) throw new NotGenerated('no_response')
      put(after)
      setMade('regeneration')
      changed(before, after, actions.regenerated(kept.length))
    }, () => regenerate(kept, true)).then(() => setRegenerating(false))
  }

  const takeBack = (): void => {
    setFault(undefined)
    undo()
  }
  return { replacing, isRegenerating, fault, made, canUndo, replace, regenerate, undo: takeBack }
}

export type Changes = ReturnType<typeof useChanges>
