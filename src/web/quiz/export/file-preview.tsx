/** A file as the server makes it, under the name that it will have: what can be seen of it. */
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import { lazy, Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { mustBeThere } from '#domain/must-be-there.ts'
import type { LossChoice } from '#domain/loss.ts'
import type { ExportPart } from '#domain/paper-part.ts'
import type { FormatEntry } from '#formats/format.ts'
import type { Format } from '#formats/formats.ts'
import { passingLink, type Download } from '../../api/downloads.ts'
import { keys } from '../../api/queries.ts'
import { useReader } from '../../floor/texts.ts'
import { fetchFile } from '../../paper-files/formats.ts'
import { wordsOf } from '../../paper-files/word-format.ts'
import { wordPreviewFault } from '../../paper-files/word-export-fault.ts'
import { LazyPdfViewer } from '../../pdf-viewer/lazy-pdf-viewer.tsx'
import { Button } from '../../ui/button.tsx'
import { joined } from '../../ui/joined.ts'
import { loadPart } from '../../ui/load-part.ts'
import { Notice } from '../../ui/notice.tsx'

const FirstPage = lazy(() =>
  loadPart(() => import('../../pdf-viewer/first-page.tsx')).then((module) => ({ default: module.FirstPage })),
)

/** Files are large: they are kept for a minute. */
const KEPT_MS = 60_000

type Props = {
  readonly id: string
  readonly revision: number | undefined
  readonly format: Format
  /** Of the format. */
  readonly entry: FormatEntry
  readonly part: ExportPart
  readonly template: string | undefined
  readonly losses: LossChoice
  readonly isAlone: boolean
}

/** What shows each kind of file. */
const PREVIEWS: Readonly<Record<FormatEntry['preview'], (props: Props) => ReactNode>> = {
  page: Page,
  pdf: FirstPageOfPdf,
  none: NotShown,
}

export function FilePreview(props: Props) {
  const Preview = PREVIEWS[props.entry.preview]
  return <Preview {...props} />
}

function NotShown({ entry, part, isAlone }: Props) {
  const { language, texts } = useReader()
  return <Frame part={part} isAlone={isAlone} told={wordsOf(texts, entry, language).notShown} />
}

/** In a frame of its own, in which nothing runs. */
function Page(props: Props) {
  const { parts } = useReader().texts.exporting
  return (
    <Fetched
      {...props}
      show={({ blob, name }) => <PageFrame name={`${parts[props.part].name}: ${name}`} blob={blob} />}
    />
  )
}

function PageFrame({ name, blob }: { readonly name: string; readonly blob: Blob }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useLayoutEffect(() => {
    const link = URL.createObjectURL(blob)
    mustBeThere(frame.current, 'the frame of the page').src = link
    return () => URL.revokeObjectURL(link)
  }, [blob])
  return (
    <iframe
      ref={frame}
      title={name}
      sandbox=""
      className="aspect-[210/297] w-full rounded-paper border-0 bg-white shadow-paper"
    />
  )
}

function FirstPageOfPdf(props: Props) {
  const { exporting: words } = useReader().texts
  const [seen, setSeen] = useState<{ readonly link: string; readonly name: string }>()
  return (
    <Fetched
      {...props}
      show={({ blob }) => (
        <Suspense fallback={WAITING}>
          <FirstPage source={blob} waiting={WAITING} />
        </Suspense>
      )}
      below={({ blob, name }) => (
        <>
          <Button
            kind="quiet"
            className="justify-self-center"
            onClick={() => setSeen({ link: passingLink(blob), name })}
          >
            <Eye size={18} aria-hidden />
            {words.previewOf[props.part]}
          </Button>
          {seen === undefined ? null : (
            <Suspense>
              <LazyPdfViewer source={seen.link} title={seen.name} onClose={() => setSeen(undefined)} />
            </Suspense>
          )}
        </>
      )}
    />
  )
}

const WAITING = (
  <div
    aria-hidden
    className="grid aspect-[210/297] animate-pulse place-content-center rounded-paper bg-paper shadow-paper"
  />
)

/** The file, as soon as it is there; the last one stays while the next is made. */
function Fetched({
  id,
  revision,
  format,
  entry,
  part,
  template,
  losses,
  isAlone,
  show,
  below = () => null,
}: Props & { readonly show: (file: Download) => ReactNode; readonly below?: (file: Download) => ReactNode }) {
  const { language, texts } = useReader()
  const { common, exporting: words } = texts
  const {
    data: file,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useQuery({
    queryKey: [...keys.paper(id), 'file', format, part, template ?? '', losses, revision ?? 0],
    queryFn: ({ signal }) => fetchFile(id, format, part, { template, losses, preview: true, signal }),
    staleTime: Infinity,
    gcTime: KEPT_MS,
    retry: false,
    networkMode: 'always',
    placeholderData: keepPreviousData,
  })
  return (
    <Frame part={part} isAlone={isAlone} isBusy={isFetching} told={isFetching ? words.previewBusy : file?.name}>
      {error === null ? null : (
        <div className="grid justify-items-start gap-3">
          <Notice kind="bad">{wordPreviewFault(error, language, wordsOf(texts, entry, language))}</Notice>
          <Button kind="secondary" isBusy={isFetching} onClick={() => void refetch()}>
            {common.retry}
          </Button>
        </div>
      )}
      {error !== null ? null : file === undefined ? (
        WAITING
      ) : (
        <>
          <div className={joined('transition-opacity duration-200', isPlaceholderData && 'opacity-55')}>
            {show(file)}
          </div>
          {below(file)}
        </>
      )}
    </Frame>
  )
}

function Frame({
  part,
  isAlone,
  isBusy = false,
  told,
  children,
}: {
  readonly part: ExportPart
  readonly isAlone: boolean
  readonly isBusy?: boolean
  readonly told?: string | undefined
  readonly children?: ReactNode
}) {
  const { exporting: words } = useReader().texts
  return (
    <article
      aria-label={words.parts[part].name}
      aria-busy={isBusy || undefined}
      className={joined('grid grid-cols-[minmax(0,1fr)] content-start gap-3', isAlone && 'sm:col-span-2')}
    >
      <div className="grid gap-1">
        <h2 className="font-medium">{words.parts[part].name}</h2>
        <p
          role="status"
          className={joined('text-sm text-muted wrap-anywhere', isAlone ? 'min-h-6' : 'min-h-6 sm:min-h-12')}
        >
          {told}
        </p>
      </div>
      {children}
    </article>
  )
}
