/**
 * Fetches parts of the paper as files, to be kept or to be seen, and words what goes wrong (specification 1, section 8;
 * 2, section 8).
 */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../ui/toast.ts'
import type { LossChoice } from '#domain/loss.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import { USUAL_FORMAT, type Format } from '#formats/formats.ts'
import { passingLink, saveDownload, type Download } from '../api/downloads.ts'
import { keys } from '../api/queries.ts'
import { useReader } from '../floor/texts.ts'
import { fetchFile, fetchZip, useFormatWords, useZipWords } from './formats.ts'
import { wordDownloadFault, wordPreviewFault } from './word-export-fault.ts'

type How = 'download' | 'preview'
type Options = {
  readonly format?: Format
  /** Another than the paper's own. */
  readonly template?: string | undefined
  readonly losses?: LossChoice
  /** What is said where nothing came back, if not as usual. */
  readonly lost?: string
}

export function useExport(id: string, { format = USUAL_FORMAT, template, losses = 'convert', lost }: Options = {}) {
  const client = useQueryClient()
  const {
    language,
    texts: { exporting },
  } = useReader()
  const words = { ...useFormatWords(format), notAFile: exporting.notAFile }
  const zipWords = { ...useZipWords(), notAFile: exporting.notAFile }
  const [busy, setBusy] = useState<{ readonly part: ExportPart; readonly how: How }>()
  const [fault, setFault] = useState<string>()
  const [seen, setSeen] = useState<{ readonly link: string; readonly name: string }>()

  const fetchPart = async (part: ExportPart, how: How, take: (file: Download) => void): Promise<boolean> => {
    setBusy({ part, how })
    setFault(undefined)
    try {
      take(await fetchFile(id, format, part, { template, losses, ...(how === 'preview' ? { preview: true } : {}) }))
      return true
    } catch (error) {
      setFault(
        how === 'download'
          ? wordDownloadFault(error, part, language, { ...words, ...(lost === undefined ? {} : { lost }) })
          : wordPreviewFault(error, language, words),
      )
      return false
    } finally {
      setBusy(undefined)
    }
  }
  const save = (file: Download): void => {
    saveDownload(file)
    toast.success(exporting.saved(file.name))
  }
  const downloadZip = async (formats: readonly Format[], part: ExportPart): Promise<void> => {
    setBusy({ part, how: 'download' })
    setFault(undefined)
    try {
      save(await fetchZip(id, formats, part, { template, losses }))
      void client.invalidateQueries({ queryKey: [...keys.papers, 'list'] })
    } catch (error) {
      setFault(wordDownloadFault(error, part, language, zipWords))
    } finally {
      setBusy(undefined)
    }
  }
  const download = async (parts: readonly ExportPart[]): Promise<void> => {
    // Where the first cannot be had, the next is not asked for.
    for (const part of parts) if (!(await fetchPart(part, 'download', save))) break
    void client.invalidateQueries({ queryKey: [...keys.papers, 'list'] })
  }

  return {
    busy,
    fault,
    seen,
    download: (...parts: readonly ExportPart[]): void => {
      if (busy === undefined) void download(parts)
    },
    downloadZip: (formats: readonly Format[], part: ExportPart): void => {
      if (busy === undefined) void downloadZip(formats, part)
    },
    preview: (part: ExportPart): void => {
      if (busy === undefined)
        void fetchPart(part, 'preview', ({ blob, name }) => setSeen({ link: passingLink(blob), name }))
    },
    closePreview: () => setSeen(undefined),
  }
}

export type Export = ReturnType<typeof useExport>
