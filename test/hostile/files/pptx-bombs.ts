/** Presentations (.pptx) that unfold, nest, loop or point outside. */
import { megabyteOf, rawDeflateBomb } from '../bytes/deflate-bomb.ts'
import { box, deckOf, HONEST_SHAPES, said, SLIDE, slideXml, writePptx, XML } from '../bytes/pptx-bytes.ts'
import { boxXml, paragraph, SLIDE_NAMESPACES, tree } from '#test/reading/pptx-package.ts'
import { buildPptx, slidePart, textBox, title } from '#test/reading/pptx-files.ts'
import { byMechanism, type HostileFile } from '../hostile-file.ts'

const nested = (open: string, inner: string, close: string, depth: number): string => `${open.repeat(depth)}${inner}${close.repeat(depth)}`
const slide = (data: string | Uint8Array, more: { method?: number; claimedSize?: number } = {}) => ({ path: SLIDE, data, ...more })
const honest = slide(slideXml(HONEST_SHAPES))
const withEntities = (declared: string, text: string): Buffer => writePptx([slide(`${XML}<!DOCTYPE p:sld [${declared}]><p:sld ${SLIDE_NAMESPACES}>${tree(HONEST_SHAPES + said(text))}</p:sld>`)])
const laughs = (): string => `<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, index) => `<!ENTITY lol${index + 1} "${`&lol${index === 0 ? '' : index};`.repeat(10)}">`).join('')}`
const relationships = (...all: readonly string[]): string => `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join('')}</Relationships>`
const related = (id: string, type: string, target: string, more = ''): string => `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${more}/>`
const SLIDE_RELATIONSHIPS = 'ppt/slides/_rels/slide1.xml.rels'

const packed = byMechanism('ZIP bomb and entities in .pptx', [
  { name: 'slide-of-1-gigabyte.pptx', make: () => writePptx([slide(rawDeflateBomb(megabyteOf(' '), 1024), { method: 8, claimedSize: 1024 ** 3 })]) },
  { name: 'slide-of-1-gigabyte-that-claims-4-kilobytes.pptx', make: () => writePptx([slide(rawDeflateBomb(megabyteOf(' '), 1024), { method: 8, claimedSize: 4096 })]), short: true },
  { name: 'media-of-3-gigabytes.pptx', make: () => writePptx([honest, { path: 'ppt/media/image1.png', data: rawDeflateBomb(megabyteOf('\0'), 3072), method: 8, claimedSize: 3 * 1024 ** 3 }]) },
  { name: 'layout-of-500-megabytes.pptx', make: () => writePptx([honest, { path: SLIDE_RELATIONSHIPS, data: relationships(related('rId1', 'slideLayout', '../slideLayouts/a.xml')) }, { path: 'ppt/slideLayouts/a.xml', data: rawDeflateBomb(megabyteOf('<p:sp/>'), 500), method: 8, claimedSize: 1000 }]) },
  { name: 'paths-that-climb-out.pptx', make: () => writePptx([honest, { path: '../../../../etc/cron.d/evil', data: 'evil' }]) },
  { name: 'slide-encrypted.pptx', make: () => writePptx([{ ...honest, method: 0, flags: 0x0801 }]) },
  { name: '10000-more-entries.pptx', make: () => writePptx([honest, ...Array.from({ length: 10_000 }, (_, index) => ({ path: `ppt/media/${index}.png`, data: '', method: 0 }))]) },
  { name: 'a-billion-laughs.pptx', make: () => withEntities(laughs(), '&lol9;') },
  { name: 'one-long-entity-100000-times.pptx', make: () => withEntities(`<!ENTITY a "${'a'.repeat(100_000)}">`, '&a;'.repeat(100_000)) },
  { name: 'entity-from-a-file.pptx', make: () => withEntities('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;'), bait: /root:x:0/ },
  { name: 'layout-and-notes-from-a-file.pptx', make: () => writePptx([honest, { path: SLIDE_RELATIONSHIPS, data: relationships(related('rId1', 'slideLayout', 'file:///etc/passwd', ' TargetMode="External"'), related('rId2', 'notesSlide', '../../../../../etc/passwd')) }]), bait: /root:x:0/ },
  { name: 'characters-that-xml-forbids.pptx', make: () => writePptx([slide(slideXml(HONEST_SHAPES + said('&#0;&#x1F;&#xFFFFFFFF;&#xD800;')))]) },
])

