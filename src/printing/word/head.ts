/** Head of the paper: title, what the candidate fills in, time and marks, instructions. */
import { AlignmentType, TabStopType, TextRun, type IParagraphOptions, type ParagraphChild } from 'docx'
import type { Fact, Field, Header, School } from '#layout/laid-out.ts'
import { BLACK_RULE, paragraph, rule, table, type Block, type CellDraft } from './blocks.ts'
import { tab } from './hanging.ts'
import { fieldBoxes, shared } from './field-boxes.ts'
import { headCell } from './matching.ts'
import { ownRun } from './lines.ts'
import { fromCentimetres } from './measures.ts'
import { colonOf, type Sheet } from './sheet.ts'

export function headerBlocks(header: Header, sheet: Sheet): Block[] {
  switch (sheet.look.header) {
    case 'minimal':
      return minimal(header, sheet)
    case 'formal':
      return formal(header, sheet)
    case 'standard':
      return standard(header, sheet)
  }
}

const LOGO = fromCentimetres(1.9)

/** The school above the title, its crest above both. */
export function schoolBlocks(school: School | undefined, sheet: Sheet): Block[] {
  if (school === undefined) return []
  const crest =
    school.logo === undefined ? undefined : sheet.pictures.figure(school.logo, { width: LOGO, height: LOGO })
  const words = school.logo !== undefined && crest === undefined ? [centred([ownRun(school.logo.alt, sheet)])] : []
  return [
    ...(crest === undefined ? words : [centred([crest])]),
    ...(school.name === undefined ? [] : [centred([ownRun(school.name, sheet, { bold: true, size: 26 })])]),
  ]
}

export const centred = (children: readonly ParagraphChild[], options: IParagraphOptions = {}): Block =>
  paragraph({ style: 'Centred', alignment: AlignmentType.CENTER, ...options, children })

/** A heading must have words. */
export const titled = (title: string): string => (title.trim() === '' ? '–' : title)

const subtitleOf = ({ subtitle }: Header, { language }: Sheet): string =>
  subtitle.join(language === 'en' ? ' · ' : '\u3000')

function minimal(header: Header, sheet: Sheet): Block[] {
  const under = [...(header.part === undefined ? [] : [header.part]), ...header.subtitle].join(' · ')
  return [
    ...schoolBlocks(header.school, sheet),
    paragraph({ style: 'Title', alignment: AlignmentType.LEFT, children: [ownRun(titled(header.title), sheet)] }),
    paragraph({
      style: 'Facts',
      tabStops: [{ type: TabStopType.RIGHT, position: sheet.measures.textWidth }],
      border: { bottom: primaryRule(sheet) },
      children: [ownRun(under, sheet), tab(), ...factRuns(header.facts, sheet)],
    }),
    ...fieldLine(header.fields, sheet),
  ]
}

/** One row of names, each with a line to write on. */
function fieldLine(fields: readonly Field[], sheet: Sheet): Block[] {
  if (fields.length === 0) return []
  return [
    table({
      widths: shared(fields, sheet.measures.textWidth),
      rows: [{ height: fieldHeight, cells: fields.map((field) => lineCell(field, sheet)) }],
    }),
  ]
}

const fieldHeight = { value: fromCentimetres(0.85), least: true } as const
const lineCell = (field: Field, sheet: Sheet): CellDraft => ({
  bottom: true,
  borders: { bottom: BLACK_RULE },
  blocks: [{ style: 'TableText', children: [ownRun(`${field.label}${colonOf(sheet).trim()}`, sheet)] }],
})

function standard(header: Header, sheet: Sheet): Block[] {
  const subtitle = subtitleOf(header, sheet)
  return [
    ...schoolBlocks(header.school, sheet),
    paragraph({ style: 'Title', children: [ownRun(titled(header.title), sheet)] }),
    ...(header.part === undefined ? [] : [centred([ownRun(header.part, sheet, { bold: true, size: 26 })])]),
    ...(subtitle === '' ? [] : [centred([ownRun(subtitle, sheet)])]),
    ...fieldBoxes(header, sheet),
    paragraph({
      style: 'Facts',
      tabStops: [{ type: TabStopType.RIGHT, position: sheet.measures.textWidth }],
      border: { bottom: primaryRule(sheet) },
      children: header.facts.flatMap((fact, index) => [...(index === 0 ? [] : [tab()]), ...factRuns([fact], sheet)]),
    }),
  ]
}

const rightText = (text: string, sheet: Sheet): IParagraphOptions => ({
  style: 'TableText',
  alignment: AlignmentType.RIGHT,
  children: [ownRun(text, sheet)],
})

