/** Files that the server makes: fetched, named as the server names them, and handed to the browser. */
import type { Route } from '#contract/route.ts'
import { addressOf, ApiError, errorOf, isAbort } from './call.ts'

export type Download = { readonly blob: Blob; readonly name: string }

/** How long a link to bytes in the page stands (specification 2, section 7). */
const LINK_MS = 60_000

type Envelope = NonNullable<Parameters<typeof errorOf>[1]>

/**
 * The server answered, but not with the file: `statusText` goes into the sentence that tells of it; `told` is the
 * server's own.
 */
export class DownloadError extends ApiError {
  readonly statusText: string
  readonly told: string | undefined
  constructor({ status, statusText }: Response, envelope: Envelope | undefined) {
    const told = typeof envelope?.error === 'string' ? envelope.error : undefined
    const { refusal, code } = errorOf(status, envelope)
    super(status, told ?? statusText, refusal, code)
    // By HTTP/2 no status has a text.
    this.statusText = statusText === '' ? String(status) : statusText
    this.told = told
  }
  /**
   * The answer was no refusal, but no file either: a page of something that stands between, as the sign-in page of a
   * school's network.
   */
  get isNoFile(): boolean {
    return this.status < 400
  }
}

type Named = Readonly<Record<string, string | boolean | undefined>>
type Asked = {
  readonly query?: Named
  readonly mediaType: string
  /** What the file is called where the server does not say it. */
  readonly otherwise: string
  readonly signal?: AbortSignal
}

/** Throws a DownloadError, or an ApiError where nothing came back. */
export async function fetchDownload(
  { path }: Route,
  params: Named,
  { query = {}, mediaType, otherwise, signal }: Asked,
): Promise<Download> {
  const lost = (error: unknown): never => {
    throw isAbort(error) ? error : new ApiError(0, String(error))
  }
  const response = await fetch(addressOf(path, params, query), {
    headers: { accept: `${mediaType}, application/json` },
    ...(signal === undefined ? {} : { signal }),
  }).catch(lost)
  const isFile = response.headers.get('content-type')?.startsWith(mediaType) === true
  if (!response.ok || !isFile)
    throw new DownloadError(response, (await response.json().catch(() => undefined)) as Envelope | undefined)
  const blob = await response.blob().catch(lost)
  return { blob, name: fileNameOf(response.headers.get('content-disposition')) ?? otherwise }
}

/** The file name of a Content-Disposition, that of `filename*` first (RFC 6266). */
export function fileNameOf(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (encoded !== undefined) {
    try {
      return decodeURIComponent(encoded)
    } catch {
      // Then the plain name has to do.
    }
  }
  return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1]
}

/** A link to the bytes that stands for a minute. */
export function passingLink(blob: Blob): string {
  const link = URL.createObjectURL(blob)
  setTimeout(() => URL.revokeObjectURL(link), LINK_MS)
  return link
}

export function saveDownload({ blob, name }: Download): void {
  const anchor = Object.assign(document.createElement('a'), { href: passingLink(blob), download: name })
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}
