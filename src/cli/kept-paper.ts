/** A paper that was kept as data with --json, and how its files look. */
import { parsePaper } from '#domain/paper-json.ts'
import type { Paper } from '#domain/paper.ts'
import type { Template } from '#domain/template.ts'
import { messagesIn } from '#messages/messages.ts'
import { wordPaperFault } from '#messages/word-faults.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import { readTextInput } from './files.ts'
import { UserFault } from './user-fault.ts'

/** The paper, or a UserFault that says what in the file is wrong. */
export async function readPaper(path: string): Promise<Paper> {
  const text = await readTextInput(path)
  const parsed = parsePaper(parseJson(path, text), { from: { kind: 'own' } })
  if (!parsed.ok)
    throw new UserFault(
      `${path} is not a whole paper: ${parsed.error
        .slice(0, 3)
        .map((fault) => wordPaperFault(fault, messagesIn('en')))
        .join(' ')}`,
    )
  return parsed.value
}

function parseJson(path: string, text: string): unknown {
  const wanted = 'wanted is a paper as JSON: name a file that setpaper make wrote with --json'
  if (text.trim() === '') throw new UserFault(`${path} is empty; ${wanted}.`)
  if (text.startsWith('%PDF'))
    throw new UserFault(`${path} is a PDF, not a paper; ${wanted}, or make a paper of the PDF with setpaper make.`)
  if (!text.trimStart().startsWith('{')) throw new UserFault(`${path} is no paper; ${wanted}.`)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UserFault(`${path} is damaged JSON (${placeOf(error)}); ${wanted}, whole, or write it again.`)
  }
}

/** Where a text stops being JSON; the parser's own sentence is for programmers. */
function placeOf(error: unknown): string {
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(String(error)) ?? []
  return line === undefined ? 'it ends too early' : `at line ${line}, column ${column}`
}

export function templateOf(paper: Paper, wanted: string | undefined): Template {
  return findTemplate(wanted ?? paper.templateId) ?? templateFor(paper.configuration)
}
