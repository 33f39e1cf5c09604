/** Divides a document into the stretches that become its topics, by its headings. */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import { itemAt, nonEmpty, type NonEmpty } from '#domain/must-be-there.ts'
import { steps } from '#domain/steps.ts'
import type { Block, ReadDocument } from '../document.ts'
import { topicName } from './heading-title.ts'
import { type Place, findPlaces } from './heading-places.ts'

export type Section = {
  readonly name: string
  /** Headings below it, in order, that name subtopics. */
  readonly subheadings: readonly string[]
  /** Indices of its blocks, ascending, its headings among them. */
  readonly blocks: readonly number[]
}

/**
 * Between these a teacher sees at a glance what a document is about; the three sections of a chapter will do, the three
 * parts of a book will not.
 */
const WANTED = { least: 4, leastOfChapter: 3, most: 12 } as const
/** A longer text is a book. In UTF-16 units. */
const LONGEST_CHAPTER = 100_000
/**
 * A stretch with less text is no topic of its own. In UTF-16 units; a Chinese character says as much as three letters.
 */
const LEAST_TEXT = { latin: 300, chinese: 100 } as const

/**
 * The sections at the highest level that gives about 4 to 12 (3 will do for a chapter), or none when the headings
 * give fewer than two. Sections do not overlap.
 * Exercises, references and appendices are in none; an introduction belongs to the section that follows it.
 */
export function divideSections(document: Pick<ReadDocument, 'blocks' | 'outline' | 'language'>): Section[] {
  const places = findPlaces(document)
  const levels = [...new Set(places.map(({ level }) => level))].toSorted((a, b) => a - b).slice(0, MOST_LEVELS)
  const divisions = levels.map((level) => divideAt(document, places, level))
  const characters = document.blocks.reduce((sum, { text }) => sum + text.length, 0)
  const least = characters <= LONGEST_CHAPTER ? WANTED.leastOfChapter : WANTED.least
  const best = divisions.toSorted((a, b) => distance(a.length, least) - distance(b.length, least))[0] ?? []
  return best.length >= 2 ? joinMany(best, document) : []
}

/** Deeper headings never make the topics; and a hostile outline may be thousands deep. */
const MOST_LEVELS = 6

/**
 * Where the headings stand on one level and are more than a teacher wants to look over, the neighbours with least
 * text together are joined, until no more than
 * wanted are left. The headings of those joined become subtopics.
 */
function joinMany(sections: readonly Section[], document: Pick<ReadDocument, 'blocks' | 'language'>): Section[] {
  if (sections.length <= WANTED.most) return [...sections]
  const size = Math.ceil(sections.length / MOST_COMPARED)
  const groups = Array.from({ length: Math.ceil(sections.length / size) }, (_, group) =>
    nonEmpty(sections.slice(group * size, (group + 1) * size), 'a section of a group'),
  ).map((members) => ({
    members,
    text: members
      .flatMap(({ blocks }) => blocks)
      .reduce((sum, block) => sum + itemAt(document.blocks, block).text.length, 0),
  }))
  while (groups.length > WANTED.most) {
    const place = smallestPair(groups.map(({ text }) => text))
    const [one, other] = [itemAt(groups, place), itemAt(groups, place + 1)]
    groups.splice(place, 2, { members: [...one.members, ...other.members], text: one.text + other.text })
  }
  return groups.map(({ members }) => joinSections(members, document.language))
}

/** A hostile file may have tens of thousands of sections. */
const MOST_COMPARED = 400

/** The first of the two neighbours that are shortest together. */
function smallestPair(lengths: readonly number[]): number {
  const together = steps(lengths, (one, other) => one + other)
  return together.indexOf(Math.min(...together))
}

/** "Iron and Copper" of two sections with short names; else the one that is longest, which no introduction is. */
function joinSections(members: NonEmpty<Section>, language: PaperLanguage): Section {
  const [first, second] = members
  if (second === undefined) return first
  const both = `${first.name}${isChinese(language) ? '和' : ' and '}${second.name}`
  const isShort = both.length <= (isChinese(language) ? LONGEST_NAME.chinese : LONGEST_NAME.english)
  const size = ({ name, blocks }: Section): number =>
    blocks.length * (/^Introduction\b|^引言|^導言/i.test(name) ? 0 : 1)
  const longest = members.reduce((one, other) => (size(other) > size(one) ? other : one))
  return {
    name: members.length === 2 && isShort ? both : longest.name,
    subheadings: members.map(({ name }) => name),
    blocks: members.flatMap(({ blocks }) => blocks),
  }
}
const LONGEST_NAME = { english: 60, chinese: 16 } as const

