/** What a paragraph of Word or PowerPoint shows of an equation. */
import { ommlToLatex } from './omml-to-latex.ts'
import type { BuiltText } from './text-builder.ts'
import type { XmlElement } from './xml.ts'

/** No one reads a longer formula, and typesetting it could take for ever. */
const LONGEST_FORMULA = 4000

/** The LaTeX of an `m:oMath`; undefined where it is endless. */
export function shownLatex(formula: XmlElement): string | undefined {
  const tex = ommlToLatex(formula)
  return tex.length > LONGEST_FORMULA ? undefined : tex
}

/** Nothing but formulas, perhaps with their number `(12)`. */
export const isFormulaOnly = (lines: readonly BuiltText[]): boolean =>
  lines.some(({ spans }) => spans.some(({ kind }) => kind === 'math')) &&
  lines.every((line) => /^[\s\d()（）.,。，]*$/.test(withoutFormulas(line)))

function withoutFormulas({ text, spans }: BuiltText): string {
  return spans
    .filter((span) => span.kind === 'math')
    .reduceRight((rest, span) => rest.slice(0, span.start) + rest.slice(span.end), text)
}
