/**
 * Measures the drawing of LaTeX: `node test/bench/render.bench.ts`. Prints medians, the slowest, and their ratio to the
 * limit.
 */
import { performance } from 'node:perf_hooks'
import type { LatexOrder } from '../../src/printing/latex/render-latex.ts'
import { openRenderingPool } from '../../src/sandbox/rendering/render-in-child.ts'
import { FORMULAS, PICTURES, type Source } from '../render/sources.ts'

type Row = {
  readonly what: string
  readonly limitMs: number
  readonly sources: readonly Source[]
  readonly format: LatexOrder['format']
  readonly rounds: number
}

const inChinese = FORMULAS.filter(({ latex }) => /\p{Script=Han}/u.test(latex))
const ROWS: readonly Row[] = [
  { what: 'formula as SVG', limitMs: 5, sources: FORMULAS, format: 'svg', rounds: 5 },
  { what: 'formula as PNG', limitMs: 20, sources: FORMULAS, format: 'png', rounds: 5 },
  { what: 'formula with Chinese as PNG', limitMs: 20, sources: inChinese, format: 'png', rounds: 10 },
  { what: 'TikZ as SVG', limitMs: 2000, sources: PICTURES, format: 'svg', rounds: 1 },
  { what: 'TikZ as PNG', limitMs: 2000, sources: PICTURES, format: 'png', rounds: 1 },
]

const pool = openRenderingPool({ atOnce: 1, spares: 0 })
const draw = async ({ latex }: Source, format: LatexOrder['format']): Promise<number> => {
  const start = performance.now()
  const drawn = await pool.renderInChild({ latex, format, dpi: 150, packages: [] })
  if (!drawn.ok) throw new Error(`${latex}: ${JSON.stringify(drawn.error)}`)
  return performance.now() - start
}

// What is loaded once a process is no part of a drawing.
for (const source of [...FORMULAS, PICTURES[0]!]) await draw(source, 'png')
console.log('what                          median    slowest  limit   ratio')
for (const { what, limitMs, sources, format, rounds } of ROWS) {
  const times: number[] = []
  for (let round = 0; round < rounds; round += 1) for (const source of sources) times.push(await draw(source, format))
  times.sort((a, b) => a - b)
  const median = times[Math.floor(times.length / 2)]!
  console.log(
    `${what.padEnd(28)} ${median.toFixed(1).padStart(7)} ${times.at(-1)!.toFixed(1).padStart(10)} ${String(limitMs).padStart(6)} ${(median / limitMs).toFixed(2).padStart(7)}`,
  )
}
await pool.close()
