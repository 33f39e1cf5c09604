/** `setpaper hkdse paper-1|paper-2`: a whole paper of HKDSE Mathematics, from the question families. */
import { randomBytes } from 'node:crypto'
import { structureOf } from '#curriculum/structures.ts'
import { exportFileName } from '#domain/file-name.ts'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import { firstOf } from '#domain/must-be-there.ts'
import { FORMS, parseForm } from '#domain/parallel-form.ts'
import { STRUCTURE_IDS, totalMarks, type StructureId } from '#domain/structure.ts'
import { formatPaper } from '#domain/paper-json.ts'
import { FORMATS, USUAL_FORMAT } from '#formats/formats.ts'
import { messagesIn } from '#messages/messages.ts'
import { printedIn } from '#messages/printed/printed.ts'
import { makeStructurePaper } from '#questions/from-families/make-structure-paper.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { templateFor } from '#templates/templates.ts'
import { checkOutputs, today, writeOutput } from './files.ts'
import { oneOf, parseOptions } from './options.ts'
import { OWN_TOOLS, type Tools } from './tools.ts'
import { UserFault } from './user-fault.ts'
import { writeFiles, type FileToWrite } from './write-files.ts'

const NAMES = STRUCTURE_IDS.map((id) => id.replace('hkdse-', ''))

export async function hkdse(args: readonly string[], tools: Tools = OWN_TOOLS): Promise<void> {
  const { values, positionals } = parseOptions(args, {
    language: { type: 'string' },
    seed: { type: 'string' },
    form: { type: 'string' },
    output: { type: 'string', short: 'o' },
    key: { type: 'string' },
    json: { type: 'string' },
  })
  if (positionals.length !== 1) throw new UserFault(`Name one paper: setpaper hkdse ${NAMES.join('|')}`)
  const structure = `hkdse-${oneOf('paper', positionals[0], NAMES, firstOf(NAMES))}` as StructureId
  const language = oneOf('language', values.language, PAPER_LANGUAGES, 'en')
  const form = parseForm(values.form ?? '1')
  if (form === undefined)
    throw new UserFault(`--form must be a number from 1 to ${FORMS.length}, not "${values.form}".`)
  checkOutputs([], [values.output, values.key, values.json])
  const { paperFormat, minutes } = structureOf(structure)
  const template = templateFor({ paperFormat, timeLimit: minutes })
  const now = new Date().toISOString()
  const paper = makeStructurePaper(
    {
      structure,
      language,
      templateId: template.id,
      instructions: printedIn(language).paper.structureInstructions[structure],
      seed: values.seed ?? randomBytes(16).toString('hex'),
      form,
      now,
    },
    toSimplified,
  )
  const printer = tools.openPrinter()
  try {
    const unnamed = values.output === undefined && values.key === undefined && values.json === undefined
    const path =
      values.output ??
      (unnamed
        ? exportFileName(paper.title, 'paper', today(new Date(now)), FORMATS[USUAL_FORMAT].extension)
        : undefined)
    const parts: FileToWrite[] = [
      ...(path === undefined ? [] : [{ format: USUAL_FORMAT, part: 'paper' as const, path }]),
      ...(values.key === undefined ? [] : [{ format: USUAL_FORMAT, part: 'key' as const, path: values.key }]),
    ]
    if (values.json !== undefined) await writeOutput(values.json, `${JSON.stringify(formatPaper(paper), null, 2)}\n`)
    await writeFiles(printer, paper, template, parts)
    const words = messagesIn('en')
    for (const written of [...parts.map((part) => part.path), ...(values.json === undefined ? [] : [values.json])])
      console.log(
        `Wrote ${written}: ${words.paper.questions(paper.questions.length)}, ${words.paper.marks(totalMarks(paper.questions, paper.structure))}.`,
      )
  } finally {
    await printer.close()
  }
}
