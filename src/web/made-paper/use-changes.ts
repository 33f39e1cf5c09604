/** Changes of a finished paper: another question in a place, other wrong options, all questions anew, and back. */
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { patchPaper } from '#contract/papers.ts'
import { regeneratePaper, replacePaperQuestion } from '#contract/make-papers.ts'
import type { Strategy } from '#domain/generation-strategy.ts'
import { swapOption } from '#domain/swap-option.ts'
import { ApiError, call } from '../api/call.ts'
import { keys, paperQuery } from '../api/queries.ts'
import { useTexts } from '../floor/texts.ts'
import { toast } from '../ui/toast.ts'
import { openMaking, type Making, type Progress } from './making.ts'
import { sendOnce } from './send-once.ts'
import { usePaperStates, type PaperAnswer } from './use-paper-states.ts'
import { NotGenerated, type Attempt } from './word-failure.ts'

/** By the number that is printed. */
type Replaced = { readonly number: string; readonly question: { readonly id: string } }
/** Texts of options: the printed one that goes, the spare one that comes. */
export type Swap = { readonly given: string; readonly taken: string }
/** `forCredits`: does the same once more, for credits. */
type ChangeFault = {
  readonly of: 'replacement' | 'swap' | 'regeneration'
  readonly error: unknown
  readonly forCredits?: () => void
}

/** `candidate`: the one to take; none lets the server choose. */
type HowOther = { readonly useCredits?: true; readonly candidate?: string }
/** `strategy`: none chooses by the number of questions. */
type HowAgain = { readonly useCredits?: true; readonly strategy?: Strategy }

export function useChanges(id: string) {
  const client = useQueryClient()
  const { questions, actions, cancelled } = useTexts().preview
  const { inTurn, put, changed, canUndo, undo } = usePaperStates(id)
  const [replacing, setReplacing] = useState<ReadonlySet<string>>(new Set())
  const [isRegenerating, setRegenerating] = useState(false)
  const [progress, setProgress] = useState<Progress>()
  const [isStopping, setStopping] = useState(false)
  const making = useRef<Making>(undefined)
  const [isFallback, setFallback] = useState(false)
  const [fault, setFault] = useState<ChangeFault>()
  const [made, setMade] = useState<Attempt>('generation')
  /** What goes wrong is told. */
  const change = (
    of: ChangeFault['of'],
    work: (before: PaperAnswer) => Promise<void>,
    forCredits?: () => void,
  ): Promise<unknown> =>
    inTurn(async (before) => {
      setFault(undefined)
      setFallback(false)
      await work(before).catch((error: unknown) => setFault({ of, error, ...(forCredits && { forCredits }) }))
    })

  function replace(replaced: Replaced, how: HowOther = {}): void {
    const { number, question } = replaced
    setReplacing((all) => new Set(all).add(question.id))
    void change(
      'replacement',
      async (before) => {
        const other = await sendOnce(
          replacePaperQuestion,
          { params: { id, questionId: question.id }, body: how },
          { state: before.revision ?? 0 },
        )
        const seen = {
          ...before,
          questions: before.questions.map((one) => (one.id === question.id ? other : one)),
          revision: (before.revision ?? 0) + 1,
        }
        await put(seen)
        // Totals and revision are the server's to tell; the new question is there already.
        changed(
          before,
          await client.fetchQuery({ ...paperQuery(id), staleTime: 0 }).catch(() => seen),
          questions.replaced(number.replace(/\.$/, '')),
        )
      },
      () => replace(replaced, { ...how, useCredits: true }),
    ).then(() => setReplacing((all) => new Set([...all].filter((one) => one !== question.id))))
  }

  /** The other option is seen at once; where the server refuses it, the one before is back. */
  const swap = ({ number, question }: Replaced, { given, taken }: Swap): void =>
    void change('swap', async (before) => {
      const asked = before.questions.map((one) => (one.id === question.id ? swapOption(one, given, taken) : one))
      if (!asked.every((one) => one !== undefined)) return
      const { revision = 0 } = before
      await put({ ...before, questions: asked, revision: revision + 1 })
      try {
        const after = await call(patchPaper, {
          params: { id },
          body: { questions: asked },
          headers: { 'if-match': String(revision) },
        })
        await put(after)
        changed(before, after, questions.wrong.swapped(number.replace(/\.$/, '')))
      } catch (error) {
        await put(before)
        void client.invalidateQueries({ queryKey: keys.paper(id), exact: true })
        throw error
      }
    })

  /** The wish of the teacher to stop is no fault. */
  function regenerate(kept: readonly string[], how: HowAgain = {}): void {
    setRegenerating(true)
    void change(
      'regeneration',
      async (before) => {
        const { begun, close } = (making.current = openMaking((now) => {
          if (now.status === 'working') setProgress(now)
        }))
        try {
          const after = await sendOnce(
            regeneratePaper,
            { params: { id }, body: { keep: [...kept], ...how } },
            { state: before.revision ?? 0, onGeneration: begun },
          )
          if (!Array.isArray(after?.questions)) throw new NotGenerated('no_response')
          await put(after)
          setMade('regeneration')
          changed(before, after, actions.regenerated(kept.length))
          setFallback(after['fallback'] === true)
        } catch (error) {
          if (!(error instanceof ApiError && error.is('cancelled'))) throw error
          toast(cancelled.kept)
        } finally {
          close()
          making.current = undefined
          setProgress(undefined)
          setStopping(false)
        }
      },
      () => regenerate(kept, { ...how, useCredits: true }),
    ).then(() => setRegenerating(false))
  }

  /** The earlier questions stay, unless the new ones are finished by then. */
  const stop = (): void => {
    setStopping(true)
    void making.current?.cancel().then((how) => {
      if (how === 'untold') setStopping(false)
    })
  }

  const takeBack = (): void => {
    setFault(undefined)
    setFallback(false)
    undo()
  }
  return {
    replacing,
    isRegenerating,
    progress,
    isStopping,
    isFallback,
    fault,
    made,
    canUndo,
    replace,
    swap,
    regenerate,
    stop,
    undo: takeBack,
  }
}

export type Changes = ReturnType<typeof useChanges>
