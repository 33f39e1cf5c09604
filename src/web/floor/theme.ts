/** Light or dark: as the system says until the reader chooses. */
import { readStored, writeStored } from './storage.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

export const THEME_KEY = 'setpaper.theme'
const DARK = '(prefers-color-scheme: dark)'

/** In a browser that keeps nothing the choice holds until the page is left. */
let chosen: Theme | undefined
const listeners = new Set<() => void>()

const storedTheme = (): Theme => THEMES.find((theme) => theme === readStored(THEME_KEY)) ?? 'system'

export const savedTheme = (): Theme => chosen ?? storedTheme()

export function saveTheme(theme: Theme): void {
  writeStored(THEME_KEY, theme === 'system' ? undefined : theme)
  take(theme)
}

function take(theme: Theme): void {
  chosen = theme
  applyTheme(theme)
  for (const listener of listeners) listener()
}

// Chosen in another tab. Where pages are rendered there is none.
if (!import.meta.env.SSR)
  addEventListener('storage', ({ key }) => {
    if (key === THEME_KEY || key === null) take(storedTheme())
  })

/** Tells of every choice, until the function that it gives is called. */
export function followTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

let followed: (() => void) | undefined

/** Sets the class that the tokens hang on, and follows the system where it decides. */
export function applyTheme(theme: Theme): void {
  const query = matchMedia(DARK)
  if (followed !== undefined) query.removeEventListener('change', followed)
  const apply = (): void =>
    void document.documentElement.classList.toggle('dark', theme === 'dark' || (theme === 'system' && query.matches))
  apply()
  followed = theme === 'system' ? apply : undefined
  if (followed !== undefined) query.addEventListener('change', followed)
}
