import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { READING_LIMITS } from './document.ts'
import { readDocument } from './read-document.ts'
import { buildCompoundFile, buildDocHeader, buildDocx, buildZip, encode } from '#test/reading/docx-files.ts'
import { buildPptx, title } from '#test/reading/pptx-files.ts'
import { quietSeconds } from '#test/quiet-seconds.ts'

const LETTER = '<w:p><w:r><w:t>A cell is the smallest unit of life.</w:t></w:r></w:p>'
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
const JPEG = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46])
const NOISE = Uint8Array.from({ length: 4000 }, (_, index) => (index * index * 31 + index * 7) % 251)
const contentTypes = { name: '[Content_Types].xml', bytes: encode('<Types/>') }
const officeZip = (folder: string): Uint8Array =>
  buildZip([contentTypes, { name: `${folder}/main.xml`, bytes: encode('<x/>') }])
const bomb = buildZip([
  contentTypes,
  { name: 'word/document.xml', bytes: encode('x'.repeat(400)), claimedSize: 400_000_000 },
])
const manyEntries = buildZip([
  contentTypes,
  { name: 'word/document.xml', bytes: encode('<x/>') },
  ...Array.from({ length: 10_001 }, (_, index) => ({ name: `word/${index}`, bytes: encode('') })),
])
const whole = buildDocx(LETTER.repeat(50))
const slides = buildPptx({ slides: [{ shapes: title('A cell is the smallest unit of life.') }] })

