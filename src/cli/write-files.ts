/** Writes files of a paper in one of its formats; what is printed is printed in a limited child. */
import type { Paper } from '#domain/paper.ts'
import type { LossChoice } from '#domain/loss.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import type { Template } from '#domain/template.ts'
import { FORMATS, USUAL_FORMAT, type Format } from '#formats/formats.ts'
import { writeFormat } from '#formats/write-format.ts'
import { messagesIn } from '#messages/messages.ts'
import { wordRefusal } from '#messages/word-refusal.ts'
import type { PrintWarning } from '#printing/pdf/print-warning.ts'
import { lendTools } from '#sandbox/printing/lend-tools.ts'
import type { PrintingPool } from '#sandbox/printing/print-in-child.ts'
import { writeOutput } from './files.ts'
import { UserFault } from './user-fault.ts'

export type FileToWrite = { readonly part: ExportPart; readonly path: string }

/** Writes each file, or throws a UserFault that says why not; a file written before stays. */
export async function writeFiles(
  printer: PrintingPool,
  paper: Paper,
  template: Template,
  files: readonly FileToWrite[],
  { format = USUAL_FORMAT, losses = 'convert' }: { readonly format?: Format; readonly losses?: LossChoice } = {},
): Promise<void> {
  for (const { part, path } of files) {
    const written = await writeFormat(
      format,
      { paper, template, part, reader: 'owner' },
      losses,
      lendTools(printer, (warning) => console.error(`${path}: ${wordPrintWarning(warning)}`)),
    )
    if (!written.ok && written.error.code === 'nothing_carried')
      throw new UserFault(wordRefusal({ code: 'nothing_carried', format: FORMATS[format].name }, messagesIn('en')))
    if (!written.ok)
      throw new UserFault(
        `${path} could not be printed (${written.error.code}). Nothing of the paper is lost: keep it with --json and print it again.`,
      )
    await writeOutput(path, written.value)
  }
}

function wordPrintWarning(warning: PrintWarning): string {
  switch (warning.kind) {
    case 'formula':
      return `the formula ${warning.tex} could not be set and is shown as ${warning.shownAs === 'picture' ? 'a picture' : 'its LaTeX'}.`
    case 'signs':
      return `no font has ${warning.signs.join(' ')}; each is printed as a box.`
    case 'figure':
      return `the figure "${warning.alt}" could not be drawn.`
  }
}
