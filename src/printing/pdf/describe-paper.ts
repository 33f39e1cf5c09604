/** Writes a laid-out paper as data for Typst: JSON of its tree, and a file with each formula once. */
import type { LaidOut } from '#layout/laid-out.ts'
import { typesetFormulaLazily, type TypesetFormula } from '../maths/lazy-formula.ts'
import { figureFault } from './figure-fault.ts'
import type { PrintWarning } from './print-warning.ts'
import { printableText } from './printable-text.ts'

export type DescribedPaper = {
  /** JSON: the tree, with `formulas` that its maths nodes name by index. */
  readonly data: string
  readonly formulasSource: string
  readonly formulas: readonly FormulaUse[]
  /** Each drawing that is in the data. */
  readonly figures: readonly string[]
  readonly warnings: readonly PrintWarning[]
}
export type FormulaUse = { readonly name: string; readonly tex: string; readonly display: boolean; readonly formula: TypesetFormula }

/** What earlier attempts to print the paper learnt. */
export type Learnt = {
  /** Signs that no font has. */
  readonly uncovered: Set<string>
  /** What is printed in the place of formulas that fail, by name. */
  readonly formulas: Map<string, TypesetFormula>
  /** Why a drawing fails, by its SVG. */
  readonly figures: Map<string, string>
}

/** `spacing`: 1, or less to draw the paper together. */
export async function describePaper(laidOut: LaidOut, learnt: Learnt, spacing: number): Promise<DescribedPaper> {
  const boxed = new Set<string>()
  const figures = new Set<string>()
  const figureWarnings: PrintWarning[] = []
  const uses = new Map<string, { index: number; tex: string; display: boolean }>()
  const printable = (text: string): string => printableText(text, learnt.uncovered, (sign) => boxed.add(sign))

  /** The same value with printable text, formulas by index, and figures that are safe to draw. */
  const describe = (value: unknown): unknown => {
    if (typeof value === 'string') return printable(value)
    if (Array.isArray(value)) return value.map(describe)
    if (typeof value !== 'object' || value === null) return value
    if (isMaths(value)) return { kind: 'math', formula: indexOf(value) }
    if (isFigure(value)) return describeFigure(value)
    if (isUndrawn(value)) return describeUndrawn(value)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, describe(inner)]))
  }

  const indexOf = ({ tex, display }: Maths): number => {
    const shown = printable(tex).replaceAll('\u200B', '')
    const name = `${display ? 'display' : 'inline'} ${shown}`
    const known = uses.get(name) ?? { index: uses.size, tex: shown, display }
    uses.set(name, known)
    return known.index
  }

  const describeFigure = ({ svg, alt, caption }: FigureValue): unknown => {
    const fault = learnt.figures.get(svg) ?? figureFault(svg)
    if (fault === undefined) figures.add(svg)
    else figureWarnings.push({ kind: 'figure', alt, reason: fault })
    return { ...(fault === undefined ? { svg } : {}), alt: printable(alt) || '–', ...(caption === undefined ? {} : { caption: printable(caption) }) }
  }

  const describeUndrawn = ({ said, alt, caption }: UndrawnValue): unknown => {
    figureWarnings.push({ kind: 'figure', alt, reason: 'its LaTeX is not drawn' })
    return { alt: printable([said, alt].filter((words) => words !== '' && words !== caption).join(': ')), ...(caption === undefined ? {} : { caption: printable(caption) }) }
  }

  const tree = { ...(describe(laidOut) as object), spacing }
  const formulas = await Promise.all([...uses].map(async ([name, { tex, display }]): Promise<FormulaUse> => ({ name, tex, display, formula: learnt.formulas.get(name) ?? (await typesetFormulaLazily(tex, display)) })))
  const signs: PrintWarning[] = boxed.size === 0 ? [] : [{ kind: 'signs', signs: [...boxed] }]
  return { ...write(tree, formulas, printable), formulas, figures: [...figures], warnings: [...signs, ...figureWarnings, ...formulas.flatMap(formulaWarning)] }
}

/** A sheet with nothing on it but one formula, to see whether Typst takes it. */
export function describeFormula(use: FormulaUse): Pick<DescribedPaper, 'data' | 'formulasSource'> {
  const line = { language: 'en', text: [{ kind: 'math', formula: 0 }] }
  return write({ ...TRIAL_SHEET, blocks: [{ kind: 'instructions', heading: '', lines: [line] }] }, [use], (text) => text)
}

/** A sheet with nothing on it but one drawing. */
export function describeDrawing(svg: string): Pick<DescribedPaper, 'data' | 'formulasSource'> {
  return write({ ...TRIAL_SHEET, blocks: [{ kind: 'figure', svg, alt: '–' }] }, [], (text) => text)
}

const TRIAL_SHEET = { spacing: 1, part: 'paper', documentTitle: 'trial', language: 'en', pageSize: 'a4', look: { header: 'standard', density: 'regular', colors: { primary: '#000000', secondary: '#000000', text: '#000000' } }, runningTitle: '', code: '', pageNumber: '' }

/** Formulas in the order of their index; those that are Typst maths name their place in the file of sources. */
function write(tree: object, uses: readonly FormulaUse[], printable: (text: string) => string): { data: string; formulasSource: string } {
  const sources: string[] = []
  const formulas = uses.map(({ formula, display, tex }) => {
    const big = isBig(formula, tex)
    switch (formula.kind) {
      case 'typst': {
        sources.push(formula.source)
        return { kind: formula.kind, source: sources.length - 1, display, big, height: formula.height, whole: formula.whole, alt: printable(formula.alt) }
      }
      case 'svg': return { kind: formula.kind, svg: formula.svg, height: formula.height, depth: formula.depth, display, big, alt: printable(formula.alt) }
      case 'literal': return { kind: formula.kind, big, text: printable(formula.text) }
    }
  })
  const formulasSource = `#import "maths.typ": *\n#let formulas = (${sources.map((source) => `$${source}$,\n`).join('')})\n`
  return { data: JSON.stringify({ ...tree, formulas }), formulasSource }
}

/** Takes several lines of a page, by its height in em or by its length. */
const isBig = (formula: TypesetFormula, tex: string): boolean => tex.length > 200 || (formula.kind !== 'literal' && formula.height > 5)

function formulaWarning({ tex, formula }: FormulaUse): PrintWarning[] {
  switch (formula.kind) {
    case 'typst': return []
    case 'svg': return [{ kind: 'formula', tex, shownAs: 'picture', reason: formula.reason }]
    case 'literal': return [{ kind: 'formula', tex, shownAs: 'latex', reason: formula.reason }]
  }
}

type Maths = { readonly kind: 'math'; readonly tex: string; readonly display: boolean }
const isMaths = (value: object): value is Maths => 'kind' in value && value.kind === 'math' && 'tex' in value
type FigureValue = { readonly svg: string; readonly alt: string; readonly caption?: string }
type UndrawnValue = { readonly said: string; readonly latex: string; readonly alt: string; readonly caption?: string }
const isUndrawn = (value: object): value is UndrawnValue => 'latex' in value && 'said' in value
const isFigure = (value: object): value is FigureValue => 'svg' in value && 'alt' in value
