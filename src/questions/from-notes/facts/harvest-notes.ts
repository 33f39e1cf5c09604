/** Every fact that the notes of a document state, list by list, in the order of the document. */
import type { TopicId } from '#domain/ids.ts'
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { Block } from '#reading/document.ts'
import type { Material } from '../../material.ts'
import { listsOfLines, type SectionLine } from './lists-of-lines.ts'
import { listsOfTable } from './lists-of-table.ts'
import { NO_NOTES } from './label-words.ts'
import { readLine } from './lines.ts'
import type { NoteList } from './note-fact.ts'
import { readTable } from './tables.ts'
import { titleWithoutNumber } from './titles.ts'

/** What stands under one heading. */
export type Section = {
  readonly language: PaperLanguage
  readonly title?: string
  /** As it is printed. */
  readonly heading?: string
}

/** The lists of the wanted topics, or of all. */
export function harvestNotes(
  { document, found }: Pick<Material, 'document' | 'found'>,
  topics?: ReadonlySet<TopicId>,
): NoteList[] {
  const topicOf = new Map(
    found.topics.flatMap(({ topic, blocks }) => blocks.map((block) => [block, topic.id] as const)),
  )
  const { blocks, language } = document
  const lists: NoteList[] = []
  let section: Section = { language }
  let lines: SectionLine[] = []
  let skippedLevel: number | undefined
  let topicId = found.topics[0]?.topic.id
  const close = (): void => {
    lists.push(...listsOfLines(lines, section))
    lines = []
  }
  for (const [index, block] of blocks.entries()) {
    // Topics leave some tables out: these belong to what stands before them.
    topicId = topicOf.get(index) ?? topicId
    if (isHeading(blocks, index, language)) {
      close()
      const title = titleWithoutNumber(block.text)
      section = { language, title, heading: block.text }
      const level = block.kind === 'heading' ? (block.level ?? 1) : LOWEST
      if (NO_NOTES.test(title)) skippedLevel = Math.min(level, skippedLevel ?? LOWEST)
      else if (skippedLevel !== undefined && level <= skippedLevel) skippedLevel = undefined
      continue
    }
    if (skippedLevel !== undefined || topicId === undefined || topics?.has(topicId) === false) continue
    const place = { block: index, topicId, ...(block.page === undefined ? {} : { page: block.page }) }
    if (block.kind === 'table') {
      const table = readTable(block, section.title)
      if (table !== undefined) lists.push(...listsOfTable(table, place, section))
      continue
    }
    if (
      !NOTE_KINDS.has(block.kind) ||
      block.text.length > LONGEST_LINE ||
      block.spans.some(({ kind }) => kind === 'math')
    )
      continue
    const line = readLine(block.text)
    if (line !== undefined) lines.push({ ...place, line, isItem: line.isItem || block.kind === 'list_item' })
  }
  close()
  return lists
}

const NOTE_KINDS = new Set<Block['kind']>(['paragraph', 'list_item', 'boxed'])
const LONGEST_LINE = 260
/** Lines that only look like headings stand below all levels. */
const LOWEST = 9

/** A heading, or a short line that stands before a table, a list or labelled lines as one. */
function isHeading(blocks: readonly Block[], index: number, language: PaperLanguage): boolean {
  const [block, next] = [blocks[index], blocks[index + 1]]
  if (block === undefined || block.kind === 'table') return false
  const text = block.text.trim()
  if (block.kind === 'heading')
    return readLine(text)?.said === undefined || titleWithoutNumber(text) !== text || !isEntry(blocks, index)
  if (/^[【［].{1,20}[】］]/u.test(text) || NO_NOTES.test(text)) return text.length <= 40
  const isShort = text.length <= (isChinese(language) ? 20 : 60)
  if (next === undefined || !isShort || /[.。!！;；,，?？]$/u.test(text)) return false
  if (!/\p{L}{2}/u.test(titleWithoutNumber(text))) return false
  const opens =
    next.kind === 'table' ||
    (next.kind === 'list_item' && block.kind !== 'list_item') ||
    (isMarked(next.text) && !isMarked(text) && block.kind !== 'list_item') ||
    (block.kind === 'paragraph' &&
      /^[\p{Lu}\p{Script=Han}]/u.test(text) &&
      [next, blocks[index + 2]].every(isLabelled)) ||
    isNumberedTitle(blocks, index)
  return opens && (/[:：]$/u.test(text) || isNumberedTitle(blocks, index) || readLine(text)?.said === undefined)
}

/** "A. Country profile: Japan" before entries without a number: neither an item of a list nor an entry. */
function isNumberedTitle(blocks: readonly Block[], index: number): boolean {
  const [before, block, next] = [blocks[index - 1], blocks[index], blocks[index + 1]]
  const hasNumber = (one: Block | undefined): boolean =>
    one !== undefined && (one.kind === 'list_item' || titleWithoutNumber(one.text) !== one.text.trim())
  return (
    hasNumber(block) &&
    next !== undefined &&
    !hasNumber(next) &&
    before?.kind !== 'list_item' &&
    readLine(next.text)?.said !== undefined
  )
}

const isLabelled = (block: Block | undefined): boolean =>
  block !== undefined && block.kind !== 'table' && readLine(block.text)?.said !== undefined

const isMarked = (text: string): boolean => /^[◎●○•▪■□◆◇★☆✓✔➢►▶※·]/u.test(text)

/** A labelled line that reading took for a heading stands among others of its form. */
const isEntry = (blocks: readonly Block[], index: number): boolean =>
  [blocks[index - 1], blocks[index + 1]].some(isLabelled)
