/** The blocks of a paper in stretches of one or two columns. */
import type { KeyBlock, LaidOut, PaperBlock, PassageBlock } from '#layout/laid-out.ts'
import { sheetPages } from './answer-sheet.ts'
import { kept, loose, optionsOf, paragraph, table, type Block, type KeptBlock } from './blocks.ts'
import { examinationBlocks } from './examination.ts'
import { centred, headerBlocks } from './head.ts'
import { isPassageKept } from './heights.ts'
import { instructionBlocks, noticeBlocks } from './instructions.ts'
import { entryBlocks, summaryBlocks } from './key.ts'
import { ownRun } from './lines.ts'
import { passageBlocks } from './passages.ts'
import { questionBlocks } from './questions.ts'
import { recordGroups } from './record.ts'
import { schemeTable } from './scheme.ts'
import { sectionHeading } from './section-heading.ts'
import type { Sheet } from './sheet.ts'

/** `numberedEvery`: every so many of its lines one has its number in the margin. */
export type Stretch = {
  readonly columns: 1 | 2
  readonly numberedEvery?: number
  /** A page for a machine, with nothing on it but its drawing and its foot. */
  readonly isSheet?: true
  readonly blocks: readonly KeptBlock[]
}

export function stretchesOf({ blocks: all }: LaidOut, sheet: Sheet): Stretch[] {
  const blocks: readonly (PaperBlock | KeyBlock)[] = all
  const stretches: (Omit<Stretch, 'blocks'> & { blocks: KeptBlock[] })[] = []
  const put: Put = (columns, written, numberedEvery) => {
    const last = stretches.at(-1)
    if (
      last?.columns === columns &&
      last.isSheet === undefined &&
      last.numberedEvery === undefined &&
      numberedEvery === undefined
    )
      last.blocks.push(...written)
    else if (numberedEvery === undefined) stretches.push({ columns, blocks: [...written] })
    else stretches.push({ columns, blocks: [...takenAlong(last, columns), ...written], numberedEvery })
  }
  blocks.forEach((block, index) => {
    const beforeEnd = blocks[index + 1]?.kind === 'end'
    if (block.kind === 'section') putSection(block, beforeEnd, put, sheet)
    else if (block.kind === 'answerSheet')
      stretches.push(
        ...sheetPages(block, sheet).map((page) => ({
          columns: 1 as const,
          isSheet: true as const,
          blocks: loose([page]),
        })),
      )
    else put(1, blockOf(block, beforeEnd, sheet))
  })
  return stretches
}

/**
 * Where a heading stays with numbered lines it stands in their stretch: LibreOffice keeps nothing together across two.
 * The first paragraph of a stretch it leaves behind, too: a sliver.
 */
function takenAlong(
  last: (Pick<Stretch, 'columns' | 'isSheet'> & { readonly blocks: KeptBlock[] }) | undefined,
  columns: 1 | 2,
): KeptBlock[] {
  if (last?.columns !== columns || last.isSheet) return []
  const from = last.blocks.findLastIndex(({ keepNext }) => !keepNext) + 1
  const taken = last.blocks.splice(from)
  const sliver: KeptBlock = { block: paragraph({ style: 'Sliver' }), keepNext: true }
  return (taken.length === 0 ? [] : [sliver, ...taken]).map((block) => ({ ...block, unnumbered: true }))
}

type Put = (columns: 1 | 2, written: readonly KeptBlock[], numberedEvery?: number) => void
type Section = Extract<PaperBlock, { kind: 'section' }>

