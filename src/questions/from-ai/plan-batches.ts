/** Shares the blueprint of a paper out over batches: every question of it is a cell, every cell stands in one batch. */
import { apportion } from '#domain/apportion.ts'
import { LEVELS, type Level } from '#domain/difficulty.ts'
import { STRATEGY_LIMITS, type Strategy } from '#domain/generation-strategy.ts'
import type { PaperConfiguration } from '#domain/paper.ts'
import { QUESTION_TYPES, type QuestionType } from '#domain/question.ts'
import type { SelectedTopic, Topic } from '#domain/topic.ts'
import { drawBlueprint } from '../draw-blueprint.ts'

/** A place of the paper for which a question is wanted; `index` counts in the order of the paper. */
export type Cell = { readonly index: number; readonly topic: Topic; readonly type: QuestionType; readonly level: Level }

/**
 * The cells of the blueprint in the order of the paper: by type, from easy to hard, as the topics were picked. Topics,
 * types and levels add up exactly.
 */
export function planCells(
  topics: readonly SelectedTopic[],
  { questionTypes, difficulty }: Pick<PaperConfiguration, 'questionTypes' | 'difficulty'>,
): Cell[] {
  const blueprint = drawBlueprint(topics, questionTypes, difficulty)
  const places = topics.flatMap(({ topic, questionCount }, order) =>
    Array.from({ length: questionCount }, () => ({ topic, order })),
  )
  const types = interleave(blueprint.types.map(({ type, count }) => [type, count]))
  const typed = places
    .map((place, index) => ({ ...place, type: types[index]! }))
    .toSorted((a, b) => rank(a.type) - rank(b.type))
  const levels = interleave(blueprint.levels.map(({ level, count }) => [level, count]))
  return typed
    .map((place, index) => ({ ...place, level: levels[index]! }))
    .toSorted(
      (a, b) => rank(a.type) - rank(b.type) || LEVELS.indexOf(a.level) - LEVELS.indexOf(b.level) || a.order - b.order,
    )
    .map(({ topic, type, level }, index) => ({ index, topic, type, level }))
}

const rank = (type: QuestionType): number => QUESTION_TYPES.indexOf(type)

/**
 * Each item as often as its count, as evenly mixed as can be, so that every topic gets some of every type, and every
 * type some of every level.
 */
function interleave<Item>(counts: readonly (readonly [Item, number])[]): Item[] {
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  const used = counts.map(() => 0)
  return Array.from({ length: total }, (_, place) => {
    const lacks = counts.map(([, count], index) =>
      used[index]! < count ? (count * (place + 1)) / total - used[index]! : -Infinity,
    )
    const next = lacks.indexOf(Math.max(...lacks))
    used[next] = used[next]! + 1
    return counts[next]![0]
  })
}

/**
 * The cells as batches of a strategy: those of one topic together, hybrid by type first, none larger than the strategy
 * allows.
 */
export function planBatches(cells: readonly Cell[], strategy: Strategy): Cell[][] {
  const { batchSize } = STRATEGY_LIMITS[strategy]
  if (batchSize === undefined) return cells.length === 0 ? [] : [[...cells]]
  const groups =
    strategy === 'hybrid' ? QUESTION_TYPES.map((type) => cells.filter((cell) => cell.type === type)) : [cells]
  return groups.flatMap((group) => cut(byTopic(group), batchSize))
}

function byTopic(cells: readonly Cell[]): Cell[] {
  const topics = [...new Set(cells.map(({ topic }) => topic.id))]
  return topics.flatMap((id) => cells.filter(({ topic }) => topic.id === id))
}

/** As few batches as the size allows, and these as equal as can be: the longest of them is waited for. */
function cut(cells: readonly Cell[], batchSize: number): Cell[][] {
  const sizes = apportion(
    cells.length,
    Array.from({ length: Math.ceil(cells.length / batchSize) }, () => 1),
  )
  let at = 0
  return sizes.map((size) => {
    at += size
    return cells.slice(at - size, at)
  })
}
