/** An outline as lines: deeper blocks stand further in, and so do the lines that follow a label. */
import { strToU8 } from 'fflate'
import type { PaperLanguage } from '#domain/language.ts'
import { ok } from '#domain/result.ts'
import type { RichText } from '#domain/rich-text.ts'
import type { Outline, OutlineBlock } from '../outline/outline.ts'
import { outlinesOf } from '../outline/outline-of.ts'
import { describedFigure, lineOf } from '../words.ts'
import type { Writer } from '../writer.ts'
import { entry } from './entry.ts'

const RULE = '_'.repeat(60)
const STEP = '   '

export const write: Writer = async (order) =>
  ok(
    strToU8(
      `${outlinesOf(order)
        .map((outline) => linesOf(outline, order.paper.language))
        .join('\n\n\n')}\n`,
    ),
  )

const linesOf = (outline: Outline, language: PaperLanguage): string =>
  outline
    .map((block, index) => `${isClose(block, outline[index - 1]) ? '\n' : '\n\n'}${blockOf(block, language)}`)
    .join('')
    .trimStart()

/** Options, parts and answers follow each other without an empty line. */
const isClose = (block: OutlineBlock, before: OutlineBlock | undefined): boolean =>
  before !== undefined && before.kind !== 'heading' && block.kind !== 'heading' && 'depth' in block && block.depth > 0

function blockOf(block: OutlineBlock, language: PaperLanguage): string {
  switch (block.kind) {
    case 'heading': {
      const words = plain(block.text)
      return block.level === 3 ? words : `${words}\n${(block.level === 1 ? '=' : '-').repeat(widthOf(words))}`
    }
    case 'paragraph':
      return indented(block.text, block.label, block.depth)
    case 'figure':
      return STEP.repeat(block.depth) + describedFigure(block.figure, language)
    case 'table':
      return [block.heads, ...block.rows]
        .map((row) => row.map((cell) => plain(cell).replaceAll('\n', ' ')).join(' | '))
        .join('\n')
    case 'space':
      return Array.from({ length: block.lines }, () => `${STEP.repeat(block.depth)}${RULE}`).join('\n')
  }
}

const plain = (words: RichText): string => lineOf(words, entry.carriage)

/** The lines after the first stand below its words. */
function indented(words: RichText, label: string | undefined, depth: number): string {
  const before = STEP.repeat(depth)
  const head = label === undefined ? '' : `${label} `
  return before + head + plain(words).replaceAll('\n', `\n${before}${' '.repeat(widthOf(head))}`)
}

/** Cells of a terminal: Chinese signs are twice as wide as Latin ones. */
const widthOf = (words: string): number =>
  [...words].reduce(
    (sum, sign) =>
      sum +
      (/[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6]/u.test(sign)
        ? 2
        : 1),
    0,
  )
