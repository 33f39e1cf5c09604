/**
 * Question paper and answer key of a quiz as PDF files; what goes wrong is told in the words of specification 1,
 * section 8.
 */
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { wordError } from '../../api/call.ts'
import type { PaperPart } from '#domain/paper-part.ts'
import { USUAL_FORMAT } from '#formats/formats.ts'
import { DownloadError, saveDownload } from '../../api/downloads.ts'
import { useReader } from '../../floor/texts.ts'
import { fetchFile, useFormatWords } from '../../paper-files/formats.ts'
import { toast } from '../../ui/toast.ts'
import { changeListed, type Quiz } from './quiz-queries.ts'

export function useExport(): {
  readonly save: (quiz: Quiz, part: PaperPart) => void
  readonly saving: ReadonlyMap<string, PaperPart>
} {
  const client = useQueryClient()
  const {
    language,
    texts: { common },
  } = useReader()
  const { busy, failed, lost } = useFormatWords()
  const [saving, setSaving] = useState<ReadonlyMap<string, PaperPart>>(new Map())
  const savePart = useCallback(
    async (id: string, part: PaperPart): Promise<void> => {
      setSaving((before) => new Map(before).set(id, part))
      const notice = toast.loading(busy)
      try {
        saveDownload(await fetchFile(id, USUAL_FORMAT, part))
        void changeListed(client, id, (quiz) => ({ ...quiz, downloads: quiz.downloads + 1 }))
      } catch (error) {
        const description = wordError(error, language, '', common.offline)
        toast.error(
          error instanceof DownloadError ? failed[part](error.statusText) : lost,
          description === '' ? {} : { description },
        )
      } finally {
        toast.dismiss(notice)
        setSaving((before) => new Map([...before].filter(([one]) => one !== id)))
      }
    },
    [client, language, busy, failed, lost, common],
  )
  return { saving, save: useCallback((quiz, part) => void savePart(quiz.id, part), [savePart]) }
}
