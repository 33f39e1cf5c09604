/** PDF files whose skeleton lies: page trees, cross-references, outlines, encryption. */
import { flateStream, HONEST_LINES, lines, onePage, stream, writePdf } from '../bytes/pdf-bytes.ts'
import { MEGABYTE, megabyteOf, zlibBomb } from '../bytes/deflate-bomb.ts'
import { byMechanism, type HostileFile } from '../hostile-file.ts'

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>'
const HONEST_CONTENTS = stream('', lines(HONEST_LINES))

const pageTree = byMechanism('PDF page tree', [
  { name: 'claims-2147483647-pages.pdf', make: () => claimedPages(2147483647), short: true },
  { name: 'claims-minus-one-page.pdf', make: () => claimedPages(-1) },
  { name: 'claims-1e300-pages.pdf', make: () => claimedPages(1e300) },
  { name: 'page-tree-holds-itself.pdf', make: () => writePdf([CATALOGUE, '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 400 >>']) },
  { name: 'page-tree-doubles-40-times.pdf', make: doublingPageTree, short: true },
  { name: 'page-tree-30000-deep.pdf', make: deepPageTree },
  { name: '60000-pages-of-one-content.pdf', make: () => sharedPages(60_000) },
  { name: '499-pages-of-nothing.pdf', make: () => sharedPages(499) },
  { name: 'kids-that-are-not-there.pdf', make: () => writePdf([CATALOGUE, `<< /Type /Pages /Kids [${Array.from({ length: 400 }, (_, index) => `${900 + index} 0 R`).join(' ')}] /Count 400 >>`]) },
  { name: 'pages-without-a-size-or-beyond-numbers.pdf', make: () => onePage(HONEST_CONTENTS, { page: '/MediaBox [1e308 -1e308 (x) null] /CropBox [0 0 0 0] /Rotate 45.5 /UserUnit 1e300' }) },
])

const crossReferences = byMechanism('PDF cross-reference loop or claim', [
  { name: 'xref-previous-is-itself.pdf', make: () => writePdf(honestObjects(), { tail: (offset) => table(offset, `/Prev ${offset}`) }), short: true },
  { name: 'xref-claims-2e9-entries.pdf', make: () => writePdf(honestObjects(), { tail: (offset) => `xref\n0 2000000000\n0000000000 65535 f \ntrailer\n<< /Size 2000000000 /Root 1 0 R >>\nstartxref\n${offset}\n%%EOF` }) },
  { name: 'xref-starts-beyond-the-end.pdf', make: () => writePdf(honestObjects(), { tail: () => 'trailer\n<< /Root 1 0 R /Size 6 >>\nstartxref\n99999999999\n%%EOF' }) },
  { name: 'xref-stream-bomb.pdf', make: () => xrefStreamBomb() },
  { name: 'xref-objects-all-at-one-place.pdf', make: () => writePdf(honestObjects(), { tail: (offset, [first]) => manyAtOnePlace(offset, first!) }) },
  { name: 'catalogue-is-a-reference-loop.pdf', make: () => writePdf(['2 0 R', '3 0 R', '1 0 R']) },
  { name: '250000-objects-and-no-table.pdf', make: () => Buffer.from(`%PDF-1.4\n${Array.from({ length: 250_000 }, (_, index) => `${index + 1} 0 obj\n<< /Type /Page >>\nendobj\n`).join('')}`) },
  { name: 'trailer-words-200000-times.pdf', make: () => Buffer.from(`%PDF-1.4\n${'trailer\n<< /Root 1 0 R >>\nstartxref\n0\n%%EOF\n'.repeat(200_000)}`) },
  { name: 'two-tables-name-each-other.pdf', make: () => writePdf(honestObjects(), { tail: (offset) => twoTables(offset) }) },
  { name: 'object-numbers-up-to-8e6.pdf', make: () => writePdf(honestObjects(), { tail: (offset) => `xref\n8388600 5\n${'0000000009 00000 n \n'.repeat(5)}trailer\n<< /Size 8388608 /Root 8388601 0 R >>\nstartxref\n${offset}\n%%EOF` }) },
])

