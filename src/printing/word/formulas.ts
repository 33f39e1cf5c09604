/** The formulas of a paper as Word's own equations; what those cannot hold as a picture, and the rest as its LaTeX. */
import { ImportedXmlComponent, TextRun, type ParagraphChild } from 'docx'
import { inBox } from '../maths/omml/format-frame.ts'
import { formatOmml, formatOmmlParts } from '../maths/omml/format-omml.ts'
import { libreWidth } from '../maths/omml/libre-width.ts'
import { coloured, tag } from '../maths/omml/write-omml.ts'
import { parseFormula } from '../maths/parse-formula.ts'
import { pictureFormula, type PicturedFormula } from '../maths/typeset-formula.ts'
import { mathsIn, type Maths } from '../pdf/describe-formula.ts'
import type { PrintWarning } from '../pdf/print-warning.ts'
import { cleanText } from './languages.ts'
import type { Pictures } from './pictures.ts'

export type WordFormula =
  /** `frame`: the paragraph has one around so many em. */
  | { readonly kind: 'equation'; readonly parts: readonly string[]; readonly frame?: number }
  | { readonly kind: 'picture'; readonly formula: PicturedFormula }
  | { readonly kind: 'literal'; readonly text: string }

export type Formulas = {
  readonly inLine: (maths: Maths, colour?: string) => readonly ParagraphChild[]
  /** In a paragraph of its own. */
  readonly displayed: (maths: Maths, colour?: string) => readonly ParagraphChild[]
  /** Of that paragraph: how many em its frame holds. */
  readonly frameOf: (maths: Maths) => number | undefined
}

/** All formulas of `tree`. `size`: of the text, in points. */
export async function formulasOf(
  tree: object,
  size: number,
  pictures: Pictures,
  onWarning: (warning: PrintWarning) => void,
): Promise<Formulas> {
  const known = new Map<string, WordFormula>()
  const told = new Set<string>()
  for (const { tex, display } of mathsIn(tree)) {
    const name = nameOf(tex, display)
    if (known.has(name)) continue
    const { formula, warning } = await setFormula(tex, display)
    known.set(name, formula)
    if (warning !== undefined && !told.has(tex)) onWarning(warning)
    told.add(tex)
  }
  const shown = (
    { tex, display }: Maths,
    colour: string | undefined,
    equation: (xml: string) => string,
  ): readonly ParagraphChild[] => {
    const formula = known.get(nameOf(tex, display)) ?? { kind: 'literal', text: tex }
    switch (formula.kind) {
      case 'equation':
        return formula.parts.flatMap((xml, index): ParagraphChild[] => [
          ...(index === 0 ? [] : [new TextRun(BETWEEN_PARTS)]),
          ImportedXmlComponent.fromXmlString(
            equation(colour === undefined ? xml : coloured(xml, colour)),
          ) as unknown as ParagraphChild,
        ])
      case 'picture':
        return [pictures.formula(formula.formula, size)]
      case 'literal':
        return [new TextRun({ text: cleanText(formula.text), font: 'Courier New' })]
    }
  }
  return {
    inLine: (maths, colour) => shown(maths, colour, (xml) => xml),
    displayed: (maths, colour) => shown(maths, colour, (xml) => tag('oMathPara', xml)),
    frameOf: ({ tex, display }) => {
      const formula = known.get(nameOf(tex, display))
      return formula?.kind === 'equation' ? formula.frame : undefined
    },
  }
}

/** Two equations without a sign between them would be one for Word. */
const BETWEEN_PARTS = '\u200B'

const nameOf = (tex: string, display: boolean): string => `${display ? 'display' : 'inline'} ${tex}`

type SetFormula = { readonly formula: WordFormula; readonly warning?: PrintWarning }

/** A lesson has the same formulas again and again. */
const remembered = new Map<string, SetFormula>()
const MOST_REMEMBERED = 5000

async function setFormula(tex: string, display: boolean): Promise<SetFormula> {
  const name = nameOf(tex, display)
  const found = remembered.get(name)
  if (found !== undefined) return found
  const set = await setAnew(tex, display)
  const [oldest] = remembered.size >= MOST_REMEMBERED ? remembered.keys() : []
  if (oldest !== undefined) remembered.delete(oldest)
  remembered.set(name, set)
  return set
}

async function setAnew(tex: string, display: boolean): Promise<SetFormula> {
  try {
    // MathJax numbers an equation only where it is displayed, and sets fractions small where it is not.
    const root = parseFormula(tex, true)
    const boxed = display ? inBox(root) : undefined
    if (boxed !== undefined)
      return {
        formula: { kind: 'equation', parts: [formatOmml(boxed, { inline: false })], frame: libreWidth([boxed]) },
      }
    return {
      formula: { kind: 'equation', parts: display ? [formatOmml(root, { inline: false })] : formatOmmlParts(root) },
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const picture = await pictureFormula(tex, true, reason)
    return picture.kind === 'svg'
      ? {
          formula: { kind: 'picture', formula: picture },
          warning: { kind: 'formula', tex, shownAs: 'picture', reason },
        }
      : {
          formula: { kind: 'literal', text: tex },
          warning: { kind: 'formula', tex, shownAs: 'latex', reason: picture.reason },
        }
  }
}
