/** Light or dark: as the system says until the reader chooses. */
import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'setpaper.theme'
const DARK = '(prefers-color-scheme: dark)'

/** In a browser that keeps nothing the choice holds until the page is left. */
let chosen: Theme | undefined
const listeners = new Set<() => void>()

const storedTheme = (): Theme => THEMES.find((theme) => theme === readStored(KEY)) ?? 'system'

export const savedTheme = (): Theme => chosen ?? storedTheme()

export function saveTheme(theme: Theme): void {
  writeStored(KEY, theme === 'system' ? undefined : theme)
  take(theme)
}

function take(theme: Theme): void {
  chosen = theme
  applyTheme(theme)
  for (const listener of listeners) listener()
}

// Chosen in another tab.
addEventListener('storage', ({ key }) => { if (key === KEY || key === null) take(storedTheme()) })

/** The theme that is chosen, wherever it is chosen. */
export const useTheme = (): Theme => useSyncExternalStore(follow, savedTheme)

function follow(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
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
