/** PDF files that unfold: streams, images, fonts, forms, endless contents; and those that would run something. */
import { deflateSync } from 'node:zlib'
import { megabyteOf, zlibBomb } from '../bytes/deflate-bomb.ts'
import { flateStream, HONEST_LINES, lines, onePage, stream, writePdf, type PdfObject } from '../bytes/pdf-bytes.ts'
import { byMechanism, type HostileFile } from '../hostile-file.ts'

const HONEST_CONTENTS = stream('', lines(HONEST_LINES))
const SPACES = megabyteOf(' ')

const streamBombs = byMechanism('PDF stream bomb', [
  { name: 'contents-of-2-gigabytes.pdf', make: () => onePage(stream('/Filter /FlateDecode', zlibBomb(SPACES, 2048))) },
  { name: 'contents-compressed-twice.pdf', make: () => onePage(stream('/Filter [/FlateDecode /FlateDecode]', deflateSync(zlibBomb(SPACES, 2048)))), short: true },
  { name: 'contents-compressed-three-times.pdf', make: () => onePage(stream('/Filter [/FlateDecode /FlateDecode /FlateDecode]', deflateSync(deflateSync(zlibBomb(SPACES, 4096))))) },
  { name: 'object-stream-of-1-gigabyte.pdf', make: () => objectStream('/N 1000000000 /First 0', zlibBomb(megabyteOf('1 0 '), 1024)) },
  { name: 'object-stream-extends-itself.pdf', make: () => objectStream('/N 1 /First 4 /Extends 6 0 R', deflateSync(Buffer.from('1 0 << /Type /Catalog /Pages 2 0 R >>'))) },
  { name: 'run-length-filters-200-deep.pdf', make: () => onePage(stream(`/Filter [${'/ASCIIHexDecode '.repeat(200)}]`, '41'.repeat(1000))) },
  { name: 'predictor-of-2e9-columns.pdf', make: () => onePage(flateStream('/DecodeParms << /Predictor 15 /Columns 2000000000 /Colors 32 >>', 'x'.repeat(10_000))) },
  { name: 'contents-run-length-of-300-megabytes.pdf', make: () => onePage(stream('/Filter [/FlateDecode /RunLengthDecode]', zlibBomb(Buffer.alloc(1024 * 1024, Buffer.from([0x81, 0x20])), 5))) },
  { name: 'contents-of-zeros-in-ascii-85.pdf', make: () => onePage(stream('/Filter [/FlateDecode /ASCII85Decode]', zlibBomb(megabyteOf('z'), 300))) },
  { name: 'ten-contents-of-500-megabytes.pdf', make: () => onePage(stream('/Filter /FlateDecode', zlibBomb(SPACES, 500)), { page: `/Contents [${'4 0 R '.repeat(10)}]` }) },
  { name: 'contents-of-1-gigabyte-in-hexadecimal.pdf', make: () => onePage(stream('/Filter [/FlateDecode /ASCIIHexDecode]', zlibBomb(megabyteOf('20'), 2048))) },
  { name: 'second-contents-of-3-gigabytes.pdf', make: () => onePage(HONEST_CONTENTS, { page: '/Contents [4 0 R 6 0 R]', more: [stream('/Filter /FlateDecode', zlibBomb(SPACES, 3072))] }) },
])

