/** The first page of a file as the server makes it, under the name that the file will have. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { PaperPart } from '#layout/laid-out.ts'
import { fetchDownload, passingLink } from '../../api/downloads.ts'
import { keys } from '../../api/queries.ts'
import { useReader } from '../../app/texts.ts'
import { FORMATS, type Format } from '../../paper-files/formats.ts'
import { wordPreviewFault } from '../../paper-files/word-export-fault.ts'
import { LazyPdfViewer } from '../../pdf-viewer/lazy-pdf-viewer.tsx'
import { Button } from '../../ui/button.tsx'
import { joined } from '../../ui/joined.ts'
import { loadPart } from '../../ui/load-part.ts'
import { Notice } from '../../ui/notice.tsx'

const FirstPage = lazy(() => loadPart(() => import('../../pdf-viewer/first-page.tsx')).then((module) => ({ default: module.FirstPage })))

/** Files are large: they are kept for a minute. */
const KEPT_MS = 60_000

type Props = { readonly id: string; readonly revision: number | undefined; readonly format: Format; readonly part: PaperPart; readonly template: string | undefined; readonly isAlone: boolean }

export function FilePreview({ id, revision, format, part, template, isAlone }: Props) {
  const { language, texts: { common, exporting: words } } = useReader()
  const [seen, setSeen] = useState<{ readonly link: string; readonly name: string }>()
  const { data: file, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: [...keys.paper(id), 'file', format, part, template ?? '', revision ?? 0],
    queryFn: ({ signal }) => fetchDownload(FORMATS[format][part], id, { query: { template, preview: true }, signal }),
    staleTime: Infinity, gcTime: KEPT_MS, retry: false, networkMode: 'always', placeholderData: keepPreviousData,
  })
  const waiting = <div aria-hidden className="grid aspect-[210/297] animate-pulse place-content-center rounded-paper bg-paper shadow-paper" />
  return (
    <article aria-label={words.parts[part].name} aria-busy={isFetching || undefined} className={joined('grid grid-cols-[minmax(0,1fr)] content-start gap-3', isAlone && 'sm:col-span-2')}>
      <div className="grid gap-1">
        <h2 className="font-medium">{words.parts[part].name}</h2>
        <p role="status" className={joined('text-sm text-muted wrap-anywhere', isAlone ? 'min-h-6' : 'min-h-6 sm:min-h-12')}>{isFetching ? words.previewBusy : file?.name}</p>
      </div>
      {error === null ? null : (
        <div className="grid justify-items-start gap-3">
          <Notice kind="bad">{wordPreviewFault(error, language, words)}</Notice>
          <Button kind="secondary" isBusy={isFetching} onClick={() => void refetch()}>{common.retry}</Button>
        </div>
      )}
      {error !== null ? null : file === undefined ? waiting : (
        <>
          <div className={joined('transition-opacity duration-200', isPlaceholderData && 'opacity-55')}><Suspense fallback={waiting}><FirstPage source={file.blob} waiting={waiting} /></Suspense></div>
          <Button kind="quiet" className="justify-self-center" onClick={() => setSeen({ link: passingLink(file.blob), name: file.name })}><Eye size={18} aria-hidden />{words.previewOf[part]}</Button>
        </>
      )}
      {seen === undefined ? null : <Suspense><LazyPdfViewer source={seen.link} title={seen.name} onClose={() => setSeen(undefined)} /></Suspense>}
    </article>
  )
}
