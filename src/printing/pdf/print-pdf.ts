/** Prints a laid-out paper as PDF (PDF/UA-1, fonts embedded) by Typst. */
import { readFileSync } from 'node:fs'
import { firstOf } from '#domain/must-be-there.ts'
import type { LaidOut } from '#layout/laid-out.ts'
import { pictureFormulaLazily } from '../maths/lazy-formula.ts'
import { describePaper, type DescribedPaper } from './describe-paper.ts'
import { fitToPages, LOOSE, type Fit, type GroupPlace, type StretchEnd } from './fit-to-pages.ts'
import type { Learnt } from './learnt.ts'
import type { PrintWarning } from './print-warning.ts'
import { trialOfDrawing, trialOfFormula } from './trial-sheets.ts'
import { compileTypst, type Compiled, type TypstDocument, type TypstFiles, type WrittenPdf } from './typst-compiler.ts'

/**
 * The same tree gives the same bytes. `onWarning` is told of each thing that could not be printed as it stands: a
 * formula, a sign, a figure degrade alone, never the paper. Throws an Error with Typst's message when the paper cannot
 * be set at all, which is a bug.
 * Runs Typst in this process: callers that print what others wrote go through `sandbox`.
 */
export async function printPdf(
  laidOut: LaidOut,
  onWarning: (warning: PrintWarning) => void = () => {},
): Promise<Uint8Array> {
  const learnt: Learnt = { uncovered: new Set(), formulas: new Map(), figures: new Map() }
  let message = ''
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const described = await describePaper(laidOut, learnt)
    const printed = printFitted(laidOut, described)
    if (printed.ok) {
      for (const warning of described.warnings) onWarning(warning)
      return printed.bytes
    }
    message = printed.message
    if (!(await learn(message, described, learnt))) break
  }
  throw new Error(`Cannot print the paper “${laidOut.documentTitle}”: ${message}`)
}

/**
 * Each attempt avoids all the signs, or all the formulas and figures, that failed in the last; what stands in their
 * place may show new signs.
 */
const MOST_ATTEMPTS = 6

/** The paper set as often as it takes to fit its pages, and written once. */
function printFitted(laidOut: LaidOut, { files }: DescribedPaper): WrittenPdf {
  try {
    return fitToPages((fit) => setPaper(files, fit), laidOut).document.writePdf()
  } catch (error) {
    if (error instanceof Refused) return { ok: false, message: error.message }
    throw error
  }
}

/** Typst does not take what was written for it. */
class Refused extends Error {}

/** The files of a described paper, as they are set in this fit. Throws where Typst refuses them. */
export function setPaper(
  files: TypstFiles,
  fit: Fit = LOOSE,
): {
  readonly ends: readonly StretchEnd[]
  readonly places: readonly GroupPlace[]
  readonly document: TypstDocument
} {
  const compiled = compile(files, fit)
  if (!compiled.ok) throw new Refused(compiled.message)
  const { document } = compiled
  return {
    ends: document.valuesOf('end') as StretchEnd[],
    places: document.valuesOf('place') as GroupPlace[],
    document,
  }
}

const compile = (files: TypstFiles, fit: Fit): Compiled =>
  compileTypst({ ...SHEET, ...files, 'fit.json': JSON.stringify(fit) })

/** The Typst files that every paper is set with; `main.typ` sets it. */
const SHEET = Object.fromEntries(
  [
    'main',
    'measures',
    'words',
    'rooms',
    'passages',
    'questions',
    'columns',
    'record',
    'head',
    'key',
    'examination',
    'answer-sheet',
    'maths',
  ].map((name) => [`${name}.typ`, readFileSync(new URL(`./sheet/${name}.typ`, import.meta.url), 'utf8')]),
)

/** Takes note of what failed, so that the next attempt avoids it; false when nothing new was learnt. */
async function learn(message: string, { formulas, figures }: DescribedPaper, learnt: Learnt): Promise<boolean> {
  const signs = uncoveredSigns(message).filter((sign) => !learnt.uncovered.has(sign))
  for (const sign of signs) learnt.uncovered.add(sign)
  if (signs.length > 0) return true
  const before = learnt.formulas.size + learnt.figures.size
  for (const use of formulas) {
    const fault = use.formula.kind === 'literal' ? undefined : faultOf(trialOfFormula(use))
    if (fault !== undefined)
      learnt.formulas.set(
        use.name,
        use.formula.kind === 'typst'
          ? await pictureFormulaLazily(use.tex, use.display, fault)
          : { kind: 'literal', text: use.tex, reason: fault },
      )
  }
  for (const svg of figures) {
    const fault = faultOf(trialOfDrawing(svg))
    if (fault !== undefined) learnt.figures.set(svg, fault)
  }
  return learnt.formulas.size + learnt.figures.size > before
}

/** The signs that Typst names as shown by no font: ‘the text `"\u{e000}"` could not be displayed’. */
function uncoveredSigns(message: string): string[] {
  const texts = [...message.matchAll(/the text `\\?"((?:[^"\\]|\\+.)*?)\\?"` could not be displayed/gu)].map(
    ([, text = '']) => unescapeRust(text),
  )
  return [...new Set(texts.flatMap((text) => [...text]))]
}

const unescapeRust = (text: string): string =>
  text
    .replace(/\\+u\{([0-9a-f]+)\}/g, (_all, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/\\+(["'\\])/g, '$1')

/** Why Typst refuses a sheet; undefined when it takes it. */
function faultOf(files: TypstFiles): string | undefined {
  const compiled = compile(files, LOOSE)
  const written = compiled.ok ? compiled.document.writePdf() : compiled
  return written.ok ? undefined : firstOf(written.message.split('\n'))
}
