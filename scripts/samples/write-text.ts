/** A sample chapter as plain text: a blank line between blocks, formulas in one line. */
import type { RichText } from '../../src/domain/rich-text.ts'
import { parseSampleFormula, plainFormula } from './formula.ts'
import type { SampleBlock } from './source.ts'

export function writeText(blocks: readonly SampleBlock[]): string {
  return `${blocks.map((block) => (block.kind === 'heading' ? block.text : `${block.kind === 'list_item' ? '• ' : ''}${plain(block.text)}`)).join('\n\n')}\n`
}

function plain(text: RichText): string {
  return text
    .map((inline) => {
      if (inline.kind === 'text') return inline.text
      if (inline.kind === 'math') return plainFormula(parseSampleFormula(inline.tex))
      throw new Error(`Cannot write ${inline.kind} in a sample`)
    })
    .join('')
}
