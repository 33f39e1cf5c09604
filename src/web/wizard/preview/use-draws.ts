/** Changes of a paper that is in no account: a new draw in its place, and back. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { makePreset } from '#contract/make-papers.ts'
import { call } from '../../api/call.ts'
import { keys } from '../../api/queries.ts'
import { useTexts } from '../../floor/texts.ts'
import { toast } from '../../ui/toast.ts'
import { holdPaper } from '../held-paper.ts'
import type { StepProps } from '../wizard.tsx'
import { taken, type Made } from './generate.ts'
import { presetBody } from './payload.ts'
import type { PaperAnswer } from './read-paper.ts'
import type { Changes } from '../../made-paper/use-changes.ts'
import type { Keeping } from './use-keeping.ts'

type Given = Pick<StepProps, 'draft' | 'act'> & {
  readonly paper: PaperAnswer
  readonly own: Changes
  readonly keeping: Keeping
}

/** `own`: what the owner can do, which a visitor can after signing in. */
export function useDraws({ draft: { preset, held }, act, paper, own, keeping }: Given): Changes {
  const client = useQueryClient()
  const { actions, questions } = useTexts().preview
  const { common } = useTexts()
  const [earlier, setEarlier] = useState<readonly Made[]>([])
  const [isRegenerating, setRegenerating] = useState(false)
  const [fault, setFault] = useState<Changes['fault']>()

  const show = ({ paper: { id }, held: where }: Made): void =>
    act({ kind: 'paper_generated', paperId: id, held: where })
  const back = (to: Made, rest: readonly Made[]): void => {
    client.setQueryData(keys.paper(to.paper.id), to.paper)
    holdPaper(to.paper)
    setFault(undefined)
    setEarlier(rest)
    show(to)
    toast.success(questions.undone)
  }
  const draw = async (): Promise<void> => {
    if (preset === undefined || held === undefined) return act({ kind: 'paper_dropped' })
    // A sample makes way for the server's paper, or for another sample, by being generated again.
    if (held.kind === 'sample') return act({ kind: 'paper_dropped' })
    setRegenerating(true)
    setFault(undefined)
    try {
      const made = taken(client, await call(makePreset, { body: presetBody(preset) }))
      const before: Made = { paper, held }
      setEarlier([...earlier, before])
      show(made)
      toast.success(actions.regenerated(0), { action: { label: common.undo, onClick: () => back(before, earlier) } })
    } catch (error) {
      setFault({ of: 'regeneration', error })
    }
    setRegenerating(false)
  }
  return {
    ...own,
    isRegenerating,
    fault: fault ?? own.fault,
    made: 'generation',
    canUndo: earlier.length > 0,
    regenerate: () => void draw(),
    swap: (one, how) => keeping.whenKept(() => own.swap(one, how)),
    replace: (one, how) => keeping.whenKept(() => own.replace(one, how)),
    undo: () => {
      const last = earlier.at(-1)
      if (last !== undefined) back(last, earlier.slice(0, -1))
    },
  }
}
