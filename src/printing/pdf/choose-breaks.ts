/** Where pages should break, so that they are filled, a question stays on one page, and none holds a few lines. */
import { itemAt, lastOf } from '#domain/must-be-there.ts'

/**
 * What stands together on a page: a question, or a part of one, with its room. Heights are shares of a page; `gap` is
 * the distance to the group before it on the same page. `tears`: into a question, which is better left whole.
 */
export type Group = { readonly height: number; readonly gap: number; readonly tears: boolean }

/** `head`: what stands before the first group on the first page; `tail`: after the last one on the last. */
export type Run = { readonly groups: readonly Group[]; readonly head: number; readonly tail: number }

/**
 * The indices of groups that begin a new page, for exactly `pages` pages; undefined where so many pages do not hold the
 * groups unless one is torn.
 */
export function chooseBreaks({ groups, head, tail }: Run, pages: number): readonly number[] | undefined {
  type Best = { readonly cost: number; readonly breaks: readonly number[] }
  const used = (from: number, to: number): number =>
    groups.slice(from, to).reduce((sum, { height, gap }, index) => sum + height + (index === 0 ? 0 : gap), 0) +
    (from === 0 ? head : 0) +
    (to === groups.length ? tail : 0)
  // The best way to fill so many pages with the first groups, by their number.
  let ways = new Map<number, Best>([[0, { cost: 0, breaks: [] }]])
  for (let page = 0; page < pages; page += 1) {
    const further = new Map<number, Best>()
    for (const [from, { cost, breaks }] of ways)
      for (let to = from + 1; to <= groups.length; to += 1) {
        const fill = used(from, to)
        if (fill > FULL) break
        const more =
          cost +
          costOf(fill, to === groups.length) * (1 + EARLIER * (pages - page)) +
          (from > 0 && itemAt(groups, from).tears ? TEARING : 0)
        if (more < (further.get(to)?.cost ?? Infinity))
          further.set(to, { cost: more, breaks: from === 0 ? breaks : [...breaks, from] })
      }
    ways = further
  }
  return ways.get(groups.length)?.breaks
}

/** What fills a page a little over it would be printed on the next. */
const FULL = 0.995
/** Room is left at the end of a stretch rather than in it, but its last page holds half of what a page can. */
const costOf = (fill: number, isLast: boolean): number => (isLast ? 2 * Math.max(0, HALF - fill) : (1 - fill) ** 2)
const HALF = 0.5
/** Of two ways that are alike the one that fills earlier pages. */
const EARLIER = 0.05
/** As much as a page of which a quarter is left. */
const TEARING = 0.06

/** Where the groups stand as they were printed. */
export type Place = { readonly page: number; readonly y: number }
export type Placed = { readonly from: Place; readonly to: Place; readonly tears: boolean }

/** Between groups that no page shows beside each other. */
const USUAL_GAP = 0.025

/** Heights and gaps of groups, of which the printer tells where they begin and end; `fill`: of the last page. */
export function runOf(placed: readonly Placed[], fill: number): Run {
  const groups = placed.map(({ from, to, tears }, index): Group => {
    const before = placed[index - 1]?.to
    return {
      height: to.page - from.page + to.y - from.y,
      gap: before?.page === from.page ? from.y - before.y : USUAL_GAP,
      tears,
    }
  })
  return { groups, head: itemAt(placed, 0).from.y, tail: Math.max(0, fill - lastOf(placed).to.y) }
}

/** Whether pages could be better: a group is torn, or a page is left that was not full. */
export function isUneven(placed: readonly Placed[]): boolean {
  return placed.some(({ from, to }, index) => {
    const next = placed[index + 1]
    return to.page > from.page || (next !== undefined && next.from.page > to.page && to.y < WELL_FILLED)
  })
}
const WELL_FILLED = 0.75
