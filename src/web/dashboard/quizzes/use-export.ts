/** Question paper and answer key of a quiz as PDF files; what goes wrong is told in the words of specification 1, section 8. */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { wordError } from '../../api/call.ts'
import { DownloadError, fetchDownload, saveDownload } from '../../api/downloads.ts'
import { useReader } from '../../app/texts.ts'
import { FORMATS } from '../../paper-files/formats.ts'
import { toast } from '../../ui/toast.ts'
import { changeListed, type Quiz } from './quiz-queries.ts'

export type Part = 'paper' | 'key'

export function useExport(): { readonly save: (quiz: Quiz, part: Part) => void; readonly saving: ReadonlyMap<string, Part> } {
  const client = useQueryClient()
  const { language, texts: { exporting, common } } = useReader()
  const [saving, setSaving] = useState<ReadonlyMap<string, Part>>(new Map())
  const savePart = useCallback(async (id: string, part: Part): Promise<void> => {
    setSaving((before) => new Map(before).set(id, part))
    const notice = toast.loading(exporting.busy)
    try {
      saveDownload(await fetchDownload(FORMATS.pdf[part], id))
      void changeListed(client, id, (quiz) => ({ ...quiz, downloads: quiz.downloads + 1 }))
    } catch (error) {
      const description = wordError(error, language, '', common.offline)
      toast.error(error instanceof DownloadError ? exporting.failed[part](error.statusText) : exporting.lost, description === '' ? {} : { description })
    } finally {
      toast.dismiss(notice)
      setSaving((before) => new Map([...before].filter(([one]) => one !== id)))
    }
  }, [client, language, exporting, common])
  return { saving, save: useCallback((quiz, part) => void savePart(quiz.id, part), [savePart]) }
}