const nesting = byMechanism('PDF deep nesting', [
  { name: 'array-1000000-deep.pdf', make: () => onePage(HONEST_CONTENTS, { catalogue: `/Deep ${'['.repeat(1_000_000)}` }) },
  { name: 'dictionary-200000-deep.pdf', make: () => onePage(HONEST_CONTENTS, { page: `/Deep ${'<< /A '.repeat(200_000)}` }), short: true },
  { name: 'contents-arrays-500000-deep.pdf', make: () => onePage(stream('', `BT /F1 12 Tf ${'['.repeat(500_000)} TJ ET`)) },
  { name: 'saved-states-2000000-deep.pdf', make: () => onePage(stream('', `${'q '.repeat(2_000_000)} BT /F1 12 Tf (deep) Tj ET`)) },
  { name: 'marked-content-1000000-deep.pdf', make: () => onePage(stream('', `${'/P BMC '.repeat(1_000_000)} BT /F1 12 Tf (deep) Tj ET`)) },
  { name: 'brackets-in-a-string-2000000-deep.pdf', make: () => onePage(HONEST_CONTENTS, { catalogue: `/Deep ${'('.repeat(2_000_000)}` }) },
  { name: 'functions-of-functions-20000-deep.pdf', make: () => onePage(stream('', `/Sep cs 1 scn ${lines(HONEST_LINES)}`), { resources: '/ColorSpace << /Sep [/Separation /Spot /DeviceRGB 6 0 R] >>', more: Array.from({ length: 20_000 }, (_, level) => `<< /FunctionType 3 /Domain [0 1] /Bounds [] /Encode [0 1] /Functions [${level + 7} 0 R] >>`) }) },
  { name: 'references-to-references-100000-deep.pdf', make: () => onePage(HONEST_CONTENTS, { page: '/Annots 6 0 R', more: Array.from({ length: 100_000 }, (_, level) => `${level + 7} 0 R`) }) },
  { name: 'calculator-braces-1000000-deep.pdf', make: () => onePage(stream('', `/Sep cs 1 scn ${lines(HONEST_LINES)}`), { resources: '/ColorSpace << /Sep [/Separation /Spot /DeviceRGB 6 0 R] >>', more: [flateStream('/FunctionType 4 /Domain [0 1] /Range [0 1 0 1 0 1]', '{'.repeat(1_000_000))] }) },
  { name: 'optional-content-policy-100000-deep.pdf', make: () => onePage(stream('', `/OC /O1 BDC ${lines(HONEST_LINES)} EMC`), { resources: '/Properties << /O1 6 0 R >>', catalogue: '/OCProperties << /OCGs [7 0 R] /D << /Order [7 0 R] >> >>', more: [`<< /Type /OCMD /VE ${'[/And '.repeat(100_000)} 7 0 R ${']'.repeat(100_000)} >>`, '<< /Type /OCG /Name (layer) >>'] }) },
])

