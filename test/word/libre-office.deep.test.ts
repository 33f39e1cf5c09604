/**
 * Word documents as LibreOffice prints them, beside the PDF of the same paper, and as it saves them after opening. Pages
 * may differ by one in ten, and by one: fonts are others, and where pages break is not ours to say.
 *
 * @module-tag deep
 */
import { describe, expect, test } from 'vitest'
import { PAPER_PARTS } from '#domain/paper-part.ts'
import { layOut } from '#layout/lay-out.ts'
import type { KeyBlock, KeyEntry, LaidOut, PaperBlock, QuestionBlock } from '#layout/laid-out.ts'
import { printPdf } from '#printing/pdf/print-pdf.ts'
import { printWord } from '#printing/word/print-word.ts'
import { templateFor } from '#templates/templates.ts'
import { EXAMINATION_PAPERS, GOLDEN_PAPERS, PASSAGE_PAPERS } from '../golden/papers/golden-papers.ts'
import { readPdf } from '../golden/read-pdf.ts'
import { convertedTo, hasLibreOffice } from './libre-office.ts'
import { readDocument } from './read-document.ts'
import { bare, missingIn } from './words-of.ts'

const PAPERS = { ...GOLDEN_PAPERS, ...PASSAGE_PAPERS, ...EXAMINATION_PAPERS }
const NAMES = [
  'english-science',
  'english-reading',
  'mathematics',
  'chinese-history',
  'chinese-reading',
  'simplified-geography',
  'hkdse-paper-1',
  'hkdse-paper-2',
] as const
const CASES = NAMES.flatMap((name) => PAPER_PARTS.map((part) => ({ name, part, paper: PAPERS[name]! })))

/** The title of each section and what its first question opens with, which stand on one page. */
function sectionsOf({ blocks: all }: LaidOut): (readonly [title: string, opening: string])[] {
  const blocks: readonly (PaperBlock | KeyBlock)[] = all
  return blocks.flatMap((block) => {
    if (block.kind !== 'section' && block.kind !== 'keySection') return []
    const first = block.kind === 'section' ? block.questions[0]! : block.entries[0]!
    const content =
      'passage' in first && first.passage && 'content' in first.passage ? first.passage.content : undefined
    const [paragraph] = content?.kind === 'text' ? content.paragraphs : []
    return [[comparable(block.heading.title), paragraph ? openingOf({ stem: paragraph }) : openingOf(first)] as const]
  })
}

/** What each question opens with, up to its first formula or blank. */
function openingsOf({ blocks: all }: LaidOut): string[] {
  const blocks: readonly (PaperBlock | KeyBlock)[] = all
  const questions = blocks.flatMap((block) => (block.kind === 'section' ? block.questions : []))
  const entries = blocks.flatMap((block) => (block.kind === 'keySection' ? block.entries : []))
  return [...questions, ...entries].map(openingOf).filter((words) => words !== '')
}
const openingOf = ({ stem: { text } }: Pick<QuestionBlock | KeyEntry, 'stem'>): string =>
  text[0]?.kind === 'text' ? comparable(text[0].text).slice(0, 12) : ''
/** Marks of quotation are those of a font. */
const comparable = (text: string): string =>
  bare(text)
    .normalize('NFKC')
    .replace(/["'“”‘’]/gu, '')

const equationsIn = (document: Uint8Array): number =>
  readDocument(document).reduce((sum, { equations }) => sum + equations, 0)

describe('LibreOffice', { timeout: 240_000 }, () => {
  test.for(CASES)('prints $name, $part, as the PDF is, and saves it whole', async ({ paper, part }, { skip }) => {
    skip(!hasLibreOffice(), 'LibreOffice is not installed')
    const laidOut = layOut(paper, templateFor(paper.configuration), { part, pageSize: 'a4' })
    const document = await printWord(laidOut)
    const ours = await readPdf(await printPdf(laidOut))
    const theirs = await readPdf(await convertedTo('pdf', document))
    const pages = ours.pages.length
    expect(Math.abs(theirs.pages.length - pages)).toBeLessThanOrEqual(Math.max(1, Math.ceil(pages / 10)))
    const openings = openingsOf(laidOut)
    expect(missingIn(comparable(theirs.pages.join('')), openings)).toBeUndefined()
    const texts = theirs.pages.map(comparable)
    // LibreOffice's sign for a part of an equation that is missing.
    expect(texts.join('')).not.toContain('¿')
    for (const [title, opening] of sectionsOf(laidOut))
      expect(
        texts.some((text) => text.includes(title) && text.includes(opening, text.indexOf(title))),
        title,
      ).toBe(true)
    const saved = await convertedTo('docx', document)
    expect(equationsIn(saved)).toBe(equationsIn(document))
    const words = readDocument(saved)
      .map(({ text }) => text)
      .join('')
    expect(missingIn(comparable(words), openings)).toBeUndefined()
  })
})
