/**
 * Rows: what stands side by side in TeX, and what of it belongs together in Office's maths: brackets with what they hold,
 * an operator with what it sums, a function with its argument, scripts with a base that TeX does not name.
 */
import type { MmlNode } from '@mathjax/src/js/core/MmlTree/MmlNode.js'
import { itemAt } from '#domain/must-be-there.ts'
import { findIsotope } from '../typst/find-isotope.ts'
import { attribute, coreOf, ownAttribute, TEX_CLASS } from '../typst/nodes.ts'
import { script, scriptsOf, type Place } from './place.ts'
import {
  BARS,
  closingOf,
  isEmptyGroup,
  isFunction,
  isNothing,
  isScripted,
  itemsOf,
  largeOperatorOf,
  pairsIn,
  signOf,
  spaceOf,
} from './read-row.ts'
import { betweenBrackets } from './rules.ts'
import { bracketed, preScripted, scripted } from './structures.ts'
import { withThousands } from './thousands.ts'
import { element, filled, property, rowOf, spacing, tag, type Piece } from './write-omml.ts'

export function formatRow(nodes: readonly MmlNode[], place: Place): Piece[] {
  const items = itemsOf(nodes)
  return formatItems({ items, pairs: pairsIn(items), place }, 0, items.length)
}

type Row = {
  readonly items: readonly MmlNode[]
  readonly pairs: ReadonlyMap<number, number>
  readonly place: Place
}
/** `next`: the first item that is not in it. */
type Taken = { readonly pieces: readonly Piece[]; readonly next: number }

function formatItems(row: Row, from: number, to: number): Piece[] {
  const pieces: Piece[] = []
  let at = from
  while (at < to) {
    const taken = isotope(row, at, to) ?? loneScripts(row, at, to, pieces) ?? take(row, at, to)
    pieces.push(...taken.pieces, ...(isBetweenBars(row, at, taken.next) ? spacing(BETWEEN_BARS) : []))
    at = taken.next
  }
  return withThousands(pieces)
}

/** Bars that close beside bars that open: by equal gaps nobody could tell which belong together. */
const isBetweenBars = ({ items, pairs }: Row, at: number, next: number): boolean =>
  pairs.get(at) === next - 1 && isBars(items[at]) && pairs.has(next) && isBars(items[next])
const isBars = (node: MmlNode | undefined): boolean => BARS.has(signOf(node))
/** A sixth of an em. */
const BETWEEN_BARS = '\u2009'

/** Mass and atomic number before an element. */
function isotope({ items, place }: Row, at: number, to: number): Taken | undefined {
  const found = findIsotope(items.slice(0, to), at)
  if (found === undefined) return undefined
  const content = (node: MmlNode | undefined) => (node === undefined ? '' : rowOf(place.pieces(node, script(place))))
  const [sub, sup] = [content(found.below), content(found.above)]
  const base = filled(found.element === undefined ? [] : place.pieces(found.element, place))
  const scripts = { ...(sub === '' ? {} : { sub }), ...(sup === '' ? {} : { sup }) }
  return { pieces: [element(preScripted(base, scripts))], next: at + found.length }
}

function take(row: Row, at: number, to: number): Taken {
  const { items, place } = row
  const item = itemAt(items, at)
  const closes = row.pairs.get(at)
  if (closes !== undefined && closes < to) return takeBrackets(row, at, closes)
  if (largeOperatorOf(item) !== '') return takeOperator(row, at, to)
  if (isFunction(item)) return takeFunction(row, at, to)
  return { pieces: place.pieces(item, place), next: at + 1 }
}

function takeBrackets(row: Row, at: number, closes: number): Taken {
  const { items, place } = row
  const close = itemAt(items, closes)
  const brackets = signOf(itemAt(items, at)) + closingOf(close)
  const inside = betweenBrackets(brackets, items.slice(at + 1, closes), place)
  const content = filled(formatItems({ ...row, place: inside }, at + 1, closes))
  const pair = bracketed(signOf(itemAt(items, at)), closingOf(close), [content])
  const whole = isScripted(close) ? scripted(pair, scriptsOf(coreOf(close), place)) : pair
  return { pieces: [element(whole)], next: closes + 1 }
}

/**
 * `{}_nC_r` has its scripts before what follows; the scripts of chemistry, whose base is a phantom, belong to what stands
 * before.
 */
