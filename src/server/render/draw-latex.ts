/** Draws the LaTeX of figures, and remembers the last of them: what is stored, changed and printed is drawn once. */
import type { RenderFault } from '#domain/render-fault.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { DrawLatex } from '#questions/draw-figures.ts'
import type { RenderingPool } from '#sandbox/rendering/render-in-child.ts'
import type { Log } from '../log.ts'

const REMEMBERED = 500

export function openFigureDrawer(rendering: Pick<RenderingPool, 'renderInChild'>, log: Log): DrawLatex {
  const known = new Map<string, Result<string, { readonly reason: string }>>()
  return async (latex) => {
    const before = known.get(latex)
    if (before !== undefined) return before
    const drawn = await rendering.renderInChild({ latex, format: 'svg', dpi: 72, packages: [] }).catch((error: unknown) => {
      log.error({ fault: String(error) }, 'no child could be started to draw LaTeX')
      return err({ kind: 'failed' } as const)
    })
    if (!drawn.ok) log.warn({ fault: drawn.error.kind }, 'a diagram could not be drawn')
    const result = drawn.ok ? (drawn.value.format === 'svg' ? ok(drawn.value.svg) : err({ reason: 'failed' })) : err({ reason: drawn.error.kind })
    if (drawn.ok || !mayPass(drawn.error)) {
      if (known.size >= REMEMBERED) known.delete(known.keys().next().value!)
      known.set(latex, result)
    }
    return result
  }
}

/** Another try may go well. */
const mayPass = ({ kind }: RenderFault): boolean => kind === 'too_slow' || kind === 'failed' || kind === 'busy'
