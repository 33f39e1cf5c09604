/** Makes the titles of slides and the names of sections the headings of a document. */
import { displayWidth, endsSentence } from '../heading-shape.ts'
import { TITLE_LEVEL, type Paragraph } from '../paragraph.ts'
import type { BuiltText } from '../word/text-builder.ts'
import type { SlideContent, SlidePiece } from './read-slide.ts'

export type ShownSlide = SlideContent & { readonly number: number; readonly section?: string }
/** Of one slide: its headings, then what stands under them. */
export type SlideText = { readonly number: number; readonly paragraphs: readonly Paragraph[] }

/**
 * The title of the deck is the highest, sections stand under it, slides under these. Slides that follow one another
 * under one title have one heading; a number or "continued" behind a title is left out where it only counts them.
 */
export function underHeadings(slides: readonly ShownSlide[]): readonly SlideText[] {
  const titled = withDividers(slides.map((slide, index) => ({ ...slide, ...splitTitle(slide), isFirst: index === 0 })))
  const counts = Map.groupBy(titled, ({ title }) => (title === undefined ? '' : keyOf(title)))
  let above: string | undefined
  return titled.map((slide) => {
    const headings: Paragraph[] = []
    const isSection = (slide.isHeader && !slide.isFirst) || isNamedBySection(slide)
    if (slide.section !== undefined && !isSection && !(slide.isFirst && slide.isHeader)) {
      headings.push({ text: slide.section, spans: [], kind: 'heading', level: SECTION_LEVEL })
      above = undefined
    }
    if (slide.title !== undefined) {
      const level = slide.isFirst && slide.isHeader ? TITLE_LEVEL : isSection ? SECTION_LEVEL : SLIDE_LEVEL
      const key = keyOf(slide.title)
      const isRepeated = (counts.get(key)?.length ?? 0) > 1
      const text = isRepeated || isContinued(slide.title) ? withoutCount(slide.title) : slide.title
      if (key !== above) headings.push({ ...text, kind: 'heading', level })
      above = key
    }
    return {
      number: slide.number,
      paragraphs: [...headings, ...slide.pieces.flatMap(({ paragraphs }) => paragraphs), ...slide.notes],
    }
  })
}

/** A slide with nothing but a title stands over those that follow, whatever its layout is called. */
function withDividers<Slide extends SlideContent>(slides: readonly Slide[]): readonly Slide[] {
  const lastFull = slides.findLastIndex((slide) => !isBare(slide))
  return slides.map((slide, index) => (isBare(slide) && index < lastFull ? { ...slide, isHeader: true } : slide))
}

const isBare = ({ pieces, seen }: SlideContent): boolean =>
  pieces.length === 0 && seen.pictures === 0 && seen.drawings === 0

const SECTION_LEVEL = TITLE_LEVEL + 1
const SLIDE_LEVEL = TITLE_LEVEL + 2

/** A section that is called as its first slide is. */
const isNamedBySection = ({ section, title }: { section?: string; title?: BuiltText }): boolean =>
  section !== undefined && title !== undefined && bare(section) === keyOf(title)

const COUNT =
  /\s*(?:[（([]\s*(?:\d{1,2}(?:\s*[/／]\s*\d{1,2})?|[一二三四五六七八九十]{1,2})\s*[）)\]]|(?<=\s)[-–—]\s*\d{1,2}(?:\s*[/／]\s*\d{1,2})?)$/u
const CONTINUED =
  /\s*(?:[（([]\s*(?:cont(?:inued|['’]?d|\.)?\.?|[續续]|接上[頁页])\s*[）)\]]|[-–—:,]?\s+(?:continued|cont['’]d|cont\.)|…\s*continued)$/iu

const isContinued = ({ text }: BuiltText): boolean => CONTINUED.test(text)

function withoutCount(title: BuiltText): BuiltText {
  const kept = title.text.replace(CONTINUED, '').replace(COUNT, '')
  if (!/[\p{L}\p{N}]/u.test(kept)) return title
  const spans = title.spans
    .map((span) => ({ ...span, end: Math.min(span.end, kept.length) }))
    .filter(({ start, end }) => end > start)
  return { text: kept, spans }
}

const keyOf = (title: BuiltText): string => bare(withoutCount(title).text)
const bare = (text: string): string => text.replace(/\s+/gu, '').toLowerCase()

/** The title of a slide that has no place for one: a short line over the rest, and larger. */
function splitTitle({ title, pieces }: SlideContent): { title?: BuiltText; pieces: readonly SlidePiece[] } {
  if (title !== undefined) return { title, pieces }
  const [first, ...rest] = pieces
  const [line, ...more] = first?.paragraphs ?? []
  if (first?.box === undefined || line === undefined || more.length > 0) return { pieces }
  const { kind, text, spans, size } = line
  const isLine = kind === undefined && displayWidth(text) <= LONGEST_TITLE && !endsSentence(text) && /\p{L}/u.test(text)
  const largest = rest
    .flatMap(({ paragraphs }) => paragraphs)
    .reduce((least, other) => Math.max(least, (other.size ?? 0) * LARGER), SMALLEST_TITLE)
  return isLine && (size ?? 0) >= largest ? { title: { text, spans }, pieces: rest } : { pieces }
}
const LONGEST_TITLE = 90
/** In half points. */
const SMALLEST_TITLE = 44
const LARGER = 1.15
