/** A sample chapter as a Word file, with real heading styles and equations. */
import {
  Document,
  HeadingLevel,
  Math as Equation,
  MathFraction,
  MathRadical,
  MathRun,
  MathSuperScript,
  Packer,
  Paragraph,
  TextRun,
  type MathComponent,
} from 'docx'
import type { RichText } from '../../src/domain/rich-text.ts'
import { parseSampleFormula, type Formula } from './formula.ts'
import type { SampleBlock } from './source.ts'

const HEADINGS = { 1: HeadingLevel.HEADING_1, 2: HeadingLevel.HEADING_2, 3: HeadingLevel.HEADING_3 } as const

export async function writeDocx(blocks: readonly SampleBlock[], font: string): Promise<Uint8Array> {
  const children = blocks.map((block): Paragraph => {
    switch (block.kind) {
      case 'heading':
        return new Paragraph({ heading: HEADINGS[block.level], text: block.text })
      case 'list_item':
        return new Paragraph({ bullet: { level: 0 }, children: runs(block.text) })
      case 'paragraph':
        return new Paragraph({ spacing: { after: 160 }, children: runs(block.text) })
    }
  })
  const document = new Document({
    styles: { default: { document: { run: { font, size: 24 } } } },
    sections: [{ children }],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}

function runs(text: RichText): (TextRun | Equation)[] {
  return text.map((inline) => {
    if (inline.kind === 'text') return new TextRun(inline.text)
    if (inline.kind === 'math') return new Equation({ children: components(parseSampleFormula(inline.tex)) })
    throw new Error(`Cannot write ${inline.kind} in a sample`)
  })
}

function components(formula: Formula): MathComponent[] {
  return formula.map((part) => {
    switch (part.kind) {
      case 'run':
        return new MathRun(part.text)
      case 'fraction':
        return new MathFraction({ numerator: components(part.top), denominator: components(part.bottom) })
      case 'root':
        return new MathRadical({ children: components(part.under) })
      case 'power':
        return new MathSuperScript({ children: components(part.base), superScript: components(part.exponent) })
    }
  })
}
