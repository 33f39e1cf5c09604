/** The answer key: tables of answers, then each question with its answer and its marking scheme. */
import { TextRun, type ParagraphChild } from 'docx'
import type { KeyAnswer, KeyBlock, KeyEntry, KeyOption, Phrase, Scheme, SummaryCell } from '#layout/laid-out.ts'
import { paragraph, RULE, table, type Block, type CellDraft } from './blocks.ts'
import { figureBlocks, keyFigureRoom } from './figures.ts'
import { hangingPhrase } from './hanging.ts'
import { linesOf, ownRun, type Manner } from './lines.ts'
import { headCell } from './matching.ts'
import { passageName } from './passages.ts'
import { colonOf, type Sheet } from './sheet.ts'

type KeySection = Extract<KeyBlock, { kind: 'keySection' }>

/** Bands of numbers over answers, in columns of one width. */
export function summaryBlocks(cells: KeySection['summary'], sheet: Sheet): Block[] {
  const longest = Math.max(0, ...cells.map(({ answer }) => [...answer].length))
  const perBand = longest > 3 ? 7 : 10
  const width = Math.floor(sheet.measures.textWidth / perBand)
  const bands = Array.from({ length: Math.ceil(cells.length / perBand) }, (_, band) =>
    cells.slice(band * perBand, (band + 1) * perBand),
  )
  return bands.map((band) =>
    table({
      widths: band.map(() => width),
      border: RULE,
      padding: { side: 30, above: 30 },
      rows: [
        { header: true, cells: band.map(({ number }) => headCell(number, sheet, 'plain')) },
        { cells: band.map((cell) => answerCell(cell, sheet)) },
      ],
    }),
  )
}

const answerCell = ({ answer }: SummaryCell, sheet: Sheet): CellDraft => ({
  middle: true,
  blocks: [{ style: 'TableHead', children: [ownRun(answer, sheet, { style: 'Answer' })] }],
})

export function entryBlocks(entry: KeyEntry, sheet: Sheet): Block[] {
  const { numberWidth, textWidth } = sheet.measures
  const notes: Block[] = [
    ...(entry.explanation === undefined ? [] : noteBlocks(entry.explanation.label, entry.explanation.phrase, sheet)),
    ...(entry.source === undefined ? [] : sourceBlocks(entry.source, sheet)),
    ...(entry.proof === undefined
      ? []
      : [paragraph({ style: 'Note', indent: { left: numberWidth }, children: [ownRun(entry.proof, sheet)] })]),
  ]
  return [
    ...(entry.passage === undefined ? [] : [paragraph(passageName(entry.passage, sheet))]),
    ...hangingPhrase(
      entry.stem,
      {
        style: 'Question',
        further: 'QuestionText',
        indent: { left: numberWidth, hanging: numberWidth },
        label: { text: entry.number, level: 'question' },
        ...(entry.marks === undefined ? {} : { after: entry.marks }),
        width: textWidth,
      },
      sheet,
    ),
    ...figureBlocks(entry.figure, keyFigureRoom(sheet), sheet),
    ...entry.answers.flatMap((answer) => keyAnswerBlocks(answer, sheet)),
    ...notes,
  ]
}

const ANSWER: Manner = { look: { style: 'Answer' } }
const POINT: Manner = { look: { style: 'MarkingPoint' } }

function keyAnswerBlocks(answer: KeyAnswer, sheet: Sheet): Block[] {
  const { numberWidth, textWidth } = sheet.measures
  const left = answer.stem === undefined ? numberWidth : 2 * numberWidth
  const asked =
    answer.stem === undefined
      ? []
      : hangingPhrase(
          answer.stem,
          {
            style: 'Part',
            further: 'QuestionText',
            indent: { left, hanging: numberWidth },
            ...(answer.label === '' ? {} : { label: { text: answer.label, level: 'part' } }),
            ...(answer.marks === undefined ? {} : { after: answer.marks }),
            width: textWidth,
          },
          sheet,
        )
  const label =
    answer.stem === undefined && answer.label !== ''
      ? `${answer.label}${answer.label.startsWith('(') ? ' ' : colonOf(sheet)}`
      : ''
  return [
    ...asked,
    ...figureBlocks(answer.figure, keyFigureRoom(sheet), sheet),
    ...(answer.phrase === undefined ? [] : phraseBlocks(label, answer.phrase, left, 'KeyAnswer', sheet, ANSWER)),
    ...(answer.options === undefined ? [] : answer.options.flatMap((option) => optionBlocks(option, left, sheet))),
    ...(answer.scheme === undefined ? [] : [schemeTable(answer.scheme, left, sheet)]),
  ]
}

