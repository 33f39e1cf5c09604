/** What writers of formats are lent, by a pool of printing children. */
import type { LoneFormula, Mathml } from '#domain/lone-formula.ts'
import { ok, type Result } from '#domain/result.ts'
import type { PrintWarning } from '#printing/pdf/print-warning.ts'
import type { Asker } from '../fair-queue.ts'
import type { PrintingFault, PrintingPool } from './print-in-child.ts'
import { mathmlList, type PrintJob } from './printed-part.ts'

type PagesJob = Extract<PrintJob, { readonly laidOut: unknown }>
type QuizJob = Extract<PrintJob, { readonly printer: 'interactive' }>

/** `onWarning` hears of each thing that could not be printed as it stands. */
export function lendTools(
  pool: PrintingPool,
  onWarning: (warning: PrintWarning) => void,
  asker?: Asker,
): {
  readonly print: (
    printer: PagesJob['printer'],
    laidOut: PagesJob['laidOut'],
  ) => Promise<Result<Uint8Array, PrintingFault>>
  readonly printQuiz: (quiz: QuizJob['quiz']) => Promise<Result<Uint8Array, PrintingFault>>
  readonly setFormulas: (formulas: readonly LoneFormula[]) => Promise<Result<readonly Mathml[], PrintingFault>>
} {
  return {
    print: (printer, laidOut) => pool.printInChild({ printer, laidOut }, onWarning, asker),
    printQuiz: (quiz) => pool.printInChild({ printer: 'interactive', quiz }, onWarning, asker),
    async setFormulas(formulas) {
      if (formulas.length === 0) return ok([])
      const set = await pool.printInChild({ printer: 'mathml', formulas }, onWarning, asker)
      if (!set.ok) return set
      return ok(mathmlList.parse(JSON.parse(new TextDecoder().decode(set.value))))
    },
  }
}
