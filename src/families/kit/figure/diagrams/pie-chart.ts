/** Shares of a whole as sectors of a circle. */
import { polar } from '../constructions.ts'
import { scene, type SceneBuilder } from '../scene.ts'
import type { Fill, Label } from '../shapes.ts'
import type { Titles } from './chart.ts'

/**
 * Sectors clockwise from the top; each with its name and its own label (an angle, a percentage). Points `O` and `P1`,
 * `P2`, … on the circle.
 */
export function pieChart({
  sectors,
  alt,
  radius = 52,
}: {
  readonly sectors: readonly {
    readonly name: Label
    readonly degrees: number
    readonly label?: Label
    readonly fill?: Fill
  }[]
  readonly alt: Titles['alt']
  readonly radius?: number
}): SceneBuilder {
  const total = sectors.reduce((sum, { degrees }) => sum + degrees, 0)
  if (Math.abs(total - 360) > 1e-6) throw new RangeError(`Cannot draw a pie chart of ${total} degrees: expected 360`)
  const chart = scene({ scale: 1 }).point('O', 0, 0, { label: false }).circle('O', radius)
  let from = 90
  sectors.forEach(({ name, degrees, label, fill = 'none' }, i) => {
    const middle = from - degrees / 2
    if (fill !== 'none')
      chart.add({
        kind: 'arc',
        centre: 'O',
        radii: [radius, radius],
        from: from - degrees,
        to: from,
        sector: true,
        fill,
      })
    chart.polar(`P${i + 1}`, 'O', radius, from, { label: false }).segment(['O', `P${i + 1}`])
    from -= degrees
    chart.add({
      kind: 'text',
      at: polar([0, 0], radius, middle),
      text: label !== undefined && degrees < NARROW ? named(name, label) : name,
      anchor: 'sector',
      prose: true,
      gap: 3,
      box: false,
    })
  })
  sectors.forEach(({ degrees, label }, i) => {
    if (label !== undefined && degrees >= NARROW)
      chart.angle([`P${i + 1}`, 'O', `P${((i + 1) % sectors.length) + 1}`], { label, reflex: degrees > 180 })
  })
  return chart.alt(alt)
}

/** Degrees of a sector in which an angle has no room for its own label. */
const NARROW = 40

function named(name: Label, label: Label): Label {
  const [en, zh] = [name, label]
    .map((one) => (typeof one === 'string' ? { en: one, zh: one } : one))
    .reduce<[string, string]>(
      ([a, b], one, i) => (i === 0 ? [one.en, one.zh] : [`${a} $${one.en}$`, `${b} $${one.zh}$`]),
      ['', ''],
    )
  return { en, zh }
}