function loneScripts({ items, place }: Row, at: number, to: number, before: Piece[]): Taken | undefined {
  const core = coreOf(itemAt(items, at))
  const [base] = core.childNodes
  if (!isScripted(core) || base === undefined || !isNothing(base)) return undefined
  const scripts = scriptsOf(core, place)
  const next = at + 1 < to ? items[at + 1] : undefined
  if (next !== undefined && isEmptyGroup(base) && isOrdinary(next))
    return { pieces: [element(preScripted(filled(place.pieces(next, place)), scripts))], next: at + 2 }
  const last = before.pop()
  return { pieces: [element(scripted(filled(last === undefined ? [] : [last]), scripts))], next: at + 1 }
}

const isOrdinary = (node: MmlNode): boolean => ['mi', 'mn', 'msub', 'msup', 'msubsup'].includes(coreOf(node).kind)

/** A sum or an integral with its limits and what it is taken over, to the next sign of its own rank. */
function takeOperator(row: Row, at: number, to: number): Taken {
  const { items, place } = row
  const core = coreOf(itemAt(items, at))
  const [, first, second] = core.childNodes
  const [lower, upper] =
    core.kind === 'mo'
      ? []
      : core.kind === 'munder' || core.kind === 'msub'
        ? [first]
        : core.kind === 'mover' || core.kind === 'msup'
          ? [undefined, first]
          : [first, second]
  const limit = (node: MmlNode | undefined): string =>
    node === undefined ? '' : rowOf(place.pieces(node, script(place)))
  let end = at + 1
  while (end < to && !endsSum(itemAt(items, end))) end += 1
  const [sub, sup] = [limit(lower), limit(upper)]
  const properties =
    property('chr', largeOperatorOf(core)) +
    property('limLoc', hasLimitsAbove(core) ? 'undOvr' : 'subSup') +
    (sub === '' ? property('subHide', '1') : '') +
    (sup === '' ? property('supHide', '1') : '')
  const content = filled(formatItems(row, at + 1, end))
  const whole = tag('nary', tag('naryPr', properties) + tag('sub', sub) + tag('sup', sup) + tag('e', content))
  return { pieces: [element(whole)], next: end }
}

const endsSum = (item: MmlNode): boolean => {
  const core = coreOf(item)
  return (
    ENDS_SUM.has(core.texClass) || (core.kind === 'mspace' && spaceOf(ownAttribute(core, 'width')).includes('\u2003'))
  )
}
const ENDS_SUM: ReadonlySet<number> = new Set([TEX_CLASS.relation, TEX_CLASS.binary, TEX_CLASS.punctuation])

/** In running text the limits of a sum stand beside it. */
function hasLimitsAbove(core: MmlNode): boolean {
  if (!['munderover', 'munder', 'mover'].includes(core.kind)) return false
  const [base] = core.childNodes
  const isMovable =
    attribute(core, 'movablelimits') === 'true' ||
    (base !== undefined && attribute(coreOf(base), 'movablelimits') === 'true')
  return !isMovable || attribute(core, 'displaystyle') === 'true'
}

/** A function takes the factor behind it; Word sets the space between both. */
function takeFunction(row: Row, at: number, to: number): Taken {
  const { items, place } = row
  const name = place.pieces(itemAt(items, at), place)
  let from = at + 1
  while (from < to && isNothing(itemAt(items, from))) from += 1
  const { pieces, next } = argumentOf(row, from, to)
  if (pieces.length === 0) return { pieces: name, next: from }
  return { pieces: [element(tag('func', tag('fName', filled(name)) + tag('e', filled(pieces))))], next }
}

function argumentOf(row: Row, from: number, to: number): Taken {
  if (from >= to) return { pieces: [], next: from }
  const first = itemAt(row.items, from)
  const closes = row.pairs.get(from)
  if (closes !== undefined && closes < to) return takeBrackets(row, from, closes)
  if (isFunction(first)) return takeFunction(row, from, to)
  let next = from
  while (next < to && isFactor(row, next)) next += 1
  return { pieces: formatItems(row, from, next), next }
}

function isFactor({ items, pairs }: Row, at: number): boolean {
  const item = itemAt(items, at)
  const core = coreOf(item)
  if (pairs.has(at) || isFunction(item) || largeOperatorOf(item) !== '' || closingOf(item) !== '') return false
  if (core.kind === 'mo' && ownAttribute(core, 'stretchy') === 'true') return false
  if (core.kind === 'mspace' || core.kind === 'mtext') return false
  return (
    core.kind === 'mfrac' ||
    core.texClass === TEX_CLASS.ordinary ||
    core.texClass === TEX_CLASS.inner ||
    core.texClass < 0
  )
}
