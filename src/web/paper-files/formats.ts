/** The words and the files of one format. */
import { exportPaper, exportZip } from '#contract/exports.ts'
import type { LossChoice } from '#domain/loss.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import { FORMATS, USUAL_FORMAT, type Format } from '#formats/formats.ts'
import { fetchDownload, type Download } from '../api/downloads.ts'
import { useReader } from '../floor/texts.ts'
import { wordsOf, type FormatWords } from './word-format.ts'

export function useFormatWords(format: Format = USUAL_FORMAT): FormatWords {
  const { language, texts } = useReader()
  return wordsOf(texts, FORMATS[format], language)
}

/** What is said of files of several formats. */
export const useZipWords = (): FormatWords => useReader().texts.exporting.of('ZIP')

type Asked = {
  /** Another than the paper's own. */
  readonly template?: string | undefined
  /** Of questions that the format cannot hold as they are; they are changed where nothing is said. */
  readonly losses?: LossChoice
  /** To be looked at: it counts as no download. */
  readonly preview?: true
  readonly signal?: AbortSignal
}

/** A file of a paper as the server makes it. Throws as `fetchDownload`. */
export const fetchFile = (
  id: string,
  format: Format,
  part: ExportPart,
  { signal, ...asked }: Asked = {},
): Promise<Download> =>
  fetchDownload(
    exportPaper,
    { id, format },
    {
      query: { part: part === 'paper' ? undefined : part, ...queryOf(asked) },
      mediaType: FORMATS[format].mediaType,
      otherwise: `paper.${FORMATS[format].extension}`,
      ...(signal === undefined ? {} : { signal }),
    },
  )

/** Files of several formats in one ZIP file. Throws as `fetchDownload`. */
export const fetchZip = (
  id: string,
  formats: readonly Format[],
  part: ExportPart,
  asked: Pick<Asked, 'template' | 'losses'>,
): Promise<Download> =>
  fetchDownload(
    exportZip,
    { id },
    {
      query: { formats: formats.join(','), part, ...queryOf(asked) },
      mediaType: exportZip.answer,
      otherwise: 'paper.zip',
    },
  )

const queryOf = ({ template, losses, preview }: Asked) => ({
  template,
  preview,
  losses: losses === 'leave_out' ? losses : undefined,
})
