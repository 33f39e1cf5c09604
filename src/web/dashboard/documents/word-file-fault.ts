/** Why the file of a document cannot be had (specification 1, section 8), and what can be done. */
import { ApiError, wordError } from '../../api/call.ts'
import type { FileFault } from '../../api/document-file.ts'
import type { useReader } from '../../floor/texts.ts'

export function wordFileFault(
  { at, cause }: FileFault,
  { language, texts: { viewer, common } }: ReturnType<typeof useReader>,
): { readonly sentence: string; readonly advice?: string } {
  switch (at) {
    case 'no_url':
      return { sentence: viewer.noUrl }
    case 'url':
      return {
        sentence: viewer.failedUrl,
        advice:
          cause instanceof ApiError && cause.status === 404
            ? viewer.documentGone
            : wordError(cause, language, common.unknownError, common.offline),
      }
    case 'file':
      return {
        sentence: viewer.failedDocument,
        ...(cause instanceof ApiError && cause.isOffline ? { advice: common.offline } : {}),
      }
  }
}
