/** `setpaper print PAPER.json` and `setpaper export PAPER.json`: files of a paper that was kept as data. */
import { parse as parsePath, format as formatPath } from 'node:path'
import { exportFileName } from '#domain/file-name.ts'
import { LOSS_CHOICES, type LossChoice } from '#domain/loss.ts'
import type { Paper } from '#domain/paper.ts'
import { parsePaper } from '#domain/paper-json.ts'
import { EXPORT_PARTS, type ExportPart } from '#domain/paper-part.ts'
import type { Template } from '#domain/template.ts'
import { VERSIONS } from '#domain/version.ts'
import { filesOf, usualPart } from '#formats/format.ts'
import { FORMAT_IDS, FORMATS, USUAL_FORMAT, type Format } from '#formats/formats.ts'
import { lossesOf } from '#formats/losses.ts'
import { messagesIn } from '#messages/messages.ts'
import { wordLoss } from '#messages/word-losses.ts'
import { wordPaperFault } from '#messages/word-faults.ts'
import { wordRefusal } from '#messages/word-refusal.ts'
import { findTemplate, TEMPLATES, templateFor } from '#templates/templates.ts'
import { checkOutputs, readTextInput, today } from './files.ts'
import { oneOf, parseOptions } from './options.ts'
import { OWN_TOOLS, type Tools } from './tools.ts'
import { UserFault } from './user-fault.ts'
import { writeFiles, type FileToWrite } from './write-files.ts'

const OPTIONS = {
  template: { type: 'string' },
  part: { type: 'string' },
  version: { type: 'string' },
  output: { type: 'string', short: 'o' },
} as const
type Asked = Readonly<Partial<Record<keyof typeof OPTIONS, string>>>

export async function print(args: readonly string[], tools: Tools = OWN_TOOLS): Promise<void> {
  const { values, positionals } = parseOptions(args, OPTIONS)
  await write(tools, 'print', positionals, values, 'pdf')
}

export async function exportPaper(args: readonly string[], tools: Tools = OWN_TOOLS): Promise<void> {
  const { values, positionals } = parseOptions(args, {
    ...OPTIONS,
    format: { type: 'string' },
    losses: { type: 'string' },
  })
  const format = oneOf('format', values.format, FORMAT_IDS, USUAL_FORMAT)
  await write(tools, 'export', positionals, values, format, oneOf('losses', values.losses, LOSS_CHOICES, 'convert'))
}

async function write(
  tools: Tools,
  command: string,
  positionals: readonly string[],
  values: Asked,
  format: Format,
  losses: LossChoice = 'convert',
): Promise<void> {
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new UserFault(`Name one paper: setpaper ${command} PAPER.json.`)
  const part = oneOf('part', values.part, EXPORT_PARTS, usualPart(FORMATS[format]))
  const version = oneOf('version', values.version, VERSIONS, undefined)
  const templateId = oneOf(
    'template',
    values.template,
    TEMPLATES.map(({ id }) => id as string),
    undefined,
  )
  const paper = await readPaper(path)
  const files = filesAt(values.output, paper, format, part)
  checkOutputs(
    [path],
    files.map((one) => one.path),
  )
  // No paper has versions yet, so every letter is one that was not made (decision D46).
  if (version !== undefined) throw new UserFault(wordRefusal({ code: 'no_such_version', version }, messagesIn('en')))
  const template = templateOf(paper, templateId)
  tellLosses(paper, template, files, format, losses)
  const printer = tools.openPrinter()
  try {
    await writeFiles(printer, paper, template, files, { format, losses })
  } finally {
    await printer.close()
  }
  for (const one of files) console.log(`Wrote ${one.path}.`)
}

/** What the format cannot hold, before anything is written. */
function tellLosses(
  paper: Paper,
  template: Template,
  files: readonly FileToWrite[],
  format: Format,
  choice: LossChoice,
): void {
  const entry = FORMATS[format]
  const told = files.flatMap(({ part }) =>
    lossesOf(entry, paper, { template, part, choice }).map((loss) =>
      wordLoss(loss, entry.name.en, choice, messagesIn('en')),
    ),
  )
  for (const sentence of new Set(told)) console.error(sentence)
}

/** A key of its own lies beside the output; without an output, all have the names that the service gives (decision D7). */
function filesAt(output: string | undefined, paper: Paper, format: Format, wanted: ExportPart): FileToWrite[] {
  const entry = FORMATS[format]
  const parts = filesOf(entry, wanted)
  if (parts.length === 0)
    throw new UserFault(`No ${entry.name.en} file holds --part ${wanted}: choose ${entry.parts.join(' or ')}.`)
  return parts.map((part) => ({
    part,
    path:
      output === undefined
        ? exportFileName(paper.title, part, today(new Date()), entry.extension)
        : part === wanted || part === 'paper'
          ? output
          : besides(output),
  }))
}

function besides(output: string): string {
  const { dir, name, ext } = parsePath(output)
  return formatPath({ dir, name: `${name}_answer_key`, ext })
}

/** The paper, or a UserFault that says what in the file is wrong. */
async function readPaper(path: string): Promise<Paper> {
  const text = await readTextInput(path)
  const json = parseJson(text)
  if (json === undefined) throw new UserFault(`${path} is not JSON: name a file that setpaper make wrote with --json.`)
  const parsed = parsePaper(json, { from: { kind: 'own' } })
  if (!parsed.ok)
    throw new UserFault(
      `${path} is not a whole paper: ${parsed.error
        .slice(0, 3)
        .map((fault) => wordPaperFault(fault, messagesIn('en')))
        .join(' ')}`,
    )
  return parsed.value
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function templateOf(paper: Paper, wanted: string | undefined): Template {
  return findTemplate(wanted ?? paper.templateId) ?? templateFor(paper.configuration)
}
