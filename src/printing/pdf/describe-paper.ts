/**
 * Writes a laid-out paper as files for Typst: its look, its blocks with formulas and figures that are safe to set, and
 * each drawing.
 */
import { createHash } from 'node:crypto'
import type { KeyBlock, LaidOut, PaperBlock, Phrase } from '#layout/laid-out.ts'
import { describeFormula, formulasOf, isBig, isMaths, type FormulaUse } from './describe-formula.ts'
import { figureFault } from './figure-fault.ts'
import { isRagged, opensStatement, surelyLower, widestOption } from './foresee.ts'
import type { Learnt } from './learnt.ts'
import { numberGroups } from './number-groups.ts'
import type { PrintWarning } from './print-warning.ts'
import { printableText } from './printable-text.ts'
import type { TypstFiles } from './typst-compiler.ts'

export type DescribedPaper = {
  /** `look.json`, `paper.json`, and a file for each drawing. */
  readonly files: TypstFiles
  readonly formulas: readonly FormulaUse[]
  /** Each drawing that is in the files. */
  readonly figures: readonly string[]
  readonly warnings: readonly PrintWarning[]
}

export async function describePaper(laidOut: LaidOut, learnt: Learnt): Promise<DescribedPaper> {
  const boxed = new Set<string>()
  const drawings: Record<string, string> = {}
  const figures = new Set<string>()
  const figureWarnings: PrintWarning[] = []
  const printable = (text: string): string => printableText(text, learnt.uncovered, (sign) => boxed.add(sign))
  const formulas = await formulasOf(laidOut, learnt, printable)

  /** The name of the file that a drawing stands in: the same in every paper. */
  const fileOf = (svg: string): string => {
    const name = `figure-${createHash('sha256').update(svg).digest('hex').slice(0, 24)}.svg`
    drawings[name] = svg
    return name
  }

  /** The same value with printable text, formulas as they are set, figures by their files, and what is foreseen. */
  const describe = (value: unknown): unknown => {
    if (typeof value === 'string') return printable(value)
    if (Array.isArray(value)) return value.map(describe)
    if (typeof value !== 'object' || value === null) return value
    if (isMaths(value)) return describeFormula(formulas.of(value), printable, fileOf)
    if (isFigure(value)) return describeFigure(value)
    if (isUndrawn(value)) return describeUndrawn(value)
    const described = Object.entries(value).map(([key, inner]): [string, unknown] => [key, describe(inner)])
    return { ...Object.fromEntries(described), ...foreseen(value) }
  }

  const foreseen = (value: object): object => {
    if ('options' in value && 'columns' in value)
      return { widest: widestOption(value as never, (maths) => formulas.of(maths).formula) }
    if ('text' in value && 'language' in value) return foreseenOfPhrase(value as never)
    return 'stem' in value ? { height: surelyLower(value, (maths) => isBig(formulas.of(maths))) } : {}
  }

  const foreseenOfPhrase = (phrase: Phrase): object => ({
    ...(opensStatement(phrase) ? { statements: true } : {}),
    ...(isRagged(phrase, (maths) => formulas.of(maths).formula) ? { ragged: true } : {}),
  })

  const describeFigure = ({ svg, alt, caption }: FigureValue): unknown => {
    const fault = learnt.figures.get(svg) ?? figureFault(svg)
    if (fault === undefined) figures.add(svg)
    else figureWarnings.push({ kind: 'figure', alt, reason: fault })
    return {
      ...(fault === undefined ? { file: fileOf(svg) } : {}),
      alt: printable(alt) || '–',
      ...(caption === undefined ? {} : { caption: printable(caption) }),
    }
  }

  const describeUndrawn = ({ said, alt, caption }: UndrawnValue): unknown => {
    figureWarnings.push({ kind: 'figure', alt, reason: 'its LaTeX is not drawn' })
    return {
      alt: printable([said, alt].filter((words) => words !== '' && words !== caption).join(': ')),
      ...(caption === undefined ? {} : { caption: printable(caption) }),
    }
  }

  const { documentTitle, runningTitle, code, pageNumber, blocks } = laidOut
  const paper = describe({ documentTitle, runningTitle, code, pageNumber, blocks: numberGroups(blocks) })
  const signs: PrintWarning[] = boxed.size === 0 ? [] : [{ kind: 'signs', signs: [...boxed] }]
  return {
    files: { ...drawings, 'look.json': JSON.stringify(lookOf(laidOut)), 'paper.json': JSON.stringify(paper) },
    formulas: formulas.uses,
    figures: [...figures],
    warnings: [...signs, ...figureWarnings, ...formulas.uses.flatMap(formulaWarning)],
  }
}

/** What decides measures, fonts and colours of the sheet. */
function lookOf({ language, pageSize, look, ...laidOut }: LaidOut): object {
  const blocks: readonly (PaperBlock | KeyBlock)[] = laidOut.blocks
  return {
    ...look,
    language,
    pageSize,
    inColumns: blocks.some((block) => block.kind === 'section' && block.flow === 'columns'),
    examination: blocks.some(({ kind }) => kind === 'examinationHead'),
    /** In bytes, so that a Chinese sign takes as much room as three others. */
    longestNumber: Math.max(0, ...blocks.flatMap(numbersOf).map((number) => Buffer.byteLength(number))),
  }
}

function numbersOf(block: PaperBlock | KeyBlock): string[] {
  if (block.kind === 'keySection') return block.entries.map(({ number }) => number)
  if (block.kind === 'section' || block.kind === 'schemeSection') return block.questions.map(({ number }) => number)
  return []
}

function formulaWarning({ tex, formula }: FormulaUse): PrintWarning[] {
  switch (formula.kind) {
    case 'typst':
      return []
    case 'svg':
      return [{ kind: 'formula', tex, shownAs: 'picture', reason: formula.reason }]
    case 'literal':
      return [{ kind: 'formula', tex, shownAs: 'latex', reason: formula.reason }]
  }
}

type FigureValue = { readonly svg: string; readonly alt: string; readonly caption?: string }
type UndrawnValue = { readonly said: string; readonly latex: string; readonly alt: string; readonly caption?: string }
const isUndrawn = (value: object): value is UndrawnValue => 'latex' in value && 'said' in value
const isFigure = (value: object): value is FigureValue => 'svg' in value && 'alt' in value
