/** Why a document could not be taken, in the words of the specification (2, section 8). */
import type { InterfaceTexts } from '#messages/interface/en.ts'
import type { Language } from '#domain/language.ts'
import { toldIn } from '../../app/told.ts'
import { ApiError, wordError } from '../../api/call.ts'
import type { DocumentRow, RowFault } from './upload-row.ts'

type Reader = { readonly language: Language; readonly texts: InterfaceTexts }

/** The sentence of the red alert. */
export function wordUploadError(error: unknown, { language, texts: { input, common } }: Reader): string {
  const message = error instanceof Error ? error.message : ''
  if (/401|Unauthorized/.test(message)) return input.faults.signIn
  // The cookie was there, and is valid no longer.
  if (/invalid token/i.test(message) || (error instanceof ApiError && error.status === 401)) return input.faults.expired
  return wordError(error, language, message === '' ? input.faults.process : message, common.offline)
}

/** Those that need no number or page: the server words the others, in the language of the account. */
const PLAIN = ['empty', 'old_word', 'password', 'damaged', 'garbage_text', 'no_text', 'too_slow', 'too_much_memory'] as const

/** Why a document could not be read, in the language of the page where that is known. */
export function wordDocumentFault({ code, message }: NonNullable<DocumentRow['error']>, language: Language): string {
  const { readingFaults, processing } = toldIn(language)
  if (code === 'cancelled' || code === 'interrupted') return processing[code]
  const plain = PLAIN.find((known) => known === code)
  return plain === undefined ? message : readingFaults[plain]()
}

/** What the row says: what failed, and why. */
export function wordRowFault(fault: RowFault, reader: Reader): { readonly title: string; readonly reason: string } {
  const { faults } = reader.texts.input
  const title = fault.of === 'upload' ? faults.upload : faults.processing
  return { title, reason: 'told' in fault ? wordDocumentFault(fault.told, reader.language) : wordUploadError(fault.error, reader) }
}
