/** Where the reader was before Google's page took the place of ours: of this tab alone, and never another site. */

const KEY = 'setpaper.return'
const DEFAULT = '/generator'
/** Screens on which something can be interrupted. */
const KNOWN = /^\/(?:generator|dashboard|quiz\/)/

export function keepReturnPath(): void {
  const { pathname, search } = location
  try {
    sessionStorage.setItem(KEY, pathname + search)
  } catch {
    // Then it goes on at the generator.
  }
}

/** Once: what is taken is forgotten. */
export function takeReturnPath(): string {
  try {
    const kept = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return returnPath(kept)
  } catch {
    return DEFAULT
  }
}

export const returnPath = (kept: string | null): string => (kept !== null && KNOWN.test(kept) ? kept : DEFAULT)
