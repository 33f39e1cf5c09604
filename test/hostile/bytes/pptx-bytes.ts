/** The parts of a .pptx file, written by hand so that each can be made hostile. */
import { body, buildPptx, title, type PresentationSource } from '#test/reading/pptx-files.ts'
import { paragraph, SLIDE_NAMESPACES, tree } from '#test/reading/pptx-package.ts'
import { writeZip, type ZipEntry } from './zip-bytes.ts'

export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
export const SLIDE = 'ppt/slides/slide1.xml'

/** Enough honest text that a reader which survives the attack has something to give. */
export const HONEST_SHAPES =
  title('Respiration') +
  body(
    ...Array.from(
      { length: 12 },
      (_, index) => `The mitochondrion releases energy from glucose in respiration, step ${index + 1} of the pathway.`,
    ),
  )
export const slideXml = (shapes: string): string => `${XML}<p:sld ${SLIDE_NAMESPACES}>${tree(shapes)}</p:sld>`
export const box = (paragraphs: string): string =>
  `<p:sp><p:nvSpPr><p:cNvPr id="9" name="B"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr/><p:txBody>${paragraphs}</p:txBody></p:sp>`
export const said = (text: string): string => box(paragraph(text))

/** An honest slide, and after it one of these shapes. */
export const deckOf = (shapes: string, more: Partial<PresentationSource> = {}): Buffer =>
  Buffer.from(buildPptx({ slides: [{ shapes: HONEST_SHAPES }, { shapes }], ...more }))

/** The list of one slide, which is left to the entries given. */
export function writePptx(entries: readonly ZipEntry[]): Buffer {
  return writeZip([
    {
      path: '[Content_Types].xml',
      data: '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
    },
    {
      path: 'ppt/presentation.xml',
      data: `<p:presentation ${SLIDE_NAMESPACES}><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst></p:presentation>`,
    },
    {
      path: 'ppt/_rels/presentation.xml.rels',
      data: '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/slide" Target="slides/slide1.xml"/></Relationships>',
    },
    ...entries,
  ])
}
