/** Prints the sheets, once they are set and their letters are there. */
import { useState } from 'react'

const SET = 'article.paper:not([aria-busy])'
/** Sheets that are not set by then are printed as they stand. */
const LONGEST_WAIT_MS = 10_000
const STEP_MS = 50

export function usePrinting(): { readonly print: () => void; readonly isSetting: boolean } {
  const [isSetting, setSetting] = useState(false)
  const print = async (): Promise<void> => {
    setSetting(true)
    const end = performance.now() + LONGEST_WAIT_MS
    const isSet = (): boolean =>
      document.querySelector(SET) !== null &&
      document.querySelector('.paper-measuring') === null &&
      document.fonts.status === 'loaded'
    while (!isSet() && performance.now() < end)
      await new Promise((resolve) => {
        setTimeout(resolve, STEP_MS)
      })
    setSetting(false)
    globalThis.print()
  }
  return { print: () => void print(), isSetting }
}
