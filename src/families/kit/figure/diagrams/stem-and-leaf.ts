/** Numbers by their first and last digits. */
import { scene, type SceneBuilder } from '../scene.ts'
import type { Label } from '../shapes.ts'
import type { Titles } from './chart.ts'

/** Rows of a stem and its leaves; `leaf` may be a letter for an unknown digit. */
export function stemAndLeaf({
  stems,
  stemTitle,
  leafTitle,
  alt,
}: {
  readonly stems: readonly { readonly stem: Label; readonly leaves: readonly Label[] }[]
  readonly stemTitle: Label
  readonly leafTitle: Label
  readonly alt: Titles['alt']
}): SceneBuilder {
  const [row, column] = [14, 11]
  const chart = scene({ scale: 1 })
  const widest = Math.max(...stems.map(({ leaves }) => leaves.length))
  chart.text(-10, 0, stemTitle, { anchor: 'left', prose: true }).text(8, 0, leafTitle, { anchor: 'right', prose: true })
  stems.forEach(({ stem, leaves }, i) => {
    const y = -row * (i + 1) - 3
    chart.text(-10, y, stem, { anchor: 'left' })
    leaves.forEach((leaf, k) => chart.text(10 + column * k + column / 2, y, leaf, { anchor: 'fixed' }))
  })
  chart.addLines([
    [
      [0, 8],
      [0, -row * stems.length - 10],
    ],
  ])
  chart.addLines([
    [
      [-50, -9],
      [Math.max(60, 12 + column * widest), -9],
    ],
  ])
  return chart.alt(alt)
}