const outlines = byMechanism('PDF outline and name loops', [
  { name: 'outline-next-is-itself.pdf', make: () => onePage(HONEST_CONTENTS, { catalogue: '/Outlines 6 0 R', more: ['<< /First 7 0 R /Last 7 0 R >>', '<< /Title (again) /Next 7 0 R /First 7 0 R /Parent 6 0 R >>'] }), short: true },
  { name: 'outline-80000-entries.pdf', make: wideOutline },
  { name: 'name-tree-holds-itself.pdf', make: () => onePage(HONEST_CONTENTS, { catalogue: '/Names << /Dests 6 0 R >> /Outlines 7 0 R', more: ['<< /Kids [6 0 R 6 0 R] /Limits [(a) (z)] >>', '<< /First 8 0 R >>', '<< /Title (named) /Dest (missing) /Parent 7 0 R >>'] }) },
  { name: 'title-of-5-million-characters.pdf', make: () => onePage(HONEST_CONTENTS, { trailer: '/Info 6 0 R', more: [`<< /Title (${'A'.repeat(5_000_000)}) >>`] }) },
  { name: 'structure-tree-holds-itself.pdf', make: () => onePage(HONEST_CONTENTS, { catalogue: '/MarkInfo << /Marked true >> /StructTreeRoot 6 0 R', more: ['<< /Type /StructTreeRoot /K 7 0 R /ParentTree 8 0 R >>', '<< /S /P /K [7 0 R 7 0 R] /P 7 0 R >>', '<< /Kids [8 0 R] >>'] }) },
  { name: 'outline-50000-deep.pdf', make: () => onePage(HONEST_CONTENTS, { catalogue: '/Outlines 6 0 R', more: Array.from({ length: 50_000 }, (_, level) => `<< /Title (Level ${level}) /First ${level + 7} 0 R /Last ${level + 7} 0 R /Dest [3 0 R /Fit] >>`) }) },
  { name: 'outline-of-two-that-follow-each-other.pdf', make: () => onePage(HONEST_CONTENTS, { catalogue: '/Outlines 6 0 R', more: ['<< /First 7 0 R /Last 8 0 R >>', '<< /Title (one) /Next 8 0 R /Prev 8 0 R >>', '<< /Title (two) /Next 7 0 R /First 6 0 R >>'] }) },
  { name: 'outline-of-9-titles-of-1-megabyte.pdf', make: () => onePage(HONEST_CONTENTS, { catalogue: '/Outlines 6 0 R', more: ['<< /First 7 0 R >>', ...Array.from({ length: 9 }, (_, index) => `<< /Title (${'T'.repeat(1_000_000)}) /Next ${index + 8} 0 R /Dest [3 0 R /Fit] >>`)] }) },
  { name: 'page-labels-that-hold-themselves.pdf', make: () => onePage(HONEST_CONTENTS, { catalogue: '/PageLabels 6 0 R', more: ['<< /Kids [6 0 R 6 0 R 6 0 R] /Nums [0 << /S /r /St 2147483647 >>] >>'] }) },
  { name: 'destinations-that-name-each-other.pdf', make: () => onePage(HONEST_CONTENTS, { catalogue: '/Dests << /A /B /B /A /C (C) >> /Outlines 6 0 R', more: ['<< /First 7 0 R >>', '<< /Title (circular) /Dest /A /Next 8 0 R >>', '<< /Title (itself) /Dest (C) >>'] }) },
])

const ENCRYPTIONS: readonly { readonly name: string; readonly dictionary: string; readonly short?: boolean }[] = [
  { name: 'encryption-of-no-known-version.pdf', dictionary: '<< /Filter /Standard /V 99 /R 99 /Length -8 /O (x) /U (y) /P -1 >>' },
  { name: 'encryption-dictionary-is-itself.pdf', dictionary: '6 0 R' },
  { name: 'encryption-with-empty-keys.pdf', dictionary: '<< /Filter /Standard /V 5 /R 6 /Length 256 /O () /U () /OE () /UE () /Perms () /P -1 /CF << /StdCF << /AuthEvent /DocOpen /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF >>' },
  { name: 'encryption-with-a-password.pdf', dictionary: `<< /Filter /Standard /V 1 /R 2 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) /P -64 >>`, short: true },
  { name: 'encryption-by-a-foreign-filter.pdf', dictionary: '<< /Filter /Evil.Handler /V 4 /SubFilter /x >>' },
  { name: 'encryption-of-negative-length.pdf', dictionary: `<< /Filter /Standard /V 2 /R 3 /Length -2147483640 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) /P 1e300 >>` },
  { name: 'encryption-with-keys-of-a-megabyte.pdf', dictionary: `<< /Filter /Standard /V 5 /R 6 /Length 256 /O (${'o'.repeat(1_000_000)}) /U (${'u'.repeat(1_000_000)}) /OE (${'e'.repeat(1_000_000)}) /UE (${'v'.repeat(1_000_000)}) /Perms (x) /P -1 >>` },
  { name: 'encryption-filters-that-name-each-other.pdf', dictionary: `<< /Filter /Standard /V 4 /R 4 /Length 128 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) /P -64 /CF << /A << /CFM /B >> /B << /CFM /A >> >> /StmF /A /StrF /B >>` },
  { name: 'encryption-that-is-an-array.pdf', dictionary: '[/Standard 6 0 R [6 0 R]]' },
  { name: 'encryption-of-huge-length.pdf', dictionary: `<< /Filter /Standard /V 2 /R 3 /Length 2147483640 /O (${'o'.repeat(32)}) /U (${'u'.repeat(32)}) /P -64 >>` },
]
const encryption = byMechanism('PDF broken encryption', ENCRYPTIONS.map(({ dictionary, ...file }) => ({
  ...file,
  make: () => onePage(HONEST_CONTENTS, { trailer: '/Encrypt 6 0 R /ID [<00> <00>]', more: [dictionary] }),
})))

