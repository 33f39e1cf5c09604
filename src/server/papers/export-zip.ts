/** GET /papers/{id}/export.zip */
import { exportZip } from '#contract/exports.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import type { Refusal } from '#domain/refusal.ts'
import { exportFileName } from '#domain/file-name.ts'
import { err, ok } from '#domain/result.ts'
import { FORMATS, type Format } from '#formats/formats.ts'
import { filesOfAll, formatWithout, partsOfAll, placesOf } from '#formats/several.ts'
import { zipFiles } from '#formats/zip-texts.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { readExported } from './exported-paper.ts'
import { countSeen } from './stored/stored-paper.ts'
import { bytesReply, writeFile } from './write-file.ts'

type Needed = Pick<Service, 'db' | 'printing' | 'drawLatexFor' | 'files' | 'log' | 'configuration' | 'now'>

/** All files or none: a ZIP file that lacks one of them would be taken for the whole. */
export const zip = (service: Needed) =>
  endpoint(exportZip, async ({ access, params: { id }, query, request: { signal } }) => {
    const { formats, part, preview: isShown, losses, ...asked } = query
    const files = filesOfAll(formats, part)
    // For whoever may not see answers there is no file with a key in it.
    if (access.view === 'questions' && files.some((one) => one.part !== 'paper'))
      return err({ code: 'not_found' } as const)
    const lacking = part === undefined ? undefined : formatWithout(formats, part)
    if (lacking !== undefined) return err(notHad(lacking, part, formats))
    const exported = await readExported(service, access, id, asked)
    if (!exported.ok) return exported
    const { day, ...order } = exported.value
    const places = placesOf(files, order.paper.title, day)
    const written: Parameters<typeof zipFiles>[0][number][] = []
    // One after another: a ZIP file of everything takes no more printing children than a single file.
    for (const [index, { format, part: of }] of files.entries()) {
      const bytes = await writeFile(
        service,
        format,
        { ...order, part: of, losses },
        { account: access.paper.schoolId, signal },
      )
      if (!bytes.ok) return bytes
      written.push({ path: places[index] ?? '', bytes: bytes.value, mediaType: FORMATS[format].mediaType })
    }
    if (!isShown) await countSeen(service.db, access.paper, 'downloads')
    return ok({
      reply: bytesReply(zipFiles(written), {
        mediaType: 'application/zip',
        name: exportFileName(order.paper.title, part ?? 'paper', day, 'zip'),
        isShown,
      }),
    })
  })

/** Tells which parts all of the formats can give. */
function notHad(format: Format, part: ExportPart | undefined, formats: readonly Format[]): Refusal {
  const values = partsOfAll(formats)
  return {
    code: 'invalid_input',
    field: 'part',
    problem: `expected one of ${values.join(', ')}, since no ${FORMATS[format].name.en} file holds ${part}`,
    expected: { missing: false, wanted: [{ kind: 'one_of', values }] },
  }
}
