/**
 * Finds an answer sheet in a grey picture by its five markers, however it is turned. A small reader for tests: flat
 * pages only, no camera; the product's own reader is another matter.
 */
import { MARKER, MARKERS, type Place } from '#layout/answer-sheet/places.ts'
import type { GreyPicture } from './read-code.ts'

/** Where a place of the table is in the picture, and how many pixels a millimetre has. */
export type FoundSheet = { readonly at: (place: Place) => Place; readonly scale: number; readonly error: number }

/** Undefined where four corners and the fifth marker are not found; `error`: how far off the worst is, in millimetres. */
export function findSheet(picture: GreyPicture): FoundSheet | undefined {
  // The finders of the code are such squares too, but smaller.
  const squares = squaresIn(picture).toSorted((a, b) => b.side - a.side)
  const [a, b, c, d, e] = squares.slice(0, MARKERS.length).map(({ middle }) => middle)
  if (a === undefined || b === undefined || c === undefined || d === undefined || e === undefined) return undefined
  const tries = ordersOf([a, b, c, d, e]).flatMap((order) => {
    const sheet = placed(order)
    return sheet === undefined ? [] : [sheet]
  })
  return tries.toSorted((one, other) => one.error - other.error)[0]
}

/** The places of the markers in the order of the table: which is which must be tried out. */
function ordersOf(places: readonly Place[]): Place[][] {
  if (places.length === 0) return [[]]
  return places.flatMap((place) => ordersOf(places.filter((other) => other !== place)).map((rest) => [place, ...rest]))
}

/** Straight lines stay straight and parallel on a flat page: three corners tell where everything is, the others check it. */
function placed(order: readonly Place[]): FoundSheet | undefined {
  const [first, second, , last] = order
  const [from, right, , down] = MARKERS
  const across = [(second!.x - first!.x) / (right!.x - from!.x), (second!.y - first!.y) / (right!.x - from!.x)] as const
  const below = [(last!.x - first!.x) / (down!.y - from!.y), (last!.y - first!.y) / (down!.y - from!.y)] as const
  const at = ({ x, y }: Place): Place => ({
    x: first!.x + across[0] * (x - from!.x) + below[0] * (y - from!.y),
    y: first!.y + across[1] * (x - from!.x) + below[1] * (y - from!.y),
  })
  // Not seen from behind.
  if (across[0] * below[1] - across[1] * below[0] <= 0) return undefined
  const scale = Math.hypot(...across)
  const errors = MARKERS.map((marker, index) => {
    const expected = at(marker)
    return Math.hypot(expected.x - order[index]!.x, expected.y - order[index]!.y) / scale
  })
  const error = Math.max(...errors)
  return error < MARKER.side / 4 ? { at, scale, error } : undefined
}

type Square = { readonly middle: Place; readonly side: number }
type Component = { count: number; x: number; y: number; left: number; right: number; top: number; bottom: number }

/** Dark rings around a dark middle. */
function squaresIn(picture: GreyPicture): Square[] {
  const { labels, components } = componentsOf(picture)
  return components.flatMap((ring, index) => {
    const middle = { x: ring.x / ring.count, y: ring.y / ring.count }
    const inside = (labels[Math.round(middle.y) * picture.width + Math.round(middle.x)] ?? 0) - 1
    const core = components[inside]
    const side = Math.max(ring.right - ring.left, ring.bottom - ring.top) + 1
    if (core === undefined || inside === index || ring.count < 20) return []
    const coreSide = Math.max(core.right - core.left, core.bottom - core.top) + 1
    // 9 of its 49 modules are the middle, 24 the ring.
    const isNested = Math.abs(coreSide / side - 3 / 7) < 0.12 && Math.abs(core.count / ring.count - 9 / 24) < 0.12
    return isNested ? [{ middle: { x: middle.x + 0.5, y: middle.y + 0.5 }, side: Math.sqrt(ring.count) }] : []
  })
}

/** `labels`: of each pixel the number of its component, from 1; 0 where it is light. */
function componentsOf({ width, height, data }: GreyPicture): { labels: Int32Array; components: Component[] } {
  const labels = new Int32Array(width * height)
  const components: Component[] = []
  for (let start = 0; start < data.length; start += 1) {
    if (data[start]! >= DARK || labels[start] !== 0) continue
    const component = { count: 0, x: 0, y: 0, left: width, right: 0, top: height, bottom: 0 }
    components.push(component)
    const open = [start]
    labels[start] = components.length
    for (let pixel = open.pop(); pixel !== undefined; pixel = open.pop()) {
      const x = pixel % width
      const y = (pixel - x) / width
      component.count += 1
      component.x += x
      component.y += y
      component.left = Math.min(component.left, x)
      component.right = Math.max(component.right, x)
      component.top = Math.min(component.top, y)
      component.bottom = Math.max(component.bottom, y)
      for (const next of [
        x > 0 ? pixel - 1 : -1,
        x + 1 < width ? pixel + 1 : -1,
        pixel - width,
        y + 1 < height ? pixel + width : -1,
      ])
        if (next >= 0 && labels[next] === 0 && data[next]! < DARK) {
          labels[next] = components.length
          open.push(next)
        }
    }
  }
  return { labels, components }
}

const DARK = 140
