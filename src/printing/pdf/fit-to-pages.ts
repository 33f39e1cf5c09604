/**
 * Fits a paper to its pages: no last page with a few lines on it, where drawing the paper together saves it or its
 * content can be shared out; no question torn where another break keeps it whole.
 */
import { itemAt } from '#domain/must-be-there.ts'
import type { LaidOut } from '#layout/laid-out.ts'
import { chooseBreaks, isUneven, runOf, type Place, type Placed } from './choose-breaks.ts'

/**
 * How close a paper is set. `spacing`: 1, or less to draw it together. `heights`: of the pages of each stretch between
 * two forced page breaks, 1 or less of a whole page. `breaks`: the groups that open a page.
 */
export type Fit = {
  readonly spacing: number
  readonly heights: readonly number[]
  readonly breaks: readonly number[]
}
export const LOOSE: Fit = { spacing: 1, heights: [], breaks: [] }

/**
 * Where a stretch between two forced page breaks ends. `page`: counted from 1 through the paper; `fill`: how much of it
 * is filled, 0 to 1.
 */
export type StretchEnd = { readonly page: number; readonly fill: number }
/** Where a group (number-groups.ts) ends or begins, with a question or with a part of one; `y`: 0 to 1 of the page. */
export type GroupPlace = Place & { readonly kind: 'question' | 'part' | 'ends'; readonly at: number }
type Fitted = { readonly ends: readonly StretchEnd[]; readonly places: readonly GroupPlace[] }
type Print<Printed> = (fit: Fit) => Printed

/** Prints as often as it takes, which is mostly once; the same paper is always fitted in the same way. */
export function fitToPages<Printed extends Fitted>(
  printOnce: Print<Printed>,
  laidOut: Pick<LaidOut, 'blocks'>,
): Printed {
  const print = remembered(printOnce)
  const loose = print(LOOSE)
  const stretches = stretchesOf(loose)
  if (!stretches.some((stretch) => endsShort(stretch) || isTorn(stretch))) return loose
  const saving = stretches.some(endsShort) ? drawnTogether(print, loose) : undefined
  const best = saving?.printed ?? loose
  // Columns of a last page are made equally long already, and measure by whole pages.
  const inColumns = laidOut.blocks.some((block) => block.kind === 'section' && block.flow === 'columns')
  if (inColumns || !stretchesOf(best).some((stretch) => endsShort(stretch) || isTorn(stretch))) return best
  const spacing = saving?.spacing ?? 1
  for (const closer of [spacing, CLOSE, TIGHT].filter((one, index) => index === 0 || one < spacing)) {
    const printed = print({ ...LOOSE, spacing: closer })
    const broken = brokenAnew(print, printed, closer, { least: stretchesOf(best), most: stretches })
    if (broken !== undefined) return broken
  }
  return sharedOut(print, best, spacing)
}

/** How far a paper is drawn together to save a page, which is copied for a whole class; no further than it takes. */
const TIGHT = 0.7
const CLOSE = 0.85

/** Undefined where no page is saved. */
function drawnTogether<Printed extends Fitted>(
  print: Print<Printed>,
  loose: Printed,
): { readonly spacing: number; readonly printed: Printed } | undefined {
  const tight = print({ ...LOOSE, spacing: TIGHT })
  if (pagesOf(tight) >= pagesOf(loose)) return undefined
  const close = print({ ...LOOSE, spacing: CLOSE })
  return pagesOf(close) > pagesOf(tight) ? { spacing: TIGHT, printed: tight } : { spacing: CLOSE, printed: close }
}

/** A page that is filled less than this is worth sharing out what stands before it. */
const SHORT = 0.45

type Stretch = {
  readonly pages: number
  readonly fill: number
  readonly groups: readonly (Placed & { readonly at: number })[]
}

function stretchesOf({ ends, places }: Fitted): Stretch[] {
  const groups = groupsOf(places)
  return ends.map(({ page, fill }, index) => {
    const before = ends[index - 1]?.page ?? 0
    return {
      pages: page - before,
      fill,
      groups: groups.filter(({ from }) => from.page > before && from.page <= page),
    }
  })
}

