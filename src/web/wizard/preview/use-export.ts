/** Fetches a part of the paper as PDF, to be kept or to be seen, and words what goes wrong (specification 2, section 8). */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { exportKeyPdf, exportPaperPdf } from '#contract/papers.ts'
import type { PaperPart } from '#layout/laid-out.ts'
import { wordError } from '../../api/call.ts'
import { DownloadError, fetchDownload, passingLink, saveDownload, type Download } from '../../api/downloads.ts'
import { keys } from '../../api/queries.ts'
import { useReader } from '../../app/texts.ts'

const ROUTES = { paper: exportPaperPdf, key: exportKeyPdf } as const
type How = 'download' | 'preview'

export function useExport(id: string) {
  const client = useQueryClient()
  const { language, texts: { preview: { downloads: words } } } = useReader()
  const [busy, setBusy] = useState<{ readonly part: PaperPart; readonly how: How }>()
  const [fault, setFault] = useState<string>()
  const [seen, setSeen] = useState<{ readonly link: string; readonly name: string }>()

  const wordFault = (error: unknown, part: PaperPart, how: How): string => {
    if (!(error instanceof DownloadError)) return how === 'download' ? words.lost : words.previewLost
    // The server's sentence and the text of a status are English.
    const reason = language === 'en' ? undefined : wordError(error, language, '', '')
    if (how === 'preview' && language === 'en' && error.told !== undefined) return error.told
    if (error.isNoFile) return how === 'download' ? words.lost : words.previewFailedAlone
    return (how === 'download' ? words.failed[part] : words.previewFailed)(reason ?? error.statusText)
  }
  const fetchPart = async (part: PaperPart, how: How, take: (file: Download) => void): Promise<void> => {
    if (busy !== undefined) return
    setBusy({ part, how })
    setFault(undefined)
    try {
      take(await fetchDownload(ROUTES[part], id))
      void client.invalidateQueries({ queryKey: [...keys.papers, 'list'] })
    } catch (error) {
      setFault(wordFault(error, part, how))
    }
    setBusy(undefined)
  }

  return {
    busy, fault, seen,
    download: (part: PaperPart): void => void fetchPart(part, 'download', (file) => {
      saveDownload(file)
      toast.success(words.saved(file.name))
    }),
    preview: (part: PaperPart): void => void fetchPart(part, 'preview', ({ blob, name }) => setSeen({ link: passingLink(blob), name })),
    closePreview: () => setSeen(undefined),
  }
}

export type Export = ReturnType<typeof useExport>
