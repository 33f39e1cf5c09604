/** Remembers the last drawings by what was asked, so that what is stored, changed and printed is drawn once. */
import type { RenderFault } from '#domain/render-fault.ts'
import type { Result } from '#domain/result.ts'
import type { RenderedLatex, RenderingPool } from '#sandbox/rendering/render-in-child.ts'
import { contentKey, openMemory } from '../foundation/memory.ts'

type Drawn = Result<RenderedLatex, RenderFault>

const MOST = 1_000
const MOST_BYTES = 32 * 1024 * 1024

export function rememberDrawn(pool: RenderingPool): RenderingPool {
  const known = openMemory<Drawn>({ most: MOST, mostBytes: MOST_BYTES, bytesOf })
  return {
    ...pool,
    async renderInChild(order, asker) {
      const key = contentKey(order)
      const before = known.get(key)
      if (before !== undefined) return before
      const drawn = await pool.renderInChild(order, asker)
      if (drawn.ok || !mayPass(drawn.error)) known.set(key, drawn)
      return drawn
    },
  }
}

function bytesOf(drawn: Drawn): number {
  if (!drawn.ok) return 0
  return drawn.value.format === 'svg' ? drawn.value.svg.length : drawn.value.png.byteLength
}

/** Another try may go well. */
const mayPass = ({ kind }: RenderFault): boolean => kind === 'too_slow' || kind === 'failed' || kind === 'busy'
