/** What the next page says or asks for: the one that knows it is left at once. Of this tab alone. */

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

const SIGN_UP_KEY = 'setpaper.start'

/** A guest has pressed "Get Started". */
export function askToSignUpNext(): void {
  try {
    sessionStorage.setItem(SIGN_UP_KEY, 'sign-up')
  } catch {
    // Then the wizard asks when an account is needed.
  }
}

/** Once. */
export function takeAskedToSignUp(): boolean {
  try {
    const isAsked = sessionStorage.getItem(SIGN_UP_KEY) !== null
    sessionStorage.removeItem(SIGN_UP_KEY)
    return isAsked
  } catch {
    return false
  }
}
