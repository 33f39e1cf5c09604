/**
 * The text of a recognised stretch of line: spaces that Tesseract puts between Chinese characters go, marks among them
 * get their width.
 */
import { steps } from '#domain/steps.ts'
import type { RecognisedWord } from './recognised-page.ts'

export function recognisedText(words: readonly RecognisedWord[]): string {
  const [first, ...rest] = words
  if (!first) return ''
  const scattered = hasScatteredSpaces(words)
  let text = first.text
  for (const word of rest) {
    const inChinese = ENDS_WIDE.test(text) && WIDE.test(word.text.charAt(0))
    text += `${word.spaced && !(inChinese && scattered) ? ' ' : ''}${word.text}`
  }
  return widenMarks(text)
}

const WIDE = /[\p{Script=Han}\u3000-\u303f\uff00-\uff65]/u
const ENDS_WIDE = /[\p{Script=Han}\u3000-\u303f\uff00-\uff65]$/u

/**
 * Of the places between Chinese words this share or more with a space means nothing: some language data put one after
 * every character.
 */
const SCATTERED = 0.25

function hasScatteredSpaces(words: readonly RecognisedWord[]): boolean {
  const inner = steps(words, (before, word) =>
    ENDS_WIDE.test(before.text) && WIDE.test(word.text.charAt(0)) ? [word] : [],
  ).flat()
  return inner.filter(({ spaced }) => spaced).length > Math.max(1, SCATTERED * inner.length)
}

const FULL_WIDTH: Readonly<Record<string, string>> = { ',': '，', ':': '：', ';': '；', '?': '？', '!': '！' }

/** Tesseract writes narrow marks where Chinese print has wide ones. */
export function widenMarks(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text
  return text
    .replace(/(?<=[\p{Script=Han}）」』”])\s?([,:;?!])/gu, (_, mark: string) => FULL_WIDTH[mark] ?? mark)
    .replace(/([,;?!])(?=\s?\p{Script=Han})/gu, (_, mark: string) => FULL_WIDTH[mark] ?? mark)
    .replace(/(?<=\p{Script=Han})\s?\.$/u, '。')
    .replace(/\(([^()]*\p{Script=Han}[^()]*)\)/gu, '（$1）')
    .replace(
      /(?<=[\u3001-\u3003\u3008-\u3011\uff01-\uff65]) | (?=[\u3001\u3002\u3009\u300b\u300d\u300f\u3011\uff01-\uff65])/gu,
      '',
    )
}
