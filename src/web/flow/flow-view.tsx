/**
 * A paper as a graph: header, numbers, sections and questions in order, each node a way to its question (specification
 * 2, section 2; decision D22).
 */
import '@xyflow/react/dist/base.css'
import './flow.css'
import { MiniMap, ReactFlow, ReactFlowProvider, type Edge, type ReactFlowProps } from '@xyflow/react'
import { useMemo, useRef, useState } from 'react'
import { useTexts } from '../floor/texts.ts'
import { Notice } from '../ui/notice.tsx'
import { FlowBar } from './flow-bar.tsx'
import { FlowList, waysOf } from './flow-list.tsx'
import { drawn, NODE_TYPES, type DrawnNode } from './flow-nodes.tsx'
import type { FlowPaper } from './flow-paper.ts'
import { layOutFlow } from './lay-out-flow.ts'
import { useOneFingerScrolls } from './use-one-finger-scrolls.ts'
import { useRoom } from './use-room.ts'
import { MOST_ZOOM, useView } from './use-view.ts'

/** How its two actions stand, why one cannot be done, and what went wrong. */
export type FlowStates = {
  readonly isExporting?: boolean
  readonly whyNoExport?: string | undefined
  readonly isRegenerating?: boolean
  readonly whyNoRegenerate?: string | undefined
  readonly fault?: string | undefined
}
export type FlowViewProps = {
  readonly paper: FlowPaper
  /** By the id of the question, and its place in the paper, from 1. */
  readonly onQuestion: (id: string, place: number) => void
  readonly onExport: () => void
  /** Undefined for a reader who may not change the paper. */
  readonly onRegenerate?: (() => void) | undefined
  readonly states: FlowStates
  /** A class for the height of the graph. */
  readonly height?: string
}

export function FlowView(props: FlowViewProps) {
  return (
    <ReactFlowProvider>
      <Flow {...props} />
    </ReactFlowProvider>
  )
}

/** With so many questions a map of the whole helps. */
const MAPPED = 12

function Flow({ paper, onQuestion, onExport, onRegenerate, states, height = 'h-[600px]' }: FlowViewProps) {
  const { flow } = useTexts()
  const area = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const room = useRoom(canvas)
  const { isNarrow, unit } = room
  const laidOut = useMemo(() => layOutFlow(paper, { isNarrow, unit }), [paper, isNarrow, unit])
  const view = useView(area, room, laidOut)
  useOneFingerScrolls(canvas)
  const [chosen, setReached] = useState<string>()
  const ways = waysOf(laidOut.nodes)
  // A question that was replaced since is no node any more.
  const at = chosen === undefined ? -1 : ways.indexOf(chosen)
  const reached = ways[at]
  const nodes = useMemo(
    () => laidOut.nodes.map((node) => drawn(node, paper, node.id === chosen)),
    [laidOut, paper, chosen],
  )
  const reach = (id: string): void => {
    setReached(id)
    view.showNode(id)
  }
  const to = (index: number): (() => void) | undefined => {
    const id = ways[index]
    return id === undefined ? undefined : () => reach(id)
  }
  const open = (id: string): void => {
    const node = laidOut.nodes.find((one) => one.id === id)
    const question =
      node?.kind === 'question' ? node.question : node?.kind === 'section' ? node.section.questions[0] : undefined
    if (question !== undefined) onQuestion(question.id, question.place)
  }
  return (
    <section aria-label={flow.label} ref={area} className="flow-view grid min-w-0 gap-3">
      <FlowBar
        view={view}
        place={flow.place(at + 1, ways.length)}
        onPrevious={to(at - 1)}
        onNext={to(at + 1)}
        onExport={onExport}
        onRegenerate={onRegenerate}
        states={states}
      />
      {states.fault === undefined ? null : <Notice kind="bad">{states.fault}</Notice>}
      <div ref={canvas} className={`flow relative overflow-hidden rounded-card border border-line bg-raised ${height}`}>
        <FlowList paper={paper} nodes={laidOut.nodes} reached={reached} onReach={reach} onOpen={open} />
        {/* For the eye and the pointer: the list says the same to a screen reader. */}
        <div aria-hidden className="absolute inset-0">
          {!room.isMeasured ? null : (
            <ReactFlow<DrawnNode>
              {...SETTING}
              nodes={nodes}
              edges={laidOut.edges as Edge[]}
              nodeTypes={NODE_TYPES}
              defaultViewport={view.first}
              minZoom={view.least}
              maxZoom={MOST_ZOOM}
              onNodeClick={(_, { id }) => open(id)}
            >
              {isNarrow || view.isWhole || paper.questions < MAPPED ? null : (
                <MiniMap<DrawnNode> ariaLabel={null} pannable zoomable nodeBorderRadius={14} className="flow-map" />
              )}
            </ReactFlow>
          )}
        </div>
      </div>
      <p className="text-sm text-muted pointer-coarse:hidden">{flow.keys}</p>
      <p className="hidden text-sm text-muted pointer-coarse:block">{flow.touch}</p>
    </section>
  )
}

/**
 * The wheel scrolls the page, and with Ctrl zooms the graph; keys are ours (use-view.ts, flow-list.tsx), since nodes
 * out of view are not drawn.
 */
const SETTING = {
  onlyRenderVisibleElements: true,
  nodesDraggable: false,
  nodesConnectable: false,
  nodesFocusable: false,
  edgesFocusable: false,
  elementsSelectable: false,
  disableKeyboardA11y: true,
  zoomOnScroll: false,
  zoomOnDoubleClick: false,
  preventScrolling: false,
  panActivationKeyCode: null,
  selectionKeyCode: null,
  deleteKeyCode: null,
  multiSelectionKeyCode: null,
  zoomActivationKeyCode: null,
  defaultEdgeOptions: { type: 'smoothstep', focusable: false },
  proOptions: { hideAttribution: true },
} as const satisfies Partial<ReactFlowProps>
