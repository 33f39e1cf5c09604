/** GET /papers/{id}/export/{format} and /answer-key */
import { exportKeyPdf, exportPaper } from '#contract/exports.ts'
import type { QueryOf } from '#contract/route.ts'
import { err, ok } from '#domain/result.ts'
import { usualPart } from '#formats/format.ts'
import { FORMATS, type Format } from '#formats/formats.ts'
import { endpoint, type Access, type RequestFacts } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { readExported } from './exported-paper.ts'
import { countSeen } from './stored/stored-paper.ts'
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
  access: Access['paper_reader'],
  { id, format }: { readonly id: string; readonly format: Format },
  { part: wanted, preview: isShown, losses, ...asked }: QueryOf<typeof exportPaper>,
  { signal }: RequestFacts,
) {
  const { parts } = FORMATS[format]
  const part = wanted ?? usualPart(FORMATS[format])
  // For whoever may not see answers there is no file with a key in it.
  if (access.view === 'questions' && part !== 'paper') return err({ code: 'not_found' } as const)
  if (!parts.includes(part))
    return err({ code: 'invalid_input', field: 'part', problem: `expected one of ${parts.join(', ')}` } as const)
  const exported = await readExported(service, access, id, asked)
  if (!exported.ok) return exported
  const { day, ...order } = exported.value
  const written = await writeFile(
    service,
    format,
    { ...order, part, losses },
    { account: access.paper.schoolId, signal },
  )
  if (!written.ok) return written
  if (!isShown) await countSeen(service.db, access.paper, 'downloads')
  return ok({ reply: fileReply(written.value, { format, title: order.paper.title, part, day, isShown }) })
}
