/** Uploads one file. By XMLHttpRequest, since fetch does not tell how much was sent. */
import { uploadDocument } from '#contract/documents.ts'
import type { AnswerOf } from '#contract/route.ts'
import { addressOf, ApiError, errorOf } from '../../api/call.ts'

type Sending = {
  readonly onDuplicate: 'ask' | 'keep'
  readonly useCredits: boolean
  /** From 0 to 1. */
  readonly onProgress: (fraction: number) => void
  readonly signal: AbortSignal
}

/** Throws an ApiError, or an AbortError. */
export function sendFile(
  file: File,
  { onDuplicate, useCredits, onProgress, signal }: Sending,
): Promise<AnswerOf<typeof uploadDocument>> {
  return new Promise((done, failed) => {
    const request = new XMLHttpRequest()
    request.open(
      uploadDocument.method,
      addressOf(uploadDocument.path, {}, { onDuplicate, ...(useCredits ? { useCredits: 'true' } : {}) }),
    )
    request.setRequestHeader('accept', 'application/json')
    request.responseType = 'json'
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total))
    request.addEventListener('load', () => {
      const envelope = request.response as {
        readonly success?: boolean
        readonly data?: AnswerOf<typeof uploadDocument>
        readonly error?: string
        readonly code?: string
      } | null
      if (envelope?.success === true && envelope.data !== undefined) done(envelope.data)
      else failed(errorOf(request.status, envelope ?? undefined))
    })
    request.addEventListener('error', () => failed(new ApiError(0, 'The upload was interrupted')))
    request.addEventListener('abort', () => failed(new DOMException('The upload was cancelled', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    const form = new FormData()
    form.append('file', file)
    request.send(form)
  })
}
