/** Question paper and answer key of a quiz as PDF files. */
import { useMutation } from '@tanstack/react-query'
import { toast } from '../ui/toast.ts'
import { exportKeyPdf, exportPaperPdf } from '#contract/papers.ts'
import { wordError } from '../api/call.ts'
import { fetchDownload, saveDownload } from '../api/downloads.ts'
import { useReader } from '../app/texts.ts'

type Part = 'paper' | 'key'
const ROUTES = { paper: exportPaperPdf, key: exportKeyPdf } as const

export function useExport(id: string): { readonly save: (part: Part) => void; readonly isBusy: boolean } {
  const { language, texts: { dashboard: { quizzes }, common } } = useReader()
  const saving = useMutation({
    mutationFn: async (part: Part) => {
      const notice = toast.loading(quizzes.generating)
      saveDownload(await fetchDownload(ROUTES[part], id).finally(() => toast.dismiss(notice)))
    },
    onError: (error, part) => {
      const reason = wordError(error, language, '', common.offline)
      toast.error(reason === '' ? quizzes.exportFailedAlone : part === 'key' ? quizzes.keyExportFailed(reason) : quizzes.exportFailed(reason))
    },
  })
  return { save: saving.mutate, isBusy: saving.isPending }
}
