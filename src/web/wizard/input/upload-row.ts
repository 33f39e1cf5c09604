/** What a row of the upload list shows: of the upload itself, then of the document that it became. */
import type { getDocument } from '#contract/documents.ts'
import type { AnswerOf } from '#contract/route.ts'
import { ApiError } from '../../api/call.ts'
import type { Upload } from './uploads.ts'

export type DocumentRow = AnswerOf<typeof getDocument>
export const PHASES = ['uploading', 'processing', 'late', 'ready', 'error', 'cancelled', 'duplicate'] as const
export type Phase = (typeof PHASES)[number]

/** What went wrong: an error of a call, or the server's sentence about the document. */
export type RowFault =
  | { readonly of: 'upload'; readonly error: unknown }
  | { readonly of: 'processing'; readonly error: unknown }
  | { readonly of: 'processing'; readonly told: NonNullable<DocumentRow['error']> }

export type UploadRow = {
  readonly upload: Upload
  readonly phase: Phase
  /** 0 to 100: of the file while it is sent, of the reading afterwards. */
  readonly percent: number
  readonly document?: DocumentRow
  readonly fault?: RowFault
  readonly canRetry: boolean
}

/** `found`: what is known of the document, and why it cannot be asked for. */
export function rowOf(
  upload: Upload,
  found: { readonly document?: DocumentRow | undefined; readonly error?: unknown } = {},
): UploadRow {
  const { state } = upload
  switch (state.kind) {
    case 'uploading':
      return { upload, phase: 'uploading', percent: Math.floor(100 * state.fraction), canRetry: false }
    case 'duplicate':
      return { upload, phase: 'duplicate', percent: 0, canRetry: false }
    case 'cancelled':
      return { upload, phase: 'cancelled', percent: 0, canRetry: true }
    case 'failed':
      return { upload, phase: 'error', percent: 0, fault: { of: 'upload', error: state.error }, canRetry: true }
    case 'refused':
      return {
        upload,
        phase: 'error',
        percent: 0,
        fault: { of: 'upload', error: new ApiError(400, state.refusal.code, state.refusal) },
        canRetry: false,
      }
    case 'uploaded':
      return { upload, ...rowOfDocument(found, state.isLate) }
  }
}

export function rowOfDocument(
  { document, error }: { readonly document?: DocumentRow | undefined; readonly error?: unknown },
  isLate: boolean,
): Omit<UploadRow, 'upload'> {
  // It was deleted in another place: nothing is left to wait for.
  if (error instanceof ApiError && error.status === 404)
    return { phase: 'error', percent: 0, fault: { of: 'processing', error }, canRetry: false }
  const known = document === undefined ? {} : { document }
  switch (document?.status) {
    case 'ready':
      return { phase: 'ready', percent: 100, ...known, canRetry: false }
    case 'error': {
      if (document.error?.code === 'cancelled') return { phase: 'cancelled', percent: 0, ...known, canRetry: true }
      return {
        phase: 'error',
        percent: 0,
        ...known,
        fault:
          document.error === undefined
            ? { of: 'processing', error: undefined }
            : { of: 'processing', told: document.error },
        canRetry: true,
      }
    }
    case 'uploading':
    case 'processing':
    case undefined:
      return { phase: isLate ? 'late' : 'processing', percent: document?.progress ?? 0, ...known, canRetry: false }
  }
}

/** Of all files that were sent together: what the overlay stands for. */
export type BatchState = 'none' | 'asking' | 'working' | 'ready' | 'stopped'

export function batchState(rows: readonly UploadRow[]): BatchState {
  if (rows.length === 0) return 'none'
  if (rows.some(({ phase }) => phase === 'duplicate')) return 'asking'
  if (rows.some(({ phase }) => phase === 'uploading' || phase === 'processing')) return 'working'
  return rows.every(({ phase }) => phase === 'ready') ? 'ready' : 'stopped'
}

/** The stages of the overlay, by progress (specification 2, section 2). */
export const STAGES = [
  { name: 'upload', from: 0 },
  { name: 'analyse', from: 25 },
  { name: 'extract', from: 50 },
  { name: 'complete', from: 90 },
] as const
export type StageName = (typeof STAGES)[number]['name']

export const stageAt = (percent: number): StageName =>
  STAGES.findLast(({ from }) => percent >= from)?.name ?? STAGES[0].name

const UPLOADED = 25
const BEFORE_READY = 89

/** How far all of them are together: sending is the first quarter, reading the rest, as the server tells it. */
export function batchPercent(rows: readonly UploadRow[]): number {
  const parts = rows.map(({ phase, percent }) => {
    if (phase === 'uploading') return (percent * (UPLOADED - 1)) / 100
    return phase === 'ready' ? 100 : Math.min(Math.max(percent, UPLOADED), BEFORE_READY)
  })
  return parts.length === 0 ? 0 : Math.floor(parts.reduce((sum, part) => sum + part, 0) / parts.length)
}
