/** `setpaper print PAPER.json` and `setpaper export PAPER.json`: files of a paper that was kept as data. */
import { parse as parsePath, format as formatPath } from 'node:path'
import { exportFileName } from '#domain/file-name.ts'
import { LOSS_CHOICES, type LossChoice } from '#domain/loss.ts'
import type { Paper } from '#domain/paper.ts'
import { EXPORT_PARTS, type ExportPart } from '#domain/paper-part.ts'
import { VERSIONS } from '#domain/version.ts'
import { filesOf, usualPart } from '#formats/format.ts'
import { FORMAT_IDS, FORMATS, USUAL_FORMAT, type Format } from '#formats/formats.ts'
import { messagesIn } from '#messages/messages.ts'
import { wordRefusal } from '#messages/word-refusal.ts'
import { TEMPLATES } from '#templates/templates.ts'
import { checkOutputs, today } from './files.ts'
import { readPaper, templateOf } from './kept-paper.ts'
import { oneOf, parseOptions, severalOf } from './options.ts'
import { OWN_TOOLS, type Tools } from './tools.ts'
import { UserFault } from './user-fault.ts'
import { tellLosses, writeFiles, type FileToWrite } from './write-files.ts'
import { writeSeveral } from './write-several.ts'

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
    formats: { type: 'string' },
    losses: { type: 'string' },
  })
  const losses = oneOf('losses', values.losses, LOSS_CHOICES, 'convert')
  if (values.formats === undefined)
    return write(tools, 'export', positionals, values, oneOf('format', values.format, FORMAT_IDS, USUAL_FORMAT), losses)
  if (values.format !== undefined) throw new UserFault('Name one format with --format or several with --formats.')
  const formats = severalOf('formats', values.formats, FORMAT_IDS)
  const { path, version, templateId } = checked('export', positionals, values)
  const part = oneOf('part', values.part, EXPORT_PARTS, undefined)
  const paper = await readPaper(path)
  refuseVersion(version)
  await writeSeveral(tools, {
    path,
    paper,
    template: templateOf(paper, templateId),
    formats,
    part,
    losses,
    output: values.output,
  })
}

async function write(
  tools: Tools,
  command: string,
  positionals: readonly string[],
  values: Asked,
  format: Format,
  losses: LossChoice = 'convert',
): Promise<void> {
  const { path, version, templateId } = checked(command, positionals, values)
  const part = oneOf('part', values.part, EXPORT_PARTS, usualPart(FORMATS[format]))
  const paper = await readPaper(path)
  const files = filesAt(values.output, paper, format, part)
  checkOutputs(
    [path],
    files.map((one) => one.path),
  )
  refuseVersion(version)
  const template = templateOf(paper, templateId)
  tellLosses(paper, template, files, losses)
  const printer = tools.openPrinter()
  try {
    await writeFiles(printer, paper, template, files, losses)
  } finally {
    await printer.close()
  }
  for (const one of files) console.log(`Wrote ${one.path}.`)
}

function checked(command: string, [path, ...more]: readonly string[], values: Asked) {
  if (path === undefined || more.length > 0) throw new UserFault(`Name one paper: setpaper ${command} PAPER.json.`)
  return {
    path,
    version: oneOf('version', values.version, VERSIONS, undefined),
    templateId: oneOf(
      'template',
      values.template,
      TEMPLATES.map(({ id }) => id as string),
      undefined,
    ),
  }
}

/** No paper has versions yet, so every letter is one that was not made (decision D46). */
function refuseVersion(version: string | undefined): void {
  if (version !== undefined) throw new UserFault(wordRefusal({ code: 'no_such_version', version }, messagesIn('en')))
}

/** A key of its own lies beside the output; without an output, all have the names that the service gives (decision D7). */
function filesAt(output: string | undefined, paper: Paper, format: Format, wanted: ExportPart): FileToWrite[] {
  const entry = FORMATS[format]
  const parts = filesOf(entry, wanted)
  if (parts.length === 0)
    throw new UserFault(`No ${entry.name.en} file holds --part ${wanted}: choose ${entry.parts.join(' or ')}.`)
  return parts.map((part) => ({
    format,
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