const grown = byMechanism('Huge, deep or circular presentation', [
  { name: 'groups-100000-deep.pptx', make: () => deckOf(nested('<p:grpSp>', said('deep'), '</p:grpSp>', 100_000)), short: true },
  { name: 'groups-150-deep.pptx', make: () => deckOf(nested('<p:grpSp>', said('deep'), '</p:grpSp>', 150)) },
  { name: 'alternatives-150-deep.pptx', make: () => deckOf(nested('<mc:AlternateContent><mc:Choice>', said('deep'), '</mc:Choice></mc:AlternateContent>', 150)) },
  { name: 'equation-20000-deep.pptx', make: () => deckOf(box(`<a:p><a14:m><m:oMath>${nested('<m:f><m:num>', '<m:r><m:t>x</m:t></m:r>', '</m:num><m:den/></m:f>', 20_000)}</m:oMath></a14:m></a:p>`)) },
  { name: '3000-slides.pptx', make: () => Buffer.from(buildPptx({ slides: Array.from({ length: 3000 }, (_, index) => ({ shapes: title(`Slide ${index}`) })) })) },
  { name: 'one-slide-listed-500-times.pptx', make: () => Buffer.from(buildPptx({ slides: [{ shapes: HONEST_SHAPES + Array.from({ length: 20_000 }, (_, index) => said(`Enzyme ${index} is a protein.`)).join('') }], order: Array.from({ length: 500 }, () => 0) })) },
  { name: '250000-slides-listed.pptx', make: () => deckOf('', { order: Array.from({ length: 250_000 }, () => 0) }) },
  { name: '25000-boxes-on-a-slide.pptx', make: () => deckOf(Array.from({ length: 25_000 }, (_, index) => textBox(index % 300, index % 700, `Enzyme ${index} is a protein.`, 1, 1)).join('')) },
  { name: 'boxes-that-all-overlap.pptx', make: () => deckOf(Array.from({ length: 60 }, (_, index) => textBox(index, index, `Enzyme ${index} is a protein.`, 900, 900)).join('')) },
  { name: 'places-of-1e308-and-NaN.pptx', make: () => deckOf(['1e308', '-1e308', 'NaN', '', '9'.repeat(400)].map((at) => said('An enzyme is a protein.').replace('<p:spPr/>', `<p:spPr>${boxXml(0, 0).replaceAll('"0"', `"${at}"`)}</p:spPr>`)).join('')) },
  { name: 'table-of-350-by-300.pptx', make: () => deckOf(`<p:graphicFrame><a:graphic><a:graphicData><a:tbl>${`<a:tr>${`<a:tc><a:txBody>${paragraph('cell')}</a:txBody></a:tc>`.repeat(300)}</a:tr>`.repeat(350)}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`) },
  { name: 'paragraph-of-10-million-characters.pptx', make: () => deckOf(said('mitosis '.repeat(1_250_000))) },
  { name: 'level-named-1e300-and-minus-5.pptx', make: () => deckOf(box(['1e300', '-5', '', 'NaN', '1.5'].map((level) => paragraph('An enzyme is a protein.', `<a:pPr lvl="${level}"/>`)).join(''))) },
  { name: 'smart-art-in-a-circle.pptx', make: () => deckOf('<p:graphicFrame><a:graphic><a:graphicData><dgm:relIds r:dm="rId9"/></a:graphicData></a:graphic></p:graphicFrame>', { parts: { 'ppt/slides/_rels/slide2.xml.rels': relationships(related('rId9', 'diagramData', '../d.xml')), 'ppt/d.xml': `<dgm:dataModel ${SLIDE_NAMESPACES}><dgm:ptLst>${Array.from({ length: 5000 }, (_, index) => `<dgm:pt modelId="${index}"${index === 0 ? ' type="doc"' : ''}><dgm:t>${paragraph(`Node ${index}`)}</dgm:t></dgm:pt>`).join('')}</dgm:ptLst><dgm:cxnLst>${Array.from({ length: 20_000 }, (_, index) => `<dgm:cxn srcId="${index % 5000}" destId="${(index * 7 + 1) % 5000}"/>`).join('')}</dgm:cxnLst></dgm:dataModel>` } }) },
  { name: 'slide-that-is-its-own-notes-and-layout.pptx', make: () => deckOf(said('Enzymes are proteins.'), { parts: { 'ppt/slides/_rels/slide2.xml.rels': relationships(related('rId1', 'slideLayout', 'slide2.xml'), related('rId2', 'notesSlide', 'slide2.xml')) } }) },
  { name: 'titles-that-backtrack.pptx', make: () => deckOf(title(`${'( '.repeat(50_000)}${'\u3000'.repeat(50_000)}x`)) },
  { name: 'names-of-object-prototypes.pptx', make: () => deckOf(said('named').replace('<p:nvPr/>', '<p:nvPr><p:ph type="__proto__" idx="constructor"/></p:nvPr>')) },
  { name: 'slide-that-is-missing.pptx', make: () => deckOf('', { parts: { [slidePart(2)]: '' } }) },
])

export const pptxBombs: readonly HostileFile[] = [...packed, ...grown]
