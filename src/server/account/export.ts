/** GET /me/export */
import { Readable } from 'node:stream'
import { exportMe } from '#contract/account.ts'
import { calendarDay } from '#domain/calendar-day.ts'
import { ok } from '#domain/result.ts'
import { lettersIn } from '#messages/letters/letters.ts'
import { exportedName } from '../http/content-disposition.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { archiveOf } from './archive.ts'
import { zip } from './zip.ts'

/** Goes out as it is made. Where that breaks, the connection does, too, so that no part is taken for the whole. */
export const archive = (service: Pick<Service, 'db' | 'blobs' | 'configuration' | 'now' | 'log'>) =>
  endpoint(exportMe, async ({ access: { user }, request }) => {
    const date = calendarDay(service.now(), service.configuration.timeZone)
    const stream = zip(archiveOf(service, user))
    stream.on('error', (error) => {
      if (!request.signal.aborted) service.log.error({ request: request.id, err: error }, 'an archive broke off')
    })
    return ok({
      reply: new Response(Readable.toWeb(stream) as unknown as ReadableStream, {
        headers: {
          'content-type': 'application/zip',
          'content-disposition': exportedName('attachment', `${lettersIn(user.language).archive.name}_${date}.zip`),
          'cache-control': 'private, no-store',
        },
      }),
    })
  })
