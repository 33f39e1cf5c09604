/** Writes PDF files from objects given as text, with a cross-reference table that is right unless told otherwise. */
import { deflateSync } from 'node:zlib'

/** Objects are numbered from 1 in the order of the list. */
export type PdfObject = string | Uint8Array

export type PdfOptions = {
  /** Further entries of the trailer. */
  readonly trailer?: string
  /** Replaces table and trailer altogether; gets the offset at which it stands. */
  readonly tail?: (offset: number, objectOffsets: readonly number[]) => string | Uint8Array
}

/** The first object is the catalogue. */
export function writePdf(objects: readonly PdfObject[], options: PdfOptions = {}): Buffer {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  let at = pieces[0]!.length
  const add = (bytes: Buffer): void => {
    pieces.push(bytes)
    at += bytes.length
  }
  objects.forEach((object, index) => {
    offsets.push(at)
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), latin1(object), Buffer.from('\nendobj\n')]))
  })
  add(latin1(options.tail ? options.tail(at, offsets) : tableAndTrailer(at, offsets, options.trailer ?? '')))
  return Buffer.concat(pieces)
}

/** A stream object; `dictionary` holds its further entries. */
export function stream(dictionary: string, data: PdfObject): Buffer {
  const bytes = latin1(data)
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${dictionary} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ])
}

export const flateStream = (dictionary: string, data: PdfObject): Buffer =>
  stream(`/Filter /FlateDecode ${dictionary}`, deflateSync(latin1(data)))

/** A file of one page: objects 1 catalogue, 2 page tree, 3 page, 4 its contents, 5 Helvetica, then `more` from 6. */
export function onePage(
  contents: PdfObject,
  {
    resources = '',
    catalogue = '',
    page = '',
    more = [],
    trailer = '',
  }: {
    readonly resources?: string
    readonly catalogue?: string
    readonly page?: string
    readonly more?: readonly PdfObject[]
    readonly trailer?: string
  } = {},
): Buffer {
  return writePdf(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
      contents,
      HELVETICA,
      ...more,
    ],
    { trailer },
  )
}

export const HELVETICA = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'

/** Contents of a page of plain lines. */
export const lines = (texts: readonly string[]): string =>
  `BT /F1 12 Tf 14 TL 72 780 Td ${texts.map((text) => `(${text.replace(/[\\()]/g, '\\$&')}) Tj T*`).join('\n')} ET`

export const HONEST_LINES = Array.from(
  { length: 20 },
  (_, index) => `Osmosis moves water through a membrane from dilute to concentrated solution ${index + 1}.`,
)

/** A file as a word processor would write it: `pages` pages of sentences, compressed, with an outline and a title. */
export function honestPdf(pages: number): Buffer {
  const first = 6
  const pageNumbers = Array.from({ length: pages }, (_, index) => first + 2 * index)
  const objects: PdfObject[] = [
    '<< /Type /Catalog /Pages 2 0 R /Outlines 3 0 R >>',
    `<< /Type /Pages /Count ${pages} /Kids [${pageNumbers.map((number) => `${number} 0 R`).join(' ')}] >>`,
    '<< /Type /Outlines /First 4 0 R /Last 4 0 R /Count 1 >>',
    `<< /Title (Osmosis) /Parent 3 0 R /Dest [${first} 0 R /Fit] >>`,
    HELVETICA,
  ]
  for (let page = 0; page < pages; page += 1) {
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${first + 2 * page + 1} 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    )
    objects.push(
      flateStream(
        '',
        lines([
          `${page + 1} Osmosis in chapter ${page + 1}`,
          ...HONEST_LINES.map((line) => `${line} Page ${page + 1}.`),
        ]),
      ),
    )
  }
  return writePdf(objects, { trailer: '/ID [<00112233445566778899aabbccddeeff> <00112233445566778899aabbccddeeff>]' })
}

function tableAndTrailer(offset: number, objectOffsets: readonly number[], trailer: string): string {
  const rows = objectOffsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`)
  return `xref\n0 ${rows.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${rows.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${offset}\n%%EOF\n`
}

const latin1 = (data: PdfObject): Buffer => (typeof data === 'string' ? Buffer.from(data, 'latin1') : Buffer.from(data))
