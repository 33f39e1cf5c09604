/** GET /papers/{id}/export/{format} and /answer-key */
import { exportKeyPdf, exportPaper } from '#contract/exports.ts'
import type { QueryOf } from '#contract/route.ts'
import { calendarDay } from '#domain/calendar-day.ts'
import { asId } from '#domain/ids.ts'
import { err, ok } from '#domain/result.ts'
import { usualPart } from '#formats/format.ts'
import { FORMATS, type Format } from '#formats/formats.ts'
import { findTemplate, templateFor } from '#templates/templates.ts'
import { endpoint, type Access, type RequestFacts } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { countSeen, readPaper } from './stored/stored-paper.ts'
import { fileReply, writeFile } from './write-file.ts'

type Needed = Pick<Service, 'db' | 'printing' | 'drawLatexFor' | 'files' | 'log' | 'configuration' | 'now'>

export const file = (service: Needed) =>
  endpoint(exportPaper, ({ access, params, query, request }) => exportFile(service, access, params, query, request))

export const keyPdf = (service: Needed) =>
  endpoint(exportKeyPdf, ({ access, params: { id }, query, request }) =>
    exportFile(service, access, { id, format: 'pdf' }, { ...query, part: 'key' }, request),
  )

async function exportFile(
  service: Needed,
  { paper: key, view }: Access['paper_reader'],
  { id, format }: { readonly id: string; readonly format: Format },
  { part: wanted, template: asked, version, preview: isShown, losses }: QueryOf<typeof exportPaper>,
  { signal }: RequestFacts,
) {
  const { parts } = FORMATS[format]
  const part = wanted ?? usualPart(FORMATS[format])
  // For whoever may not see answers there is no file with a key in it.
  if (view === 'questions' && part !== 'paper') return err({ code: 'not_found' } as const)
  if (!parts.includes(part))
    return err({ code: 'invalid_input', field: 'part', problem: `expected one of ${parts.join(', ')}` } as const)
  // No paper has versions yet, so every letter is one that was not made (decision D46).
  if (version !== undefined) return err({ code: 'no_such_version', version } as const)
  const stored = await readPaper(service.db, key)
  const reader = view === 'owner' ? 'owner' : 'link'
  // By the id that the link names: no other finds it.
  const paper = reader === 'owner' ? stored : { ...stored, id: asId<'Paper'>(id) }
  const template =
    asked === undefined ? (findTemplate(paper.templateId) ?? templateFor(paper.configuration)) : findTemplate(asked)
  if (template === undefined) return err({ code: 'no_such_template', template: asked ?? '' } as const)
  const written = await writeFile(
    service,
    format,
    { paper, template, part, reader, losses },
    { account: key.schoolId, signal },
  )
  if (!written.ok) return written
  if (!isShown) await countSeen(service.db, key, 'downloads')
  // A link holder's file must not tell when the key was changed: its name has the day on which the paper was made.
  const day = calendarDay(
    reader === 'owner' ? service.now() : new Date(paper.createdAt),
    service.configuration.timeZone,
  )
  return ok({ reply: fileReply(written.value, { format, title: paper.title, part, day, isShown }) })
}
