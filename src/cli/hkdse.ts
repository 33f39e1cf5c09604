/** `setpaper hkdse paper-1|paper-2`: a whole paper of HKDSE Mathematics, from the question families. */
import { randomBytes } from 'node:crypto'
import { structureOf } from '#curriculum/structures.ts'
import { exportFileName } from '#domain/file-name.ts'
import { LANGUAGES } from '#domain/language.ts'
import { STRUCTURE_IDS, totalMarks, type StructureId } from '#domain/structure.ts'
import { formatPaper } from '#domain/paper-json.ts'
import { messagesIn } from '#messages/messages.ts'
import { FORMS } from '#questions/from-families/draw-structure.ts'
import { makeStructurePaper } from '#questions/from-families/make-structure-paper.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { templateFor } from '#templates/templates.ts'
import { checkOutputs, writeOutput } from './files.ts'
import { oneOf, parseOptions } from './options.ts'
import { openPrinter, printParts, type PartToPrint } from './print-parts.ts'
import { UserFault } from './user-fault.ts'

const NAMES = STRUCTURE_IDS.map((id) => id.replace('hkdse-', ''))

export async function hkdse(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, {
    language: { type: 'string' }, seed: { type: 'string' }, form: { type: 'string' }, output: { type: 'string', short: 'o' }, key: { type: 'string' }, json: { type: 'string' },
  })
  if (positionals.length !== 1) throw new UserFault(`Name one paper: setpaper hkdse ${NAMES.join('|')}`)
  const structure = `hkdse-${oneOf('paper', positionals[0], NAMES, NAMES[0]!)}` as StructureId
  const language = oneOf('language', values.language, LANGUAGES, 'en')
  const form = oneOf('form', values.form, FORMS, 'A')
  checkOutputs([], [values.output, values.key, values.json])
  const { paperFormat, minutes } = structureOf(structure)
  const template = templateFor({ paperFormat, timeLimit: minutes })
  const now = new Date().toISOString()
  const paper = makeStructurePaper({ structure, language, templateId: template.id, instructions: messagesIn(language).paper.structureInstructions[structure], seed: values.seed ?? randomBytes(16).toString('hex'), form, now }, toSimplified)
  const printer = openPrinter()
  try {
    const unnamed = values.output === undefined && values.key === undefined && values.json === undefined
    const path = values.output ?? (unnamed ? exportFileName(paper.title, 'paper', now.slice(0, 10), 'pdf') : undefined)
    const parts: PartToPrint[] = [...(path === undefined ? [] : [{ part: 'paper' as const, path }]), ...(values.key === undefined ? [] : [{ part: 'key' as const, path: values.key }])]
    if (values.json !== undefined) await writeOutput(values.json, `${JSON.stringify(formatPaper(paper), null, 2)}\n`)
    await printParts(printer, paper, template, parts)
    const words = messagesIn('en')
    for (const written of [...parts.map((part) => part.path), ...(values.json === undefined ? [] : [values.json])]) console.log(`Wrote ${written}: ${words.paper.questions(paper.questions.length)}, ${words.paper.marks(totalMarks(paper.questions, paper.structure))}.`)
  } finally {
    await printer.close()
  }
}
