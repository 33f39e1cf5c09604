/** Prints the parts of a paper in a limited child and writes them as PDF. */
import type { Paper } from '#domain/paper.ts'
import type { Template } from '#domain/template.ts'
import { layOut } from '#layout/lay-out.ts'
import type { PaperPart } from '#layout/laid-out.ts'
import type { PrintWarning } from '#printing/pdf/print-warning.ts'
import { openPrintingPool, type PrintingPool } from '#sandbox/printing/print-in-child.ts'
import { writeOutput } from './files.ts'
import { UserFault } from './user-fault.ts'

export type PartToPrint = { readonly part: PaperPart; readonly path: string }

/** Opened early, so that Typst and its fonts load while the document is still read. */
export function openPrinter(): PrintingPool {
  const pool = openPrintingPool({ atOnce: 1, spares: 0 })
  // A printer that cannot start is reported by the print that needs it.
  pool.warmUp().catch(() => undefined)
  return pool
}

/** Writes each part, or throws a UserFault that says why not; a part written before stays. */
export async function printParts(printer: PrintingPool, paper: Paper, template: Template, parts: readonly PartToPrint[]): Promise<void> {
  for (const { part, path } of parts) {
    const laidOut = part === 'paper' ? layOut(paper, template, { part, pageSize: 'a4' }) : layOut(paper, template, { part, pageSize: 'a4' })
    const printed = await printer.printInChild(laidOut, (warning) => console.error(`${path}: ${wordPrintWarning(warning)}`))
    if (!printed.ok) throw new UserFault(`${path} could not be printed (${printed.error.code}). Nothing of the paper is lost: keep it with --json and print it again.`)
    await writeOutput(path, printed.value)
  }
}

function wordPrintWarning(warning: PrintWarning): string {
  switch (warning.kind) {
    case 'formula': return `the formula ${warning.tex} could not be set and is shown as ${warning.shownAs === 'picture' ? 'a picture' : 'its LaTeX'}.`
    case 'signs': return `no font has ${warning.signs.join(' ')}; each is printed as a box.`
    case 'figure': return `the figure "${warning.alt}" could not be drawn.`
  }
}
