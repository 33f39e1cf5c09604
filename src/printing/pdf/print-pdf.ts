/** Prints a laid-out paper as PDF (PDF/UA-1, fonts embedded) by Typst. */
import { readFileSync } from 'node:fs'
import type { LaidOut } from '#layout/laid-out.ts'
import { pictureFormulaLazily } from '../maths/lazy-formula.ts'
import { describeDrawing, describeFormula, describePaper, type DescribedPaper, type Learnt } from './describe-paper.ts'
import type { PrintWarning } from './print-warning.ts'
import { compileTypst } from './typst-compiler.ts'

/**
 * The same tree gives the same bytes. `onWarning` is told of each thing that could not be printed as it stands: a formula, a sign, a figure
 * degrade alone, never the paper. Throws an Error with Typst's message when the paper cannot be set at all, which is a bug.
 * Runs Typst in this process: callers that print what others wrote go through `sandbox`.
 */
export async function printPdf(laidOut: LaidOut, onWarning: (warning: PrintWarning) => void = () => {}): Promise<Uint8Array> {
  const learnt: Learnt = { uncovered: new Set(), formulas: new Map(), figures: new Map() }
  const printed = await printAvoiding(laidOut, learnt, 1)
  // An answer sheet is a page of its own, however little stands on it.
  const endsInText = laidOut.part === 'paper' && laidOut.blocks.at(-1)?.kind !== 'answerSheet'
  const better = endsInText && isAlmostEmpty(printed.end) ? await printAvoiding(laidOut, learnt, TIGHT) : printed
  const { bytes, warnings } = better.end.page < printed.end.page ? better : printed
  for (const warning of warnings) onWarning(warning)
  return bytes
}

type Printed = { readonly bytes: Uint8Array; readonly end: PaperEnd; readonly warnings: readonly PrintWarning[] }
/** `height`: how far down its page the paper ends, 0 to 1. */
type PaperEnd = { readonly page: number; readonly height: number }

/** A few lines on a last page of their own, copied for a whole class, are worth drawing the paper together for, if that saves the page. */
const isAlmostEmpty = ({ page, height }: PaperEnd): boolean => page > 1 && height < 0.35
const TIGHT = 0.7

async function printAvoiding(laidOut: LaidOut, learnt: Learnt, spacing: number): Promise<Printed> {
  let message = ''
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const described = await describePaper(laidOut, learnt, spacing)
    const compiled = compileTypst(filesOf(described))
    if (compiled.ok) return { bytes: compiled.bytes, end: compiled.end as PaperEnd, warnings: described.warnings }
    message = compiled.message
    if (!(await learn(message, described, learnt))) break
  }
  throw new Error(`Cannot print the paper “${laidOut.documentTitle}”: ${message}`)
}

/** Each attempt avoids all the signs, or all the formulas and figures, that failed in the last; what stands in their place may show new signs. */
const MOST_ATTEMPTS = 6

/** The Typst files that every paper is set with; `main.typ` sets it. */
const SHEET = Object.fromEntries(['main', 'measures', 'words', 'rooms', 'questions', 'columns', 'record', 'head', 'key', 'examination', 'maths'].map((name) => [`${name}.typ`, readFileSync(new URL(`./sheet/${name}.typ`, import.meta.url), 'utf8')]))

/** Takes note of what failed, so that the next attempt avoids it; false when nothing new was learnt. */
async function learn(message: string, { formulas, figures }: DescribedPaper, learnt: Learnt): Promise<boolean> {
  const signs = uncoveredSigns(message).filter((sign) => !learnt.uncovered.has(sign))
  for (const sign of signs) learnt.uncovered.add(sign)
  if (signs.length > 0) return true
  const before = learnt.formulas.size + learnt.figures.size
  for (const use of formulas) {
    const fault = use.formula.kind === 'literal' ? undefined : faultOf(describeFormula(use))
    if (fault !== undefined) learnt.formulas.set(use.name, use.formula.kind === 'typst' ? await pictureFormulaLazily(use.tex, use.display, fault) : { kind: 'literal', text: use.tex, reason: fault })
  }
  for (const svg of figures) {
    const fault = faultOf(describeDrawing(svg))
    if (fault !== undefined) learnt.figures.set(svg, fault)
  }
  return learnt.formulas.size + learnt.figures.size > before
}

/** The signs that Typst names as shown by no font: ‘the text `"\u{e000}"` could not be displayed’. */
function uncoveredSigns(message: string): string[] {
  const texts = [...message.matchAll(/the text `\\?"((?:[^"\\]|\\+.)*?)\\?"` could not be displayed/gu)].map(([, text]) => unescapeRust(text!))
  return [...new Set(texts.flatMap((text) => [...text]))]
}

const unescapeRust = (text: string): string =>
  text.replace(/\\+u\{([0-9a-f]+)\}/g, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))).replace(/\\+(["'\\])/g, '$1')

/** Why Typst refuses a sheet; undefined when it takes it. */
function faultOf(sheet: Pick<DescribedPaper, 'data' | 'formulasSource'>): string | undefined {
  const compiled = compileTypst(filesOf(sheet))
  return compiled.ok ? undefined : compiled.message.split('\n')[0]!
}

const filesOf = ({ data, formulasSource }: Pick<DescribedPaper, 'data' | 'formulasSource'>) => ({ ...SHEET, 'formulas.typ': formulasSource, 'paper.json': data })
