/** Counts the paragraphs of Word's lists and gives each the number that Word prints. Source: ECMA-376 part 1, 17.9. */
import { formatListNumber } from './list-number.ts'

/** One level of a list. `text` holds `%1` to `%9` where the counts of the levels stand. */
export type ListLevel = {
  readonly format: string
  readonly text: string
  readonly start: number
  /** All counts in Western figures. */ readonly legal?: boolean
}
export type CountedList = {
  /** Lists with the same key go on counting together. */
  readonly key: string
  /** By depth from 0. */
  readonly levels: ReadonlyMap<number, ListLevel>
  /** The first paragraph at a depth starts anew here. */
  readonly restart?: ReadonlyMap<number, number>
  readonly id: string
}

export type ListCounter = {
  /** Counts a paragraph and gives its number as printed (`4.1`, `第二章`); undefined for bullets and unknown levels. */
  next(list: CountedList, depth: number): string | undefined
}

/** Word has nine levels. */
const DEEPEST = 8

export function createListCounter(): ListCounter {
  const counters = new Map<string, number[]>()
  const restarted = new Set<string>()
  return {
    next(list, depth) {
      const level = list.levels.get(depth)
      if (!level || !Number.isInteger(depth) || depth < 0 || depth > DEEPEST) return undefined
      const counts = counters.get(list.key) ?? []
      counters.set(list.key, counts)
      counts.length = Math.min(counts.length, depth + 1)
      for (let above = 0; above < depth; above += 1) counts[above] ??= list.levels.get(above)?.start ?? 1
      const restart = restarted.has(`${list.id} ${depth}`) ? undefined : list.restart?.get(depth)
      if (restart !== undefined) restarted.add(`${list.id} ${depth}`)
      const before = counts[depth]
      counts[depth] = restart ?? (before === undefined ? level.start : before + 1)
      if (level.format === 'bullet' || level.format === 'none') return undefined
      return level.text.replace(/%([1-9])/g, (_, digit: string) => {
        const place = Number(digit) - 1
        return formatListNumber(
          counts[place] ?? 1,
          level.legal ? 'decimal' : (list.levels.get(place)?.format ?? 'decimal'),
        )
      })
    },
  }
}
