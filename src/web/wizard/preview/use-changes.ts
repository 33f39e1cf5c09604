/** Changes of a finished paper: another question in a place, all of them anew, and back. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toast } from 'sonner'
import { regeneratePaper, replacePaperQuestion, restoreRevision } from '#contract/papers.ts'
import { call } from '../../api/call.ts'
import { keys, paperQuery } from '../../api/queries.ts'
import { useTexts } from '../../app/texts.ts'
import type { NumberedQuestion, PaperAnswer } from './read-paper.ts'
import { sendOnce } from './send-once.ts'
import { NotGenerated, type Attempt } from './word-failure.ts'

export type ChangeFault = { readonly of: 'replacement' | 'regeneration'; readonly error: unknown }

/** What a change can be taken back to: the paper as it was seen, and the revision under which the server keeps it. */
type Earlier = { readonly paper: PaperAnswer; readonly revision: number }

export function useChanges(id: string) {
  const client = useQueryClient()
  const { common, preview: { questions, actions } } = useTexts()
  const [replacing, setReplacing] = useState<ReadonlySet<string>>(new Set())
  const [isRegenerating, setRegenerating] = useState(false)
  const [fault, setFault] = useState<ChangeFault>()
  const [made, setMade] = useState<Attempt>('generation')
  const [earlier, setEarlier] = useState<readonly Earlier[]>([])
  const stack = useRef<readonly Earlier[]>([])
  // One after the other, so that each stands on the revision before it.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const told = useRef<string | number>(undefined)

  const keep = (all: readonly Earlier[]): void => {
    stack.current = all
    setEarlier(all)
  }
  const put = (paper: PaperAnswer): void => {
    client.setQueryData(keys.paper(id), paper)
    for (const queryKey of [keys.usage, [...keys.papers, 'list']]) void client.invalidateQueries({ queryKey })
  }
  /** Only the last change can be taken back by its toast: the one before goes. A new toast each time, since one that is being closed takes no new words. */
  const tell = (kind: 'success' | 'error', words: string, action?: { readonly label: string; readonly onClick: () => void }): void => {
    if (told.current !== undefined) toast.dismiss(told.current)
    told.current = toast[kind](words, action === undefined ? {} : { action })
  }
  /** Does `work` on the paper as it is when its turn comes; what goes wrong is told. */
  const change = (of: ChangeFault['of'], work: (before: PaperAnswer) => Promise<string>): Promise<unknown> => {
    queue.current = queue.current.then(async () => {
      const before = client.getQueryData<PaperAnswer>(keys.paper(id))
      if (before === undefined) return
      setFault(undefined)
      try {
        tell('success', await work(before), { label: common.undo, onClick: undo })
      } catch (error) {
        setFault({ of, error })
      }
    })
    return queue.current
  }
  const remember = (paper: PaperAnswer, after: PaperAnswer): void => keep([...stack.current, { paper, revision: (after.revision ?? 1) - 1 }])

  function replace({ number, question }: NumberedQuestion): void {
    setReplacing((all) => new Set(all).add(question.id))
    void change('replacement', async (before) => {
      const other = await sendOnce(replacePaperQuestion, { params: { id, questionId: question.id }, body: {} }, { state: before.revision ?? 0 })
      const seen = { ...before, questions: before.questions.map((one) => (one.id === question.id ? other : one)), revision: (before.revision ?? 0) + 1 }
      put(seen)
      // Totals and revision are the server's to tell; the new question is there already.
      remember(before, await client.fetchQuery({ ...paperQuery(id), staleTime: 0 }).catch(() => seen))
      return questions.replaced(number.replace(/\.$/, ''))
    }).then(() => setReplacing((all) => new Set([...all].filter((one) => one !== question.id))))
  }

  function regenerate(kept: readonly string[], useCredits = false): void {
    setRegenerating(true)
    void change('regeneration', async (before) => {
      const after = await sendOnce(regeneratePaper, { params: { id }, body: { keep: [...kept], ...(useCredits ? { useCredits } : {}) } }, { state: before.revision ?? 0 })
      if (!Array.isArray(after?.questions)) throw new NotGenerated('no_response')
      put(after)
      setMade('regeneration')
      remember(before, after)
      return actions.regenerated(kept.length)
    }).then(() => setRegenerating(false))
  }

  function undo(): void {
    queue.current = queue.current.then(async () => {
      const target = stack.current.at(-1)
      const before = client.getQueryData<PaperAnswer>(keys.paper(id))
      if (target === undefined || before === undefined) return
      keep(stack.current.slice(0, -1))
      setFault(undefined)
      // The questions are back at once; the server's answer confirms them.
      put(target.paper)
      try {
        put(await call(restoreRevision, { params: { id, revision: target.revision } }))
        tell('success', questions.undone)
      } catch {
        put(before)
        keep([...stack.current, target])
        tell('error', questions.notUndone)
      }
    })
  }

  return { replacing, isRegenerating, fault, made, canUndo: earlier.length > 0, replace, regenerate, undo }
}

export type Changes = ReturnType<typeof useChanges>