export const pdfStructure: readonly HostileFile[] = [...pageTree, ...crossReferences, ...nesting, ...outlines, ...encryption]

function honestObjects(): (string | Uint8Array)[] {
  return [CATALOGUE, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>', HONEST_CONTENTS, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>']
}

const claimedPages = (count: number): Buffer => writePdf([CATALOGUE, `<< /Type /Pages /Kids [3 0 R] /Count ${count} >>`, ...honestObjects().slice(2)])

/** Each of 40 levels names the next one twice: 2 to the power of 40 pages. */
function doublingPageTree(): Buffer {
  const levels = Array.from({ length: 40 }, (_, level) => `<< /Type /Pages /Count ${2 ** 31 - 1} /Kids [${level + 3} 0 R ${level + 3} 0 R] >>`)
  return writePdf([CATALOGUE, ...levels, '<< /Type /Page /MediaBox [0 0 9 9] >>'])
}

function deepPageTree(): Buffer {
  const levels = Array.from({ length: 30_000 }, (_, level) => `<< /Type /Pages /Count 1 /Kids [${level + 3} 0 R] /Parent ${level + 1} 0 R >>`)
  return writePdf([CATALOGUE, ...levels, '<< /Type /Page /MediaBox [0 0 9 9] >>'])
}

function sharedPages(count: number): Buffer {
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ')
  return writePdf([CATALOGUE, `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`, ...honestObjects().slice(2)])
}

function wideOutline(): Buffer {
  const count = 80_000
  const entries = Array.from({ length: count }, (_, index) => `<< /Title (Chapter ${index}) /Parent 6 0 R /Next ${index + 8} 0 R /Dest [3 0 R /Fit] >>`)
  return onePage(HONEST_CONTENTS, { catalogue: '/Outlines 6 0 R', more: [`<< /First 7 0 R /Last ${count + 6} 0 R /Count ${count} >>`, ...entries] })
}

const table = (offset: number, trailer: string): string => `xref\n0 1\n0000000000 65535 f \ntrailer\n<< /Size 6 /Root 1 0 R ${trailer} >>\nstartxref\n${offset}\n%%EOF`

/** The second table stands where the first says that its predecessor is, and says the same of the first. */
function twoTables(offset: number): string {
  const first = table(offset, `/Prev ${offset + 1000}`).padEnd(1000)
  return `${first}${table(offset, `/Prev ${offset}`)}`
}

function manyAtOnePlace(offset: number, place: number): string {
  const rows = Array.from({ length: 200_000 }, () => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  return `xref\n0 200000\n${rows}trailer\n<< /Size 200000 /Root 1 0 R >>\nstartxref\n${offset}\n%%EOF`
}

/** A cross-reference stream that unfolds to 1 GB of entries. */
function xrefStreamBomb(): Buffer {
  const data = zlibBomb(megabyteOf('\u0001'), 1024)
  return writePdf(honestObjects(), {
    tail: (offset) => Buffer.concat([
      Buffer.from(`6 0 obj\n<< /Type /XRef /Root 1 0 R /Size ${1024 * MEGABYTE} /W [1 2 1] /Filter /FlateDecode /Length ${data.length} >>\nstream\n`),
      data,
      Buffer.from(`\nendstream\nendobj\nstartxref\n${offset}\n%%EOF`),
    ]),
  })
}
