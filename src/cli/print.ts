/** `setpaper print PAPER.json`: prints a paper that was kept as data. */
import { parse as parsePath, format as formatPath } from 'node:path'
import type { Paper } from '#domain/paper.ts'
import { parsePaper } from '#domain/paper-json.ts'
import type { Template } from '#domain/template.ts'
import { messagesIn } from '#messages/messages.ts'
import { wordPaperFault } from '#messages/word-faults.ts'
import { findTemplate, TEMPLATES, templateFor } from '#templates/templates.ts'
import { checkOutputs, readTextInput } from './files.ts'
import { oneOf, parseOptions } from './options.ts'
import { openPrinter, printParts, type PartToPrint } from './print-parts.ts'
import { UserFault } from './user-fault.ts'

const PARTS = ['paper', 'key', 'both'] as const

export async function print(args: readonly string[]): Promise<void> {
  const { values, positionals } = parseOptions(args, { template: { type: 'string' }, part: { type: 'string' }, output: { type: 'string', short: 'o' } })
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new UserFault('Name one paper: setpaper print PAPER.json -o paper.pdf.')
  if (values.output === undefined) throw new UserFault('Say where to write the PDF: setpaper print PAPER.json -o paper.pdf.')
  const part = oneOf('part', values.part, PARTS, 'paper')
  const templateId = oneOf('template', values.template, TEMPLATES.map(({ id }) => id as string), undefined)
  const parts = partsAt(values.output, part)
  checkOutputs([path], parts.map((one) => one.path))
  const paper = await readPaper(path)
  const printer = openPrinter()
  try {
    await printParts(printer, paper, templateOf(paper, templateId), parts)
  } finally {
    await printer.close()
  }
  for (const one of parts) console.log(`Wrote ${one.path}.`)
}

function partsAt(output: string, part: (typeof PARTS)[number]): PartToPrint[] {
  switch (part) {
    case 'paper': return [{ part, path: output }]
    case 'key': return [{ part, path: output }]
    case 'both': {
      const { dir, name, ext } = parsePath(output)
      return [{ part: 'paper', path: output }, { part: 'key', path: formatPath({ dir, name: `${name}_answer_key`, ext }) }]
    }
  }
}

/** The paper, or a UserFault that says what in the file is wrong. */
async function readPaper(path: string): Promise<Paper> {
  const text = await readTextInput(path)
  const json = parseJson(text)
  if (json === undefined) throw new UserFault(`${path} is not JSON: name a file that setpaper make wrote with --json.`)
  const parsed = parsePaper(json, { from: { kind: 'own' } })
  if (!parsed.ok) throw new UserFault(`${path} is not a whole paper: ${parsed.error.slice(0, 3).map((fault) => wordPaperFault(fault, messagesIn('en'))).join(' ')}`)
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
