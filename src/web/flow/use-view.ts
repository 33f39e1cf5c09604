/** What of the graph is in view: zoomed, fitted, brought to a node; by buttons and by + − 0. */
import { useReactFlow, useStore, type Viewport } from '@xyflow/react'
import { useEffect, type RefObject } from 'react'
import { mustBeThere } from '#domain/must-be-there.ts'
import type { LaidOutFlow } from './lay-out-flow.ts'
import type { Room } from './use-room.ts'

export const MOST_ZOOM = 2.5
const LEAST_ZOOM = 0.25
const STEP = 1.25
const EDGE = 16
/** Smaller, the words of a node cannot be read. */
export const READABLE = 0.6
/** What a node is brought to that could not be read. */
const COMFORTABLE = 0.75
const MOVE_MS = 200

const duration = (): number => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : MOVE_MS)

/** `area`: where the keys are heard. */
export function useView(area: RefObject<HTMLElement | null>, room: Room, laidOut: LaidOutFlow) {
  const graph = useReactFlow()
  const zoom = useStore(({ transform }) => transform[2])
  const { width, height, isNarrow, isMeasured } = room
  const first = firstView(laidOut, room)
  const whole = wholeView(laidOut, room)
  const least = Math.min(LEAST_ZOOM, whole.zoom)
  const show = (viewport: Viewport, animated = true): void =>
    void graph.setViewport(viewport, { duration: animated ? duration() : 0 })
  const { width: across, height: down } = laidOut
  useEffect(() => {
    if (isMeasured) void graph.setViewport(firstView({ width: across, height: down }, { width, height, isNarrow }))
  }, [graph, across, down, width, height, isNarrow, isMeasured])

  const zoomTo = (to: number): void =>
    void graph.zoomTo(Math.min(MOST_ZOOM, Math.max(least, to)), { duration: duration() })
  const view = {
    zoom,
    first,
    least,
    /** Nothing is out of view, unless it was pushed there. */
    isWhole: zoom <= whole.zoom + 0.001,
    isLeast: zoom <= least + 0.001,
    isMost: zoom >= MOST_ZOOM - 0.001,
    zoomIn: (): void => zoomTo(zoom * STEP),
    zoomOut: (): void => zoomTo(zoom / STEP),
    fit: (): void => show(whole),
    /** Brings a node into view, readable; where it is already, nothing moves. */
    showNode(id: string): void {
      const node = laidOut.nodes.find((one) => one.id === id)
      if (node === undefined) return
      const now = graph.getViewport()
      const to = now.zoom < READABLE ? COMFORTABLE : now.zoom
      const [left, top] = [node.x * now.zoom + now.x, node.y * now.zoom + now.y]
      const isSeen =
        left >= 0 && top >= 0 && left + node.width * now.zoom <= width && top + node.height * now.zoom <= height
      if (isSeen && to === now.zoom) return
      show({ zoom: to, x: width / 2 - (node.x + node.width / 2) * to, y: height / 2 - (node.y + node.height / 2) * to })
    },
  }
  useEffect(() => {
    const element = mustBeThere(area.current, 'the area of the graph')
    const onKeyDown = (event: KeyboardEvent): void => {
      const command = event.ctrlKey || event.metaKey || event.altKey ? undefined : COMMANDS[event.key]
      if (command === undefined) return
      event.preventDefault()
      view[command]()
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  })
  return view
}
export type View = ReturnType<typeof useView>

const COMMANDS: Readonly<Record<string, 'zoomIn' | 'zoomOut' | 'fit'>> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  _: 'zoomOut',
  '0': 'fit',
}

type Size = { readonly width: number; readonly height: number }

/** All of it, in the middle. */
function wholeView(graph: Size, room: Size): Viewport {
  const zoom = Math.min(1, (room.width - 2 * EDGE) / graph.width, (room.height - 2 * EDGE) / graph.height)
  return { zoom, x: (room.width - graph.width * zoom) / 2, y: (room.height - graph.height * zoom) / 2 }
}

/** On a phone its beginning, as wide as the screen; else all of it. */
function firstView(graph: Size, room: Size & Pick<Room, 'isNarrow'>): Viewport {
  if (!room.isNarrow) return wholeView(graph, room)
  const zoom = Math.min(1, (room.width - 2 * EDGE) / graph.width)
  return { zoom, x: (room.width - graph.width * zoom) / 2, y: EDGE }
}
