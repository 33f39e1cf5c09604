/** Path data of a letter at its place on a page, y downwards. */
import { firstOf, lastOf } from '#domain/must-be-there.ts'
import type { Glyph, OutlinePoint } from './true-type.ts'

export function glyphPath(glyph: Glyph, x: number, y: number, size: number): string {
  const at = ({ x: right, y: up }: Pick<OutlinePoint, 'x' | 'y'>): string =>
    `${round(x + right * size)} ${round(y - up * size)}`
  return glyph.contours.map((contour) => contourPath(contour, at)).join('')
}

/** TrueType leaves out points that lie midway between two control points. */
function contourPath(contour: readonly OutlinePoint[], at: (point: Pick<OutlinePoint, 'x' | 'y'>) => string): string {
  if (contour.length < 2) return ''
  const [first, last] = [firstOf(contour), lastOf(contour)]
  const start = first.onCurve ? first : last.onCurve ? last : midway(first, last)
  const steps: string[] = []
  contour.forEach((point, index) => {
    if (point.onCurve) {
      const before = contour[index - 1]
      if (before === undefined || before.onCurve) steps.push(`L${at(point)}`)
      return
    }
    const next = contour[index + 1] ?? first
    steps.push(`Q${at(point)} ${at(next.onCurve ? next : midway(point, next))}`)
  })
  return `M${at(start)}${steps.join('')}Z`
}

const midway = (one: OutlinePoint, other: OutlinePoint): OutlinePoint => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  onCurve: true,
})

export const round = (value: number): string => String(Math.round(value * 1000) / 1000)
