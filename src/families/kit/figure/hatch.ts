/**
 * Shades an area: light grey, or slanted lines and dots that are drawn one by one, since not every printer knows
 * patterns.
 */
import { number } from './sheet.ts'
import type { Fill, XY } from './shapes.ts'

const APART = 4.2

/** SVG of the shading alone. */
export function fillPath(outline: readonly XY[], fill: Fill): string {
  const area = `M${outline.map(([x, y]) => `${number(x)} ${number(y)}`).join('L')}Z`
  switch (fill) {
    case 'none':
      return ''
    case 'grey':
      return `<path fill="#d4d4d4" d="${area}"/>`
    case 'white':
      return `<path fill="#fff" d="${area}"/>`
    case 'black':
      return `<path d="${area}"/>`
    case 'hatched':
      return `<path fill="none" stroke="#000" stroke-width=".45" d="${spans(
        outline.map(([x, y]) => [x - y, x + y]),
        APART * Math.SQRT2,
      )
        .map(
          ([from, to, level]) =>
            `M${number((level + from) / 2)} ${number((from - level) / 2)}L${number((level + to) / 2)} ${number((to - level) / 2)}`,
        )
        .join('')}"/>`
    case 'dotted':
      return `<path fill="none" stroke="#000" stroke-width=".9" stroke-linecap="round" d="${spans(
        outline.map(([x, y]) => [y, x]),
        APART,
      )
        .flatMap(([from, to, level]) => dotsOf(from, to, level))
        .join('')}"/>`
  }
}

/** Where lines of one level each lie within an outline given as (level, place): from, to, level. */
function spans(outline: readonly XY[], apart: number): (readonly [from: number, to: number, level: number])[] {
  const levels = outline.map(([level]) => level)
  const found: (readonly [number, number, number])[] = []
  for (
    let level = (Math.floor(Math.min(...levels) / apart) + 0.5) * apart;
    level < Math.max(...levels);
    level += apart
  ) {
    const cuts: number[] = []
    outline.forEach(([a, from], i) => {
      const [b, to] = outline[(i + 1) % outline.length]!
      if (a <= level !== b <= level) cuts.push(from + ((level - a) / (b - a)) * (to - from))
    })
    cuts.sort((a, b) => a - b)
    for (let i = 0; i + 1 < cuts.length; i += 2) found.push([cuts[i]!, cuts[i + 1]!, level])
  }
  return found
}

function dotsOf(from: number, to: number, level: number): string[] {
  const dots: string[] = []
  const shift = Math.round(level / APART - 0.5) % 2 === 0 ? 0 : APART / 2
  for (let x = Math.ceil((from + 1 - shift) / APART) * APART + shift; x < to - 1; x += APART)
    dots.push(`M${number(x)} ${number(level)}h0`)
  return dots
}

/** Whether a point lies within an outline. */
export function holds(outline: readonly XY[], [x, y]: XY): boolean {
  let inside = false
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length]!
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside
  })
  return inside
}
