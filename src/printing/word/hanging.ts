/** Paragraphs of a phrase behind its number or label, with what stands at the end of its last line. */
import { AlignmentType, Tab, TabStopType, TextRun, type IParagraphOptions, type ParagraphChild } from 'docx'
import { isChinese } from '#domain/language.ts'
import type { Phrase } from '#layout/laid-out.ts'
import { textWidth } from '../maths/sign-widths.ts'
import { BLACK_RULE, paragraph, table, type Block } from './blocks.ts'
import type { SetAlone } from './formulas.ts'
import { cleanText, runInLanguage } from './languages.ts'
import { linesOf, ownRun, unbroken, type Line, type Manner } from './lines.ts'
import type { Indent, Level } from './numbers.ts'
import type { Sheet } from './sheet.ts'
import { isRagged, wordsWidth } from './words-width.ts'

export type Hanging = {
  readonly style: string
  /** Of the paragraphs after the first. */
  readonly further: string
  readonly indent: Indent
  /** Counted by Word where it can be. `before`: stands before it, as the "(b)" of "(b) (i)". */
  readonly label?: { readonly text: string; readonly level: Level; readonly bold?: true }
  /** After the label, before the words. */
  readonly inner?: string
  /** At the right end of the last line. */
  readonly after?: string
  /** Where the right end is, from the left edge of the text. */
  readonly width: number
  readonly manner?: Manner
  /** Before the words: this is the right one. */
  readonly tick?: true
}

export function hangingPhrase(phrase: Phrase, hanging: Hanging, sheet: Sheet): Block[] {
  const lines = linesOf(phrase, sheet, { ...hanging.manner, alone: true })
  return lines.map((line, index) => hangingLine(line, index, index === lines.length - 1, phrase, hanging, sheet))
}

function hangingLine(
  line: Line,
  index: number,
  isLast: boolean,
  phrase: Phrase,
  hanging: Hanging,
  sheet: Sheet,
): Block {
  const { indent, label, inner, width } = hanging
  const after = isLast && hanging.after !== undefined ? afterRuns(hanging.after, line, phrase, hanging, sheet) : []
  const tabStops = after.length === 0 ? [] : [{ type: TabStopType.RIGHT, position: width }]
  if (index > 0) {
    if (line.kind === 'display' && line.alone !== undefined) return standingAlone(line.alone, hanging, sheet)
    const hung = line.kind === 'statement' ? sheet.measures.size * 40 : 0
    return paragraph({
      style: hanging.further,
      indent: { left: indent.left + hung, hanging: hung },
      tabStops,
      ...(line.kind === 'display' ? { alignment: AlignmentType.CENTER } : ragged(phrase)),
      children: [
        ...(line.kind === 'statement' ? [labelRun(line.number, phrase, sheet), tab()] : []),
        ...line.children,
        ...after,
      ],
    })
  }
  const counted = label === undefined ? undefined : sheet.numbers.count(label.level, label.text)
  const typed = label === undefined || counted !== undefined ? [] : [labelRun(label.text, phrase, sheet), tab()]
  const innerRuns = inner === undefined ? [] : [labelRun(inner, phrase, sheet), tab()]
  return paragraph({
    style: hanging.style,
    ...ragged(phrase),
    ...(counted === undefined ? {} : { numbering: { ...counted, custom: true } }),
    indent,
    tabStops: [
      ...(inner === undefined ? [] : [{ type: TabStopType.LEFT, position: indent.left - indent.hanging / 2 }]),
      ...tabStops,
    ],
    // The number of a paragraph looks as its last sign does.
    ...(hanging.tick ? { run: { style: 'Answer' } } : {}),
    children: [...typed, ...innerRuns, ...(hanging.tick ? [tick()] : []), ...line.children, ...after],
  })
}

/** A frame as wide as the equation and some air, which Word draws around a paragraph between its indents; or a table. */
function standingAlone(alone: SetAlone, { further, indent, width }: Hanging, sheet: Sheet): Block {
  const em = sheet.measures.size * 20
  const withAir = (one: number): number => Math.round((one + AIR) * em)
  if (alone.kind === 'grid')
    return table({
      widths: alone.widths.map(withAir),
      rows: alone.rows.map((row) => ({
        cells: row.map((children) => ({
          blocks: [{ style: 'TableText', alignment: AlignmentType.CENTER, children }],
          middle: true,
        })),
      })),
      border: BLACK_RULE,
      padding: { side: 60, above: 20 },
      centred: true,
    })
  const side = Math.max(0, Math.round((width - indent.left - withAir(alone.width)) / 2))
  const line = { ...BLACK_RULE, space: 2 }
  return paragraph({
    style: further,
    alignment: AlignmentType.CENTER,
    indent: { left: indent.left + side, right: side },
    border: { top: line, bottom: line, left: line, right: line },
    children: alone.children,
  })
}
/** In em. */
const AIR = 1

/** Chinese lines are filled, but the signs before what no line breaks in would be drawn apart. */
export const ragged = ({ text, language }: Phrase): IParagraphOptions =>
  isChinese(language) && isRagged(text) ? { alignment: AlignmentType.LEFT } : {}

export const tab = (): TextRun => new TextRun({ children: [new Tab()] })

const labelRun = (text: string, { language }: Phrase, sheet: Sheet): TextRun =>
  new TextRun({ ...runInLanguage(text, language, sheet.language), text: cleanText(text) })

const tick = (): TextRun => new TextRun({ style: 'Answer', text: '\u2713 ' })

/** What would not fit into the last line stands on one of its own: Chinese words are broken anywhere, marks too. */
function afterRuns(after: string, { kind }: Line, phrase: Phrase, hanging: Hanging, sheet: Sheet): ParagraphChild[] {
  const room = (hanging.width - hanging.indent.left) / (sheet.measures.size * 20)
  const fill = kind === 'text' ? wordsWidth(phrase.text) % room : 0
  const isTight = isChinese(phrase.language) && fill + roomAfter(after) > room
  return [...(isTight ? [new TextRun({ break: 1 })] : []), tab(), ownRun(unbroken(after), sheet)]
}

/** In em. */
export const roomAfter = (after: string): number => (textWidth(after) ?? after.length) + 0.6
