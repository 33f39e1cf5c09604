/**
 * A menu under a button: actions, links and choices; arrow keys move, Escape closes, focus goes back to the button. Its
 * parts are loaded when it is first wanted.
 */
import { lazy, Suspense, useState, type ComponentType } from 'react'
import { menuButtonLook, type MenuProps } from './menu-button.ts'

type Parts = typeof import('./menu-parts.tsx')
const load = (): Promise<Parts> => import('./menu-parts.tsx')
const part = <Name extends keyof Parts>(name: Name): Parts[Name] =>
  lazy(() =>
    load().then((parts) => ({ default: parts[name] as unknown as ComponentType<object> })),
  ) as unknown as Parts[Name]

const WholeMenu = part('WholeMenu')
export const MenuItem = part('MenuItem')
export const MenuLink = part('MenuLink')
export const MenuChoice = part('MenuChoice')
export const MenuLine = part('MenuLine')
export const MenuText = part('MenuText')

export function Menu(props: MenuProps) {
  const { label, face, className, isBusy = false } = props
  const [isWanted, setWanted] = useState(false)
  const fetchEarly = (): void => void load().catch(() => undefined)
  // Where the parts cannot be loaded the button stays, to be pressed again.
  const want = (): void =>
    void load().then(
      () => setWanted(true),
      () => undefined,
    )
  const button = (
    <button
      type="button"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isBusy || undefined}
      title={label}
      onPointerEnter={fetchEarly}
      onFocus={fetchEarly}
      onClick={want}
      className={menuButtonLook(className)}
    >
      {face}
    </button>
  )
  return isWanted ? (
    <Suspense fallback={button}>
      <WholeMenu {...props} />
    </Suspense>
  ) : (
    button
  )
}
