/** A sentence that the next page says: the one that knows it is left at once. Of this tab alone. */

const KEY = 'setpaper.said'
const SENTENCES = ['account-deleted'] as const
export type NextPageSentence = (typeof SENTENCES)[number]

export function sayOnNextPage(sentence: NextPageSentence): void {
  try {
    sessionStorage.setItem(KEY, sentence)
  } catch {
    // What was done is done, also where it cannot be said.
  }
}

/** Once. */
export function takeSaid(): NextPageSentence | undefined {
  try {
    const said = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return SENTENCES.find((sentence) => sentence === said)
  } catch {
    return undefined
  }
}
