/**
 * The making of the draft's paper as a component sees it: begins by itself, once; is followed, and stopped by the
 * teacher or with the component.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '../../api/call.ts'
import { openMaking, type Making, type Progress } from '../../made-paper/making.ts'
import type { Draft } from '../draft.ts'
import type { DraftAction } from '../reduce-draft.ts'
import { generate, type Stage } from './generate.ts'
import { payloadOf } from './payload.ts'
import { drawSample, isServerFailure, presetOf } from './sample.ts'

export type Working = {
  readonly kind: 'working'
  readonly stage: Stage
  readonly progress?: Progress
  readonly isStopping: boolean
}
type State =
  | Working
  /** `isSure`: the server has said that it ended without a paper. */
  | { readonly kind: 'cancelled'; readonly isSure: boolean }
  | { readonly kind: 'failed'; readonly error: unknown }

/** A new object is a new attempt. */
type Attempt = { readonly useCredits?: boolean }
/** An attempt that is under way. */
type Run = { readonly making: Making; readonly ended: Promise<void>; readonly abort: () => void }

const FIRST: Attempt = {}
/** The answer of what is finished comes within a moment. */
const ANSWER_MS = 5_000
const BEGUN: State = { kind: 'working', stage: 'topics', isStopping: false }

export function useGeneration(draft: Draft, act: (action: DraftAction) => void) {
  const client = useQueryClient()
  const payload = useMemo(() => payloadOf(draft), [draft])
  const preset = useMemo(() => presetOf(draft), [draft])
  const [state, setState] = useState<State>(BEGUN)
  const run = useRef<Run>(undefined)
  /** Undefined: stopped by the teacher. */
  const [attempt, setAttempt] = useState<Attempt | undefined>(FIRST)
  useEffect(() => {
    if (attempt === undefined) return undefined
    const controller = new AbortController()
    const { signal } = controller
    const work = (change: Partial<Working>): void =>
      setState((now) => (now.kind === 'working' && !signal.aborted ? { ...now, ...change } : now))
    const sampleInstead = (error: unknown) => {
      if (signal.aborted || preset === undefined || !isServerFailure(error)) throw error
      return drawSample(client, preset).catch(() => {
        throw error
      })
    }
    const making = openMaking((progress) => work({ progress }))
    const ended = generate(client, {
      payload,
      ...attempt,
      signal,
      onStage: (stage) => work({ stage }),
      onGeneration: making.begun,
    })
      .catch(sampleInstead)
      .then(
        ({ paper, held }) => {
          if (!signal.aborted) act({ kind: 'paper_generated', paperId: paper.id, held })
        },
        (error: unknown) => {
          if (signal.aborted) return
          if (error instanceof ApiError && error.is('cancelled')) stopped(true)
          else setState({ kind: 'failed', error })
        },
      )
      .finally(making.close)
    const abort = (): void => {
      controller.abort()
      making.close()
    }
    run.current = { making, ended, abort }
    return abort
  }, [client, payload, preset, act, attempt])

  function stopped(isSure: boolean): void {
    setState({ kind: 'cancelled', isSure })
    setAttempt(undefined)
  }
  /** The server is told to end it; what was finished by then is shown, not lost. */
  async function cancel(): Promise<void> {
    const { current } = run
    if (current === undefined) return
    setState((now) => (now.kind === 'working' ? { ...now, isStopping: true } : now))
    const how = await current.making.cancel()
    if (
      how === 'done' &&
      (await Promise.race([
        current.ended.then(() => true),
        new Promise<false>((resolve) => {
          setTimeout(resolve, ANSWER_MS, false)
        }),
      ]))
    )
      return
    // The request must not wait any longer: after a reload it would begin anew what was just ended.
    current.abort()
    stopped(how === 'ended' || how === 'not_begun')
  }
  return {
    state,
    start: (how: Attempt = {}) => {
      setState(BEGUN)
      setAttempt({ ...how })
    },
    cancel: () => void cancel(),
  }
}
