/**
 * Text as it is compared: what printing changes (white space, hyphens, quotation marks, width, script, case) is no
 * difference, a word or number is.
 */
import { toSimplified } from '#reading/words/convert-chinese.ts'

/** `at[i]`: the place in the text of the i-th unit of `key`. */
export type NormalText = { readonly text: string; readonly key: string; readonly at: readonly number[] }

const DROPPED = /[\s\u00ad\u200b-\u200d\ufeff"'“”‘’«»「」『』〝〞＂＇*_`$\\{}]/u
const EACH_DROPPED = new RegExp(DROPPED.source, 'gu')
const DASHES = /[-‐‑‒–—―−－]/u
const PUNCTUATION: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '。': '.',
  '．': '.',
  '；': ';',
  '：': ':',
  '？': '?',
  '！': '!',
  '（': '(',
  '）': ')',
}

/** Linear in the length of the text. */
export function normalText(text: string): NormalText {
  const points = pointsOf(text)
  let key = ''
  const at: number[] = []
  const add = (signs: string, index: number): void => {
    key += signs
    for (let each = 0; each < signs.length; each += 1) at.push(index)
  }
  for (const [index, { sign, start }] of points.entries()) {
    if (DROPPED.test(sign)) continue
    const before = key.at(-1) ?? ''
    const after = points[index + 1]?.sign ?? ''
    const plain = (PUNCTUATION[sign] ?? sign).normalize('NFKC').toLowerCase().replace(EACH_DROPPED, '')
    // Between letters a dash is hyphenation or style; before a digit it may be a minus or a range.
    if (DASHES.test(sign)) add(/\d/.test(after) ? '-' : '', start)
    // Pauses are set freely, and a comma groups digits; between digits others tell something.
    else if (
      !/^[,;:]$/.test(plain) ||
      (/\d/.test(before) &&
        /\d/.test(after) &&
        !(plain === ',' && /^\d{3}(?!\d)/.test(text.slice(start + 1, start + 5))))
    )
      add(plain, start)
  }
  return { text, key, at }
}

/** In Simplified characters, each with its place in the text. */
function pointsOf(text: string): { readonly sign: string; readonly start: number }[] {
  const own = [...text]
  const whole = /\p{Script=Han}/u.test(text) ? [...toSimplified(text)] : own
  // The dictionary may change how many characters a word has; then each is converted alone.
  const signs = whole.length === own.length ? whole : own.map((sign) => toSimplified(sign))
  let start = 0
  return signs.map((sign, index) => {
    const at = start
    start += own[index]!.length
    return { sign, start: at }
  })
}
