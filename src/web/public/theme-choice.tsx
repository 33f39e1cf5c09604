/** Light, dark, or as the system has it (themes.ts). */
import { Monitor, Moon, Sun } from 'lucide-react'
import { THEMES } from '../floor/theme.ts'
import { joined } from '../ui/joined.ts'
import { Disclosure, disclosureLine } from './disclosure.tsx'
import { usePublicReader } from '../public-floor/reader.ts'

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const

export function ThemeMenu({ className }: { readonly className: string }) {
  const { navigation } = usePublicReader().texts
  const faces = THEMES.map((one) => {
    const Icon = ICONS[one]
    return (
      <span key={one} data-theme-face={one} hidden={one !== 'system'}>
        <Icon size={18} aria-hidden />
        <span className="sr-only">{navigation.chosen(navigation.theme, navigation.themes[one])}</span>
      </span>
    )
  })
  return (
    <Disclosure className={className} face={faces}>
      <ThemeChoice name="theme" />
    </Disclosure>
  )
}

/** `name` is its own, since it stands on the page twice. */
export function ThemeChoice({ name }: { readonly name: string }) {
  const { navigation } = usePublicReader().texts
  return (
    <fieldset data-theme-choice>
      <legend className="sr-only">{navigation.theme}</legend>
      {THEMES.map((one) => {
        const Icon = ICONS[one]
        return (
          <label key={one} className={joined(disclosureLine, 'has-checked:font-semibold has-checked:text-accent')}>
            <input
              type="radio"
              name={name}
              value={one}
              defaultChecked={one === 'system'}
              className="size-4 accent-accent"
            />
            <Icon size={16} aria-hidden />
            {navigation.themes[one]}
          </label>
        )
      })}
    </fieldset>
  )
}
