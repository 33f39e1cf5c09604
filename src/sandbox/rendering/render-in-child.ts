/**
 * Draws LaTeX in limited children: formulas in one, drawings by TeX in another, so that no loop in a drawing holds up a
 * formula.
 */
import { fileURLToPath } from 'node:url'
import type { RenderFault } from '#domain/render-fault.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { isDrawing } from '#printing/latex/compose-source.ts'
import type { LatexOrder, RenderedLatex } from '#printing/latex/render-latex.ts'
import { cleanSvg } from '#printing/svg/clean-svg.ts'
import type { Asker } from '../fair-queue.ts'
import type { Frame } from '../frames.ts'
import { PACKAGE_ROOT } from '../limited-command.ts'
import type { ProcessFault, ProcessLimits } from '../limited-process.ts'
import { openProcessPool, type ChildPoolOptions, type ProcessPool } from '../process-pool.ts'
import { isPng, renderingAnswer, type RenderingAnswer } from './rendering-part.ts'

export type { RenderedLatex } from '#printing/latex/render-latex.ts'

export type RenderingPool = {
  /** Rejects only when the pool is closed, no child can be started, or the asker is gone. */
  readonly renderInChild: (order: LatexOrder, asker?: Asker) => Promise<Result<RenderedLatex, RenderFault>>
  /** Ends every child. An idle pool does not keep the parent running, closed or not. */
  readonly close: () => Promise<void>
}

const MEGABYTE = 1024 * 1024

export const RENDERING_PROCESS_LIMITS: ProcessLimits = {
  heapMegabytes: 384,
  dataBytes: 1536 * MEGABYTE,
  // What makes PNGs is a native add-on, which Node's permission model refuses. TeX itself sees only the files that its
  // engine holds.
  permission: false,
  startMs: 15_000,
  // The largest plots take 2 s; on a machine with much else to do, five times as long.
  jobMs: 15_000,
  residentBytes: 900 * MEGABYTE,
  printedBytes: MEGABYTE,
  answer: { json: 4 * MEGABYTE, bytes: 32 * MEGABYTE, total: 36 * MEGABYTE },
}

const JOBS_PER_PROCESS = 200
const HELD_BYTES = 600 * MEGABYTE
/** Drawings of one account that may wait: those of three full papers. Each may take as long as `jobMs`. */
const MOST_WAITING = 60

/**
 * TeX takes a processor for itself, so there are two drawings at a time, whatever `atOnce` is, and one of an account: a
 * drawing without end leaves the other place to others.
 */
const DRAWINGS_AT_ONCE = 2

export function openRenderingPool(options: Omit<ChildPoolOptions, 'lastIdleMs'>): RenderingPool {
  const { atOnce, spares, idleMs, onFault, entry = ENTRY, processLimits } = options
  const limits = { ...RENDERING_PROCESS_LIMITS, ...processLimits }
  const open = (most: number, eachAtOnce: number): ProcessPool =>
    openProcessPool(
      { entry, directory: PACKAGE_ROOT, limits },
      {
        atOnce: most,
        eachAtOnce,
        spares,
        jobsPerProcess: JOBS_PER_PROCESS,
        heldBytes: HELD_BYTES,
        ...(idleMs === undefined ? {} : { idleMs }),
        ...(onFault ? { onFault } : {}),
      },
    )
  const formulas = open(atOnce, atOnce)
  const drawings = open(DRAWINGS_AT_ONCE, 1)
  const waiting = new Map<string, number>()
  const waitingOf = ({ account = '' }: Asker): number => waiting.get(account) ?? 0
  const runDrawing: ProcessPool['run'] = (job, take, asker = {}) => {
    const { account = '' } = asker
    waiting.set(account, waitingOf(asker) + 1)
    return drawings.run(job, take, asker).finally(() => {
      const left = waitingOf(asker) - 1
      if (left === 0) waiting.delete(account)
      else waiting.set(account, left)
    })
  }
  return {
    async renderInChild(order, asker = {}) {
      const isPicture = isDrawing(order.latex)
      if (isPicture && waitingOf(asker) >= MOST_WAITING) return err({ kind: 'busy' })
      const drawn = takeDrawn(order.format)
      const ended = await (isPicture ? runDrawing : formulas.run)(
        { header: order, bytes: new Uint8Array() },
        drawn.take,
        asker,
      )
      if (!ended.ok) return err(faultOf(ended.error, limits.jobMs))
      return drawn.result() ?? err({ kind: 'failed' })
    },
    close: async () => void (await Promise.all([formulas.close(), drawings.close()])),
  }
}

const ENTRY = fileURLToPath(new URL('./rendering-child.ts', import.meta.url))

/** Takes one answer and, where it says so, one PNG; anything else is refused. */
function takeDrawn(format: LatexOrder['format']): {
  readonly take: (part: Frame) => boolean
  readonly result: () => Result<RenderedLatex, RenderFault> | undefined
} {
  let answer: RenderingAnswer | undefined
  let png: Uint8Array | undefined
  const take = (part: Frame): boolean => {
    if (part.kind === 'bytes') {
      if (answer === undefined || !('png' in answer) || format !== 'png' || png !== undefined || !isPng(part.bytes))
        return false
      png = part.bytes
      return true
    }
    const parsed = renderingAnswer.safeParse(part.value)
    if (
      answer !== undefined ||
      !parsed.success ||
      ('svg' in parsed.data && (format !== 'svg' || !isClean(parsed.data.svg)))
    )
      return false
    answer = parsed.data
    return true
  }
  const result = (): Result<RenderedLatex, RenderFault> | undefined => {
    if (answer === undefined) return undefined
    if ('fault' in answer) return err(answer.fault)
    if ('svg' in answer) return ok({ format: 'svg', svg: answer.svg })
    return png === undefined ? undefined : ok({ format: 'png', png })
  }
  return { take, result }
}

/** The child has cleaned it; it is read once more on this side. */
function isClean(svg: string): boolean {
  try {
    cleanSvg(svg)
    return svg.startsWith('<svg ')
  } catch {
    return false
  }
}

function faultOf({ code }: ProcessFault, jobMs: number): RenderFault {
  if (code === 'too_slow') return { kind: 'too_slow', seconds: Math.round(jobMs / 1000) }
  return { kind: code === 'too_much_memory' || code === 'answer_too_large' ? 'too_large' : 'failed' }
}
