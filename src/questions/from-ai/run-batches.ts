/** Runs batches in groups, with a pause between them, and sees when nothing more is to be expected. */
import { GROUP_PAUSE_MS } from '#domain/generation-strategy.ts'
import type { AiFault } from './ask-ai.ts'

/** What a batch gave: how many questions, and the fault it ended in. */
export type BatchOutcome = { readonly accepted: number; readonly fault?: AiFault }

export type Running = {
  readonly atOnce: number
  readonly wait: (ms: number, signal?: AbortSignal) => Promise<void>
  readonly signal?: AbortSignal
  /** These batches were asked for before: one that fails again is not tried a third time. */
  readonly isLast: boolean
}

/**
 * Undefined when all were asked. A fault when there is no use in going on: cancelled, a key or model that is wrong,
 * or a whole group that
 * failed in the same way and gave nothing; a group of one counts only where nothing else succeeded or it was asked
 * for before.
 */
export async function runBatches<Batch>(
  batches: readonly Batch[],
  ask: (batch: Batch, number: number) => Promise<BatchOutcome>,
  { atOnce, wait, signal, isLast }: Running,
): Promise<AiFault | undefined> {
  let accepted = 0
  for (let first = 0; first < batches.length; first += atOnce) {
    if (first > 0) await wait(GROUP_PAUSE_MS, signal)
    if (signal?.aborted === true) return { code: 'cancelled' }
    const outcomes = await Promise.all(
      batches.slice(first, first + atOnce).map((batch, place) => ask(batch, first + place)),
    )
    accepted += outcomes.reduce((sum, outcome) => sum + outcome.accepted, 0)
    const faults = outcomes.flatMap(({ fault }) => fault ?? [])
    const final = faults.find(({ code }) => code === 'cancelled' || code === 'misconfigured')
    if (final !== undefined) return final
    const [fault] = faults
    const isGone =
      fault !== undefined &&
      faults.length === outcomes.length &&
      outcomes.every((outcome) => outcome.accepted === 0) &&
      faults.every(({ code }) => code === fault.code)
    // An answer or question that was too large is asked for again in a smaller form.
    const isTelling = isLast || (fault?.code !== 'too_large' && (outcomes.length > 1 || accepted === 0))
    if (isGone && isTelling) return fault
  }
  return undefined
}
