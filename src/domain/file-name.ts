/** The name of an exported file (decision D7): `quadratics_test_2026-11-20.pdf`. */

import type { ExportPart } from './paper-part.ts'

const MOST_CHARACTERS = 50

/**
 * The title in lower case, runs of anything but letters and digits of any script as one underscore, at most 50
 * characters;
 * `_answer_key` for the key; the date. `date` is `YYYY-MM-DD`; `extension` comes without its dot.
 */
export function exportFileName(title: string, part: ExportPart, date: string, extension: string): string {
  const words = [
    ...title
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '_')
      .replace(/^_+/, ''),
  ]
  const name = words.slice(0, MOST_CHARACTERS).join('').replace(/_+$/, '')
  return (
    [...(name === '' ? ['paper'] : [name]), ...(part === 'key' ? ['answer_key'] : []), date].join('_') + `.${extension}`
  )
}
