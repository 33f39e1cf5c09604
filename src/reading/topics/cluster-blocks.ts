/** Gathers the blocks of a document without headings around its strongest terms. */
import type { Section } from './divide-sections.ts'
import type { Term } from './found-topic.ts'
import type { TaggedBlock } from './tagged-block.ts'

/**
 * Sections that each stand for one term. Terms are chosen one after another, each time the one whose blocks, not yet taken, weigh most;
 * a block without any of the chosen terms joins the section of the block before it. Gives none for a document without terms.
 */
export function clusterBlocks(blocks: readonly TaggedBlock[], terms: readonly Term[]): Section[] {
  const body = blocks.filter(({ block }) => block.kind !== 'heading')
  const wanted = Math.min(MOST, Math.max(1, Math.round(Math.sqrt(body.length))))
  const chosen = chooseTerms(body, terms.slice(0, 80), wanted)
  if (chosen.length === 0) return []
  const members = new Map<Term, number[]>(chosen.map((term) => [term, []]))
  let last = chosen.toSorted((a, b) => a.blocks[0]! - b.blocks[0]!)[0]!
  const places = new Map(chosen.map((term) => [term, new Set(term.blocks)]))
  for (const { index } of body) {
    last = chosen.find((term) => places.get(term)!.has(index)) ?? last
    members.get(last)!.push(index)
  }
  return chosen
    .map((term) => ({ name: capitalised(term.form), subheadings: [], blocks: members.get(term)! }))
    .filter((section) => section.blocks.length > 0)
    .toSorted((a, b) => a.blocks[0]! - b.blocks[0]!)
}

const MOST = 8

function chooseTerms(body: readonly TaggedBlock[], terms: readonly Term[], wanted: number): Term[] {
  const length = new Map(body.map(({ index, block }) => [index, block.text.length]))
  const chosen: Term[] = []
  const taken = new Set<number>()
  while (chosen.length < wanted) {
    let best: Term | undefined
    let most = 0
    for (const term of terms) {
      if (chosen.some((other) => overlaps(other, term))) continue
      const gain = term.confidence * Math.sqrt(term.blocks.reduce((sum, block) => sum + (taken.has(block) ? 0 : (length.get(block) ?? 0)), 0))
      if (gain > most) {
        most = gain
        best = term
      }
    }
    if (!best) break
    chosen.push(best)
    for (const block of best.blocks) taken.add(block)
  }
  return chosen
}

/** "cell" and "cell membrane" would be one topic twice. */
const overlaps = (one: Term, other: Term): boolean => one.key.includes(other.key) || other.key.includes(one.key)

const capitalised = (form: string): string => form.slice(0, 1).toUpperCase() + form.slice(1)
