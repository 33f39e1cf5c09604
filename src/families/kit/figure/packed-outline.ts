/**
 * Outlines of TrueType packed into text, a sign or two a coordinate, so that hundreds of Chinese characters stay small.
 */

export type OutlinePoint = { readonly x: number; readonly y: number; readonly on: boolean }
export type PackedGlyph = readonly [
  advance: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
  packed: string,
]

/** Signs of ASCII that stand in a string between quotation marks without a backslash. */
const SIGNS = Array.from({ length: 126 - 35 + 1 }, (_, i) => String.fromCharCode(35 + i)).filter(
  (sign) => sign !== "'" && sign !== '\\',
)
const VALUES = new Map(SIGNS.map((sign, value) => [sign, value]))
/** Numbers below this take one sign; the signs above it begin numbers of two. */
const SINGLE = 64
const FLAGS = 6

/** Coordinates are whole numbers of a thousandth of an em, kept to the nearest multiple of `step`. */
export function packOutline(contours: readonly (readonly OutlinePoint[])[], step: number): string {
  let packed = packNumber(step)
  let [x, y] = [0, 0]
  for (const contour of contours) {
    packed += packNumber(contour.length)
    for (let i = 0; i < contour.length; i += FLAGS)
      packed += SIGNS[contour.slice(i, i + FLAGS).reduce((bits, { on }, k) => bits | (on ? 1 << k : 0), 0)]!
    for (const point of contour) {
      const [toX, toY] = [Math.round(point.x / step), Math.round(point.y / step)]
      packed += packSigned(toX - x) + packSigned(toY - y)
      ;[x, y] = [toX, toY]
    }
  }
  return packed
}

const packSigned = (value: number): string => packNumber(value < 0 ? -2 * value - 1 : 2 * value)

function packNumber(value: number): string {
  if (value < SINGLE) return SIGNS[value]!
  const rest = value - SINGLE
  const lead = SINGLE + Math.floor(rest / SIGNS.length)
  if (lead >= SIGNS.length)
    throw new RangeError(`Cannot pack ${value}: expected less than ${SINGLE + (SIGNS.length - SINGLE) * SIGNS.length}`)
  return SIGNS[lead]! + SIGNS[rest % SIGNS.length]!
}

/** SVG path data of a packed outline. */
export function pathOfOutline(packed: string): string {
  let [at, x, y, path] = [0, 0, 0, '']
  const next = (): number => VALUES.get(packed[at++]!)!
  const read = (): number => {
    const lead = next()
    return lead < SINGLE ? lead : SINGLE + (lead - SINGLE) * SIGNS.length + next()
  }
  const signed = (): number => {
    const value = read()
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2
  }
  const step = read()
  while (at < packed.length) {
    const flags = Array.from({ length: read() })
    const bits = Array.from({ length: Math.ceil(flags.length / FLAGS) }, next)
    path += contourPath(
      flags.map((_, i) => {
        x += signed()
        y += signed()
        return { x: step * x, y: step * y, on: ((bits[Math.floor(i / FLAGS)]! >> (i % FLAGS)) & 1) === 1 }
      }),
    )
  }
  return path
}

/** Relative commands after an absolute start; between two control points TrueType implies a point in the middle. */
function contourPath(points: readonly OutlinePoint[]): string {
  const first = points.findIndex(({ on }) => on)
  const turned =
    first < 0 ? [middle(points.at(-1)!, points[0]!), ...points] : [...points.slice(first), ...points.slice(0, first)]
  const start = turned[0]!
  let [at, path, control]: [OutlinePoint, string, OutlinePoint | undefined] = [
    start,
    `M${numbers(start.x, start.y)}`,
    undefined,
  ]
  for (const point of [...turned.slice(1), start]) {
    if (control !== undefined) {
      const to = point.on ? point : middle(control, point)
      path += `q${numbers(control.x - at.x, control.y - at.y, to.x - at.x, to.y - at.y)}`
      at = to
    } else if (point.on && point !== start) {
      path +=
        point.y === at.y
          ? `h${point.x - at.x}`
          : point.x === at.x
            ? `v${point.y - at.y}`
            : `l${numbers(point.x - at.x, point.y - at.y)}`
      at = point
    }
    control = point.on ? undefined : point
  }
  return `${path}z`
}

function middle(a: OutlinePoint, b: OutlinePoint): OutlinePoint {
  return { x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2), on: true }
}

/** A minus sign separates by itself. */
function numbers(...values: readonly number[]): string {
  return values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : String(value))).join('')
}
