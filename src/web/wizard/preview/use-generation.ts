/** The making of the draft's paper as a component sees it: begins by itself, once; stops with the component. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { Draft, DraftAction } from '../draft.ts'
import { generate, type Stage } from './generate.ts'
import { payloadOf } from './payload.ts'
import { drawSample, isServerFailure, presetOf } from './sample.ts'

type State =
  | { readonly kind: 'working'; readonly stage: Stage }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly error: unknown }

/** A new object is a new attempt. */
type Attempt = { readonly useCredits?: boolean }

const FIRST: Attempt = {}
const BEGUN: State = { kind: 'working', stage: 'topics' }

export function useGeneration(draft: Draft, act: (action: DraftAction) => void) {
  const client = useQueryClient()
  const payload = useMemo(() => payloadOf(draft), [draft])
  const preset = useMemo(() => presetOf(draft), [draft])
  const [state, setState] = useState<State>(BEGUN)
  /** Undefined: stopped by the teacher. */
  const [attempt, setAttempt] = useState<Attempt | undefined>(FIRST)
  useEffect(() => {
    if (attempt === undefined) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const sampleInstead = (error: unknown) => {
      if (signal.aborted || preset === undefined || !isServerFailure(error)) throw error
      return drawSample(client, preset).catch(() => { throw error })
    }
    generate(client, { payload, ...attempt, signal, onStage: (stage) => setState({ kind: 'working', stage }) }).catch(sampleInstead).then(
      ({ paper, held }) => { if (!signal.aborted) act({ kind: 'paper_generated', paperId: paper.id, held }) },
      (error: unknown) => { if (!signal.aborted) setState({ kind: 'failed', error }) },
    )
    return () => controller.abort()
  }, [client, payload, preset, act, attempt])
  return {
    state,
    start: (how: Attempt = {}) => {
      setState(BEGUN)
      setAttempt({ ...how })
    },
    cancel: () => {
      setState({ kind: 'cancelled' })
      setAttempt(undefined)
    },
  }
}
