/** Cuts a document without headings into stretches that each treat something else, and names them by their terms. */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import { isSchoolTerm } from '#lexicon/choose-fields.ts'
import type { Section } from './divide-sections.ts'
import type { Term } from './found-topic.ts'
import type { TaggedBlock } from './tagged-block.ts'
import { isUnsuitable } from './unsuitable.ts'

/**
 * Up to eight sections in the order of the text. A section ends where the terms before and after have least in common
 * (TextTiling,
 * Hearst 1997); its name is a term that stands in it most and elsewhere least, one of the school's rather than another. None for a document
 * without terms.
 */
export function clusterBlocks(
  blocks: readonly TaggedBlock[],
  terms: readonly Term[],
  language: PaperLanguage,
): Section[] {
  const body = blocks.filter(({ block }) => block.kind !== 'heading')
  const telling = terms.slice(0, TERMS_READ)
  const stretches = cutAt(body, chooseCuts(body, telling))
  const named = new Set<string>()
  const sections: { name: string; blocks: number[] }[] = []
  let unnamed: number[] = []
  for (const stretch of stretches) {
    const indices = stretch.map(({ index }) => index)
    const name = nameTerm(
      indices,
      telling.filter(({ key, form }) => !named.has(key) && !isUnsuitable(form)),
      body.length,
      language,
    )
    const previous = sections.at(-1)
    // No text is lost: what no term names goes on with the part before it, or at the beginning with the one after it.
    if (name === undefined) (previous?.blocks ?? unnamed).push(...indices)
    else {
      named.add(name.key)
      sections.push({
        name: capitalised(name.form),
        blocks: [...unnamed, ...indices],
      })
      unnamed = []
    }
  }
  return sections.map((section) => ({ ...section, subheadings: [] }))
}

const TERMS_READ = 200
/** A part is named by one of the best, said in more than one of its blocks, where there is such a one. */
const NAMES_READ = 70
const MOST_SECTIONS = 8
/** So much of the best score a term of the school needs to give the name. */
const NEAR = 0.4
/** Blocks before and after a gap that are compared. */
const WINDOW = 3

/** The gaps (before the block of that place) with least likeness across, none too near another or an end. */
function chooseCuts(body: readonly TaggedBlock[], terms: readonly Term[]): number[] {
  const wanted = Math.min(MOST_SECTIONS, Math.round(Math.sqrt(body.length))) - 1
  const least = Math.max(1, Math.ceil((0.6 * body.length) / (wanted + 1)))
  const byBlock = termsByBlock(terms)
  const gaps = body.slice(1).map((_, index) => ({ place: index + 1, likeness: likeness(body, index + 1, byBlock) }))
  const cuts: number[] = []
  for (const { place } of gaps.toSorted((a, b) => a.likeness - b.likeness || a.place - b.place)) {
    if (cuts.length >= wanted) break
    if (place < least || body.length - place < least || cuts.some((cut) => Math.abs(cut - place) < least)) continue
    cuts.push(place)
  }
  return cuts.toSorted((a, b) => a - b)
}

function termsByBlock(terms: readonly Term[]): Map<number, Term[]> {
  const byBlock = new Map<number, Term[]>()
  for (const term of terms) for (const block of term.blocks) byBlock.set(block, [...(byBlock.get(block) ?? []), term])
  return byBlock
}

/** The cosine of the terms before and after a gap; a term weighs less the more blocks it stands in. */
function likeness(body: readonly TaggedBlock[], place: number, byBlock: ReadonlyMap<number, readonly Term[]>): number {
  const before = weigh(body.slice(Math.max(0, place - WINDOW), place), byBlock)
  const after = weigh(body.slice(place, place + WINDOW), byBlock)
  let product = 0
  for (const [term, weight] of before) product += weight * (after.get(term) ?? 0)
  const norm = Math.sqrt(squares(before) * squares(after))
  return norm === 0 ? 0 : product / norm
}

function weigh(blocks: readonly TaggedBlock[], byBlock: ReadonlyMap<number, readonly Term[]>): Map<Term, number> {
  const weights = new Map<Term, number>()
  for (const { index } of blocks)
    for (const term of byBlock.get(index) ?? [])
      weights.set(term, (weights.get(term) ?? 0) + 1 / Math.sqrt(term.blocks.length))
  return weights
}

const squares = (weights: ReadonlyMap<Term, number>): number =>
  [...weights.values()].reduce((sum, weight) => sum + weight * weight, 0)

function cutAt(body: readonly TaggedBlock[], cuts: readonly number[]): TaggedBlock[][] {
  return [0, ...cuts]
    .map((from, index) => body.slice(from, cuts[index] ?? body.length))
    .filter((stretch) => stretch.length > 0)
}

/**
 * The one or two terms that name a stretch; what stands in most of the document names no part of it, unless there is
 * nothing else.
 */
function nameTerm(
  indices: readonly number[],
  terms: readonly Term[],
  blocks: number,
  language: PaperLanguage,
): Term | undefined {
  const inside = new Set(indices)
  const scored = terms
    .map((term, rank) => {
      const here = term.blocks.filter((block) => inside.has(block)).length
      const general = term.blocks.length > Math.max(2, blocks * 0.6) ? 0.2 : 1
      return {
        term,
        rank,
        here,
        score: (general * plainness(term) * here * (here / term.blocks.length)) / Math.log2(3 + rank),
      }
    })
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
  const good = scored.filter(({ rank, here }) => rank < NAMES_READ && (here > 1 || indices.length < 3))
  const best = good.length > 0 ? good : scored
  const near = best.filter(({ score }) => score >= NEAR * (best[0]?.score ?? 0))
  return (near.find(({ term }) => isSchoolTerm(term.form, isChinese(language))) ?? best[0])?.term
}

/**
 * A person or a place is spoken of in a part more often than it is its topic (南漢宸 in one on money); a Chinese word
 * of two characters (地方, 事件) says less than a longer one.
 */
const plainness = ({ form, proper }: Term): number => (proper ? 0.6 : /^\p{Script=Han}{1,2}$/u.test(form) ? 0.6 : 1)

const capitalised = (form: string): string => form.slice(0, 1).toUpperCase() + form.slice(1)
