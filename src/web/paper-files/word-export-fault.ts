/** What is said where a file could not be had (specification 1, section 8; 2, section 8). */
import type { Language } from '#domain/language.ts'
import type { PaperPart } from '#layout/laid-out.ts'
import type { InterfaceTexts } from '#messages/interface/en.ts'
import { wordError } from '../api/call.ts'
import { DownloadError, NotAFile } from '../api/downloads.ts'

type Words = InterfaceTexts['exporting']

export function wordDownloadFault(error: unknown, part: PaperPart, { failed, lost, notAFile }: Pick<Words, 'failed' | 'lost' | 'notAFile'>): string {
  if (error instanceof DownloadError) return failed[part](error.statusText)
  return error instanceof NotAFile ? notAFile : lost
}

/** The server's own reason where it gives one, in the language of the reader where it is one of ours. */
export function wordPreviewFault(error: unknown, language: Language, words: Words): string {
  if (error instanceof DownloadError) return error.told === undefined ? words.previewFailed(error.statusText) : wordError(error, language, error.told, words.previewLost)
  return error instanceof NotAFile ? words.previewNotAFile : words.previewLost
}