/** In their order; of two that stand beside each other the first holds both. */
function groupsOf(places: readonly GroupPlace[]): Stretch['groups'] {
  const groups: (Placed & { readonly at: number })[] = []
  for (const { kind, at, page, y } of places) {
    if (kind === 'ends') continue
    const to = places.findLast((place) => place.kind === 'ends' && place.at === at) ?? { page, y }
    const before = groups.at(-1)
    const isBeside = before !== undefined && before.from.page === page && before.from.y > y - BESIDE
    const end = { page: to.page, y: to.y }
    if (!isBeside) groups.push({ at, from: { page, y }, to: end, tears: kind === 'part' })
    else if (end.page === before.to.page && end.y > before.to.y) groups[groups.length - 1] = { ...before, to: end }
  }
  return groups
}
const BESIDE = 0.001

const pagesOf = ({ ends }: Fitted): number => ends.at(-1)?.page ?? 0
const endsShort = ({ pages, fill }: Stretch): boolean => pages > 1 && fill < SHORT
/** Only questions of parts are torn; where there are none, pages end where the next question does not fit. */
const isTorn = ({ groups }: Stretch): boolean => groups.some(({ tears }) => tears) && isUneven(groups)

/** How many pages each stretch takes at the least, and at the most: a page more is better than a torn question. */
type Bounds = { readonly least: readonly Stretch[]; readonly most: readonly Stretch[] }

/**
 * Opens pages before other groups in each stretch that ends short or tears a question. Undefined where that cannot be
 * within the bounds.
 */
function brokenAnew<Printed extends Fitted>(
  print: Print<Printed>,
  before: Printed,
  spacing: number,
  { least, most }: Bounds,
): Printed | undefined {
  const breaks = stretchesOf(before).map((stretch, index) =>
    breaksOf(stretch, itemAt(least, index), itemAt(most, index).pages),
  )
  if (breaks.some((chosen) => chosen === undefined)) return undefined
  const broken = print({ ...LOOSE, spacing, breaks: breaks.flatMap((chosen) => chosen ?? []) })
  const isLonger = stretchesOf(broken).some(({ pages }, index) => pages > itemAt(most, index).pages)
  return isLonger ? undefined : broken
}

/** None where the stretch is well as it is; undefined where it could be better, but cannot be broken so. */
function breaksOf(stretch: Stretch, least: Stretch, most: number): readonly number[] | undefined {
  if (![stretch, least].some((one) => endsShort(one) || isTorn(one))) return []
  const { groups, fill } = stretch
  if (groups.length === 0) return undefined
  const run = runOf(groups, fill)
  for (let { pages } = least; pages <= most; pages += 1) {
    const chosen = chooseBreaks(run, pages)
    if (chosen !== undefined) return chosen.map((index) => itemAt(groups, index).at)
  }
  return undefined
}

/** What was printed so is not printed again. */
function remembered<Printed>(print: Print<Printed>): Print<Printed> {
  const known = new Map<string, Printed>()
  return (fit) => {
    const key = JSON.stringify(fit)
    const printed = known.get(key) ?? print(fit)
    known.set(key, printed)
    return printed
  }
}

/**
 * Lowers the pages of each stretch that ends short, so that they take equal shares. Tables are not torn apart at every
 * row, so the share grows step by step until the stretch has no more pages than before.
 */
function sharedOut<Printed extends Fitted>(print: Print<Printed>, before: Printed, spacing: number): Printed {
  const stretches = stretchesOf(before)
  let heights = stretches.map((stretch) =>
    endsShort(stretch) ? (stretch.pages - 1 + stretch.fill) / stretch.pages + STEP : 1,
  )
  for (let attempt = 0; attempt < MOST_ATTEMPTS && heights.some((height) => height < 1); attempt += 1) {
    const shared = print({ ...LOOSE, spacing, heights })
    const grown = stretchesOf(shared).map(({ pages }, index) => pages > itemAt(stretches, index).pages)
    if (!grown.some((one) => one)) return shared
    heights = heights.map((height, index) => (grown[index] ? nextHeight(height) : height))
  }
  return before
}

const STEP = 0.04
const MOST_ATTEMPTS = 4
/** Pages that are hardly lower than whole ones share nothing out. */
const nextHeight = (height: number): number => (height + 2 * STEP < 0.97 ? height + 2 * STEP : 1)
