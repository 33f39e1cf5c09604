/** Takes the files of a multipart form to the disk as they arrive, within limits; nothing is kept in memory. */
import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { basename, extname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { finished, pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import type { Refusal } from '#domain/refusal.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { LONGEST, UPLOAD_LIMITS } from '#domain/limits.ts'
import { Refused } from '../foundation/refused.ts'

export type ReceivedFile = {
  readonly path: string
  readonly name: string
  readonly bytes: number
  readonly sha256: string
}
export type Received = { readonly files: readonly ReceivedFile[]; readonly discard: () => Promise<void> }

/** Files in the order of the form; `discard` removes them from the disk. A client that hangs up leaves nothing. */
export async function receiveUpload(incoming: IncomingMessage, temporary: string): Promise<Result<Received, Refusal>> {
  const { headers } = incoming
  if (!/^multipart\/form-data\s*;/i.test(headers['content-type'] ?? '')) return err({ code: 'no_file' })
  await mkdir(temporary, { recursive: true })
  const folder = await mkdtemp(join(temporary, 'upload-'))
  const discard = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    const files = await filesOf(incoming, folder)
    if (files.length > 0) return ok({ files, discard })
    await discard()
    return err({ code: 'no_file' })
  } catch (error) {
    await discard()
    if (error instanceof Refused) return err(error.refusal)
    if (error instanceof Error && /(?:Unexpected end|Malformed|Missing).*(?:form|header|boundary)/i.test(error.message))
      return err({ code: 'invalid_input', field: '', problem: 'expected a whole multipart form' })
    throw error
  }
}

async function filesOf(incoming: IncomingMessage, folder: string): Promise<ReceivedFile[]> {
  // An exact hit counts as over the limit, so one byte more is let through and refused here.
  const form = busboy({
    headers: incoming.headers,
    limits: {
      files: UPLOAD_LIMITS.files,
      fileSize: UPLOAD_LIMITS.bytes + 1,
      fields: 10,
      fieldSize: 64 * 1024,
      parts: 20,
    },
    defParamCharset: 'utf8',
  })
  const writing: Promise<ReceivedFile>[] = []
  form.on('file', (_field, stream: Readable & { truncated?: boolean }, { filename }) => {
    const name = cleanName(filename)
    stream.once('limit', () =>
      form.destroy(new Refused({ code: 'file_too_large', mostBytes: UPLOAD_LIMITS.bytes, name })),
    )
    const written = writeFile(stream, join(folder, String(writing.length)), name)
    // A disk that is full, say: the form would wait for good for its file to be taken.
    written.catch((error: Error) => form.destroy(error))
    writing.push(written)
  })
  form.once('filesLimit', () => form.destroy(new Refused({ code: 'too_many_files', most: UPLOAD_LIMITS.files })))
  const parsed = new Promise<void>((done, failed) => {
    form.once('close', done).once('error', failed)
  })
  incoming.pipe(form)
  try {
    await Promise.all([finished(incoming, { writable: false }), parsed])
    return await Promise.all(writing)
  } catch (error) {
    // Not `pipeline`, which would close the connection before the caller hears why; the rest of the body is let by.
    incoming.unpipe(form)
    incoming.resume()
    form.destroy()
    await Promise.allSettled(writing)
    throw error
  }
}

async function writeFile(stream: Readable, path: string, name: string): Promise<ReceivedFile> {
  const digest = createHash('sha256')
  let bytes = 0
  await pipeline(
    stream,
    async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        digest.update(chunk)
        bytes += chunk.byteLength
        yield chunk
      }
    },
    createWriteStream(path),
  )
  return { path, name, bytes, sha256: digest.digest('hex') }
}

/** With its dot; what stands behind the last dot and is longer is no file type. */
const LONGEST_ENDING = 20

/** The last part of the path, without control characters; one that is too long loses the end of its stem. */
export function cleanName(name: string | undefined): string {
  const clean = basename((name ?? '').toWellFormed().replaceAll('\\', '/'))
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
  if (clean === '') return 'document'
  const ending = [...extname(clean)]
  const isEnding = ending.length <= LONGEST_ENDING
  const stem = [...clean].slice(0, -ending.length || undefined)
  return isEnding
    ? [...stem.slice(0, LONGEST.fileName - ending.length), ...ending].join('')
    : [...clean].slice(0, LONGEST.fileName).join('')
}
