/** Options: lettered by Word, as many beside each other as the widest one allows. */
import type { Options } from '#layout/laid-out.ts'
import { textWidth } from '../maths/sign-widths.ts'
import { table, type Block, type CellDraft } from './blocks.ts'
import { hangingPhrase } from './hanging.ts'
import type { Sheet } from './sheet.ts'
import { wordsWidth } from './words-width.ts'

/** `width`: of the column that the question stands in. */
export function optionBlocks({ options }: Options, width: number, sheet: Sheet): Block[] {
  const { numberWidth, size } = sheet.measures
  const labelWidth = Math.round(1.7 * size * 20)
  const columns = columnsFor(options, width, sheet)
  if (columns === 1)
    return options.flatMap(({ label, phrase }) =>
      hangingPhrase(
        phrase,
        {
          style: 'Option',
          further: 'OptionText',
          indent: { left: numberWidth + labelWidth, hanging: labelWidth },
          label: { text: label, level: 'option' },
          width,
        },
        sheet,
      ),
    )
  // Three options keep the columns of four, so that they line up with their neighbours.
  const places = columns === 3 ? 4 : columns
  const cellWidth = Math.floor((width - numberWidth) / places)
  const cells = options.map(({ label, phrase }): CellDraft => ({
    middle: true,
    blocks: hangingPhrase(
      phrase,
      {
        style: 'Option',
        further: 'OptionText',
        indent: { left: labelWidth, hanging: labelWidth },
        label: { text: label, level: 'option' },
        width: cellWidth,
      },
      sheet,
    ).flatMap((block) => (block.kind === 'paragraph' ? [block.options] : [])),
  }))
  const rows = Array.from({ length: Math.ceil(options.length / columns) }, (_, row) => {
    const inRow = cells.slice(row * columns, (row + 1) * columns)
    const empty = Array.from({ length: places - inRow.length }, (): CellDraft => ({ blocks: [] }))
    return { cells: [...inRow, ...empty] }
  })
  return [table({ widths: Array.from({ length: places }, () => cellWidth), indent: numberWidth, rows })]
}

/** All of up to 6, else 2, else 1, as in the PDF. */
export function columnsFor(options: Options['options'], width: number, { measures }: Sheet): number {
  const em = measures.size * 20
  const widest = Math.max(
    0,
    ...options.map(({ label, phrase }) => (textWidth(label) ?? label.length) + AFTER_LABEL + wordsWidth(phrase.text)),
  )
  const fits = (columns: number): boolean =>
    options.length >= columns && widest <= (width - measures.numberWidth) / em / columns - AROUND
  if (options.length <= 6 && fits(options.length)) return options.length
  return fits(2) ? 2 : 1
}

/** Between two options, and for a letter that is a little wider than foreseen; in em. */
const AROUND = 1.4
const AFTER_LABEL = 0.7
