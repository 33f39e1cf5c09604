/** Builds small presentations (.pptx) by hand for tests: a master, three layouts, and slides of given shapes. */
import { buildZip, encode, type ZipPart } from './docx-files.ts'
import {
  boxXml,
  contentTypes,
  LAYOUTS,
  paragraph,
  relationships,
  SLIDE_NAMESPACES,
  tree,
  type LayoutName,
} from './pptx-package.ts'

export { boxXml, paragraph, run } from './pptx-package.ts'

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

/** A shape at a place of its layout. */
export const filled = (type: string, paragraphs: string, index?: number): string =>
  shape(`<p:ph${type === '' ? '' : ` type="${type}"`}${index === undefined ? '' : ` idx="${index}"`}/>`, '', paragraphs)
export const title = (text: string): string => filled('title', paragraph(text))
export const body = (...texts: readonly string[]): string =>
  filled('', texts.map((text) => paragraph(text)).join(''), 1)

/** A text box at its own place, in thousands of units. */
export const textBox = (x: number, y: number, paragraphs: string, width = 3000, height = 500): string =>
  shape('', boxXml(x, y, width, height), paragraphs.startsWith('<') ? paragraphs : paragraph(paragraphs))

const shape = (place: string, box: string, paragraphs: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="2" name="Shape"/><p:cNvSpPr/><p:nvPr>${place}</p:nvPr></p:nvSpPr><p:spPr>${box}</p:spPr><p:txBody><a:bodyPr/><a:lstStyle/>${paragraphs}</p:txBody></p:sp>`

export const slidePart = (number: number): string => `ppt/slides/slide${number}.xml`

export function buildPptx({ slides, extensions = '', order, parts = {} }: PresentationSource): Uint8Array {
  const listed = order ?? slides.map((_, index) => index)
  const all: Record<string, string> = {
    '[Content_Types].xml': contentTypes(slides.length),
    '_rels/.rels': relationships([{ id: 'rId1', type: 'officeDocument', target: 'ppt/presentation.xml' }]),
    'ppt/presentation.xml': `<p:presentation ${SLIDE_NAMESPACES}><p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="rIdMaster"/></p:sldMasterIdLst><p:sldIdLst>${listed.map((place) => `<p:sldId id="${256 + place}" r:id="rId${place + 1}"/>`).join('')}</p:sldIdLst><p:sldSz cx="10000000" cy="7000000"/><p:notesSz cx="7000000" cy="10000000"/>${extensions}</p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships([
      { id: 'rIdMaster', type: 'slideMaster', target: 'slideMasters/slideMaster1.xml' },
      ...slides.map((_, index) => ({ id: `rId${index + 1}`, type: 'slide', target: `slides/slide${index + 1}.xml` })),
    ]),
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
