/**
 * The states that a paper goes through on the screen: one change after the other, each told, the last to be taken back
 * first.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toast } from '../ui/toast.ts'
import { restoreRevision, type getPaper } from '#contract/papers.ts'
import type { AnswerOf } from '#contract/route.ts'
import { call } from '../api/call.ts'
import { keys } from '../api/queries.ts'
import { takeAnswer } from '../api/take-answer.ts'
import { useTexts } from '../floor/texts.ts'

export type PaperAnswer = AnswerOf<typeof getPaper>

/** What can be gone back to: the paper as it was seen, and the revision under which the server keeps it. */
type Earlier = { readonly paper: PaperAnswer; readonly revision: number }

export function usePaperStates(id: string) {
  const client = useQueryClient()
  const {
    common,
    preview: { questions: words },
  } = useTexts()
  const [canUndo, setCanUndo] = useState(false)
  const stack = useRef<readonly Earlier[]>([])
  // One after the other, so that each stands on the revision before it.
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const told = useRef<string | number>(undefined)

  const keep = (earlier: readonly Earlier[]): void => {
    stack.current = earlier
    setCanUndo(earlier.length > 0)
  }
  const put = async (paper: PaperAnswer): Promise<void> => {
    await takeAnswer(client, keys.paper(id), paper)
    for (const queryKey of [keys.usage, [...keys.papers, 'list']]) void client.invalidateQueries({ queryKey })
  }
  const inTurn = (work: (before: PaperAnswer) => Promise<void>): Promise<unknown> => {
    queue.current = queue.current.then(async () => {
      const before = client.getQueryData<PaperAnswer>(keys.paper(id))
      if (before !== undefined) await work(before)
    })
    return queue.current
  }
  /**
   * Only the last change can be taken back by its toast: the one before goes. A new toast each time, since one that is
   * being closed takes no new words.
   */
  const tell = (
    kind: 'success' | 'error',
    sentence: string,
    action?: { readonly label: string; readonly onClick: () => void },
  ): void => {
    if (told.current !== undefined) toast.dismiss(told.current)
    told.current = toast[kind](sentence, action === undefined ? {} : { action })
  }
  const undo = (): void =>
    void inTurn(async (before) => {
      const target = stack.current.at(-1)
      if (target === undefined) return
      keep(stack.current.slice(0, -1))
      // The questions are back at once; the server's answer confirms them.
      await put(target.paper)
      try {
        await put(await call(restoreRevision, { params: { id, revision: target.revision } }))
        tell('success', words.undone)
      } catch {
        await put(before)
        keep([...stack.current, target])
        tell('error', words.notUndone)
      }
    })
  return {
    inTurn,
    put,
    undo,
    canUndo,
    /** `after` came out of `before`, which can be gone back to. */
    changed: (before: PaperAnswer, after: PaperAnswer, sentence: string): void => {
      keep([...stack.current, { paper: before, revision: (after.revision ?? 1) - 1 }])
      tell('success', sentence, { label: common.undo, onClick: undo })
    },
  }
}