describe('a file that cannot be read ends in its fault', () => {
  test.each([
    { title: 'an empty file', name: 'a.txt', bytes: new Uint8Array(), fault: { code: 'empty' } },
    { title: 'nothing but white space', name: 'a.txt', bytes: encode(' \r\n\t\n '), fault: { code: 'empty' } },
    { title: 'a download that left only NULs', name: 'a.pdf', bytes: new Uint8Array(5000), fault: { code: 'empty' } },
    {
      title: 'a file over the limit',
      name: 'a.txt',
      bytes: encode('a'.repeat(READING_LIMITS.bytes + 1)),
      fault: { code: 'too_large', limit: READING_LIMITS.bytes },
    },
    {
      title: 'a .docx cut short',
      name: 'a.docx',
      bytes: whole.subarray(0, whole.length / 2),
      fault: { code: 'damaged' },
    },
    {
      title: 'a .docx with broken XML',
      name: 'a.docx',
      bytes: buildDocx('<w:p><w:r></w:p>'),
      fault: { code: 'damaged' },
    },
    {
      title: 'a .docx without its main part',
      name: 'a.docx',
      bytes: buildZip([contentTypes, { name: 'word/styles.xml', bytes: encode('<x/>') }]),
      fault: { code: 'damaged' },
    },
    {
      title: 'a .docx nested deeper than any document',
      name: 'a.docx',
      bytes: buildDocx('<w:sdt><w:sdtContent>'.repeat(5000) + '</w:sdtContent></w:sdt>'.repeat(5000)),
      fault: { code: 'damaged' },
    },
    { title: 'a .docx without text', name: 'a.docx', bytes: buildDocx('<w:p/>'), fault: { code: 'no_text' } },
    {
      title: 'a .docx with a password',
      name: 'a.docx',
      bytes: buildCompoundFile({ EncryptionInfo: encode('x'), EncryptedPackage: encode('x') }),
      fault: { code: 'password' },
    },
    {
      title: 'a .doc with a password',
      name: 'a.doc',
      bytes: buildCompoundFile({ WordDocument: buildDocHeader(0xa5ec, 0xc1, 0x0100) }),
      fault: { code: 'password' },
    },
    {
      title: 'a .doc of Word 95',
      name: 'a.doc',
      bytes: buildCompoundFile({ WordDocument: buildDocHeader(0xa5dc, 0x68, 0) }),
      fault: { code: 'old_word' },
    },
    {
      title: 'a .doc of Word 2',
      name: 'a.doc',
      bytes: Uint8Array.from([0xdb, 0xa5, 0x2d, 0, ...Array.from({ length: 200 }, () => 7)]),
      fault: { code: 'old_word' },
    },
    {
      title: 'a .doc with nothing behind its header',
      name: 'a.doc',
      bytes: buildCompoundFile({ WordDocument: buildDocHeader(0xa5ec, 0xc1, 0), '0Table': encode('') }),
      fault: { code: 'damaged' },
    },
    {
      title: 'a .doc cut short',
      name: 'a.doc',
      bytes: buildCompoundFile({ WordDocument: buildDocHeader(0xa5ec, 0xc1, 0) }).subarray(0, 700),
      fault: { code: 'damaged' },
    },
    {
      title: 'a picture called .pdf',
      name: 'scan.pdf',
      bytes: PNG,
      fault: { code: 'wrong_type', found: 'png', claimed: 'pdf' },
    },
    {
      title: 'a photograph',
      name: 'IMG_1.jpg',
      bytes: JPEG,
      fault: { code: 'unsupported_type', found: 'jpg', claimed: 'jpg' },
    },
    {
      title: 'a workbook called .docx',
      name: 'a.docx',
      bytes: officeZip('xl'),
      fault: { code: 'wrong_type', found: 'xlsx', claimed: 'docx' },
    },
    {
      title: 'slides without their list',
      name: 'a.pptx',
      bytes: officeZip('ppt'),
      fault: { code: 'damaged' },
    },
    {
      title: 'a .pptx cut short',
      name: 'a.pptx',
      bytes: slides.subarray(0, slides.length / 2),
      fault: { code: 'damaged' },
    },
    {
      title: 'a .pptx with a password',
      name: 'a.pptx',
      bytes: buildCompoundFile({ EncryptedPackage: encode('x'), EncryptionInfo: encode('x') }),
      fault: { code: 'password' },
    },
    {
      title: 'slides of an old PowerPoint',
      name: 'a.ppt',
      bytes: buildCompoundFile({ 'PowerPoint Document': encode('x') }),
      fault: { code: 'unsupported_type', found: 'ppt', claimed: 'ppt' },
    },
    {
      title: 'slides of an old PowerPoint called .pptx',
      name: 'a.pptx',
      bytes: buildCompoundFile({ 'PowerPoint Document': encode('x') }),
      fault: { code: 'wrong_type', found: 'ppt', claimed: 'pptx' },
    },
    {
      title: 'slides of OpenDocument called .pptx',
      name: 'a.pptx',
      bytes: buildZip([{ name: 'mimetype', bytes: encode('application/vnd.oasis.opendocument.presentation') }]),
      fault: { code: 'wrong_type', found: 'odp', claimed: 'pptx' },
    },
    {
      title: 'a plain zip called .docx',
      name: 'a.docx',
      bytes: buildZip([{ name: 'a.txt', bytes: encode('a') }]),
      fault: { code: 'wrong_type', found: 'zip', claimed: 'docx' },
    },
    {
      title: 'an OpenDocument text called .docx',
      name: 'a.docx',
      bytes: buildZip([{ name: 'mimetype', bytes: encode('application/vnd.oasis.opendocument.text') }]),
      fault: { code: 'wrong_type', found: 'odt', claimed: 'docx' },
    },
    {
      title: 'an old workbook called .doc',
      name: 'a.doc',
      bytes: buildCompoundFile({ Workbook: encode('x') }),
      fault: { code: 'wrong_type', found: 'xls', claimed: 'doc' },
    },
    {
      title: 'RTF called .doc',
      name: 'a.doc',
      bytes: encode('{\\rtf1\\ansi A cell.}'),
      fault: { code: 'wrong_type', found: 'rtf', claimed: 'doc' },
    },
    {
      title: 'a web page saved as .doc',
      name: 'a.doc',
      bytes: encode('<html xmlns:o="urn:x"><body>A cell.</body></html>'),
      fault: { code: 'wrong_type', found: 'html', claimed: 'doc' },
    },
    {
      title: 'a table of values',
      name: 'marks.csv',
      bytes: encode('name,mark\nChan,5\n'),
      fault: { code: 'unsupported_type', found: 'csv', claimed: 'csv' },
    },
    {
      title: 'a zip with a PDF in it',
      name: 'a.zip',
      bytes: buildZip([{ name: 'a.pdf', bytes: encode('%PDF-1.7') }]),
      fault: { code: 'unsupported_type', found: 'zip', claimed: 'zip' },
    },
    { title: 'binary noise called .txt', name: 'a.txt', bytes: NOISE, fault: { code: 'wrong_type', claimed: 'txt' } },
    { title: 'binary noise called .pdf', name: 'a.pdf', bytes: NOISE, fault: { code: 'wrong_type', claimed: 'pdf' } },
    { title: 'a zip that says it unpacks to 400 MB', name: 'a.docx', bytes: bomb, fault: { code: 'too_much_memory' } },
    { title: 'a zip of ten thousand entries', name: 'a.docx', bytes: manyEntries, fault: { code: 'too_much_memory' } },
  ] as const)('$title', async ({ name, bytes, fault }) => {
    expect(await readDocument(bytes, name, READING_LIMITS)).toEqual({ ok: false, error: fault })
  })

  test('a bomb is refused by its directory, before anything is unpacked', async () => {
    expect(await quietSeconds(() => readDocument(bomb, 'a.docx', READING_LIMITS))).toBeLessThan(0.2)
  })
})

