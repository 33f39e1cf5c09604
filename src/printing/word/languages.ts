/** Fonts and language tags of text, and what of a text XML can hold. */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { IRunOptions } from 'docx'

/** What every Office has; another program takes its own in their place. */
const LATIN_FONT = 'Times New Roman'
const CHINESE_FONTS: Readonly<Record<PaperLanguage, string>> = {
  en: 'PMingLiU',
  'zh-TW': 'PMingLiU',
  'zh-CN': 'SimSun',
}
const CHINESE_TAGS: Readonly<Record<PaperLanguage, string>> = { en: 'zh-HK', 'zh-TW': 'zh-HK', 'zh-CN': 'zh-CN' }
const ENGLISH_TAG = 'en-GB'

/** Of all text of a paper in this language. */
export const fontsOf = (language: PaperLanguage) => ({
  ascii: LATIN_FONT,
  hAnsi: LATIN_FONT,
  cs: LATIN_FONT,
  eastAsia: CHINESE_FONTS[language],
})
export const tagsOf = (language: PaperLanguage) => ({ value: ENGLISH_TAG, eastAsia: CHINESE_TAGS[language] })

/** Quotation marks, dashes and dots are Latin or Chinese; in Chinese text they are as wide as its signs. */
const OF_BOTH = /[“”‘’…—–·×÷±°]/u

/** How a run of text in `language` differs from the text of a paper in `paper`. */
export function runInLanguage(
  text: string,
  language: PaperLanguage,
  paper: PaperLanguage,
): Pick<IRunOptions, 'font' | 'language'> {
  if (!isChinese(language)) return {}
  const isOther = CHINESE_TAGS[language] !== CHINESE_TAGS[paper]
  const hint = OF_BOTH.test(text) ? { hint: 'eastAsia' } : {}
  const font = { ...hint, ...(isOther ? { eastAsia: CHINESE_FONTS[language] } : {}) }
  return {
    ...(Object.keys(font).length === 0 ? {} : { font }),
    ...(isOther ? { language: { eastAsia: CHINESE_TAGS[language] } } : {}),
  }
}

/**
 * `text` as XML can hold it: without control signs, halves of pairs and what is no sign; lines and tabs, which only the
 * laid-out tree makes, become spaces.
 */
export const cleanText = (text: string): string =>
  PLAIN.test(text)
    ? text
    : text

        .replace(/[\t\n\v\f\r\u0085\u2028\u2029]+/gu, ' ')
        .replace(NOT_XML, '')

const PLAIN = /^[ -~\u4E00-\u9FFF]*$/
const NOT_XML = /[^\u0020-\u007E\u00A0-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
