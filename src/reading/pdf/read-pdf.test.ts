import { describe, expect, test } from 'vitest'
import { ok } from '#domain/result.ts'
import { READING_LIMITS } from '../document.ts'
import { documentId } from '../document-id.ts'
import { handMadePdf } from '#test/reading/hand-made-pdf.ts'
import type { OpenedPdf, OpenPdf } from './open-pdf.ts'
import { page, printed, printedLines } from '#test/reading/printed-pages.ts'
import { readPdf } from './read-pdf.ts'

const TEXT = [
  'The cell is the smallest unit of life, and all that lives',
  'is made of one cell or of many cells that work as one.',
]
const BYTES = new Uint8Array([37, 80, 68, 70])

/** A document whose pages are given; a page that is undefined cannot be read. */
const opening =
  (pages: readonly (Parameters<typeof page>[0] | 'picture' | 'broken')[], more: Partial<OpenedPdf> = {}): OpenPdf =>
  async () =>
    ok({
      pageCount: pages.length,
      readPage: async (number) => {
        const content = pages[number - 1]!
        if (content === 'broken') throw new Error('Cannot read the page: it is broken')
        return content === 'picture' ? { ...page([], number), pictures: true } : page(content, number)
      },
      readBookmarks: async () => [],
      close: async () => undefined,
      ...more,
    })

const readWith = (open: OpenPdf) => readPdf(BYTES, 'cells.pdf', READING_LIMITS, open)

describe('reading a PDF', () => {
  test('gives its text with page, language and an id of its bytes', async () => {
    const bytes = handMadePdf([TEXT, ['A second page has but one line of text that ends here.']])
    const read = await readPdf(bytes, 'cells.pdf', READING_LIMITS)
    expect(read).toMatchObject({
      ok: true,
      value: { id: documentId(bytes), name: 'cells.pdf', fileType: 'pdf', pageCount: 2, language: 'en', warnings: [] },
    })
    expect(read.ok && read.value.blocks).toEqual([
      { kind: 'paragraph', text: TEXT.join(' '), spans: [], page: 1 },
      { kind: 'paragraph', text: 'A second page has but one line of text that ends here.', spans: [], page: 2 },
    ])
  })

  test.each([
    { name: 'no bytes', bytes: new Uint8Array(), code: 'empty' },
    {
      name: 'bytes that are no PDF',
      bytes: new TextEncoder().encode('%PDF-1.7 and then nothing of the kind'),
      code: 'damaged',
    },
    { name: 'a PDF cut off in the middle', bytes: handMadePdf([TEXT]).slice(0, 120), code: 'damaged' },
    { name: 'a PDF that asks for a password', bytes: handMadePdf([TEXT], { encrypted: true }), code: 'password' },
    { name: 'pages without anything on them', bytes: handMadePdf([[], []]), code: 'no_text' },
  ])('$name: $code', async ({ bytes, code }) => {
    expect(await readPdf(bytes, 'x.pdf', READING_LIMITS)).toMatchObject({ ok: false, error: { code } })
  })

  test('too many pages are refused before any is read', async () => {
    let pagesRead = 0
    const open = opening([], {
      pageCount: 501,
      readPage: async () => {
        pagesRead += 1
        return page([])
      },
    })
    expect(await readWith(open)).toEqual({ ok: false, error: { code: 'too_many_pages', limit: 500, found: '501' } })
    expect(pagesRead).toBe(0)
  })

  test('a document of pictures is a scan', async () => {
    expect(await readWith(opening(['picture', 'picture']))).toEqual({
      ok: false,
      error: { code: 'scan', pages: [1, 2] },
    })
  })

  test('pictures among pages of text are told, but not a lone cover', async () => {
    const text = printedLines(TEXT, 60, 100)
    const some = await readWith(opening([text, 'picture', text, 'picture', text]))
    expect(some.ok && some.value.warnings).toEqual([{ code: 'scanned_pages', pages: [2, 4] }])
    const cover = await readWith(opening(['picture', text, text]))
    expect(cover.ok && cover.value.warnings).toEqual([])
  })

  test('text without meaning is garbage, in the whole or on some pages', async () => {
    const garbage = printedLines(
      ['\ue123\ue124\ue125\ue126\ue127\ue128\ue129\ue130 \ue131\ue132\ue133\ue134\ue135\ue136\ue137\ue138'],
      60,
      100,
    )
    expect(await readWith(opening([garbage]))).toMatchObject({ ok: false, error: { code: 'garbage_text', pages: [1] } })
    const read = await readWith(opening([garbage, printedLines(TEXT, 60, 100)]))
    expect(read.ok && read.value.warnings).toEqual([{ code: 'garbage_pages', pages: [1] }])
    expect(read.ok && read.value.blocks.map((block) => block.page)).toEqual([2])
  })

  test('a broken page costs only itself', async () => {
    const read = await readWith(opening(['broken', printedLines(TEXT, 60, 100)]))
    expect(read.ok && read.value.warnings).toEqual([{ code: 'garbage_pages', pages: [1] }])
    expect(await readWith(opening(['broken', 'broken']))).toEqual({ ok: false, error: { code: 'damaged' } })
  })

  test('text beyond the limit is cut at a block, with a warning', async () => {
    const open = opening([printedLines(TEXT, 60, 300), printedLines(TEXT, 60, 300)])
    const read = await readPdf(BYTES, 'cells.pdf', { ...READING_LIMITS, characters: 150 }, open)
    expect(read.ok && read.value.blocks).toHaveLength(1)
    expect(read.ok && read.value.warnings).toEqual([{ code: 'truncated', pages: [2] }])
  })

  test.each([
    { given: 'Cell Structure', title: 'Cell Structure' },
    { given: 'Microsoft Word - ch4.docx', title: 'The Structure of Cells' },
    { given: 'chapter4_final.indd', title: 'The Structure of Cells' },
    { given: undefined, title: 'The Structure of Cells' },
  ])('a file that calls itself $given has the title $title', async ({ given, title }) => {
    const open = opening(
      [[printed('The Structure of Cells', 60, 150, { size: 20, bold: true }), ...printedLines(TEXT, 60, 200)]],
      given === undefined ? {} : { title: given },
    )
    expect(await readWith(open)).toMatchObject({ ok: true, value: { title } })
  })

  test('the document is closed whatever happens', async () => {
    let closed = 0
    const close = async () => {
      closed += 1
    }
    await readWith(opening(['picture'], { close }))
    await readWith(opening(['broken'], { close }))
    expect(closed).toBe(2)
  })
})
