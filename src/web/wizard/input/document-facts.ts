/** The facts beside the name of a document that is ready. */
import type { InterfaceTexts } from '#messages/interface/en.ts'
import type { DocumentRow } from './upload-row.ts'

/** Only a PDF has pages of its own: of others the server counts one. */
export const documentFacts = (
  { fileType, page_count, extractedTopics }: Pick<DocumentRow, 'fileType' | 'page_count' | 'extractedTopics'>,
  { pages, topics }: InterfaceTexts['input']['list'],
): string[] => [...(fileType === 'pdf' ? [pages(page_count)] : []), topics(extractedTopics.length)]
