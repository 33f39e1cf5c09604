/** Reads a .pptx into blocks, slide by slide; see docs/decisions/reading-slides.md. */
import { err, ok, type Result } from '#domain/result.ts'
import { assembleDocument } from '../assemble-document.ts'
import type { Block, ReadDocument, ReadingFault, ReadingLimits, ReadingWarning } from '../document.ts'
import { dropResidue } from '../drop-residue.ts'
import { findHeadings } from '../find-headings.ts'
import { openZip, type OpenedZip } from '../word/open-zip.ts'
import { coreTitle } from '../word/package-parts.ts'
import { closeLevels } from '../word/word-blocks.ts'
import { underHeadings, type ShownSlide, type SlideText } from './deck-headings.ts'
import { dropRunningBoxes } from './drop-running-boxes.ts'
import { createLayouts } from './layouts.ts'
import { listSlides, type ListedSlide } from './presentation.ts'
import { readSlide, type SlideContent } from './read-slide.ts'

/**
 * Each slide is a page, counted as PowerPoint counts them, hidden ones too. Faults: `damaged` (no whole zip, a slide
 * missing or broken), `too_much_memory` (a zip bomb), `too_many_pages`, `scan` (pictures and hardly a word), `no_text`.
 * Equations of the old editor give the warning `formulas_lost`, hidden slides `hidden_slides`.
 */
export async function readSlides(
  bytes: Uint8Array,
  name: string,
  limits: ReadingLimits,
): Promise<Result<ReadDocument, ReadingFault>> {
  const zip = await openZip(bytes)
  if (!zip.ok) return zip
  const listed = await listSlides(zip.value)
  if (!listed) return err({ code: 'damaged' })
  if (listed.length > limits.slides)
    return err({ code: 'too_many_pages', limit: limits.slides, found: String(listed.length) })
  const deck = await readDeck(zip.value, listed, limits)
  if (!deck.ok) return deck
  const { slides, hidden, truncated } = deck.value
  const blocks = blocksOf(underHeadings(dropRunningBoxes(slides)))
  const pictures = slides.reduce((sum, { seen }) => sum + seen.pictures, 0)
  if (pictures > 0 && blocks.reduce((sum, { text }) => sum + text.length, 0) < SCAN_CHARACTERS)
    return err({ code: 'scan', found: 'pptx' })
  const warnings = warningsOf(slides, hidden)
  const title = await coreTitle(zip.value)
  return assembleDocument(
    { bytes, name, fileType: 'pptx', pageCount: listed.length, blocks, warnings, title, truncated },
    limits,
  )
}

/** Fewer characters than these beside pictures are no text, as in a Word file. */
const SCAN_CHARACTERS = 15

type Deck = { readonly slides: readonly ShownSlide[]; readonly hidden: readonly number[]; readonly truncated: boolean }

async function readDeck(
  zip: OpenedZip,
  listed: readonly ListedSlide[],
  limits: ReadingLimits,
): Promise<Result<Deck, ReadingFault>> {
  const layouts = createLayouts(zip)
  const slides: ShownSlide[] = []
  const hidden: number[] = []
  const seen = new Set<string>()
  let characters = 0
  let section: string | undefined
  for (const [index, { part, section: begun }] of listed.entries()) {
    if (characters > limits.characters) return ok({ slides, hidden, truncated: true })
    section = begun ?? section
    // A part that stands in the list twice would only repeat itself.
    if (part !== undefined && seen.has(part)) continue
    const slide = part === undefined ? undefined : await readSlide(zip, part, layouts)
    if (part === undefined || slide === undefined) return err({ code: 'damaged' })
    seen.add(part)
    if (slide.isHidden) {
      hidden.push(index + 1)
      continue
    }
    slides.push({ ...slide, number: index + 1, ...(section === undefined ? {} : { section }) })
    section = undefined
    characters += charactersOf(slide)
  }
  return ok({ slides, hidden, truncated: false })
}

const charactersOf = ({ pieces, notes }: SlideContent): number =>
  [...pieces.flatMap(({ paragraphs }) => paragraphs), ...notes].reduce((sum, { text }) => sum + text.length, 0)

function blocksOf(slides: readonly SlideText[]): readonly Block[] {
  const placed = slides.flatMap(({ number, paragraphs }) =>
    paragraphs
      .map(dropResidue)
      .filter(({ text }) => text !== '')
      .map((paragraph) => ({ paragraph, page: number })),
  )
  const found = findHeadings(placed.map(({ paragraph }) => paragraph))
  return closeLevels(found.map((block, index) => ({ ...block, page: placed[index]?.page ?? 1 })))
}

function warningsOf(slides: readonly ShownSlide[], hidden: readonly number[]): readonly ReadingWarning[] {
  const lost = slides.filter(({ seen }) => seen.lostFormulas > 0).map(({ number }) => number)
  return [
    ...(lost.length > 0 ? [{ code: 'formulas_lost' as const, pages: lost }] : []),
    ...(hidden.length > 0 ? [{ code: 'hidden_slides' as const, pages: hidden }] : []),
  ]
}