const images = byMechanism('PDF images and patterns', [
  { name: 'image-of-100000-by-100000.pdf', make: () => withXObject(stream('/Type /XObject /Subtype /Image /Width 100000 /Height 100000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode', zlibBomb(SPACES, 500))), short: true },
  { name: 'inline-image-of-50000-by-50000.pdf', make: () => onePage(stream('', `BI /W 50000 /H 50000 /CS /RGB /BPC 8 ID ${'x'.repeat(1000)} EI ${lines(HONEST_LINES)}`)) },
  { name: 'image-mask-is-itself.pdf', make: () => withXObject(stream('/Type /XObject /Subtype /Image /Width 10 /Height 10 /ColorSpace /DeviceGray /BitsPerComponent 8 /SMask 6 0 R', 'x'.repeat(100))) },
  { name: 'broken-jpx-and-jbig2.pdf', make: () => withXObject(stream('/Type /XObject /Subtype /Image /Width 30000 /Height 30000 /Filter [/JBIG2Decode]', Buffer.from('0000000030000100000013000075300000753000000000000000000001000000', 'hex'))) },
  { name: 'colour-space-is-itself.pdf', make: () => onePage(stream('', `/C1 cs 1 scn ${lines(HONEST_LINES)}`), { resources: '/ColorSpace << /C1 6 0 R >>', more: ['[/Indexed 6 0 R 255 (x)]'] }) },
  { name: 'tiny-pattern-on-a-huge-page.pdf', make: () => onePage(stream('', `/Pattern cs /P1 scn 0 0 1e9 1e9 re f ${lines(HONEST_LINES)}`), { resources: '/Pattern << /P1 6 0 R >>', page: '/MediaBox [0 0 1e9 1e9]', more: [stream('/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.0001 /YStep 0.0001 /Resources << /Pattern << /P1 6 0 R >> >>', '/Pattern cs /P1 scn 0 0 1 1 re f')] }) },
  { name: 'soft-masks-3000-deep.pdf', make: () => onePage(stream('', `/X1 Do ${lines(HONEST_LINES)}`), { resources: '/XObject << /X1 6 0 R >>', more: Array.from({ length: 3000 }, (_, level) => stream(`/Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /SMask ${level + 7} 0 R`, 'x')) }) },
  { name: 'fax-image-of-2e9-rows.pdf', make: () => withXObject(stream('/Type /XObject /Subtype /Image /Width 60000 /Height 2000000000 /ColorSpace /DeviceGray /BitsPerComponent 1 /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 60000 /Rows 2000000000 >>', '\xff'.repeat(2000))) },
  { name: 'jpeg-of-65500-by-65500.pdf', make: () => withXObject(stream('/Type /XObject /Subtype /Image /Width 65500 /Height 65500 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode', Buffer.from('ffd8ffc0001108ffdcffdc03011100021101031101ffda000c03010002110311003f00ffd9', 'hex'))) },
  { name: '30000-inline-images.pdf', make: () => onePage(flateStream('', `${'BI /W 64 /H 64 /CS /G /BPC 8 ID xxxxxxxx EI '.repeat(30_000)} ${lines(HONEST_LINES)}`)) },
])

const fonts = byMechanism('PDF fonts', [
  { name: 'type-3-glyph-draws-itself.pdf', make: type3Loop, short: true },
  { name: 'to-unicode-of-4e9-characters.pdf', make: () => withFont('/Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /X /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> >>] /ToUnicode 7 0 R', flateStream('', '1 begincodespacerange <00000000> <FFFFFFFF> endcodespacerange 1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange')), short: true },
  { name: 'to-unicode-of-1-gigabyte.pdf', make: () => withFont('/Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R', stream('/Filter /FlateDecode', zlibBomb(megabyteOf('<41> <0041> '), 1024))) },
  { name: 'glyph-stands-for-100000-characters.pdf', make: () => withFont('/Subtype /Type1 /BaseFont /Helvetica /ToUnicode 7 0 R', flateStream('', `1 beginbfchar <41> <${'0041'.repeat(100_000)}> endbfchar`), `BT /F2 1 Tf (${'A'.repeat(3000)}) Tj ET`) },
  { name: 'descendant-font-is-itself.pdf', make: () => withFont('/Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [6 0 R]', '<< >>') },
  { name: 'character-map-uses-itself.pdf', make: () => withFont('/Subtype /Type0 /BaseFont /X /Encoding 7 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /X >>]', stream('/Type /CMap /CMapName /Me /UseCMap 7 0 R', '/Me usecmap')) },
  { name: 'broken-truetype.pdf', make: () => withFont('/Subtype /TrueType /BaseFont /X /FirstChar 0 /LastChar 255 /FontDescriptor << /Type /FontDescriptor /FontName /X /Flags 4 /FontFile2 7 0 R >>', flateStream('/Length1 4000', Buffer.concat([Buffer.from('00010000ffff0000000000000000', 'hex'), Buffer.alloc(4000, 0xfe)]))) },
  { name: 'font-of-200-megabytes.pdf', make: () => withFont('/Subtype /Type1 /BaseFont /X /FontDescriptor << /Type /FontDescriptor /FontName /X /Flags 4 /FontFile 7 0 R >>', stream('/Filter /FlateDecode /Length1 100 /Length2 200000000', zlibBomb(megabyteOf('%!PS dup 1 {'), 200))) },
  { name: 'widths-of-1000000-entries.pdf', make: () => withFont(`/Subtype /Type1 /BaseFont /Helvetica /FirstChar 0 /LastChar 999999 /Widths [${'1e30 '.repeat(1_000_000)}]`, '<< >>') },
  { name: '3000-fonts-on-one-page.pdf', make: () => onePage(flateStream('', `BT ${Array.from({ length: 3000 }, (_, index) => `/G${index} 12 Tf (word ) Tj`).join(' ')} ET`), { resources: `/Font << /F1 5 0 R ${Array.from({ length: 3000 }, (_, index) => `/G${index} ${index + 6} 0 R`).join(' ')} >>`, more: Array.from({ length: 3000 }, (_, index) => `<< /Type /Font /Subtype /Type1 /BaseFont /Font${index} /Encoding /WinAnsiEncoding >>`) }) },
  { name: 'type-3-glyph-of-1-gigabyte.pdf', make: () => withFont('/Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /FirstChar 65 /LastChar 65 /Widths [1] /Encoding << /Differences [65 /A] >> /CharProcs << /A 7 0 R >>', stream('/Filter /FlateDecode', zlibBomb(megabyteOf('1 0 d0 '), 1024))) },
  { name: 'encoding-of-1-gigabyte.pdf', make: () => withFont('/Subtype /Type0 /BaseFont /X /Encoding 7 0 R /DescendantFonts [<< /Type /Font /Subtype /CIDFontType0 /BaseFont /X >>]', stream('/Type /CMap /CMapName /Me /Filter /FlateDecode', zlibBomb(megabyteOf('1 begincidchar <41> 1 endcidchar '), 1024))) },
])

