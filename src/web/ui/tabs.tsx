/** Views of one thing, one at a time; what is not seen is not made. */
import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

type Tab<Name extends string> = { readonly name: Name; readonly label: string; readonly content: () => ReactNode }

export function Tabs<Name extends string>({
  label,
  tabs,
  selected,
  onSelect,
}: {
  readonly label: string
  readonly tabs: readonly Tab<Name>[]
  readonly selected: Name
  readonly onSelect: (name: Name) => void
}) {
  return (
    <Base.Root value={selected} onValueChange={(name: Name) => onSelect(name)} className="grid min-w-0 gap-3">
      <Base.List aria-label={label} className="flex gap-1 border-b border-line">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.name}
            value={tab.name}
            className="-mb-px min-h-10 rounded-t-control border-b-2 border-transparent px-4 py-2 text-base font-medium text-muted hover:bg-raised data-active:border-accent data-active:text-accent"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.name} value={tab.name} tabIndex={-1} className="min-w-0">
          {tab.content()}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
