/** The balance before credits were bought, so that what was added can be told afterwards. Of this tab alone. */

const KEY = 'setpaper.balance'

export function keepBalance(credits: number): void {
  try {
    sessionStorage.setItem(KEY, String(credits))
  } catch {
    // Then the new balance is told without what was added.
  }
}

export function keptBalance(): number | undefined {
  try {
    const kept = sessionStorage.getItem(KEY)
    return kept === null ? undefined : Number(kept)
  } catch {
    return undefined
  }
}
