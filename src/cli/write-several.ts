/** `setpaper export PAPER.json --formats A,B`: files of several formats, in a folder or in one ZIP file. */
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { exportFileName } from '#domain/file-name.ts'
import type { LossChoice } from '#domain/loss.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import type { Paper } from '#domain/paper.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import type { Template } from '#domain/template.ts'
import { FORMATS, type Format } from '#formats/formats.ts'
import { filesOfAll, formatWithout, partsOfAll, placesOf } from '#formats/several.ts'
import { zipFiles } from '#formats/zip-texts.ts'
import { asUserFault, checkOutputs, today, writeOutput } from './files.ts'
import type { Tools } from './tools.ts'
import { UserFault } from './user-fault.ts'
import { bytesOfFile, tellLosses, type FileToWrite } from './write-files.ts'

type Asked = {
  /** Of the paper. */
  readonly path: string
  readonly paper: Paper
  readonly template: Template
  readonly formats: NonEmpty<Format>
  /** Undefined: what each format gives alone. */
  readonly part: ExportPart | undefined
  readonly losses: LossChoice
  /** A ZIP file where it ends so, a folder otherwise; undefined: a ZIP file by the name of the paper. */
  readonly output: string | undefined
}

export async function writeSeveral(
  tools: Tools,
  { path, paper, template, formats, part, losses, output }: Asked,
): Promise<void> {
  refusePart(formats, part)
  const day = today(new Date())
  const files = filesOfAll(formats, part)
  const places = placesOf(files, paper.title, day)
  const target = output ?? exportFileName(paper.title, part ?? 'paper', day, 'zip')
  const isZip = target.toLowerCase().endsWith('.zip')
  const toWrite = files.map((file, index) => {
    const place = places[index] ?? ''
    return { ...file, path: isZip ? place : join(target, place) }
  })
  const outputs = isZip ? [target] : toWrite.map((file) => file.path)
  checkOutputs([path], outputs)
  tellLosses(paper, template, toWrite, losses)
  const written = await writtenFiles(tools, paper, template, toWrite, losses)
  if (isZip) await writeOutput(target, zipFiles(written))
  else
    for (const file of written) {
      await makeFolder(dirname(file.path))
      await writeOutput(file.path, file.bytes)
    }
  for (const one of outputs) console.log(`Wrote ${one}.`)
}

/** All of them, before the first lies anywhere. */
async function writtenFiles(
  tools: Tools,
  paper: Paper,
  template: Template,
  files: readonly FileToWrite[],
  losses: LossChoice,
) {
  const printer = tools.openPrinter()
  try {
    const written: { readonly path: string; readonly bytes: Uint8Array; readonly mediaType: string }[] = []
    for (const file of files) {
      const bytes = await bytesOfFile(printer, paper, template, file, losses)
      written.push({ path: file.path, bytes, mediaType: FORMATS[file.format].mediaType })
    }
    return written
  } finally {
    await printer.close()
  }
}

function refusePart(formats: readonly Format[], part: ExportPart | undefined): void {
  const lacking = part === undefined ? undefined : formatWithout(formats, part)
  if (lacking === undefined) return
  const others = partsOfAll(formats).map((one) => `choose --part ${one}`)
  throw new UserFault(
    `No ${FORMATS[lacking].name.en} file holds --part ${part}: ${[...others, `leave ${lacking} out`].join(', or ')}.`,
  )
}

async function makeFolder(path: string): Promise<void> {
  try {
    await makeWithParents(resolve(path))
  } catch (error) {
    throw asUserFault(error, `Cannot make the folder ${path}`)
  }
}

/** Not `recursive` of Node's mkdir, which tries for ever where a folder takes no others, as /proc. */
async function makeWithParents(path: string): Promise<void> {
  if (await isFolder(path)) return
  const parent = dirname(path)
  if (parent !== path) await makeWithParents(parent)
  try {
    await mkdir(path)
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code
    // Another process may have made it meanwhile.
    if (code === 'EEXIST' && (await isFolder(path))) return
    if (code === 'ENOENT') throw new UserFault(`${parent} takes no folder ${path}: name another place with -o.`)
    throw error
  }
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    throw error
  }
}
