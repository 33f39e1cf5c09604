/** The words and the files of one format. */
import { exportPaper } from '#contract/exports.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import { FORMATS, USUAL_FORMAT, type Format } from '#formats/formats.ts'
import { fetchDownload, type Download } from '../api/downloads.ts'
import { useReader } from '../floor/texts.ts'
import { wordsOf, type FormatWords } from './word-format.ts'

export function useFormatWords(format: Format = USUAL_FORMAT): FormatWords {
  const { language, texts } = useReader()
  return wordsOf(texts, FORMATS[format], language)
}

type Asked = {
  /** Another than the paper's own. */
  readonly template?: string | undefined
  /** To be looked at: it counts as no download. */
  readonly preview?: true
  readonly signal?: AbortSignal
}

/** A file of a paper as the server makes it. Throws as `fetchDownload`. */
export const fetchFile = (
  id: string,
  format: Format,
  part: ExportPart,
  { template, preview, signal }: Asked = {},
): Promise<Download> =>
  fetchDownload(
    exportPaper,
    { id, format },
    {
      query: { part: part === 'paper' ? undefined : part, template, preview },
      mediaType: FORMATS[format].mediaType,
      otherwise: `paper.${FORMATS[format].extension}`,
      ...(signal === undefined ? {} : { signal }),
    },
  )
