/** Columns to be matched: one to one, of one kind each, neither few nor many. */
import { plainText } from '#domain/rich-text.ts'
import { flaw, type ItemFlaw } from './item-flaw.ts'
import type { Rule } from './item-view.ts'
import { lengthOf } from './option-form.ts'
import { numberOf } from './option-numbers.ts'
import { repeated } from './overlapping-options.ts'
import { contentRoots, sharedRuns } from './words.ts'

const PAIRS = { least: 4, most: 8 } as const
/** So many right sides may be over, so that the last pair is not found by itself. */
const MOST_LEFT_OVER = 2

export const pairCount: Rule = ({ item }) => {
  if (item.type !== 'matching') return []
  const { length } = item.pairs
  return [
    ...(length < PAIRS.least ? [flaw('reject', 'too_few_pairs', 'columns', String(length))] : []),
    ...(length > PAIRS.most ? [flaw('reject', 'too_many_pairs', 'columns', String(length))] : []),
  ]
}

/** A right side that two left sides want is a trap; many that none wants are a search. */
export const unequalColumns: Rule = ({ item }) => {
  if (item.type !== 'matching') return []
  const over = item.right.length - item.left.length
  const shared = new Set(item.pairs.map(([, right]) => right)).size < item.pairs.length
  return shared || over < 0 || over > MOST_LEFT_OVER ? [flaw('reject', 'unequal_columns', 'columns')] : []
}

/**
 * The same text twice, numbers beside words, sentences beside terms, or a pair that shares a word which no other has.
 */
export const mixedColumns: Rule = ({ item, chinese }) => {
  if (item.type !== 'matching') return []
  const [left, right] = [item.left.map((text) => plainText(text)), item.right.map((text) => plainText(text))]
  const flaws: ItemFlaw[] = []
  for (const column of [left, right]) {
    for (const index of repeated(column))
      flaws.push(flaw('reject', 'duplicate_options', { at: 'option', index }, column[index]))
    const numbers = column.filter((text) => numberOf(text) !== undefined).length
    if (numbers > 0 && numbers < column.length) flaws.push(flaw('warn', 'mixed_columns', 'columns'))
    const lengths = column.map(lengthOf)
    if (Math.max(...lengths) > 5 * Math.min(...lengths) && Math.max(...lengths) > 120)
      flaws.push(flaw('warn', 'mixed_columns', 'columns'))
  }
  for (const [from, to] of item.pairs) {
    const others = right.filter((_, index) => index !== to)
    const shared = chinese
      ? sharedRuns(left[from]!, right[to]!).find((run) => others.every((text) => !text.includes(run)))
      : sharedWord(left[from]!, right[to]!, others)
    if (shared !== undefined) flaws.push(flaw('warn', 'clang_clue', { at: 'option', index: from }, shared))
  }
  return flaws
}

function sharedWord(left: string, right: string, others: readonly string[]): string | undefined {
  const asked = contentRoots(left)
  return [...contentRoots(right)].find(
    (root) => asked.has(root) && others.every((text) => !contentRoots(text).has(root)),
  )
}
