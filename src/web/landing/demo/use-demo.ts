/** What the demo is doing: waiting, reading a file, showing what is in it, or saying why it cannot. */
import { useEffect, useRef, useState } from 'react'
import { firstOf } from '#domain/must-be-there.ts'
import { usePublicReader, type PublicReader } from '../../public-floor/reader.ts'
import { MOST_BYTES, whatOf } from './pick.ts'
import { readInWorker, type Ended } from './read-in-worker.ts'
import type { Sample, SampleStage } from './read-sample.ts'

/** Specification 1, section 4: the reading is shown for 2.5 seconds, or as long as it takes. */
const LEAST_MS = 2_500

/** What shows a result comes when a file was picked. */
type Parts = typeof import('./parts.ts')

export type DemoState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'cancelled' }
  /** Without a stage nothing is read: a sample of ours is fetched. */
  | { readonly kind: 'working'; readonly name: string; readonly stage?: SampleStage }
  /** `instead`: why a sample of ours is shown for the file. */
  | {
      readonly kind: 'shown'
      readonly name: string
      readonly file: File
      readonly sample: Sample
      readonly instead?: 'doc' | 'failed'
      readonly Result: Parts['Result']
    }
  | { readonly kind: 'refused'; readonly sentence: string }

export type Demo = {
  readonly state: DemoState
  readonly pick: (files: readonly File[]) => void
  readonly cancel: () => void
  readonly restart: () => void
}

export function useDemo(): Demo {
  const reader = usePublicReader()
  const [state, setState] = useState<DemoState>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const stop = (next: DemoState): void => {
    running.current?.abort()
    setState(next)
  }
  const pick = (files: readonly File[]): void => {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    const set = (next: DemoState): void => {
      if (!signal.aborted) setState(next)
    }
    take(files, reader, signal, set).catch(() => set({ kind: 'refused', sentence: reader.texts.demo.faults.offline }))
  }
  return { state, pick, cancel: () => stop({ kind: 'cancelled' }), restart: () => stop({ kind: 'idle' }) }
}

type Set = (state: DemoState) => void

/** Rejects when it is cancelled, or where what shows a result cannot be loaded. */
async function take(files: readonly File[], reader: PublicReader, signal: AbortSignal, set: Set): Promise<void> {
  const what = whatOf(files)
  const { faults } = reader.texts.demo
  if (what === 'one' || what === 'type') return set({ kind: 'refused', sentence: faults[what] })
  const parts = import('./parts.ts')
  if (what === 'empty' || what === 'too_large')
    return set({
      kind: 'refused',
      sentence: await (
        await parts
      ).wordFault(what === 'empty' ? { code: what } : { code: what, limit: MOST_BYTES }, reader),
    })
  const file = firstOf(files)
  const onStage = (stage: SampleStage): void => set({ kind: 'working', name: file.name, stage })
  if (what === 'read') onStage({ kind: 'loading' })
  else set({ kind: 'working', name: file.name })
  const reading: Promise<Ended> =
    what === 'read' ? readInWorker(file, signal, onStage) : Promise.resolve({ kind: 'failed' })
  const [ended, loaded] = await Promise.all([reading, parts, pause(LEAST_MS)])
  set(await stateOf(ended, { file, reader, parts: loaded, why: what === 'read' ? 'failed' : 'doc' }))
}

type About = {
  readonly file: File
  readonly reader: PublicReader
  readonly parts: Parts
  readonly why: 'doc' | 'failed'
}

async function stateOf(
  ended: Ended,
  { file, reader, parts: { Result, loadOwnSample, wordFault }, why }: About,
): Promise<DemoState> {
  const { name } = file
  switch (ended.kind) {
    case 'read':
      return { kind: 'shown', name, file, sample: ended.sample, Result }
    case 'refused':
      return { kind: 'refused', sentence: await wordFault(ended.fault, reader) }
    case 'failed':
      return { kind: 'shown', name, file, sample: await loadOwnSample(reader.language), instead: why, Result }
  }
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
