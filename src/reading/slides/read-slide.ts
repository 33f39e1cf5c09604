/** Reads one slide: its title, and what stands under it in reading order. */
import { displayWidth, endsSentence } from '../heading-shape.ts'
import type { Paragraph } from '../paragraph.ts'
import { diagramParagraphs } from '../word/diagram-paragraphs.ts'
import type { OpenedZip } from '../word/open-zip.ts'
import { readRelationships, readXmlPart, type Relationship } from '../word/package-parts.ts'
import type { BuiltText } from '../word/text-builder.ts'
import { joinLines, tableParagraphs } from '../word/word-blocks.ts'
import { TITLES, type Layout, type Layouts } from './layouts.ts'
import { inReadingOrder } from './reading-order.ts'
import { readSlideParagraph } from './slide-paragraph.ts'
import { nothingSeen, readShapes, type SeenOnSlide, type SlideShape, type TextShape } from './slide-shapes.ts'
import { linesOf, textParagraphs } from './text-paragraphs.ts'

/** What one shape says. */
export type SlidePiece = {
  readonly paragraphs: readonly Paragraph[]
  /** Of a short text in a box of its own: its words and place, by which it is known on other slides. */
  readonly box?: string
}
export type SlideContent = {
  readonly isHidden: boolean
  readonly isHeader: boolean
  readonly title?: BuiltText
  readonly pieces: readonly SlidePiece[]
  readonly notes: readonly Paragraph[]
  readonly seen: SeenOnSlide
}

/** Undefined where the slide is missing or broken; of a hidden one nothing is read. */
export async function readSlide(zip: OpenedZip, part: string, layouts: Layouts): Promise<SlideContent | undefined> {
  const seen = nothingSeen()
  const { root, shapes } = readShapes(await zip.read(part), seen)
  if (root?.name !== 'p:sld') return undefined
  if (/^(?:0|false)$/.test(root.attributes.get('show') ?? ''))
    return { isHidden: true, isHeader: false, pieces: [], notes: [], seen: nothingSeen() }
  const relationships = await readRelationships(zip, part)
  const layout = await layouts(relationships)
  const diagrams = await readDiagrams(zip, relationships)
  const shown = shapes.filter(isShown).map((shape) => placed(shape, layout))
  const title = shown.filter((shape) => shape.kind === 'text').find(isTitle)
  const pieces = inReadingOrder(shown.filter((shape) => shape !== title)).flatMap((shape) =>
    piecesOf(shape, layout, diagrams),
  )
  return {
    isHidden: false,
    isHeader: layout.isHeader || title?.place?.type === 'ctrTitle',
    ...(title === undefined ? {} : { title: joinLines(title.paragraphs.flatMap(({ lines }) => lines)) }),
    pieces,
    notes: await readNotes(zip, relationships),
    seen,
  }
}

/** A "title" longer than this is body text in the place of a title. */
const LONGEST_TITLE = 300

const isTitle = ({ place, paragraphs }: TextShape): boolean =>
  TITLES.has(place?.type ?? '') &&
  displayWidth(paragraphs.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ')) <= LONGEST_TITLE

/** A slide with more pieces of SmartArt is no text. */
const MOST_DIAGRAMS = 20

type Diagrams = ReadonlyMap<string, readonly Paragraph[]>

async function readDiagrams(zip: OpenedZip, relationships: readonly Relationship[]): Promise<Diagrams> {
  const related = relationships.filter(({ type }) => type === 'diagramData').slice(0, MOST_DIAGRAMS)
  const diagrams = new Map<string, readonly Paragraph[]>()
  for (const { id, part } of related) {
    const nodes = diagramParagraphs(await readXmlPart(zip, part)).map((node) => readSlideParagraph(node))
    diagrams.set(
      id,
      nodes.map(({ lines }): Paragraph => ({ ...joinLines(lines), kind: 'list_item' })),
    )
  }
  return diagrams
}

/** Footers, dates and numbers of slides say nothing about the matter, and a prompt is what no one filled in. */
function isShown(shape: SlideShape): boolean {
  if (shape.kind !== 'text' || shape.place === undefined) return true
  return !ASIDES.has(shape.place.type) && !PROMPT.test(shape.paragraphs[0]?.lines[0]?.text ?? '')
}
const ASIDES: ReadonlySet<string> = new Set(['dt', 'ftr', 'hdr', 'sldNum', 'sldImg'])
const PROMPT =
  /^(?:(?:double )?(?:click|tap) (?:icon )?to (?:add|edit)|按一下(?:圖示)?(?:以|即可)?(?:新增|編輯)|(?:单击|單擊|點擊|点击)(?:此处|此處|图标)?(?:以)?(?:添加|编辑|新增|編輯))/iu

const placed = (shape: SlideShape, layout: Layout): SlideShape =>
  shape.kind === 'text' && shape.place !== undefined && shape.box === undefined
    ? { ...shape, box: layout.boxOf(shape.place) }
    : shape

function piecesOf(shape: SlideShape, layout: Layout, diagrams: Diagrams): readonly SlidePiece[] {
  switch (shape.kind) {
    case 'group':
      return inReadingOrder(shape.shapes.filter(isShown)).flatMap((inner) => piecesOf(inner, layout, diagrams))
    case 'caption':
      return [{ paragraphs: [{ text: shape.text, spans: [], kind: 'caption' }] }]
    case 'diagram':
      return [{ paragraphs: diagrams.get(shape.relationship) ?? [] }]
    case 'table': {
      const rows = shape.rows.map((row) => row.map((cell) => cell.flatMap(({ lines }) => linesOf(lines))))
      return [{ paragraphs: tableParagraphs(rows) }]
    }
    case 'text': {
      const paragraphs = textParagraphs(shape, layout)
      const box = boxKey(shape, paragraphs)
      return [{ paragraphs, ...(box === undefined ? {} : { box }) }]
    }
  }
}

const LONGEST_ASIDE = 80

function boxKey({ place, box }: TextShape, paragraphs: readonly Paragraph[]): string | undefined {
  const [only, ...more] = paragraphs
  if (place !== undefined || only === undefined || more.length > 0) return undefined
  if (only.text.length > LONGEST_ASIDE || endsSentence(only.text)) return undefined
  const text = only.text.replace(/^(?:page|slide|p\.)?\s*\d+(?:\s*(?:\/|of)\s*\d+)?$/i, '#')
  return `${box?.x},${box?.y} ${text}`
}

async function readNotes(zip: OpenedZip, relationships: readonly Relationship[]): Promise<readonly Paragraph[]> {
  const part = relationships.find(({ type }) => type === 'notesSlide')?.part
  if (part === undefined) return []
  return readShapes(await zip.read(part), nothingSeen())
    .shapes.filter((shape) => shape.kind === 'text')
    .filter(isShown)
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines, bullet }) =>
      linesOf(lines).map((line): Paragraph => ({
        text: line.text,
        spans: line.spans,
        kind: bullet === true ? 'list_item' : 'paragraph',
      })),
    )
}