const forms = byMechanism('PDF forms within forms', [
  { name: 'form-draws-itself.pdf', make: () => withXObject(form(6, '/X1 Do /X1 Do')) },
  { name: 'forms-double-40-times.pdf', make: doublingForms, short: true },
  { name: 'forms-3000-deep.pdf', make: () => onePage(stream('', '/X1 Do'), { resources: '/XObject << /X1 6 0 R >>', more: Array.from({ length: 3000 }, (_, level) => form(level + 7, '/X1 Do')) }) },
  { name: 'two-forms-draw-each-other.pdf', make: () => onePage(stream('', '/X1 Do'), { resources: '/XObject << /X1 6 0 R >>', more: [form(7, 'BT /F1 9 Tf (one) Tj ET /X1 Do /X1 Do'), form(6, 'BT /F1 9 Tf (two) Tj ET /X1 Do /X1 Do')] }) },
  { name: 'forms-tenfold-7-times.pdf', make: () => onePage(stream('', '/X1 Do'), { resources: '/XObject << /X1 6 0 R >>', more: [...Array.from({ length: 7 }, (_, level) => form(level + 7, '/X1 Do '.repeat(10))), form(13, 'BT /F1 12 Tf (bottom) Tj ET')] }) },
  { name: 'forms-double-24-times-with-words.pdf', make: () => onePage(stream('', '/X1 Do'), { resources: '/XObject << /X1 6 0 R >>', more: [...Array.from({ length: 24 }, (_, level) => form(level + 7, 'BT /F1 12 Tf (level) Tj ET /X1 Do /X1 Do')), form(30, lines(HONEST_LINES))] }) },
  { name: 'one-form-drawn-200000-times.pdf', make: () => onePage(flateStream('', '/X1 Do '.repeat(200_000)), { resources: '/XObject << /X1 6 0 R >>', more: [form(6, 'BT /F1 12 Tf (again) Tj ET')] }) },
  { name: 'form-of-1-gigabyte.pdf', make: () => withXObject(stream('/Type /XObject /Subtype /Form /BBox [0 0 600 900] /Filter /FlateDecode', zlibBomb(SPACES, 1024))) },
  { name: 'form-drawn-by-its-pattern.pdf', make: () => onePage(stream('', '/X1 Do'), { resources: '/XObject << /X1 6 0 R >>', more: [stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Pattern << /P1 7 0 R >> /XObject << /X1 6 0 R >> >>', '/Pattern cs /P1 scn 0 0 9 9 re f /X1 Do'), stream('/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 1 /YStep 1 /Resources << /XObject << /X1 6 0 R >> >>', '/X1 Do')] }) },
  { name: 'form-that-is-its-own-soft-mask.pdf', make: () => onePage(stream('', `/S1 gs ${lines(HONEST_LINES)}`), { resources: '/ExtGState << /S1 << /SMask << /S /Luminosity /G 6 0 R >> >> >>', more: [stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Group << /S /Transparency >> /Resources << /ExtGState << /S1 << /SMask << /S /Luminosity /G 6 0 R >> >> >> >>', '/S1 gs 0 0 9 9 re f')] }) },
])

const contents = byMechanism('PDF endless contents', [
  { name: 'two-million-words-at-one-place.pdf', make: () => onePage(flateStream('', `BT /F1 12 Tf 72 700 Td ${'(a) Tj '.repeat(2_000_000)} ET`)) },
  { name: '200000-words-scattered.pdf', make: () => onePage(flateStream('', scattered(200_000))) },
  { name: 'ten-million-characters-in-one-string.pdf', make: () => onePage(flateStream('', `BT /F1 1 Tf (${'words and '.repeat(1_000_000)}) Tj ET`)) },
  { name: 'sizes-and-places-beyond-numbers.pdf', make: () => onePage(stream('', `BT /F1 1e38 Tf 1e308 0 0 1e-308 1e308 -1e308 Tm (huge) Tj /F1 0 Tf (none) Tj /F1 -12 Tf (upside down) Tj 0 0 0 0 0 0 Tm (flat) Tj ET ${lines(HONEST_LINES)}`)) },
  { name: 'every-letter-turned.pdf', make: () => onePage(flateStream('', turned(50_000))) },
  { name: 'contents-list-of-100000-streams.pdf', make: () => manyContents(100_000) },
  { name: 'five-million-path-operators.pdf', make: () => onePage(flateStream('', `${'1 1 m 2 2 l S '.repeat(2_500_000)} ${lines(HONEST_LINES)}`)) },
  { name: '30000-columns.pdf', make: () => onePage(flateStream('', columns(30_000))) },
  { name: 'three-million-empty-text-objects.pdf', make: () => onePage(flateStream('', `${'BT ET '.repeat(3_000_000)} ${lines(HONEST_LINES)}`)) },
  { name: 'operands-without-operator.pdf', make: () => onePage(flateStream('', `${'1 2 3 4 5 6 7 8 9 '.repeat(1_000_000)} ${lines(HONEST_LINES)}`)) },
])

const SCRIPT = 'app.launchURL("file:///etc/passwd"); while (true) {}'
const ACTIONS: readonly { readonly name: string; readonly catalogue: string; readonly more?: readonly PdfObject[]; readonly short?: boolean }[] = [
  { name: 'opens-with-an-endless-script.pdf', catalogue: `/OpenAction << /S /JavaScript /JS (${SCRIPT}) >>`, short: true },
  { name: 'launches-a-shell.pdf', catalogue: '/OpenAction << /S /Launch /F (/bin/sh) /Win << /F (cmd.exe) /P (/c calc) >> >>' },
  { name: 'reads-another-file.pdf', catalogue: '/OpenAction << /S /GoToR /F (file:///etc/passwd) /D [0 /Fit] >> /AA << /WC << /S /URI /URI (http://127.0.0.1:9/) >> >>' },
  { name: 'form-with-scripts-and-xfa.pdf', catalogue: '/AcroForm << /Fields [6 0 R] /XFA 7 0 R /NeedAppearances true >>', more: [`<< /FT /Tx /T (field) /Kids [6 0 R] /AA << /C << /S /JavaScript /JS (${SCRIPT}) >> >> >>`, flateStream('', `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><script>${SCRIPT}</script>&e;</xdp:xdp>`)] },
  { name: '100000-actions-one-after-another.pdf', catalogue: '/OpenAction 6 0 R', more: Array.from({ length: 100_000 }, (_, index): PdfObject => `<< /S /JavaScript /JS (1) /Next ${index + 7} 0 R >>`) },
  { name: 'action-follows-itself.pdf', catalogue: '/OpenAction 6 0 R', more: [`<< /S /JavaScript /JS (${SCRIPT}) /Next [6 0 R 6 0 R] >>`] },
  { name: 'sends-the-form-away.pdf', catalogue: '/OpenAction << /S /SubmitForm /F << /FS /URL /F (http://127.0.0.1:9/) >> >> /AcroForm << /Fields [] /CO [6 0 R] >>', more: ['<< /T (secret) /V (/bin/sh) /FT /Tx >>'] },
  { name: 'files-inside-that-hold-themselves.pdf', catalogue: '/Names << /EmbeddedFiles << /Names [(a.pdf) 6 0 R] >> >> /AF [6 0 R]', more: ['<< /Type /Filespec /F (../../../../etc/passwd) /EF << /F 6 0 R >> /RF << /F [(a) 6 0 R] >> >>'] },
  { name: 'collection-with-a-film.pdf', catalogue: '/Collection << /View /T /D (a) >> /OpenAction << /S /Rendition /OP 0 /R << /S /MR /C << /S /MCD /D (file:///etc/passwd) >> >> /JS (app.launchURL) >>' },
  { name: 'metadata-with-entities.pdf', catalogue: '/Metadata 6 0 R', more: [flateStream('/Type /Metadata /Subtype /XML', `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "${'x'.repeat(10_000)}">${Array.from({ length: 9 }, (_, index) => `<!ENTITY a${index} "${`&a${index === 0 ? '' : index - 1};`.repeat(10)}">`).join('')}]><r>&a8;</r>`)] },
]
const actions = byMechanism('PDF actions and scripts', ACTIONS.map(({ catalogue, more = [], ...file }) => ({
  ...file,
  make: () => onePage(HONEST_CONTENTS, { catalogue, more }),
  bait: /root:x:0|launchURL|\/bin\/sh/,
})))

export const pdfBombs: readonly HostileFile[] = [...streamBombs, ...images, ...fonts, ...forms, ...contents, ...actions]

/** The catalogue stands in an object stream (6), to which a cross-reference stream (7) points. */
function objectStream(dictionary: string, data: Buffer): Buffer {
  const objects = ['null', '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>', 'null', 'null', stream(`/Type /ObjStm /Filter /FlateDecode ${dictionary}`, data)]
  return writePdf(objects, {
    tail: (offset, offsets) => {
      const rows = Buffer.alloc(8 * 7)
      const put = (row: number, type: number, second: number, third: number): void => {
        rows.writeUInt8(type, row * 7)
        rows.writeUInt32BE(second, row * 7 + 1)
        rows.writeUInt16BE(third, row * 7 + 5)
      }
      put(1, 2, 6, 0)
      for (const number of [2, 3, 6]) put(number, 1, offsets[number - 1]!, 0)
      put(7, 1, offset, 0)
      return Buffer.concat([Buffer.from('7 0 obj\n'), stream('/Type /XRef /Root 1 0 R /Size 8 /W [1 4 2]', rows), Buffer.from(`\nendobj\nstartxref\n${offset}\n%%EOF`)])
    },
  })
}

const withXObject = (object: PdfObject): Buffer => onePage(stream('', `/X1 Do ${lines(HONEST_LINES)}`), { resources: '/XObject << /X1 6 0 R >>', more: [object] })

const withFont = (dictionary: string, file: PdfObject, contents = `BT /F2 12 Tf 72 700 Td (AAAA) Tj <0041004200430044> Tj ET ${lines(HONEST_LINES)}`): Buffer =>
  onePage(stream('', contents), { resources: '/Font << /F1 5 0 R /F2 6 0 R >>', more: [`<< /Type /Font ${dictionary} >>`, file] })

const form = (next: number, contents: string): Buffer => stream(`/Type /XObject /Subtype /Form /BBox [0 0 600 900] /Resources << /XObject << /X1 ${next} 0 R >> /Font << /F1 5 0 R >> >>`, contents)

function doublingForms(): Buffer {
  const levels = Array.from({ length: 40 }, (_, level) => form(level + 7, '/X1 Do /X1 Do'))
  return onePage(stream('', '/X1 Do'), { resources: '/XObject << /X1 6 0 R >>', more: [...levels, form(46, 'BT /F1 12 Tf (bottom) Tj ET')] })
}

function type3Loop(): Buffer {
  return withFont('/Subtype /Type3 /FontBBox [0 0 1 1] /FontMatrix [1 0 0 1 0 0] /FirstChar 65 /LastChar 65 /Widths [1] /Encoding << /Differences [65 /A] >> /CharProcs << /A 7 0 R >> /Resources << /Font << /F2 6 0 R >> >>', stream('', '1 0 d0 BT /F2 1 Tf (AA) Tj ET'))
}

function scattered(words: number): string {
  const placed = Array.from({ length: words }, (_, index) => `1 0 0 1 ${(index * 7919) % 595} ${(index * 104729) % 842} Tm (w${index}) Tj`)
  return `BT /F1 2 Tf ${placed.join('\n')} ET`
}

function turned(letters: number): string {
  const placed = Array.from({ length: letters }, (_, index) => {
    const angle = index * 0.37
    return `${Math.cos(angle).toFixed(4)} ${Math.sin(angle).toFixed(4)} ${(-Math.sin(angle)).toFixed(4)} ${Math.cos(angle).toFixed(4)} ${100 + (index % 400)} ${100 + ((index * 3) % 600)} Tm (x) Tj`
  })
  return `BT /F1 10 Tf ${placed.join('\n')} ET`
}

const columns = (count: number): string => `BT /F1 0.01 Tf ${Array.from({ length: count }, (_, index) => `1 0 0 1 ${(index * 0.0198).toFixed(4)} ${700 - (index % 3)} Tm (c) Tj`).join('\n')} ET`

function manyContents(count: number): Buffer {
  const references = '6 0 R '.repeat(count)
  return writePdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${references}] /Resources << /Font << /F1 5 0 R >> >> >>`,
    'null',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    flateStream('', lines(HONEST_LINES)),
  ])
}
