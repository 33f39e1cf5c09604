/** The browser's storage, which may be full or forbidden: then nothing is kept, and nothing breaks. */
import { forgetHandedOver } from './handed-over.ts'

export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Whether it was kept. */
export function writeStored(key: string, value: string | undefined): boolean {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** The work in the wizard (src/web/wizard/use-draft.ts). */
export const DRAFT_KEY = 'setpaper.draft'
/** A paper that is in no account (src/web/wizard/held-paper.ts). */
export const HELD_PAPER_KEY = 'setpaper.paper'

/** Questions that are not to be replaced (src/web/made-paper/use-locks.ts). */
export const LOCKS_KEY = 'setpaper.locked'

/** Somebody has signed in here before. */
const KNOWN_KEY = 'setpaper.known'
export const hasSignedInBefore = (): boolean => readStored(KNOWN_KEY) !== undefined
export const rememberSigningIn = (): boolean => writeStored(KNOWN_KEY, 'yes')

/**
 * The next person at a shared computer is not to find it. The wizard of this tab is told as those of others are by the
 * browser.
 */
export function forgetDraft(): void {
  void forgetHandedOver()
  writeStored(DRAFT_KEY, undefined)
  writeStored(HELD_PAPER_KEY, undefined)
  writeStored(LOCKS_KEY, undefined)
  dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY, newValue: null }))
}
