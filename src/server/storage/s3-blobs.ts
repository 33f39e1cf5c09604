/** Blobs in an S3-compatible store, by signed requests. */
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { parseListAnswer } from './list-answer.ts'
import type { S3Configuration } from '../foundation/configuration.ts'
import { StoreFault, type BlobStore } from './blobs.ts'

const TIMEOUT_MS = 60_000

export function openS3Blobs({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Configuration): BlobStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 })
  const urlOf = (key: string): string => `${endpoint}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`
  return {
    async put(key, body, bytes, mediaType) {
      // Stores refuse chunked bodies: the length is declared, and the stream goes unsigned.
      const headers = {
        'content-type': mediaType,
        'content-length': String(bytes),
        'x-amz-content-sha256': 'UNSIGNED-PAYLOAD',
      }
      const signed = await client.sign(urlOf(key), { method: 'PUT', headers })
      const init = {
        method: 'PUT',
        headers: { ...Object.fromEntries(signed.headers), 'content-length': String(bytes) },
        body: Readable.toWeb(body) as unknown as RequestInit['body'],
        duplex: 'half',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }
      await drained(await fetch(signed.url, init as RequestInit), `put ${key}`)
    },
    async get(key) {
      const answer = await client.fetch(urlOf(key), { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (answer.status === 404) {
        await answer.body?.cancel()
        return undefined
      }
      await mustBeOk(answer, `get ${key}`)
      return Readable.fromWeb(answer.body as unknown as ReadableStream)
    },
    async remove(key) {
      await drained(
        await client.fetch(urlOf(key), { method: 'DELETE', signal: AbortSignal.timeout(TIMEOUT_MS) }),
        `remove ${key}`,
      )
    },
    async *list() {
      for (let token: string | undefined = ''; token !== undefined;) {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(token === '' ? {} : { 'continuation-token': token }),
        })
        const answer = await client.fetch(`${endpoint}/${bucket}?${query.toString()}`, {
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        await mustBeOk(answer, 'list')
        const page = parseListAnswer(await answer.text())
        yield* page.keys
        token = page.next
      }
    },
  }
}

async function mustBeOk(answer: Response, what: string): Promise<void> {
  if (!answer.ok)
    throw new StoreFault(
      `The store refused to ${what}: ${answer.status} ${(await answer.text()).slice(0, 300)}`,
      answer.status === 507 ? 'ENOSPC' : 'ESTORE',
    )
}

async function drained(answer: Response, what: string): Promise<void> {
  await mustBeOk(answer, what)
  await answer.body?.cancel()
}