/** How far a number of sections is from the wanted range, in proportion. */
function distance(count: number, least: number): number {
  if (count === 0) return Infinity
  return count < least ? Math.log(least / count) : count > WANTED.most ? Math.log(count / WANTED.most) : 0
}

type Draft = { name: string; parent: string; subheadings: string[]; blocks: number[]; text: number }

/** Sections opened by the topic headings at `level`, and by higher ones that have none of this level below them. */
function divideAt(
  document: Pick<ReadDocument, 'blocks' | 'language'>,
  places: readonly Place[],
  level: number,
): Section[] {
  const sections: Draft[] = []
  let waiting: number[] = []
  let current: Draft | undefined
  let apparatusLevel = Infinity
  /** The headings that the present place stands under, highest first. */
  const above: Place[] = []
  let next = 0
  document.blocks.forEach((block, index) => {
    for (let place = places[next]; place !== undefined && place.block <= index; place = places[next]) {
      next += 1
      while ((above.at(-1)?.level ?? -Infinity) >= place.level) above.pop()
      if (place.level <= apparatusLevel) apparatusLevel = Infinity
      if (apparatusLevel < Infinity) continue
      if (place.role === 'apparatus') apparatusLevel = place.level
      else if (place.role === 'questions') apparatusLevel = ENDS_AT_ANY_HEADING
      else if (place.level <= level && place.role === 'topic' && !hasSectionBelow(places, next, place, level)) {
        current = {
          name: topicName(place.title),
          parent: above.at(-1)?.title ?? '',
          subheadings: [],
          blocks: waiting,
          text: 0,
        }
        waiting = []
        sections.push(current)
      } else if (place.level <= level) current = undefined
      else if (current && place.role === 'topic') current.subheadings.push(topicName(place.title))
      above.push(place)
    }
    if (apparatusLevel < Infinity) return
    if (!current) {
      if (isRunningText(block)) waiting.push(index)
    } else {
      current.blocks.push(index)
      if (block.kind !== 'heading') current.text += block.text.length
    }
  })
  return mergeSmall(sections, document.language === 'en' ? LEAST_TEXT.latin : LEAST_TEXT.chinese)
}

/** Worksheets mix topics and sections of questions, and their headings hardly tell which stands higher. */
const ENDS_AT_ANY_HEADING = Number.MAX_SAFE_INTEGER

/** An introduction, not the names and addresses on a title page. */
function isRunningText({ kind, text }: Block): boolean {
  return (
    kind === 'paragraph' &&
    /[.。!！?？:：”」]$/.test(text) &&
    (text.length >= 80 || /^\p{Script=Han}.{24}/su.test(text))
  )
}

/** Whether a heading above `level` has headings of topics below it that reach down to `level`. */
function hasSectionBelow(places: readonly Place[], after: number, { level }: Place, wanted: number): boolean {
  if (level === wanted) return false
  for (let index = after; index < places.length; index += 1) {
    const place = itemAt(places, index)
    if (place.level <= level) return false
    if (place.level <= wanted && place.role === 'topic') return true
  }
  return false
}

/**
 * A section with hardly any text, in itself and beside the others, goes to the one before it, as a subtopic; at the
 * beginning, to the one after it.
 */
function mergeSmall(sections: readonly Draft[], least: number): Section[] {
  const enough = Math.min(least, sections.reduce((sum, { text }) => sum + text, 0) / (3 * sections.length))
  const kept: Draft[] = []
  let leading: number[] = []
  for (const section of sections) {
    const previous = kept.at(-1)
    if (section.text >= enough) {
      kept.push({ ...section, blocks: [...leading, ...section.blocks] })
      leading = []
    } else if (previous) {
      for (const block of section.blocks) previous.blocks.push(block)
      previous.subheadings.push(section.name)
    } else for (const block of section.blocks) leading.push(block)
  }
  const counts = new Map<string, number>()
  for (const { name } of kept) counts.set(name, (counts.get(name) ?? 0) + 1)
  return kept.map(({ name, parent, subheadings, blocks }) => ({
    name: counts.get(name) === 1 || parent === '' ? name : `${topicName(parent)}: ${name}`,
    subheadings: [...new Set(subheadings)],
    blocks,
  }))
}
