/** What is said where a file could not be had (specification 1, section 8; 2, section 8). */
import type { Language } from '#domain/language.ts'
import type { PaperPart } from '#layout/laid-out.ts'
import type { InterfaceTexts } from '#messages/interface/en.ts'
import { wordError } from '../api/call.ts'
import { DownloadError } from '../api/downloads.ts'

type Words = InterfaceTexts['exporting']

export function wordDownloadFault(error: unknown, part: PaperPart, language: Language, { failed, lost, notAFile }: Words): string {
  if (!(error instanceof DownloadError)) return lost
  return error.isNoFile ? notAFile : failed[part](reasonOf(error, language))
}

/** A refusal of ours is its own sentence; what another program said is shown where it is English. */
export function wordPreviewFault(error: unknown, language: Language, { previewFailed, previewNotAFile, previewLost }: Words): string {
  if (!(error instanceof DownloadError)) return previewLost
  if (error.refusal !== undefined || (language === 'en' && error.told !== undefined)) return wordError(error, language, previewLost, previewLost)
  return error.isNoFile ? previewNotAFile : previewFailed(reasonOf(error, language))
}

/** The text of a status is English. */
const reasonOf = (error: DownloadError, language: Language): string => (language === 'en' ? error.statusText : wordError(error, language, '', ''))
