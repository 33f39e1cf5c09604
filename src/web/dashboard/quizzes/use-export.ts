/** Question paper and answer key of a quiz as PDF files; what goes wrong is told in the words of specification 1, section 8. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { exportKeyPdf, exportPaperPdf } from '#contract/papers.ts'
import { wordError } from '../../api/call.ts'
import { DownloadError, fetchDownload, saveDownload } from '../../api/downloads.ts'
import { useReader } from '../../app/texts.ts'
import { toast } from '../../ui/toast.ts'
import { changeListed } from './quiz-queries.ts'

export type Part = 'paper' | 'key'
const ROUTES = { paper: exportPaperPdf, key: exportKeyPdf } as const

export function useExport(id: string): { readonly save: (part: Part) => void; readonly busy: Part | undefined } {
  const client = useQueryClient()
  const { language, texts: { dashboard: { quizzes }, common } } = useReader()
  const saving = useMutation({
    mutationFn: async (part: Part) => {
      const notice = toast.loading(quizzes.generating)
      saveDownload(await fetchDownload(ROUTES[part], id).finally(() => toast.dismiss(notice)))
    },
    onSuccess: () => changeListed(client, id, (quiz) => ({ ...quiz, downloads: quiz.downloads + 1 })),
    onError: (error, part) => {
      const description = wordError(error, language, '', common.offline)
      toast.error(error instanceof DownloadError ? quizzes.exportFailed[part](error.statusText) : quizzes.exportLost, description === '' ? {} : { description })
    },
  })
  return { save: saving.mutate, busy: saving.isPending ? saving.variables : undefined }
}
