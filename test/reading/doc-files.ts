/**
 * Builds small binary Word documents for tests: one piece of text, one page of properties of each kind, three styles.
 * Layout: [MS-DOC].
 */
import { buildCompoundFile } from './docx-files.ts'

export type FixtureParagraph = {
  /** Without its end; marks such as \u0013 (field) stand for themselves. */
  readonly text: string
  /** 0 Normal, 1 heading 1, 2 heading 2. */
  readonly style?: number
  /** The end of a cell or row instead of a paragraph. */
  readonly ends?: 'cell' | 'row'
  readonly list?: boolean
  /** Its mark was deleted in a revision. */
  readonly markDeleted?: boolean
  /** Outline level of its own. */
  readonly outline?: number
  /** Stretches of the text with properties (sprms), in order. */
  readonly runs?: readonly { readonly start: number; readonly end: number; readonly sprms: readonly number[] }[]
}

export const SPRM = {
  bold: [0x35, 0x08, 1],
  italic: [0x36, 0x08, 1],
  hidden: [0x3c, 0x08, 1],
  deleted: [0x00, 0x08, 1],
  raised: [0x48, 0x2a, 1],
  lowered: [0x48, 0x2a, 2],
  moved: (halfPoints: number): number[] => [0x45, 0x48, halfPoints & 0xff, (halfPoints >> 8) & 0xff],
  size: (halfPoints: number): number[] => [0x43, 0x4a, halfPoints & 0xff, halfPoints >> 8],
} as const

const TEXT_START = 2048
const PAGE = 512

/** `footnotes` follow the main text, as in the format; `tables` are further tables by their index in the header. */
export function buildDoc(
  paragraphs: readonly FixtureParagraph[],
  footnotes: readonly FixtureParagraph[] = [],
  tables: ReadonlyMap<number, readonly number[]> = new Map(),
): Uint8Array {
  const all = [...paragraphs, ...footnotes]
  const marked = all.map((paragraph) => paragraph.text + (paragraph.ends ? '\u0007' : '\r'))
  const mainLength = marked.slice(0, paragraphs.length).join('').length
  const text = marked.join('')
  const paragraphPage = Math.ceil((TEXT_START + text.length * 2) / PAGE)
  const stream = new Uint8Array((paragraphPage + 2) * PAGE)
  const view = new DataView(stream.buffer)
  ;[...text].forEach((character, index) => view.setUint16(TEXT_START + index * 2, character.charCodeAt(0), true))

  let position = 0
  const paragraphRuns: Run[] = []
  const characterRuns: Run[] = []
  all.forEach((paragraph, index) => {
    const start = position
    position += marked[index]!.length
    paragraphRuns.push({ start, end: position, data: paragraphData(paragraph) })
    let at = start
    for (const run of paragraph.runs ?? []) {
      if (start + run.start > at) characterRuns.push({ start: at, end: start + run.start, data: [] })
      characterRuns.push({ start: start + run.start, end: start + run.end, data: [run.sprms.length, ...run.sprms] })
      at = start + run.end
    }
    if (paragraph.markDeleted) {
      if (at < position - 1) characterRuns.push({ start: at, end: position - 1, data: [] })
      characterRuns.push({ start: position - 1, end: position, data: [SPRM.deleted.length, ...SPRM.deleted] })
    } else if (at < position) characterRuns.push({ start: at, end: position, data: [] })
  })
  stream.set(propertyPage(paragraphRuns, 13), paragraphPage * PAGE)
  stream.set(propertyPage(characterRuns, 1), (paragraphPage + 1) * PAGE)

  const end = TEXT_START + text.length * 2
  const styles = styleSheet()
  const paragraphTable = [...u32(TEXT_START), ...u32(end), ...u32(paragraphPage)]
  const characterTable = [...u32(TEXT_START), ...u32(end), ...u32(paragraphPage + 1)]
  const pieces = [2, ...u32(16), ...u32(0), ...u32(text.length), ...u16(0), ...u32(TEXT_START), ...u16(0)]
  const parts: (readonly [number, readonly number[]])[] = [
    [1, styles],
    [13, paragraphTable],
    [12, characterTable],
    [33, pieces],
    ...tables,
  ]
  const table = parts.flatMap(([, part]) => part)

  view.setUint16(0, 0xa5ec, true)
  view.setUint16(2, 0xc1, true)
  view.setUint32(0x4c, mainLength, true)
  view.setUint32(0x50, text.length - mainLength, true)
  let tableAt = 0
  for (const [index, part] of parts) {
    view.setUint32(0x9a + index * 8, tableAt, true)
    view.setUint32(0x9a + index * 8 + 4, part.length, true)
    tableAt += part.length
  }
  return buildCompoundFile({ WordDocument: stream, '0Table': Uint8Array.from(table) })
}

type Run = { readonly start: number; readonly end: number; readonly data: readonly number[] }

function paragraphData({ style = 0, ends, list, outline }: FixtureParagraph): number[] {
  const sprms = [
    ...(ends ? [0x16, 0x24, 1] : []),
    ...(ends === 'row' ? [0x17, 0x24, 1] : []),
    ...(list ? [0x0b, 0x46, 1, 0] : []),
    ...(outline === undefined ? [] : [0x40, 0x26, outline]),
  ]
  const data = [...u16(style), ...sprms]
  // The first byte counts words, itself among them; an even count of bytes is told by a second byte.
  return data.length % 2 === 1 ? [(data.length + 1) / 2, ...data] : [0, data.length / 2, ...data]
}

/**
 * Boundaries, then where the properties of each run lie in words, then the properties from the end of the page
 * downwards.
 */
function propertyPage(runs: readonly Run[], step: number): Uint8Array {
  const page = new Uint8Array(PAGE)
  const view = new DataView(page.buffer)
  let free = PAGE - 2
  runs.forEach((run, index) => {
    view.setUint32(index * 4, TEXT_START + run.start * 2, true)
    view.setUint32((index + 1) * 4, TEXT_START + run.end * 2, true)
    if (run.data.length === 0) return
    free = (free - run.data.length) & ~1
    page.set(run.data, free)
    page[(runs.length + 1) * 4 + index * step] = free / 2
  })
  if ((runs.length + 1) * 4 + runs.length * step > free)
    throw new RangeError(`Cannot put ${runs.length} runs on one page of the fixture`)
  page[PAGE - 1] = runs.length
  return page
}

function styleSheet(): number[] {
  const style = (name: string, builtIn: number): number[] => {
    const body = [
      ...u16(builtIn),
      ...u16((0xfff << 4) | 1),
      ...u16(2),
      ...u16(0),
      ...u16(0),
      ...u16(name.length),
      ...[...name].flatMap((character) => u16(character.charCodeAt(0))),
      0,
      0,
    ]
    return [...u16(body.length), ...body]
  }
  const header = [...u16(3), ...u16(10), ...u16(0), ...u16(0), ...u16(0), ...u16(0), ...u16(0), ...u16(0), ...u16(0)]
  return [...u16(header.length), ...header, ...style('Normal', 0), ...style('heading 1', 1), ...style('heading 2', 2)]
}

export const u16 = (value: number): number[] => [value & 0xff, (value >> 8) & 0xff]
export const u32 = (value: number): number[] => [
  value & 0xff,
  (value >>> 8) & 0xff,
  (value >>> 16) & 0xff,
  (value >>> 24) & 0xff,
]
