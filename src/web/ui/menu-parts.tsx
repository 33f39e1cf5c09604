/** What a menu is made of; ui/menu.tsx loads it when a menu is first wanted. */
import { Menu as Base } from '@base-ui/react/menu'
import { Check } from 'lucide-react'
import { useState, type ReactElement, type ReactNode } from 'react'
import { joined } from './joined.ts'
import { menuButtonLook, type MenuProps } from './menu-button.ts'

/** Begins open: it takes the place of the button that was pressed. */
export function WholeMenu({ label, face, className, isBusy = false, children }: MenuProps) {
  // In the landmark of its button, but out of what that stands in: a row of a list that is moved to its place would lie
  // under the next.
  const [container, setContainer] = useState<HTMLElement | null>(null)
  return (
    <Base.Root defaultOpen>
      <Base.Trigger
        aria-label={label}
        aria-busy={isBusy || undefined}
        title={label}
        className={menuButtonLook(className)}
      >
        {face}
      </Base.Trigger>
      <span ref={(beside) => setContainer(beside?.closest<HTMLElement>(LANDMARKS) ?? beside)} className="contents" />
      <Base.Portal container={container}>
        <Base.Positioner
          positionMethod="fixed"
          sideOffset={6}
          align="end"
          collisionPadding={8}
          className="z-40 outline-none"
        >
          <Base.Popup className="max-h-(--available-height) max-w-[min(20rem,calc(100vw-1rem))] min-w-52 overflow-y-auto rounded-card border border-line bg-surface p-1.5 shadow-xl outline-none transition duration-200 ease-settle data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

const LANDMARKS = 'main, header, footer, nav, aside, dialog, [role=dialog]'

const ITEM =
  'flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-control px-3 py-2 text-base outline-none select-none data-highlighted:bg-raised data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-accent data-disabled:cursor-not-allowed data-disabled:opacity-55'

export function MenuItem({
  onClick,
  isOff = false,
  isDanger = false,
  children,
}: {
  readonly onClick: () => void
  readonly isOff?: boolean
  readonly isDanger?: boolean
  readonly children: ReactNode
}) {
  return (
    <Base.Item onClick={onClick} disabled={isOff} className={joined(ITEM, isDanger && 'text-bad')}>
      {children}
    </Base.Item>
  )
}

/** `link`: the anchor to render, of any router. */
export function MenuLink({ link, children }: { readonly link: ReactElement; readonly children: ReactNode }) {
  return (
    <Base.LinkItem closeOnClick render={link} className={ITEM}>
      {children}
    </Base.LinkItem>
  )
}

type ChoiceProps<Value extends string> = {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly name: string; readonly lang?: string }[]
  readonly onChoose: (value: Value) => void
}

/** One of several, with a tick at the one that holds. */
export function MenuChoice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  return (
    <Base.RadioGroup value={value} onValueChange={(chosen: Value) => onChoose(chosen)}>
      <Base.GroupLabel className="px-3 pt-2 pb-1 text-xs font-medium text-muted">{label}</Base.GroupLabel>
      {options.map((option) => (
        <Base.RadioItem key={option.value} value={option.value} closeOnClick lang={option.lang} className={ITEM}>
          <span className="grid size-4 place-items-center">
            <Base.RadioItemIndicator>
              <Check size={16} className="text-accent" aria-hidden />
            </Base.RadioItemIndicator>
          </span>
          {option.name}
        </Base.RadioItem>
      ))}
    </Base.RadioGroup>
  )
}

export const MenuLine = () => <Base.Separator className="mx-2 my-1.5 h-px bg-line" />

/** Text that is no action. */
export const MenuText = ({ children }: { readonly children: ReactNode }) => <div className="px-3 py-2">{children}</div>
