/** Both parts of the paper as they print, each in a pane of its own (specification 2, section 2). */
import { useMemo, useState } from 'react'
import { layOut } from '#layout/lay-out.ts'
import type { PaperPart } from '#layout/laid-out.ts'
import { useTexts } from '../../app/texts.ts'
import { PaperView } from '../../paper/paper-view.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { ShownPaper } from './read-paper.ts'

export function Views({ shown }: { readonly shown: ShownPaper }) {
  const { views } = useTexts().preview
  const [part, setPart] = useState<PaperPart>('paper')
  return (
    <Tabs
      label={views.label} selected={part} onSelect={setPart}
      tabs={[{ name: 'paper', label: views.paper, content: () => <Pane shown={shown} part="paper" /> }, { name: 'key', label: views.key, content: () => <Pane shown={shown} part="key" /> }]}
    />
  )
}

function Pane({ shown: { paper, template }, part }: { readonly shown: ShownPaper; readonly part: PaperPart }) {
  const { panes } = useTexts().preview
  const laidOut = useMemo(() => (part === 'paper' ? layOut(paper, template, { part, pageSize: 'a4' }) : layOut(paper, template, { part, pageSize: 'a4' })), [paper, template, part])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div role="region" tabIndex={0} aria-label={panes[part]} className="relative h-[600px] overflow-auto rounded-card border border-line bg-raised p-2 sm:p-4">
      <PaperView laidOut={laidOut} />
    </div>
  )
}
