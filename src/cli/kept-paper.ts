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

export function templateOf(paper: Paper, wanted: string | undefined): Template {
  return findTemplate(wanted ?? paper.templateId) ?? templateFor(paper.configuration)
}
