/** Where the headings of a document stand: by its outline, or by its headings where it has none. */
import type { Block, OutlineEntry, ReadDocument } from '../document.ts'
import { headingRole } from './heading-title.ts'

export type Place = {
  readonly title: string
  readonly level: number
  readonly block: number
  readonly role: ReturnType<typeof headingRole>
}

/** The outline's headings with the blocks where they stand, or the heading blocks where there is no outline. */
export function findPlaces({ blocks, outline }: Pick<ReadDocument, 'blocks' | 'outline'>): Place[] {
  const pages = outline.some(({ block }) => block === undefined) ? indexPages(blocks) : []
  const placed = outline.slice(0, MOST_PLACES).flatMap((entry): Place[] => {
    const block = entry.block ?? findBlock(pages, entry)
    return block === undefined
      ? []
      : [{ title: entry.title, level: entry.level, block, role: headingRole(entry.title) }]
  })
  const headings = blocks.flatMap((block, index): Place[] =>
    block.kind === 'heading'
      ? [{ title: block.text, level: block.level ?? 1, block: index, role: headingRole(block.text) }]
      : [],
  )
  const chosen = placed.length >= 2 ? placed : headings
  return deepenByNumbers(
    withOpeningTerms(chosen.filter((place) => place.block < blocks.length).toSorted((a, b) => a.block - b.block)),
  )
}

/** Notes may begin with their terms: what is numbered from 1 behind these stands beside them, not below. */
const withOpeningTerms = (places: readonly Place[]): Place[] =>
  places.map((place, index) => {
    const next = places[index + 1]
    return place.role === 'apparatus' && TERMS.test(place.title) && next?.role === 'topic' && FIRST.test(next.title)
      ? { ...place, role: 'opening', level: next.level }
      : place
  })
const TERMS =
  /^(?:key |important )?(?:terms|words|vocabulary)\b|^(?:重要|重點|重点|主要)?(?:詞語|词语|詞彙|词汇|名詞|名词)/i
const FIRST = /^(?:1(?!\d)|[一壹甲]|[(（][一1][)）]|A[.．])/u

/** A hostile file may have a million bookmarks. */
const MOST_PLACES = 20_000

/** "3.1" stands below "3" even where a reader could not tell their levels apart. Levels count from 1 without gaps. */
function deepenByNumbers(places: readonly Place[]): Place[] {
  const depth = ({ title }: Place): number =>
    /^(?:chapter\s+)?(\d{1,3}(?:[.．]\d{1,3})*)/iu.exec(title.trim())?.[1]?.split(/[.．]/).length ?? 0
  const shallowest = new Map<number, number>()
  for (const place of places)
    if (depth(place) > 0) shallowest.set(place.level, Math.min(depth(place), shallowest.get(place.level) ?? Infinity))
  const ranked = places.map((place) => ({
    place,
    rank: place.level * 10 + Math.max(0, depth(place) - (shallowest.get(place.level) ?? 0)),
  }))
  const order = [...new Set(ranked.map(({ rank }) => rank))].toSorted((a, b) => a - b)
  return ranked.map(({ place, rank }) => ({ ...place, level: order.indexOf(rank) + 1 }))
}

type PageIndex = { readonly page: number; readonly first: number; readonly beginnings: ReadonlyMap<string, number> }

/** For each page its first block, and its blocks by how they begin; in the order of the pages. */
function indexPages(blocks: readonly Block[]): PageIndex[] {
  const pages = new Map<number, { page: number; first: number; beginnings: Map<string, number> }>()
  blocks.forEach(({ page, text }, index) => {
    if (page === undefined) return
    const known = pages.get(page) ?? { page, first: index, beginnings: new Map() }
    pages.set(page, known)
    const beginning = beginningOf(text)
    if (!known.beginnings.has(beginning)) known.beginnings.set(beginning, index)
  })
  return [...pages.values()].toSorted((a, b) => a.page - b.page)
}

/**
 * A bookmark without a heading stands where its words stand on its page, else at the first block of the page, or of the
 * next that has any.
 */
function findBlock(pages: readonly PageIndex[], { title, page }: OutlineEntry): number | undefined {
  const here = page === undefined ? undefined : pages.find((index) => index.page >= page)
  return here?.page === page ? (here?.beginnings.get(beginningOf(title)) ?? here?.first) : here?.first
}

/** Enough of a heading to know it by, whatever its spaces and signs. */
const beginningOf = (text: string): string =>
  text
    .slice(0, 100)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 40)
