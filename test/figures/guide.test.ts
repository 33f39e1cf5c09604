/** The examples of docs/figures.md work as they stand there. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as barChart from '../../src/families/kit/figure/diagrams/bar-chart.ts'
import * as boxPlot from '../../src/families/kit/figure/diagrams/box-plot.ts'
import * as cumulativeFrequency from '../../src/families/kit/figure/diagrams/cumulative-frequency.ts'
import * as histogram from '../../src/families/kit/figure/diagrams/histogram.ts'
import * as pieChart from '../../src/families/kit/figure/diagrams/pie-chart.ts'
import * as scatter from '../../src/families/kit/figure/diagrams/scatter.ts'
import * as stemAndLeaf from '../../src/families/kit/figure/diagrams/stem-and-leaf.ts'
import { printScene } from '../../src/families/kit/figure/print-scene.ts'
import * as roundSolids from '../../src/families/kit/figure/round-solids.ts'
import { type Label, type Scene, scene } from '../../src/families/kit/figure/scene.ts'
import { sceneFaults } from './scene-faults.ts'
import * as solids from '../../src/families/kit/figure/solids.ts'

const guide = readFileSync(join(import.meta.dirname, '../../docs/figures.md'), 'utf8')
/** A block may hold several figures: each begins at the start of a line. */
const figures = [...guide.matchAll(/```ts\n([\s\S]*?)```/g)].flatMap(([, code]) => code!.trim().split(/\n(?=\S)/))
const diagrams = {
  ...barChart,
  ...boxPlot,
  ...cumulativeFrequency,
  ...histogram,
  ...pieChart,
  ...scatter,
  ...stemAndLeaf,
}
const known = { scene, ...diagrams, ...roundSolids, ...solids }
const fill = (label: Label): string =>
  (typeof label === 'string' ? label : label.en).replace(/@(?:\{[^}]*\}|\w+)/g, '40')

test('the guide has its examples', () => expect(figures.length).toBeGreaterThanOrEqual(7))

describe.each(figures.map((code) => [code.split('\n')[0]!, code] as const))('%s', (_, code) => {
  test('prints without a fault', () => {
    // The text is our own guide's.
    // oxlint-disable-next-line typescript/no-implied-eval
    const make = new Function(...Object.keys(known), `return ${code}`) as (...values: unknown[]) => Scene
    const made = make(...Object.values(known))
    expect(sceneFaults(made, fill)).toEqual([])
    expect(printScene(made, fill).svg).toContain('<path')
  })
})