describe('a file under another extension is read as what it is', () => {
  test.each([
    { title: 'a .docx called .doc', name: 'a.doc', bytes: buildDocx(LETTER), fileType: 'docx' },
    { title: 'a .pptx under its own name', name: 'a.pptx', bytes: slides, fileType: 'pptx' },
    { title: 'a .pptx called .docx', name: 'a.docx', bytes: slides, fileType: 'pptx' },
    { title: 'a .docx called .zip', name: 'a.zip', bytes: buildDocx(LETTER), fileType: 'docx' },
    {
      title: 'a text called .doc',
      name: 'a.doc',
      bytes: encode('A cell is the smallest unit of life.'),
      fileType: 'txt',
    },
    {
      title: 'a text that speaks of the header of a PDF',
      name: 'a.txt',
      bytes: encode('A file begins with %PDF-1.7 when it is one.'),
      fileType: 'txt',
      text: 'A file begins with %PDF-1.7 when it is one.',
    },
    {
      title: 'a text without an extension',
      name: 'notes',
      bytes: encode('A cell is the smallest unit of life.'),
      fileType: 'txt',
    },
  ])('$title', async ({ name, bytes, fileType, text = 'A cell is the smallest unit of life.' }) => {
    const read = await readDocument(bytes, name, READING_LIMITS)
    expect(read.ok && { fileType: read.value.fileType, text: read.value.blocks.map((block) => block.text) }).toEqual({
      fileType,
      text: [text],
    })
  })
})

test('what lies beyond the limit of characters is cut with a warning', async () => {
  const read = await readDocument(buildDocx(LETTER.repeat(10)), 'a.docx', { ...READING_LIMITS, characters: 100 })
  expect(read.ok && { blocks: read.value.blocks.length, warnings: read.value.warnings }).toEqual({
    blocks: 2,
    warnings: [{ code: 'truncated', pages: [] }],
  })
})

test('a text over the limit is cut with a warning even where most of it is white space', async () => {
  const read = await readDocument(encode(`A cell lives.${' '.repeat(500)}It grows.`), 'a.txt', {
    ...READING_LIMITS,
    characters: 100,
  })
  expect(read.ok && { texts: read.value.blocks.map((block) => block.text), warnings: read.value.warnings }).toEqual({
    texts: ['A cell lives.'],
    warnings: [{ code: 'truncated', pages: [] }],
  })
})

const shared = '../shared/documents'
describe.skipIf(!existsSync(shared))('real files', () => {
  test.each([
    { name: 'poi-Word95.doc', fault: 'old_word' },
    { name: 'poi-issue_51265_1.docx', fault: 'scan' },
  ])('$name ends in $fault', async ({ name, fault }) => {
    const read = await readDocument(new Uint8Array(readFileSync(`${shared}/${name}`)), name, READING_LIMITS)
    expect(read.ok ? 'read' : read.error.code).toBe(fault)
  })

  test('the reader is the same in every encoding, but for characters that Big5 does not have', async () => {
    const texts = await Promise.all(
      ['utf8', 'utf16', 'gb18030-hant', 'big5'].map(async (encoding) => {
        const read = await readDocument(
          new Uint8Array(readFileSync(`${shared}/drcd-reader.${encoding}.txt`)),
          'a.txt',
          READING_LIMITS,
        )
        return read.ok ? read.value.blocks : []
      }),
    )
    expect(texts[1]).toEqual(texts[0])
    expect(texts[2]).toEqual(texts[0])
    expect(texts[3]!.map((block) => block.kind)).toEqual(texts[0]!.map((block) => block.kind))
    expect(texts[3]!.filter((block, index) => block.text !== texts[0]![index]!.text).length).toBeLessThanOrEqual(15)
  })
})
