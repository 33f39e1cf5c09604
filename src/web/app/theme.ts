/** Light or dark: as the system says until the reader chooses. */
import { readStored, writeStored } from './storage.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'setpaper.theme'
const DARK = '(prefers-color-scheme: dark)'

export const savedTheme = (): Theme => THEMES.find((theme) => theme === readStored(KEY)) ?? 'system'

export function saveTheme(theme: Theme): void {
  writeStored(KEY, theme === 'system' ? undefined : theme)
  applyTheme(theme)
}

let followed: (() => void) | undefined

/** Sets the class that the tokens hang on, and follows the system where it decides. */
export function applyTheme(theme: Theme): void {
  const query = matchMedia(DARK)
  if (followed !== undefined) query.removeEventListener('change', followed)
  const apply = (): void => void document.documentElement.classList.toggle('dark', theme === 'dark' || (theme === 'system' && query.matches))
  apply()
  followed = theme === 'system' ? apply : undefined
  if (followed !== undefined) query.addEventListener('change', followed)
}
