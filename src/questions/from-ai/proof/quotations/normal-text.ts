/** Text as it is compared: what printing changes (white space, hyphens, quotation marks, width, script, case) is no difference, a word or number is. */
import { toSimplified } from '#reading/words/convert-chinese.ts'

/** `at[i]`: the place in the text of the i-th unit of `key`. */
export type NormalText = { readonly text: string; readonly key: string; readonly at: readonly number[] }

const DROPPED = /[\s\u00ad\u200b-\u200d\ufeff"'“”‘’«»「」『』〝〞＂＇*_`$\\{}]/u
const DASHES = /[-‐‑‒–—―−－]/u
const PUNCTUATION: Readonly<Record<string, string>> = { '，': ',', '、': ',', '。': '.', '．': '.', '；': ';', '：': ':', '？': '?', '！': '!', '（': '(', '）': ')' }

/** Linear in the length of the text. */
export function normalText(text: string): NormalText {
  const simple = simplified(text)
  let key = ''
  const at: number[] = []
  for (let index = 0; index < simple.length; index += 1) {
    const sign = simple[index]!
    if (DROPPED.test(sign)) continue
    const [before, after] = [key.at(-1) ?? '', simple[index + 1] ?? '']
    // Between letters a dash is hyphenation or style; before a digit it may be a minus, between two digits a range.
    if (DASHES.test(sign)) {
      if (!/\d/.test(after)) continue
      key += '-'
      at.push(index)
      continue
    }
    if (sign === ',' && /\d/.test(before) && /^\d{3}(?!\d)/.test(simple.slice(index + 1, index + 5))) continue
    const plain = (PUNCTUATION[sign] ?? sign).normalize('NFKC').toLowerCase()
    // Pauses are set freely, but not between digits.
    if (/^[,;:]$/.test(plain) && !(/\d/.test(before) && /\d/.test(after))) continue
    for (const unit of plain) {
      if (DROPPED.test(unit)) continue
      key += unit
      for (let each = 0; each < unit.length; each += 1) at.push(index)
    }
  }
  return { text, key, at }
}

/** In Simplified characters, unit by unit, so that places stay. */
function simplified(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text
  const whole = toSimplified(text)
  if (whole.length === text.length) return whole
  return [...text].map((sign) => {
    const one = toSimplified(sign)
    return one.length === sign.length ? one : sign
  }).join('')
}
