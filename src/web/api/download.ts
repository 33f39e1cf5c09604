/** Takes a file from the API and gives it to the reader under the name that the server gave it. */
import { ApiError, errorOf, isAbort } from './call.ts'

/** Throws an ApiError. */
export async function downloadFile(address: string, otherwise: string): Promise<void> {
  const response = await fetch(address).catch((error: unknown) => { throw isAbort(error) ? error : new ApiError(0, String(error)) })
  if (!response.ok) throw errorOf(response.status, await response.json().catch(() => ({ error: response.statusText })) as { readonly error?: string; readonly code?: string })
  const bytes = await response.blob().catch((error: unknown) => { throw new ApiError(0, String(error)) })
  const link = URL.createObjectURL(bytes)
  Object.assign(document.createElement('a'), { href: link, download: nameIn(response.headers.get('content-disposition')) ?? otherwise }).click()
  setTimeout(() => URL.revokeObjectURL(link), KEPT_MS)
}

/** Preview links are revoked after a minute (specification 1, section 7). */
const KEPT_MS = 60_000

/** The name in a Content-Disposition header, its form for all letters first (RFC 6266). */
export function nameIn(disposition: string | null): string | undefined {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  return encoded === undefined ? /filename="([^"]*)"/i.exec(disposition ?? '')?.[1] : decodeURIComponent(encoded)
}
