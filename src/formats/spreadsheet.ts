/**
 * Writes a workbook of Office Open XML (.xlsx). Every text is a text of the shared table: a cell that begins with "="
 * is no formula. The same sheets give the same bytes.
 */
import { escapeXml } from '#domain/xml-text.ts'
import { letters } from '#layout/numbering.ts'
import { LONGEST_CELL } from './longest-cell.ts'
import { cutTo } from './words.ts'
import { zipTexts } from './zip-texts.ts'

/** A text, a number, or an empty cell. */
export type Cell = string | number | undefined
export type Sheet = {
  /** At most 31 characters, none of `: \ / ? * [ ]`. */
  readonly name: string
  /** `heads`: how many of the first rows are heads, which stay in view. */
  readonly heads: number
  readonly rows: readonly (readonly Cell[])[]
  /** Of the columns, in characters. */
  readonly widths: readonly number[]
}

export function writeSpreadsheet(title: string, sheets: readonly Sheet[]): Uint8Array {
  const shared = new Map<string, number>()
  const bodies = sheets.map((sheet) => sheetXml(sheet, shared))
  const files: Record<string, string> = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relations([
      ['officeDocument', 'xl/workbook.xml'],
      ['metadata/core-properties', 'docProps/core.xml'],
    ]),
    'docProps/core.xml': `${HEAD}<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title></cp:coreProperties>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}/relationships"><sheets>${sheets
      .map(({ name }, index) => `<sheet name="${escaped(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations([
      ...sheets.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const),
      ['styles', 'styles.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
    ]),
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}" uniqueCount="${shared.size}">${[...shared.keys()]
      .map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
      .join('')}</sst>`,
    ...Object.fromEntries(bodies.map((xml, index) => [`xl/worksheets/sheet${index + 1}.xml`, xml])),
  }
  return zipTexts(Object.entries(files))
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const contentTypes = (sheets: number): string =>
  `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${[
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
    ['/xl/workbook.xml', `${KIND}.sheet.main+xml`],
    ['/xl/styles.xml', `${KIND}.styles+xml`],
    ['/xl/sharedStrings.xml', `${KIND}.sharedStrings+xml`],
    ...Array.from({ length: sheets }, (_, index) => [`/xl/worksheets/sheet${index + 1}.xml`, `${KIND}.worksheet+xml`]),
  ]
    .map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`)
    .join('')}</Types>`

const relations = (targets: readonly (readonly [kind: string, target: string])[]): string =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([kind, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${kind.startsWith('metadata/') ? PACKAGE : OFFICE}/relationships/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** Style 0: text from the top of its cell, broken where it is long; style 1: a head. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2">${[
  0, 1,
]
  .map(
    (font) =>
      `<xf numFmtId="0" fontId="${font}" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>`,
  )
  .join('')}</cellXfs></styleSheet>`

function sheetXml({ heads, rows, widths }: Sheet, shared: Map<string, number>): string {
  const pane =
    heads === 0
      ? ''
      : `<sheetViews><sheetView workbookViewId="0"><pane ySplit="${heads}" topLeftCell="A${heads + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`
  const columns = widths
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`)
    .join('')
  const body = rows
    .map((row, index) => {
      const cells = row.map((cell, column) => cellXml(cell, `${letters(column)}${index + 1}`, index < heads, shared))
      return `<row r="${index + 1}">${cells.join('')}</row>`
    })
    .join('')
  return `${HEAD}<worksheet xmlns="${MAIN}">${pane}${columns === '' ? '' : `<cols>${columns}</cols>`}<sheetData>${body}</sheetData></worksheet>`
}

function cellXml(cell: Cell, at: string, isHead: boolean, shared: Map<string, number>): string {
  if (cell === undefined || cell === '') return ''
  const style = isHead ? ' s="1"' : ''
  if (typeof cell === 'number') return `<c r="${at}"${style}><v>${cell}</v></c>`
  const text = cutTo(cell, LONGEST_CELL)
  if (!shared.has(text)) shared.set(text, shared.size)
  return `<c r="${at}"${style} t="s"><v>${shared.get(text)}</v></c>`
}

/** Signs that XML cannot hold stand as `_x000B_`, as the standard has it (ECMA-376, ST_Xstring). */
const escaped = (text: string): string =>
  escapeXml(
    text
      .replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
      .replaceAll(UNWRITABLE, (sign) => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`),
  )

/** Controls, a return (which readers of XML turn into a new line), halves of a pair, and the two that are no signs. */
const UNWRITABLE =
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g
