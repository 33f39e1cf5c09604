/** GET /documents/{id}/url and /files/{token} */
import { Readable } from 'node:stream'
import { documentFile, documentUrl } from '#contract/documents.ts'
import { FILE_TYPES } from '#reading/document.ts'
import { err, ok } from '#domain/result.ts'
import { exportedName } from '../http/content-disposition.ts'
import { endpoint } from '../http/endpoint.ts'
import type { Service } from '../service/service.ts'
import { MEDIA_TYPES } from './accepted-file.ts'
import { openGrant, signFile } from './signed-url.ts'

export const url = ({ secret, publicUrl, now }: Pick<Service, 'secret' | 'publicUrl' | 'now'>) =>
  endpoint(documentUrl, async ({ access: { document } }) => {
    const { token, expiresAt } = signFile(secret, { schoolId: document.schoolId, documentId: document.id }, now())
    return ok({ url: `${publicUrl}/files/${token}`, expiresAt: expiresAt.toISOString() })
  })

/** Never as HTML from our origin: its own type, nothing sniffed, nothing run. */
export const file = ({ db, blobs, secret, now }: Pick<Service, 'db' | 'blobs' | 'secret' | 'now'>) =>
  endpoint(documentFile, async ({ params }) => {
    const grant = openGrant(secret, params.token, now())
    if (grant === undefined) return err({ code: 'not_found' })
    const row = await db
      .selectFrom('document')
      .select(['blobId', 'originalName', 'fileType', 'fileSize'])
      .where('schoolId', '=', grant.schoolId)
      .where('documentId', '=', grant.documentId)
      .where('deletedAt', 'is', null)
      .executeTakeFirst()
    const stored = row && (await blobs.read(grant.schoolId, row.blobId))
    if (row === undefined || stored === undefined) return err({ code: 'not_found' })
    const fileType = FILE_TYPES.find((type) => type === row.fileType)
    return ok({
      reply: new Response(Readable.toWeb(stored) as unknown as ReadableStream, {
        headers: {
          'content-type': fileType === undefined ? 'application/octet-stream' : MEDIA_TYPES[fileType],
          'content-length': String(row.fileSize),
          'content-disposition': exportedName(fileType === 'pdf' ? 'inline' : 'attachment', row.originalName),
          'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
          'cache-control': 'private, no-store',
        },
      }),
    })
  })
