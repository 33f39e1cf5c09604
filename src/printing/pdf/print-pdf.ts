/** Prints a laid-out paper as PDF (PDF/UA-1, fonts embedded) by Typst. */
import { readFileSync } from 'node:fs'
import type { LaidOut } from '#layout/laid-out.ts'
import { pictureFormulaLazily, type TypesetFormula } from '../maths/lazy-formula.ts'
import { describeFormula, describePaper, type DescribedPaper, type FormulaUse } from './describe-paper.ts'
import type { PrintWarning } from './print-warning.ts'
import { compileTypst } from './typst-compiler.ts'

/**
 * The same tree gives the same bytes. `onWarning` is told of each thing that could not be printed as it stands: a formula, a sign, a figure
 * degrade alone, never the paper. Throws an Error with Typst's message when the paper cannot be set at all, which is a bug.
 * Runs Typst in this process: callers that print what others wrote go through `sandbox`.
 */
export async function printPdf(laidOut: LaidOut, onWarning: (warning: PrintWarning) => void = () => {}): Promise<Uint8Array> {
  const uncovered = new Set<string>()
  const replaced = new Map<string, TypesetFormula>()
  let message = ''
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const described = await describePaper(laidOut, uncovered, replaced)
    const compiled = compileTypst(filesOf(described))
    if (compiled.ok) {
      for (const warning of described.warnings) onWarning(warning)
      return compiled.bytes
    }
    message = compiled.message
    if (!(await mend(message, described, uncovered, replaced))) break
  }
  throw new Error(`Cannot print the paper “${laidOut.documentTitle}”: ${message}`)
}

/** Each attempt mends all the signs or all the formulas that the last one named; a mended formula may show new signs. */
const MOST_ATTEMPTS = 6

const PAPER = readFileSync(new URL('./paper.typ', import.meta.url), 'utf8')
const MATHS = readFileSync(new URL('./maths.typ', import.meta.url), 'utf8')

/** Takes note of what failed, so that the next attempt avoids it; false when nothing new was learnt. */
async function mend(message: string, { formulas }: DescribedPaper, uncovered: Set<string>, replaced: Map<string, TypesetFormula>): Promise<boolean> {
  const signs = uncoveredSigns(message).filter((sign) => !uncovered.has(sign))
  for (const sign of signs) uncovered.add(sign)
  if (signs.length > 0) return true
  let learnt = false
  for (const use of formulas) {
    const fault = use.formula.kind === 'literal' ? undefined : faultOf(use)
    if (fault === undefined) continue
    replaced.set(use.name, use.formula.kind === 'typst' ? await pictureFormulaLazily(use.tex, use.display, fault) : { kind: 'literal', text: use.tex, reason: fault })
    learnt = true
  }
  return learnt
}

/** The signs that Typst names as shown by no font: ‘the text `"\u{e000}"` could not be displayed’. */
function uncoveredSigns(message: string): string[] {
  const texts = [...message.matchAll(/the text `\\?"((?:[^"\\]|\\+.)*?)\\?"` could not be displayed/gu)].map(([, text]) => unescapeRust(text!))
  return [...new Set(texts.flatMap((text) => [...text]))]
}

const unescapeRust = (text: string): string =>
  text.replace(/\\+u\{([0-9a-f]+)\}/g, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))).replace(/\\+(["'\\])/g, '$1')

/** Why Typst refuses a formula on its own; undefined when it takes it. */
function faultOf(use: FormulaUse): string | undefined {
  const compiled = compileTypst(filesOf(describeFormula(use)))
  return compiled.ok ? undefined : compiled.message.split('\n')[0]!
}

const filesOf = ({ data, formulasSource }: Pick<DescribedPaper, 'data' | 'formulasSource'>) => ({ 'main.typ': PAPER, 'maths.typ': MATHS, 'formulas.typ': formulasSource, 'paper.json': data })
