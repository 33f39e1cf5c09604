/** Draws the LaTeX of figures, for somebody. */
import { err, ok } from '#domain/result.ts'
import type { DrawLatex } from '#questions/draw-figures.ts'
import type { Asker } from '#sandbox/fair-queue.ts'
import type { RenderingPool } from '#sandbox/rendering/render-in-child.ts'
import type { Log } from '../foundation/log.ts'
import { nameFault } from '../foundation/name-fault.ts'

/** Each drawing takes the turn of its asker; it rejects only with the reason of the asker's signal. */
export function openFigureDrawer(
  rendering: Pick<RenderingPool, 'renderInChild'>,
  log: Log,
): (asker: Asker) => DrawLatex {
  return (asker) => async (latex) => {
    const drawn = await rendering
      .renderInChild({ latex, format: 'svg', dpi: 72, packages: [] }, asker)
      .catch((error: unknown) => {
        asker.signal?.throwIfAborted()
        log.error({ fault: nameFault(error) }, 'no child could be started to draw LaTeX')
        return err({ kind: 'failed' } as const)
      })
    if (!drawn.ok) {
      log.warn({ fault: drawn.error.kind }, 'a diagram could not be drawn')
      return err({ reason: drawn.error.kind })
    }
    return drawn.value.format === 'svg' ? ok(drawn.value.svg) : err({ reason: 'failed' })
  }
}