/** Pairs and columns run down two columns; a heading of pairs, and a question too wide for half a page, over both. */
function putSection(section: Section, beforeEnd: boolean, put: Put, sheet: Sheet): void {
  const { flow, heading, opensPage, questions } = section
  const head = sectionHeading(heading, opensPage === true, sheet)
  const { textWidth, columnWidth } = sheet.measures
  put(flow === 'columns' ? 2 : 1, kept(head, true))
  const alone = flow === 'pairs' ? leftOver(questions) : new Set()
  questions.forEach((question, index) => {
    const columns = flow === 'page' || (flow === 'pairs' && (question.wide || alone.has(index))) ? 1 : 2
    if (question.passage !== undefined) putPassage(question.passage, flow === 'columns' ? 2 : 1, put, sheet)
    const last = beforeEnd && columns === 1 && index === questions.length - 1
    put(columns, questionBlocks(question, columns === 1 ? textWidth : columnWidth, last, sheet))
  })
}

/** The last of an odd number of questions takes the width of the page, as in the PDF. */
function leftOver(questions: Section['questions']): ReadonlySet<number> {
  const alone = new Set<number>()
  let inRow = 0
  questions.forEach(({ wide, passage }, index) => {
    inRow = wide ? 0 : passage === undefined ? inRow + 1 : 1
    const next = questions[index + 1]
    if (inRow % 2 === 1 && (next === undefined || next.wide || next.passage !== undefined)) alone.add(index)
  })
  return alone
}

/** It stays with the question below it; a long text may go over to the next page. */
function putPassage(passage: PassageBlock, columns: 1 | 2, put: Put, sheet: Sheet): void {
  const { textWidth, columnWidth } = sheet.measures
  const { before, text, numberedEvery, after } = passageBlocks(passage, columns === 1 ? textWidth : columnWidth, sheet)
  put(columns, kept(before, true))
  const last = text.slice(-1)
  const isWhole = isPassageKept(passage, columns === 1 ? textWidth : columnWidth, sheet)
  put(columns, isWhole ? kept(text, true) : [...loose(text.slice(0, -1)), ...kept(last, true)], numberedEvery)
  put(columns, kept(after, true))
}

function blockOf(
  block: Exclude<PaperBlock | KeyBlock, { kind: 'section' | 'answerSheet' }>,
  beforeEnd: boolean,
  sheet: Sheet,
): KeptBlock[] {
  switch (block.kind) {
    case 'header':
      return loose(headerBlocks(block, sheet))
    case 'examinationHead':
      return loose(examinationBlocks(block, sheet))
    case 'instructions':
      return kept(instructionBlocks(block, sheet))
    case 'notices':
      return kept(noticeBlocks(block, sheet))
    case 'record': {
      const groups = recordGroups(block, sheet)
      return groups.flatMap((group, index) => kept(group, beforeEnd && index === groups.length - 1))
    }
    case 'keySection':
      return keySectionBlocks(block, sheet)
    case 'schemeSection':
      return [...kept(sectionHeading(block.heading, false, sheet), true), ...loose([schemeTable(block, sheet)])]
    case 'remark':
      return loose([centred([ownRun(block.text, sheet)], { spacing: { before: 400, after: 400 } })])
    case 'end':
      return loose([centred([ownRun(block.text, sheet, { bold: true })], { spacing: { before: 300 } })])
  }
}

function keySectionBlocks(block: Extract<KeyBlock, { kind: 'keySection' }>, sheet: Sheet): KeptBlock[] {
  const head: Block[] = [...sectionHeading(block.heading, false, sheet), ...summaryBlocks(block.summary, sheet)]
  return [...kept(head, true), ...block.entries.flatMap((entry) => inOnePiece(entryBlocks(entry, sheet), sheet))]
}

/**
 * An entry as a row that does not split, since LibreOffice breaks chains of paragraphs, in a long key nearly every one at
 * the foot of a page. One with a table of its own, or longer than a page may be, stays a chain.
 */
const inOnePiece = (blocks: readonly Block[], { measures }: Sheet): KeptBlock[] =>
  blocks.length > 1 && blocks.length <= MOST_IN_ROW && blocks.every(({ kind }) => kind === 'paragraph')
    ? loose([table({ widths: [measures.textWidth], rows: [{ cells: [{ blocks: optionsOf(blocks) }] }] })])
    : kept(blocks)
const MOST_IN_ROW = 24
