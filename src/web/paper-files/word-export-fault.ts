/** What is said where a file could not be had (specification 1, section 8; 2, section 8). */
import type { InterfaceLanguage } from '#domain/language.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import { wordError } from '../api/call.ts'
import { DownloadError } from '../api/downloads.ts'
import type { FormatWords } from './word-format.ts'

export function wordDownloadFault(
  error: unknown,
  part: ExportPart,
  language: InterfaceLanguage,
  { failed, lost, notAFile }: Pick<FormatWords, 'failed' | 'lost'> & { readonly notAFile: string },
): string {
  if (!(error instanceof DownloadError)) return lost
  return error.isNoFile ? notAFile : failed[part](reasonOf(error, language))
}

/** A refusal of ours is its own sentence; what another program said is shown where it is English. */
export function wordPreviewFault(
  error: unknown,
  language: InterfaceLanguage,
  { previewFailed, previewNotAFile, previewLost }: FormatWords,
): string {
  if (!(error instanceof DownloadError)) return previewLost
  if (error.refusal !== undefined || (language === 'en' && error.told !== undefined))
    return wordError(error, language, previewLost, previewLost)
  return error.isNoFile ? previewNotAFile : previewFailed(reasonOf(error, language))
}

/** The text of a status is English. */
const reasonOf = (error: DownloadError, language: InterfaceLanguage): string =>
  language === 'en' ? error.statusText : wordError(error, language, '', '')
