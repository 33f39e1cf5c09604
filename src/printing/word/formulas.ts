/** The formulas of a paper as Word's own equations; what those cannot hold as a picture, and the rest as its LaTeX. */
import { ImportedXmlComponent, TextRun, type ParagraphChild } from 'docx'
import { formatOmml, formatOmmlParts } from '../maths/omml/format-omml.ts'
import { standingAlone, type StandingAlone } from '../maths/omml/standing-alone.ts'
import { coloured, tag } from '../maths/omml/write-omml.ts'
import { parseFormula } from '../maths/parse-formula.ts'
import { pictureFormula, type PicturedFormula } from '../maths/typeset-formula.ts'
import { mathsIn, type Maths } from '../pdf/describe-formula.ts'
import type { PrintWarning } from '../pdf/print-warning.ts'
import { cleanText } from './languages.ts'
import type { Pictures } from './pictures.ts'

export type WordFormula =
  | { readonly kind: 'equation'; readonly parts: readonly string[] }
  /** `alone`: what stands for it where it may have a paragraph or a table of its own. */
  | { readonly kind: 'picture'; readonly formula: PicturedFormula; readonly alone?: StandingAlone }
  | { readonly kind: 'literal'; readonly text: string }

export type Formulas = {
  readonly inLine: (maths: Maths, colour?: string) => readonly ParagraphChild[]
  /** In a paragraph of its own. */
  readonly displayed: (maths: Maths, colour?: string) => readonly ParagraphChild[]
  /** What may stand in the place of its picture, where there is room for a frame or a table. */
  readonly alone: (maths: Maths, colour?: string) => SetAlone | undefined
}

/** `StandingAlone`, set. */
export type SetAlone =
  | { readonly kind: 'box'; readonly children: readonly ParagraphChild[]; readonly width: number }
  | {
      readonly kind: 'grid'
      readonly rows: readonly (readonly (readonly ParagraphChild[])[])[]
      readonly widths: readonly number[]
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
          imported(equation(colour === undefined ? xml : coloured(xml, colour))),
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
    alone: ({ tex, display }, colour) => {
      const formula = known.get(nameOf(tex, display))
      const found = formula?.kind === 'picture' ? formula.alone : undefined
      const set = (xml: string): readonly ParagraphChild[] => [
        imported(colour === undefined ? xml : coloured(xml, colour)),
      ]
      if (found === undefined) return undefined
      return found.kind === 'box'
        ? { kind: 'box', children: set(tag('oMathPara', found.equation)), width: found.width }
        : { kind: 'grid', rows: found.rows.map((row) => row.map(set)), widths: found.widths }
    },
  }
}

const imported = (xml: string): ParagraphChild => ImportedXmlComponent.fromXmlString(xml) as unknown as ParagraphChild

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
    return {
      formula: { kind: 'equation', parts: display ? [formatOmml(root, { inline: false })] : formatOmmlParts(root) },
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const picture = await pictureFormula(tex, true, reason)
    return picture.kind === 'svg'
      ? {
          formula: { kind: 'picture', formula: picture, ...(display ? aloneOf(tex) : {}) },
          warning: { kind: 'formula', tex, shownAs: 'picture', reason },
        }
      : {
          formula: { kind: 'literal', text: tex },
          warning: { kind: 'formula', tex, shownAs: 'latex', reason: picture.reason },
        }
  }
}

/** Nothing where a part of it is no equation either. */
function aloneOf(tex: string): { readonly alone?: StandingAlone } {
  try {
    const alone = standingAlone(parseFormula(tex, true))
    return alone === undefined ? {} : { alone }
  } catch {
    return {}
  }
}
