/** Writes files of a paper in one of its formats; what is printed is printed in a limited child. */
import type { Paper } from '#domain/paper.ts'
import type { LossChoice } from '#domain/loss.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import type { Template } from '#domain/template.ts'
import { FORMATS, type Format } from '#formats/formats.ts'
import { lossesOf, paperLossesOf } from '#formats/losses.ts'
import { writeFormat } from '#formats/write-format.ts'
import { messagesIn } from '#messages/messages.ts'
import { wordLoss, wordPaperLoss } from '#messages/word-losses.ts'
import { wordRefusal } from '#messages/word-refusal.ts'
import type { PrintWarning } from '#printing/pdf/print-warning.ts'
import { lendTools } from '#sandbox/printing/lend-tools.ts'
import type { PrintingPool } from '#sandbox/printing/print-in-child.ts'
import { writeOutput } from './files.ts'
import { UserFault } from './user-fault.ts'

export type FileToWrite = { readonly format: Format; readonly part: ExportPart; readonly path: string }

/** Writes each file, or throws a UserFault that says why not; a file written before stays. */
export async function writeFiles(
  printer: PrintingPool,
  paper: Paper,
  template: Template,
  files: readonly FileToWrite[],
  losses: LossChoice = 'convert',
): Promise<void> {
  for (const file of files) await writeOutput(file.path, await bytesOfFile(printer, paper, template, file, losses))
}

/** Throws a UserFault. `path`: by which the file is spoken of. */
export async function bytesOfFile(
  printer: PrintingPool,
  paper: Paper,
  template: Template,
  { format, part, path }: FileToWrite,
  losses: LossChoice,
): Promise<Uint8Array> {
  const written = await writeFormat(
    format,
    { paper, template, part, reader: 'owner' },
    losses,
    lendTools(printer, (warning) => console.error(`${path}: ${wordPrintWarning(warning)}`)),
  )
  if (written.ok) return written.value
  if (written.error.code === 'nothing_carried')
    throw new UserFault(wordRefusal({ ...written.error, format: FORMATS[format].name }, messagesIn('en')))
  throw new UserFault(
    `${path} could not be printed (${written.error.code}). Nothing of the paper is lost: keep it with --json and print it again.`,
  )
}

/** What the formats cannot hold, before anything is written. */
export function tellLosses(paper: Paper, template: Template, files: readonly FileToWrite[], choice: LossChoice): void {
  const messages = messagesIn('en')
  const told = files.flatMap(({ format, part }) => {
    const { name } = FORMATS[format]
    return [
      ...lossesOf(FORMATS[format], paper, { template, part, choice }).map((loss) =>
        wordLoss(loss, name.en, choice, messages),
      ),
      ...paperLossesOf(FORMATS[format], { template, part }).map((loss) => wordPaperLoss(loss, name.en, messages)),
    ]
  })
  for (const sentence of new Set(told)) console.error(sentence)
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
