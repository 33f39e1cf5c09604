/** The three languages of a paper, and which of two scripts a text is written in. */
export const LANGUAGES = ['en', 'zh-TW', 'zh-CN'] as const
export type Language = (typeof LANGUAGES)[number]

/** One text in the three languages of the product. */
export type Localised = Readonly<Record<Language, string>>

/** More than this share of Chinese characters makes a text Chinese (specification 2, section 5). */
export const CHINESE_SHARE = 0.3

/** `zh` when more than 30 % of the characters that are not white space are Chinese, else `en` (specification 2, section 5). */
export function detectScript(text: string): 'en' | 'zh' {
  let chinese = 0
  let all = 0
  for (const character of text) {
    if (/\s/u.test(character)) continue
    all += 1
    if (/\p{Script=Han}/u.test(character)) chinese += 1
  }
  return all > 0 && chinese / all > CHINESE_SHARE ? 'zh' : 'en'
}

export const isChinese = (language: Language): boolean => language !== 'en'
export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/** Tags of a browser name regions: `zh-HK` and `zh-Hant` are Traditional, other Chinese Simplified, `en-GB` English. */
export function parseLanguage(tag: string): Language | undefined {
  const [primary, ...rest] = tag.trim().toLowerCase().replaceAll('_', '-').split('-')
  if (primary === 'en') return 'en'
  if (primary !== 'zh') return undefined
  return rest.some((part) => part === 'tw' || part === 'hk' || part === 'mo' || part === 'hant') ? 'zh-TW' : 'zh-CN'
}
