/** The parts of a .docx file, written by hand so that each can be made hostile. */
import { writeZip, type ZipEntry } from './zip-bytes.ts'

const RELATIONSHIPS = 'http://schemas.openxmlformats.org/package/2006/relationships'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
export const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
export const NAMESPACES =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"'

export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
export const documentXml = (body: string): string =>
  `${XML}<w:document ${NAMESPACES}><w:body>${body}</w:body></w:document>`

/** Enough honest text that a reader which survives the attack has something to give. */
export const HONEST = Array.from({ length: 12 }, (_, index) =>
  paragraph(`The mitochondrion releases energy from glucose in respiration, step ${index + 1} of the pathway.`),
).join('')

const CONTENT_TYPES = `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`
const PACKAGE_RELATIONSHIPS = `${XML}<Relationships xmlns="${RELATIONSHIPS}"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`

/** `word/_rels/document.xml.rels` with the given relationships: type's last word, target, external or not. */
export function documentRelationships(
  targets: readonly { readonly type: string; readonly target: string; readonly external?: boolean }[],
): ZipEntry {
  const all = targets.map(
    ({ type, target, external }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"${external ? ' TargetMode="External"' : ''}/>`,
  )
  return {
    path: 'word/_rels/document.xml.rels',
    data: `${XML}<Relationships xmlns="${RELATIONSHIPS}">${all.join('')}</Relationships>`,
  }
}

/** The two parts that make a ZIP file a Word document. */
export const PACKAGE: readonly ZipEntry[] = [
  { path: '[Content_Types].xml', data: CONTENT_TYPES },
  { path: '_rels/.rels', data: PACKAGE_RELATIONSHIPS },
]

export function writeDocx(document: string | Uint8Array, more: readonly ZipEntry[] = []): Buffer {
  return writeZip([...PACKAGE, { path: 'word/document.xml', data: document }, ...more])
}
