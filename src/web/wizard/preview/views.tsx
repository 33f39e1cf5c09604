/**
 * Both parts of the paper as they print, each in a pane of its own, and the paper as a graph (specification 2, section
 * 2).
 */
import { useMemo, useState } from 'react'
import { formatPaper } from '#domain/paper-json.ts'
import { layOut } from '#layout/lay-out.ts'
import type { PaperPart } from '#domain/paper-part.ts'
import { useTexts } from '../../floor/texts.ts'
import { flowPaper } from '../../flow/flow-paper.ts'
import { LazyFlowView } from '../../flow/lazy-flow-view.tsx'
import { useExport } from '../../paper-files/use-export.ts'
import { PaperView } from '../../paper/paper-view.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { ShownPaper } from './read-paper.ts'
import type { Regeneration } from './toolbar.tsx'

type Props = {
  readonly shown: ShownPaper
  /** Leads to the question in the list beside the paper. */
  readonly onQuestion: (id: string) => void
  readonly regeneration: Regeneration
  readonly whyNoExport: string | undefined
}

export function Views({ shown, onQuestion, regeneration, whyNoExport }: Props) {
  const {
    preview: { views },
    flow,
  } = useTexts()
  const [view, setView] = useState<PaperPart | 'flow'>('paper')
  const toQuestion = (id: string): void => {
    setView('paper')
    onQuestion(id)
  }
  return (
    <Tabs
      label={views.label}
      selected={view}
      onSelect={setView}
      tabs={[
        { name: 'paper', label: views.paper, content: () => <Pane shown={shown} part="paper" /> },
        { name: 'key', label: views.key, content: () => <Pane shown={shown} part="key" /> },
        {
          name: 'flow',
          label: flow.view,
          content: () => (
            <Graph shown={shown} onQuestion={toQuestion} regeneration={regeneration} whyNoExport={whyNoExport} />
          ),
        },
      ]}
    />
  )
}

function Graph({ shown: { paper }, onQuestion, regeneration, whyNoExport }: Props) {
  const graph = useMemo(() => flowPaper(formatPaper(paper)), [paper])
  const { busy, fault, download } = useExport(paper.id, { lost: useTexts().exporting.notAFile })
  return (
    <LazyFlowView
      paper={graph}
      onQuestion={onQuestion}
      onExport={() => download('paper')}
      onRegenerate={() => regeneration.start()}
      states={{
        isExporting: busy !== undefined,
        whyNoExport,
        isRegenerating: regeneration.isBusy,
        whyNoRegenerate: regeneration.whyDisabled,
        fault,
      }}
    />
  )
}

function Pane({ shown: { paper, template }, part }: { readonly shown: ShownPaper; readonly part: PaperPart }) {
  const { panes } = useTexts().preview
  const laidOut = useMemo(
    () =>
      part === 'paper'
        ? layOut(paper, template, { part, pageSize: 'a4' })
        : layOut(paper, template, { part, pageSize: 'a4' }),
    [paper, template, part],
  )
  return (
    <div
      role="region"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      aria-label={panes[part]}
      className="relative h-[600px] overflow-auto rounded-card border border-line bg-raised p-2 sm:p-4"
    >
      <PaperView laidOut={laidOut} />
    </div>
  )
}
