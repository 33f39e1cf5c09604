/**
 * An outline as Markdown (CommonMark with tables): text is escaped, so that none becomes markup; formulas stand between
 * dollars, drawings as data in the address of a picture.
 */
import { strToU8 } from 'fflate'
import { base64 } from '@scure/base'
import { ok } from '#domain/result.ts'
import { isDrawnFigure } from '#domain/question.ts'
import type { RichText } from '#domain/rich-text.ts'
import type { LaidOutFigure } from '#layout/laid-out.ts'
import type { Depth, Outline, OutlineBlock } from '../outline/outline.ts'
import { outlinesOf } from '../outline/outline-of.ts'
import type { Writer } from '../writer.ts'

export const write: Writer = async (order) => ok(strToU8(`${outlinesOf(order).map(markdownOf).join('\n\n---\n\n')}\n`))

const markdownOf = (outline: Outline): string => outline.map(blockOf).join('\n\n')

function blockOf(block: OutlineBlock): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${inlineOf(block.text, ' ')}`
    case 'paragraph':
      return quoted(
        [...(block.label === undefined ? [] : [escaped(block.label)]), inlineOf(block.text, '\\\n')]
          .filter((words) => words !== '')
          .join(' '),
        block.depth,
      )
    case 'figure':
      return quoted(pictureOf(block.figure), block.depth)
    case 'table':
      return [block.heads, block.heads.map(() => undefined), ...block.rows]
        .map((row) => `| ${row.map((cell) => (cell === undefined ? '---' : inlineOf(cell, ' '))).join(' | ')} |`)
        .join('\n')
    case 'space':
      return quoted(Array.from({ length: block.lines }, () => '\\_'.repeat(30)).join('\\\n'), block.depth)
  }
}

/** What stands further in is quoted: a paragraph that begins with spaces would become code. */
const quoted = (words: string, depth: Depth): string =>
  words
    .split('\n')
    .map((line) => '> '.repeat(depth) + line)
    .join('\n')

/** `broken`: what a break becomes. */
const inlineOf = (text: RichText, broken: string): string =>
  text
    .map((inline): string => {
      switch (inline.kind) {
        case 'text':
          return escaped(inline.text)
        case 'math':
          return formulaOf(inline.tex)
        case 'strong':
          return `<strong>${inlineOf(inline.content, broken)}</strong>`
        case 'emphasis':
          return `<em>${inlineOf(inline.content, broken)}</em>`
        case 'blank':
          return '\\_'.repeat(8)
        case 'break':
          return broken
      }
    })
    .join('')
    .replaceAll(/^(?:\\\n|\s)+|(?:\\\n|\s)+$/g, '')

/**
 * Between dollars, in one line. A bar would end the cell of a table, and an angle bracket could open a tag where no
 * filter takes the dollars: LaTeX has words for them.
 */
const formulaOf = (tex: string): string =>
  `$${tex
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll('\\|', '\\Vert ')
    .replaceAll('|', '\\vert ')
    .replaceAll('<', '\\lt ')
    .replaceAll('>', '\\gt ')}$`

/** ASCII punctuation can always be escaped (CommonMark 2.4); an empty line inside a text would end its paragraph. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[!"#$%&'()*+,\-./:;<=>?@[\]^_`{|}~\\]/g, (sign, at: number) =>
      NEEDED.test(sign) || (/[.)+\-=]/.test(sign) && startsLine(text, at)) ? `\\${sign}` : sign,
    )
    .replaceAll(/[\r\n\u2028\u2029]+/g, ' ')
    // Readers make links of bare addresses.
    .replaceAll(/:(?=\/\/)/g, '\\:')
    .replaceAll(/\bwww\./gi, (words) => `${words.slice(0, -1)}\\.`)
const NEEDED = /[\\`*_{}[\]<>#|~$&!^@]/
/** Signs that mean something only where a line begins, or behind its first number. */
const startsLine = (text: string, at: number): boolean => /^\s*\d*$/.test(text.slice(0, at))

const pictureOf = (figure: LaidOutFigure): string => {
  const alt = escaped(figure.alt === '' ? (figure.caption ?? '') : figure.alt)
  const caption = figure.caption === undefined || figure.caption === '' ? '' : `\\\n${escaped(figure.caption)}`
  return isDrawnFigure(figure)
    ? `![${alt}](data:image/svg+xml;base64,${base64.encode(strToU8(figure.svg))})${caption}`
    : `${escaped(`[${figure.said}: ${figure.alt}]`)}${caption}`
}
