/**
 * A small S3-compatible store for tests: one bucket in memory, that checks every signature (AWS Signature Version 4) as
 * strictly as the real one.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { S3Configuration } from '#server/foundation/configuration.ts'

export type S3Server = {
  readonly configuration: S3Configuration
  readonly objects: Map<string, Buffer>
  /** What it answers instead of doing it: 507 full, 503 away; undefined: it works. */
  broken: number | undefined
  readonly close: () => Promise<void>
}

/** The real one gives 1000 keys a page. */
const KEYS_A_PAGE = 3
const MOST_SKEW_MS = 15 * 60_000

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    void answer(request, response, started).catch((error: unknown) => refuse(response, 500, String(error)))
  })
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', () => done())
  })
  const configuration = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'papers',
    region: 'ap-east-1',
    accessKeyId: 'AKIATEST',
    secretAccessKey: 'secret/with+signs',
  }
  const started: S3Server = {
    configuration,
    objects,
    broken: undefined,
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return started
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { configuration, objects, broken }: S3Server,
): Promise<void> {
  const url = new URL(request.url ?? '/', configuration.endpoint)
  const body = await buffer(request)
  if (broken !== undefined) return refuse(response, broken, 'Broken')
  const fault = signatureFault(request, url, body, configuration)
  if (fault !== undefined) return refuse(response, 403, fault)
  const [, bucket, ...rest] = url.pathname.split('/').map(decodeURIComponent)
  if (bucket !== configuration.bucket) return refuse(response, 404, 'NoSuchBucket')
  const key = rest.join('/')
  if (key === '') return list(response, url.searchParams, objects)
  switch (request.method) {
    case 'PUT': {
      // As the real one: no chunked bodies.
      if (request.headers['content-length'] === undefined) return refuse(response, 411, 'MissingContentLength')
      objects.set(key, body)
      return void response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end()
    }
    case 'GET': {
      const object = objects.get(key)
      return object === undefined
        ? refuse(response, 404, 'NoSuchKey')
        : void response.writeHead(200, { 'content-length': object.byteLength }).end(object)
    }
    case 'DELETE': {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    case undefined:
    default:
      return refuse(response, 405, 'MethodNotAllowed')
  }
}

function list(response: ServerResponse, query: URLSearchParams, objects: ReadonlyMap<string, Buffer>): void {
  if (query.get('list-type') !== '2') return refuse(response, 400, 'InvalidArgument')
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString()
  const due = [...objects.keys()].filter((key) => key > after).toSorted()
  const page = due.slice(0, KEYS_A_PAGE)
  const next =
    due.length > page.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${Buffer.from(page.at(-1)!).toString('base64url')}</NextContinuationToken>`
      : '<IsTruncated>false</IsTruncated>'
  response
    .writeHead(200, { 'content-type': 'application/xml' })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${next}${page.map((key) => `<Contents><Key>${key.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</Key></Contents>`).join('')}</ListBucketResult>`,
    )
}

const refuse = (response: ServerResponse, status: number, code: string): void =>
  void response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`)

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()
const strictly = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * Undefined where the request is signed by the holder of the secret, for just this method, path, query, headers and
 * body.
 */
function signatureFault(
  request: IncomingMessage,
  url: URL,
  body: Buffer,
  { region, accessKeyId, secretAccessKey }: S3Configuration,
): string | undefined {
  const found = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  )
  if (found === null) return 'MissingAuthentication'
  const [, credential, signedHeaders, signature] = found as unknown as [string, string, string, string]
  const header = (name: string): string =>
    String(request.headers[name] ?? '')
      .trim()
      .replaceAll(/\s+/g, ' ')
  const time = header('x-amz-date')
  const day = time.slice(0, 8)
  const scope = `${day}/${region}/s3/aws4_request`
  if (credential !== `${accessKeyId}/${scope}`) return 'InvalidAccessKeyId'
  const at = Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (!(Math.abs(Date.now() - at) < MOST_SKEW_MS)) return 'RequestTimeTooSkewed'
  const names = signedHeaders.split(';')
  if (!names.includes('host') || !names.includes('x-amz-content-sha256') || !names.includes('x-amz-date'))
    return 'UnsignedHeaders'
  const payload = header('x-amz-content-sha256')
  if (payload !== 'UNSIGNED-PAYLOAD' && payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const path = url.pathname
    .split('/')
    .map((part) => strictly(decodeURIComponent(part)))
    .join('/')
  const query = [...url.searchParams]
    .map(([name, value]) => `${strictly(name)}=${strictly(value)}`)
    .toSorted()
    .join('&')
  const canonical = [
    request.method,
    path,
    query,
    ...names.map((name) => `${name}:${header(name)}`),
    '',
    signedHeaders,
    payload,
  ].join('\n')
  const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, day), region), 's3'), 'aws4_request')
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n'))
  return timingSafeEqual(expected, Buffer.from(signature, 'hex')) ? undefined : 'SignatureDoesNotMatch'
}
