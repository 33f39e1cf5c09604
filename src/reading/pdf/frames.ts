/** Finds ruled tables and boxes among the shapes of a page. */
import { itemAt, lastOf, type NonEmpty } from '#domain/must-be-there.ts'
import type { Shape } from './glyph-run.ts'

/**
 * `table`: its inner rules part it into cells at `columns` (x) and `rows` (y), outer bounds not among them.
 * `ruled`: three and more rules of one width, between which a table without sides may stand; `rows` as above,
 * `columns` where its rules are drawn cell by cell.
 */
export type Frame = Shape & {
  readonly kind: 'box' | 'table' | 'ruled'
  readonly columns: readonly number[]
  readonly rows: readonly number[]
}

/** A rule is at most this thick, a frame at least this large (points). */
const THICKEST_RULE = 2.5
const SMALLEST = 24
/** Shapes nearer than this touch. */
const TOUCH = 3

/** Frames of the page, outer ones before those they hold. A frame of nearly the whole page is its decoration. */
export function findFrames(shapes: readonly Shape[], page: { width: number; height: number }): Frame[] {
  const pageArea = page.width * page.height
  const usable = mergeRules(shapes).filter(
    (shape) =>
      width(shape) * height(shape) < 0.6 * pageArea &&
      width(shape) < 1.1 * page.width &&
      height(shape) < 0.95 * page.height,
  )
  const rules = looseRules(usable, page)
  const boxes = [...touchingGroups(usable), ...rulePairs(rules, page)].flatMap((group) => toFrame(group) ?? [])
  return [...boxes, ...ruleSeries(rules, FARTHEST_RULE * page.height)]
    .filter((frame) => width(frame) * height(frame) < 0.7 * pageArea)
    .toSorted((a, b) => width(b) * height(b) - width(a) * height(a))
}

const width = (shape: Shape): number => shape.right - shape.left
const height = (shape: Shape): number => shape.bottom - shape.top
const isHorizontal = (shape: Shape): boolean => height(shape) <= THICKEST_RULE && width(shape) > THICKEST_RULE
const isVertical = (shape: Shape): boolean => width(shape) <= THICKEST_RULE && height(shape) > THICKEST_RULE

/** A shape, a rule with the places where pieces of it meet. */
type Drawn = Shape & { readonly joints?: readonly number[] }

/** Browsers draw the rule below a row of cells cell by cell: pieces that go on one another are one rule. */
function mergeRules(shapes: readonly Shape[]): Drawn[] {
  const merged: Drawn[] = shapes.filter((shape) => !isHorizontal(shape))
  let last: Drawn | undefined
  for (const rule of shapes.filter(isHorizontal).toSorted((a, b) => a.top - b.top || a.left - b.left)) {
    if (
      last !== undefined &&
      Math.abs(rule.top - last.top) < 0.5 &&
      rule.left <= last.right + TOUCH &&
      rule.right >= last.left - TOUCH
    ) {
      merged.pop()
      last = {
        left: Math.min(last.left, rule.left),
        right: Math.max(last.right, rule.right),
        top: last.top,
        bottom: Math.max(last.bottom, rule.bottom),
        joints: [...(last.joints ?? []), rule.left],
      }
    } else last = rule
    merged.push(last)
  }
  return merged
}

/** Shapes that touch one another, directly or over others. */
function touchingGroups(shapes: readonly Shape[]): Shape[][] {
  const groups: Shape[][] = []
  for (const shape of shapes) {
    const touched = groups.filter((group) => group.some((other) => touches(shape, other)))
    const merged = [shape, ...touched.flat()]
    for (const group of touched) groups.splice(groups.indexOf(group), 1)
    groups.push(merged)
  }
  return groups
}

function touches(a: Shape, b: Shape): boolean {
  return (
    a.left <= b.right + TOUCH && b.left <= a.right + TOUCH && a.top <= b.bottom + TOUCH && b.top <= a.bottom + TOUCH
  )
}

/** Wide rules with no upright rule at their ends, from top to bottom. */
function looseRules(shapes: readonly Drawn[], page: { width: number }): Drawn[] {
  const rules = shapes.filter(
    (shape) =>
      isHorizontal(shape) &&
      width(shape) > 0.15 * page.width &&
      !shapes.some((other) => isVertical(other) && touches(shape, other)),
  )
  return rules.toSorted((a, b) => a.top - b.top)
}

const alike = (a: Shape, b: Shape): boolean => Math.abs(a.left - b.left) < 2 && Math.abs(a.right - b.right) < 2

/** Two neighbours of one width with little height between them hold a remark. */
function rulePairs(rules: readonly Shape[], page: { height: number }): Shape[][] {
  const pairs: Shape[][] = []
  for (let index = 0; index + 1 < rules.length; index++) {
    const [upper, lower] = [itemAt(rules, index), itemAt(rules, index + 1)]
    const gap = lower.top - upper.top
    if (alike(upper, lower) && gap > 12 && gap < 0.15 * page.height) {
      pairs.push([upper, lower])
      index += 1
    }
  }
  return pairs
}

/** Rules farther from one another than this part of the page belong to different tables. */
const FARTHEST_RULE = 0.4

/** Three and more of one width; whether a table stands between them, its lines tell. */
function ruleSeries(rules: readonly Drawn[], farthest: number): Frame[] {
  const series: [Drawn, ...Drawn[]][] = []
  for (const rule of rules) {
    const group = series.find((other) => alike(other[0], rule) && rule.top - lastOf(other).bottom < farthest)
    if (group) group.push(rule)
    else series.push([rule])
  }
  return series
    .filter((group) => group.length >= 3)
    .map((group) => {
      const { left, right, top } = group[0]
      const { bottom } = lastOf(group)
      const tops = group.map((rule) => rule.top)
      return { left, right, top, bottom, kind: 'ruled', columns: jointsOf(group), rows: distinct(tops, top, bottom) }
    })
}

/** Where the pieces of all rules of a table meet, inside it. */
function jointsOf(group: NonEmpty<Drawn>): number[] {
  const [first, ...others] = group
  const shared = (first.joints ?? []).filter((joint) =>
    others.every((rule) => rule.joints?.some((other) => Math.abs(other - joint) < 2)),
  )
  return distinct(shared, first.left, first.right)
}

function toFrame(group: readonly Shape[]): Frame | undefined {
  const bounds: Shape = {
    left: Math.min(...group.map((shape) => shape.left)),
    right: Math.max(...group.map((shape) => shape.right)),
    top: Math.min(...group.map((shape) => shape.top)),
    bottom: Math.max(...group.map((shape) => shape.bottom)),
  }
  if (width(bounds) < 2 * SMALLEST || height(bounds) < SMALLEST / 2) return undefined
  const columns = distinct(
    group.filter(isVertical).flatMap((shape) => [shape.left]),
    bounds.left,
    bounds.right,
  )
  const rows = distinct(
    group.filter(isHorizontal).flatMap((shape) => [shape.top]),
    bounds.top,
    bounds.bottom,
  )
  if (columns.length > 0 && rows.length > 0) return { ...bounds, kind: 'table', columns, rows }
  return { ...bounds, kind: 'box', columns: [], rows: [] }
}

/** Places strictly inside, those that fall together once, ascending. */
function distinct(places: readonly number[], from: number, to: number): number[] {
  const inside = places.filter((place) => place > from + 2 * TOUCH && place < to - 2 * TOUCH).toSorted((a, b) => a - b)
  return inside.filter((place, index) => place - (inside[index - 1] ?? -Infinity) > TOUCH)
}
