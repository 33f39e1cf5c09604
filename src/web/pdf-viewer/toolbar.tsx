/** The controls of an open PDF: pages, zoom, rotation, full screen. */
import {
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Maximize,
  Minimize,
  MoveHorizontal,
  PanelLeft,
  RotateCw,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { useEffect, useState, type ComponentType, type RefObject } from 'react'
import { useTexts } from '../floor/texts.ts'
import { joined } from '../ui/joined.ts'
import { parsePage, ZOOM } from './places.ts'
import type { View } from './use-view.ts'

type Props = {
  readonly view: View
  readonly pageCount: number
  readonly hasThumbnails: boolean
  readonly onThumbnails: () => void
  /** What fills the screen. */
  readonly screen: RefObject<HTMLElement | null>
}

export function Toolbar({ view, pageCount, hasThumbnails, onThumbnails, screen }: Props) {
  const { viewer } = useTexts()
  const page = view.seen.current + 1
  const atFirst = page === 1 ? viewer.atFirst : undefined
  const atLast = page === pageCount ? viewer.atLast : undefined
  const percent = Math.round(view.scale * 100)
  return (
    <div
      role="group"
      aria-label={viewer.controls}
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1"
    >
      <div className="flex items-center gap-0.5">
        <IconButton label={viewer.thumbnails} Icon={PanelLeft} onClick={onThumbnails} isPressed={hasThumbnails} />
        <IconButton label={viewer.first} Icon={ChevronsLeft} onClick={() => view.goTo(1)} whyDisabled={atFirst} />
        <IconButton
          label={viewer.previous}
          Icon={ChevronLeft}
          onClick={() => view.goTo(page - 1)}
          whyDisabled={atFirst}
        />
        <PageEntry page={page} pageCount={pageCount} goTo={view.goTo} />
        <IconButton label={viewer.next} Icon={ChevronRight} onClick={() => view.goTo(page + 1)} whyDisabled={atLast} />
        <IconButton
          label={viewer.last}
          Icon={ChevronsRight}
          onClick={() => view.goTo(pageCount)}
          whyDisabled={atLast}
        />
      </div>
      <div className="flex items-center gap-0.5">
        <IconButton
          label={viewer.zoomOut}
          Icon={ZoomOut}
          onClick={view.zoomOut}
          whyDisabled={view.scale <= ZOOM.least ? viewer.leastZoom : undefined}
        />
        <output aria-label={viewer.zoom} className="w-14 text-center text-sm tabular-nums">{`${percent}%`}</output>
        <IconButton
          label={viewer.zoomIn}
          Icon={ZoomIn}
          onClick={view.zoomIn}
          whyDisabled={view.scale >= ZOOM.most ? viewer.mostZoom : undefined}
        />
        <IconButton label={viewer.fit} Icon={MoveHorizontal} onClick={view.fit} isPressed={view.isFitted} />
        <IconButton label={viewer.rotate} Icon={RotateCw} onClick={view.rotate} />
        <FullScreenButton screen={screen} />
      </div>
    </div>
  )
}

/** What was typed counts on Enter or on leaving; what is no number is taken back. */
function PageEntry({
  page,
  pageCount,
  goTo,
}: {
  readonly page: number
  readonly pageCount: number
  readonly goTo: (page: number) => void
}) {
  const { viewer } = useTexts()
  const [typed, setTyped] = useState<string>()
  const enter = (): void => {
    if (typed === undefined) return
    const asked = parsePage(typed, pageCount)
    setTyped(undefined)
    if (asked !== undefined) goTo(asked)
  }
  return (
    <label className="flex items-center gap-1.5 px-1 text-sm whitespace-nowrap tabular-nums">
      <input
        aria-label={viewer.pageEntry}
        inputMode="numeric"
        value={typed ?? String(page)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={enter}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            enter()
          }
        }}
        className="h-9 w-12 rounded-control border border-line bg-desk px-1 text-center"
      />
      {viewer.ofPages(pageCount)}
    </label>
  )
}

/** Not every telephone has it. */
function FullScreenButton({ screen }: { readonly screen: RefObject<HTMLElement | null> }) {
  const { viewer } = useTexts()
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const changed = (): void => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [])
  if (!document.fullscreenEnabled) return null
  const toggle = (): void => {
    const changing =
      document.fullscreenElement === null ? screen.current?.requestFullscreen() : document.exitFullscreen()
    // Refused by the browser: then it stays as it is.
    changing?.catch(() => undefined)
  }
  return (
    <IconButton
      label={isFull ? viewer.exitFullScreen : viewer.fullScreen}
      Icon={isFull ? Minimize : Maximize}
      onClick={toggle}
    />
  )
}

type IconButtonProps = {
  readonly label: string
  readonly Icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>
  readonly onClick: () => void
  readonly isPressed?: boolean
  readonly whyDisabled?: string | undefined
}

/** Stays in the tab order when it is off, and then says why. */
function IconButton({ label, Icon, onClick, isPressed, whyDisabled }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={whyDisabled ?? label}
      aria-pressed={isPressed}
      aria-disabled={whyDisabled === undefined ? undefined : true}
      onClick={() => {
        if (whyDisabled === undefined) onClick()
      }}
      className={joined(
        'grid size-10 place-items-center rounded-control hover:bg-raised aria-disabled:cursor-not-allowed aria-disabled:opacity-40',
        isPressed === true && 'bg-accent-soft text-accent',
      )}
    >
      <Icon size={18} aria-hidden />
    </button>
  )
}
