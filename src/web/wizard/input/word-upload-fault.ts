/** Why a document could not be taken, in the words of the specification (2, section 8). */
import type { InterfaceTexts } from '#messages/interface/en.ts'
import type { InterfaceLanguage } from '#domain/language.ts'
import { ApiError, wordError } from '../../api/call.ts'
import { wordDocumentFault } from '../../api/word-document-fault.ts'
import type { RowFault } from './upload-row.ts'

type Reader = { readonly language: InterfaceLanguage; readonly texts: InterfaceTexts }

/** The sentence of the red alert. */
export function wordUploadError(error: unknown, { language, texts: { input, common } }: Reader): string {
  const message = error instanceof Error ? error.message : ''
  if (/401|Unauthorized/.test(message)) return input.faults.signIn
  // The cookie was there, and is valid no longer.
  if (/invalid token/i.test(message) || (error instanceof ApiError && error.status === 401)) return input.faults.expired
  return wordError(error, language, message === '' ? input.faults.process : message, common.offline)
}

/** What the row says: what failed, and why. */
export function wordRowFault(fault: RowFault, reader: Reader): { readonly title: string; readonly reason: string } {
  const { faults } = reader.texts.input
  const title = fault.of === 'upload' ? faults.upload : faults.processing
  return {
    title,
    reason: 'told' in fault ? wordDocumentFault(fault.told, reader.language) : wordUploadError(fault.error, reader),
  }
}
