/** Builds small presentations (.pptx) by hand for tests: a master, three layouts, and slides of given shapes. */
import { buildZip, encode, type ZipPart } from './docx-files.ts'

export const SLIDE_NAMESPACES = [
  'xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"',
  'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main"',
  'xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"',
  'xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram"',
  'xmlns:adec="http://schemas.microsoft.com/office/drawing/2017/decorative"',
].join(' ')

/** `title` has a title in the middle, `body` a title and a body with bullets, `section` is over a part of the talk. */
export type LayoutName = 'title' | 'body' | 'section'

export type SlideSource = {
  /** The shapes, as XML. */
  readonly shapes: string
  readonly layout?: LayoutName
  readonly hidden?: boolean
  /** The shapes of the page of notes. */
  readonly notes?: string
  /** More relationships: the last word of the type, and the target from the folder of the slides. */
  readonly related?: readonly { readonly id: string; readonly type: string; readonly target: string }[]
}

export type PresentationSource = {
  readonly slides: readonly SlideSource[]
  /** What follows the list of slides in presentation.xml. */
  readonly extensions?: string
  /** The slides by their places in `slides`, as the presentation lists them; all in order where it is missing. */
  readonly order?: readonly number[]
  /** Parts beside the usual ones, or in their place; an empty text leaves the part out. */
  readonly parts?: Readonly<Record<string, string>>
}

export const run = (text: string, properties = ''): string => `<a:r><a:rPr ${properties}/><a:t>${text}</a:t></a:r>`
export const paragraph = (inner: string, properties = ''): string =>
  `<a:p>${properties}${inner.startsWith('<') ? inner : run(inner)}</a:p>`

/** A shape at a place of its layout. */
export const filled = (type: string, paragraphs: string, index?: number): string =>
  shape(`<p:ph${type === '' ? '' : ` type="${type}"`}${index === undefined ? '' : ` idx="${index}"`}/>`, '', paragraphs)
export const title = (text: string): string => filled('title', paragraph(text))
export const body = (...texts: readonly string[]): string =>
  filled('', texts.map((text) => paragraph(text)).join(''), 1)

/** A text box at its own place, in thousands of units. */
export const textBox = (x: number, y: number, paragraphs: string, width = 3000, height = 500): string =>
  shape('', boxXml(x, y, width, height), paragraphs.startsWith('<') ? paragraphs : paragraph(paragraphs))

export const boxXml = (x: number, y: number, width = 3000, height = 500): string =>
  `<a:xfrm><a:off x="${x * 1000}" y="${y * 1000}"/><a:ext cx="${width * 1000}" cy="${height * 1000}"/></a:xfrm>`

const shape = (place: string, box: string, paragraphs: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Shape"/><p:cNvSpPr/><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:spPr>${box}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`

export const tree = (shapes: string): string =>
  `<p:cSld><p:spTree><p:nvGrpSpPr/><p:grpSpPr/>${shapes}</p:spTree></p:cSld>`

export const slidePart = (number: number): string => `ppt/slides/slide${number}.xml`

export function buildPptx({ slides, extensions = '', order, parts = {} }: PresentationSource): Uint8Array {
  const listed = order ?? slides.map((_, index) => index)
  const all: Record<string, string> = {
    '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    '_rels/.rels': relationships([{ id: 'rId1', type: 'officeDocument', target: 'ppt/presentation.xml' }]),
    'ppt/presentation.xml': `<p:presentation ${SLIDE_NAMESPACES}><p:sldIdLst>${listed.map((place) => `<p:sldId id="${256 + place}" r:id="rId${place + 1}"/>`).join('')}</p:sldIdLst>${extensions}</p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships(
      slides.map((_, index) => ({ id: `rId${index + 1}`, type: 'slide', target: `slides/slide${index + 1}.xml` })),
    ),
    ...LAYOUTS,
  }
  slides.forEach((slide, index) => {
    const number = index + 1
    all[slidePart(number)] =
      `<p:sld ${SLIDE_NAMESPACES}${slide.hidden ? ' show="0"' : ''}>${tree(slide.shapes)}</p:sld>`
    all[`ppt/slides/_rels/slide${number}.xml.rels`] = relationships([
      { id: 'rId1', type: 'slideLayout', target: `../slideLayouts/${slide.layout ?? 'body'}.xml` },
      ...(slide.notes === undefined
        ? []
        : [{ id: 'rId2', type: 'notesSlide', target: `../notesSlides/notesSlide${number}.xml` }]),
      ...(slide.related ?? []),
    ])
    if (slide.notes !== undefined)
      all[`ppt/notesSlides/notesSlide${number}.xml`] = `<p:notes ${SLIDE_NAMESPACES}>${tree(slide.notes)}</p:notes>`
  })
  return buildZip(
    Object.entries({ ...all, ...parts })
      .filter(([, content]) => content !== '')
      .map(([name, content]): ZipPart => ({ name, bytes: encode(content) })),
  )
}

function relationships(
  all: readonly { readonly id: string; readonly type: string; readonly target: string }[],
): string {
  const inner = all.map(
    ({ id, type, target }) =>
      `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inner.join('')}</Relationships>`
}

const place = (type: string, box: string, prompt: string, style = '', index = ''): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="${type}"/><p:cNvSpPr/><p:nvPr><p:ph type="${type}"${index}/></p:nvPr></p:nvSpPr><p:spPr>${box}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle>${style}</a:lstStyle>${paragraph(prompt)}</p:txBody></p:sp>`
const layout = (type: string, shapes: string): string =>
  `<p:sldLayout ${SLIDE_NAMESPACES} type="${type}">${tree(shapes)}</p:sldLayout>`
const LAYOUT_RELATIONSHIPS = relationships([
  { id: 'rId1', type: 'slideMaster', target: '../slideMasters/slideMaster1.xml' },
])
const TITLE_PLACE = place('title', boxXml(500, 300, 9000, 1000), 'Click to edit Master title style')

const LAYOUTS: Readonly<Record<string, string>> = {
  'ppt/slideMasters/slideMaster1.xml': `<p:sldMaster ${SLIDE_NAMESPACES}>${tree(
    TITLE_PLACE + place('body', boxXml(500, 1500, 9000, 4000), 'Click to edit Master text styles'),
  )}<p:txStyles><p:bodyStyle><a:lvl1pPr><a:buChar char="•"/></a:lvl1pPr><a:lvl2pPr><a:buNone/></a:lvl2pPr></p:bodyStyle></p:txStyles></p:sldMaster>`,
  'ppt/slideLayouts/title.xml': layout(
    'title',
    place('ctrTitle', boxXml(500, 2000, 9000, 1000), 'Click to edit Master title style') +
      place(
        'subTitle',
        boxXml(500, 3200, 9000, 800),
        'Click to edit',
        '<a:lvl1pPr><a:buNone/></a:lvl1pPr>',
        ' idx="1"',
      ),
  ),
  'ppt/slideLayouts/body.xml': layout(
    'obj',
    TITLE_PLACE +
      place('obj', boxXml(500, 1500, 4000, 4000), 'Click to edit Master text styles', '', ' idx="1"') +
      place('obj', boxXml(5000, 1500, 4000, 4000), 'Click to edit Master text styles', '', ' idx="2"'),
  ),
  'ppt/slideLayouts/section.xml': layout('secHead', TITLE_PLACE),
  ...Object.fromEntries(
    ['title', 'body', 'section'].map((name) => [`ppt/slideLayouts/_rels/${name}.xml.rels`, LAYOUT_RELATIONSHIPS]),
  ),
}