/** A ruled title, a box for the candidate beside time and marks, and boxes for the marks of each section. */
function formal(header: Header, sheet: Sheet): Block[] {
  const subtitle = subtitleOf(header, sheet)
  const part = header.part === undefined ? [] : [centred([ownRun(header.part, sheet, { bold: true, size: 28 })])]
  return [
    paragraph({ style: 'Sliver', border: { top: rule(12, primaryOf(sheet)) } }),
    ...schoolBlocks(header.school, sheet),
    paragraph({ style: 'Title', children: [ownRun(titled(header.title), sheet)] }),
    ...part,
    ...(subtitle === '' ? [] : [centred([ownRun(subtitle, sheet, { size: 24 })])]),
    paragraph({ style: 'Sliver', spacing: { before: 120, after: 200 }, border: { bottom: rule(4, primaryOf(sheet)) } }),
    ...formalFields(header, sheet),
    ...(header.scores === undefined ? [] : [paragraph({ style: 'BeforeRoom' }), scoreTable(header.scores, sheet)]),
  ]
}

function formalFields({ fields, facts }: Header, sheet: Sheet): Block[] {
  const { textWidth } = sheet.measures
  if (fields.length === 0)
    return [centred(facts.flatMap((fact) => [...factRuns([fact], sheet), new TextRun('\u2003\u2003')]))]
  const factWidth = fromCentimetres(5.4)
  const widths = [...[0.6, 0.4].map((share) => Math.floor((textWidth - factWidth) * share)), factWidth]
  const rows = Array.from({ length: Math.ceil(fields.length / 2) }, (_, row) => fields.slice(row * 2, row * 2 + 2))
  const lines = Math.max(rows.length, facts.length)
  return [
    table({
      widths,
      padding: { side: 110, above: 40 },
      rows: Array.from({ length: lines }, (_, index) => {
        const edges = {
          ...(index === 0 ? { top: BLACK_RULE } : {}),
          ...(index === lines - 1 ? { bottom: BLACK_RULE } : {}),
        }
        const fact = facts[index]
        return {
          height: { value: fromCentimetres(0.9), least: true as const },
          cells: [
            { ...formalField(rows[index]?.[0], 0, widths, sheet), borders: { ...edges, left: BLACK_RULE } },
            { ...formalField(rows[index]?.[1], 1, widths, sheet), borders: { ...edges, right: BLACK_RULE } },
            {
              middle: true as const,
              blocks:
                fact === undefined
                  ? []
                  : [{ style: 'TableText', indent: { left: 160 }, children: factRuns([fact], sheet) }],
            },
          ],
        }
      }),
    }),
  ]
}

/** A name, then a line to the end of its place. */
const formalField = (field: Field | undefined, column: number, widths: readonly number[], sheet: Sheet): CellDraft => ({
  middle: true,
  blocks:
    field === undefined
      ? []
      : [
          {
            style: 'TableText',
            tabStops: [{ type: TabStopType.RIGHT, position: (widths[column] ?? 0) - 240, leader: 'underscore' }],
            children: [ownRun(`${field.label}${colonOf(sheet).trim()} `, sheet), tab()],
          },
        ],
})

function scoreTable({ boxes, total }: NonNullable<Header['scores']>, sheet: Sheet): Block {
  const width = Math.floor(sheet.measures.textWidth / (boxes.length + 1))
  const sum = boxes.reduce((marks, { outOf }) => marks + outOf, 0)
  return table({
    widths: Array.from({ length: boxes.length + 1 }, () => width),
    padding: { side: 80, above: 50 },
    border: BLACK_RULE,
    rows: [
      { header: true, cells: [...boxes.map(({ label }) => headCell(label, sheet, 'plain')), headCell(total, sheet)] },
      {
        height: { value: fromCentimetres(1), least: true },
        cells: [...boxes.map(({ outOf }) => outOf), sum].map((outOf) => ({
          bottom: true as const,
          blocks: [rightText(`/ ${outOf}`, sheet)],
        })),
      },
    ],
  })
}

const factRuns = (facts: readonly Fact[], sheet: Sheet): ParagraphChild[] =>
  facts.flatMap(({ label, value }, index) => [
    ownRun(`${index === 0 ? '' : '\u2003'}${label}${colonOf(sheet)}`, sheet),
    ownRun(value, sheet, { bold: true }),
  ])

export const primaryOf = ({ look }: Pick<Sheet, 'look'>): string => hex(look.colors.primary)
const primaryRule = (sheet: Sheet) => rule(6, primaryOf(sheet))
export const hex = (colour: string): string => colour.replace('#', '').toUpperCase()
