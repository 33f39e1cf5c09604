/** A Word document of plain paragraphs, for programs that read questions out of one. The same words give the same bytes. */
import { escapeXml } from '#domain/xml-text.ts'
import { zipTexts } from './zip-texts.ts'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

/** New lines inside a paragraph stay in it. */
export function writePlainDocument(paragraphs: readonly string[]): Uint8Array {
  const body = paragraphs
    .map((words) => `<w:p>${words === '' ? '' : `<w:r>${words.split('\n').map(textOf).join('<w:br/>')}</w:r>`}</w:p>`)
    .join('')
  const files = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${HEAD}<w:document xmlns:w="${WORD}"><w:body>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></w:body></w:document>`,
  }
  return zipTexts(Object.entries(files))
}

const textOf = (words: string): string => `<w:t xml:space="preserve">${escapeXml(words)}</w:t>`
