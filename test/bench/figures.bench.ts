/**
 * Measures how many figures are built, laid out and printed a second on one core, figure by figure of the gallery. Run:
 * `node test/bench/figures.bench.ts`. Time of the processor, so that what else runs does not count; the limit is 1,000.
 */
import { printScene } from '../../src/families/kit/figure/print-scene.ts'
import type { Label } from '../../src/families/kit/figure/scene.ts'
import { examples } from '../figures/examples.ts'

const ROUNDS = 300
const fill = (label: Label): string => (typeof label === 'string' ? label : label.en)

const rates = Object.entries(examples)
  .map(([name, make]) => {
    for (let i = 0; i < ROUNDS / 3; i++) printScene(make(), fill)
    const start = process.cpuUsage()
    let bytes = 0
    for (let i = 0; i < ROUNDS; i++) bytes = printScene(make(), fill).svg.length
    const { user, system } = process.cpuUsage(start)
    const busy = user + system
    return { name, perSecond: (1_000_000 * ROUNDS) / busy, bytes }
  })
  .sort((a, b) => a.perSecond - b.perSecond)

for (const { name, perSecond, bytes } of rates)
  process.stdout.write(
    `${name.padEnd(18)} ${Math.round(perSecond).toString().padStart(7)} a second ${bytes.toString().padStart(7)} bytes\n`,
  )
const mean = rates.length / rates.reduce((sum, { perSecond }) => sum + 1 / perSecond, 0)
process.stdout.write(
  `mean ${Math.round(mean)} a second, median ${Math.round(rates[Math.floor(rates.length / 2)]!.perSecond)}, ${rates.filter(({ perSecond }) => perSecond < 1000).length} of ${rates.length} below 1,000\n`,
)