/** A label in the line of what it names. */
export function phraseBlocks(
  label: string,
  phrase: Phrase,
  left: number,
  style: string,
  sheet: Sheet,
  manner: Manner = {},
): Block[] {
  return linesOf(phrase, sheet, manner).map((line, index) =>
    paragraph({
      style,
      indent: { left },
      children: [
        ...(index === 0 && label !== '' ? [ownRun(label, sheet)] : []),
        ...(line.kind === 'statement' ? [ownRun(`${line.number} `, sheet)] : []),
        ...line.children,
      ],
    }),
  )
}

const noteBlocks = (label: string, phrase: Phrase, sheet: Sheet): Block[] =>
  phraseBlocks(`${label}${colonOf(sheet)}`, phrase, sheet.measures.numberWidth, 'Note', sheet)

function sourceBlocks({ place, quote }: NonNullable<KeyEntry['source']>, sheet: Sheet): Block[] {
  const quoted: readonly ParagraphChild[] =
    quote === undefined ? [] : [new TextRun(' '), ...linesOf(quote, sheet).flatMap(({ children }) => children)]
  return [
    paragraph({
      style: 'Note',
      indent: { left: sheet.measures.numberWidth },
      children: [ownRun(place, sheet), ...quoted],
    }),
  ]
}

/** All options, the right one with a tick; Word letters them. */
function optionBlocks({ label, phrase, tick }: KeyOption, left: number, sheet: Sheet): Block[] {
  const hang = Math.round(1.8 * sheet.measures.size * 20)
  return hangingPhrase(
    phrase,
    {
      style: 'KeyOption',
      further: 'OptionText',
      indent: { left: left + hang, hanging: hang },
      label: { text: label, level: 'option' },
      ...(tick === undefined ? {} : { tick: true, manner: ANSWER }),
      width: sheet.measures.textWidth,
    },
    sheet,
  )
}

/** What earns the marks, how many, and remarks where any row has one. */
function schemeTable({ heads, rows }: Scheme, left: number, sheet: Sheet): Block {
  const hasRemarks = rows.some(({ remark }) => remark !== undefined)
  const room = sheet.measures.textWidth - left
  const marksWidth = Math.round(4.6 * sheet.measures.size * 20)
  const remarkWidth = hasRemarks ? Math.round(room * 0.28) : 0
  const words = [heads.text, heads.marks, ...(hasRemarks ? [heads.remarks] : [])]
  return table({
    widths: [room - marksWidth - remarkWidth, marksWidth, ...(hasRemarks ? [remarkWidth] : [])],
    indent: left,
    border: RULE,
    padding: { side: 100, above: 40 },
    rows: [
      { header: true, cells: words.map((head) => headCell(head, sheet)) },
      ...rows.map(({ phrase, marks, remark }) => ({
        cells: [
          phraseCell(phrase, sheet, POINT),
          { middle: true as const, blocks: [{ style: 'TableHead', children: [ownRun(marks, sheet)] }] },
          ...(hasRemarks
            ? [
                {
                  middle: true as const,
                  blocks:
                    remark === undefined
                      ? []
                      : linesOf(remark, sheet).map(({ children }) => ({ style: 'Remark', children })),
                },
              ]
            : []),
        ],
      })),
    ],
  })
}

export const phraseCell = (phrase: Phrase, sheet: Sheet, manner: Manner = {}): CellDraft => ({
  middle: true,
  blocks: linesOf(phrase, sheet, manner).map(({ children }) => ({ style: 'TableText', children })),
})
