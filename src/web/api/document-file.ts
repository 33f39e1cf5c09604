/** The stored file of a document: its short-lived address is asked for, then its bytes. */
import { documentUrl } from '#contract/documents.ts'
import { ApiError, call, isAbort } from './call.ts'

/** `url`: the address could not be had; `no_url`: there is none; `file`: nothing stands there. */
export class FileFault extends Error {
  readonly at: 'url' | 'no_url' | 'file'
  constructor(at: FileFault['at'], cause?: unknown) {
    super(`The file cannot be had: ${at}`, { cause })
    this.at = at
  }
}

/** Throws a FileFault. */
export async function fetchFile(id: string, signal?: AbortSignal): Promise<Blob> {
  const { url } = await call(documentUrl, { params: { id }, ...(signal === undefined ? {} : { signal }) }).catch(
    (error: unknown) => {
      throw isAbort(error) ? error : new FileFault('url', error)
    },
  )
  if (url === '') throw new FileFault('no_url')
  const lost = (error: unknown): never => {
    throw isAbort(error) ? error : new FileFault('file', new ApiError(0, String(error)))
  }
  const answer = await fetch(withinOrigin(url), signal === undefined ? {} : { signal }).catch(lost)
  if (!answer.ok) throw new FileFault('file', new ApiError(answer.status, answer.statusText))
  return answer.blob().catch(lost)
}

/**
 * A page may call its own origin only, which may have another name than the one that the service was told (PUBLIC_URL).
 */
export function withinOrigin(url: string): string {
  const { pathname, search } = new URL(url, location.origin)
  return `${pathname}${search}`
}
