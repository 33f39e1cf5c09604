/** Fetches a PDF of a paper and hands it to the browser as a file. */
import { exportFileName } from '#domain/file-name.ts'
import { ApiError, addressOf, errorOf } from '../api/call.ts'
import { exportPaperPdf } from '#contract/papers.ts'

/** Throws an ApiError. */
export async function downloadPaperPdf(id: string, title: string): Promise<void> {
  const response = await fetch(addressOf(exportPaperPdf.path, { id }), { headers: { accept: 'application/pdf' } }).catch((error: unknown) => { throw new ApiError(0, String(error)) })
  if (!response.ok) throw errorOf(response.status, await response.json().catch(() => undefined) as { readonly error?: string; readonly code?: string } | undefined)
  const url = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = url
  link.download = exportFileName(title, 'paper', today(), 'pdf')
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}

/** Specification 1, section 7: preview links are revoked after 60 seconds. */
const KEPT_MS = 60_000

/** In the reader's own time zone. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), `${now.getMonth() + 1}`.padStart(2, '0'), `${now.getDate()}`.padStart(2, '0')].join('-')
}
