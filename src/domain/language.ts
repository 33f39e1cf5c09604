/**
 * The languages of papers, those of the interface, and which of two scripts a text is written in. They are two lists
 * (decision D45): a language in which teachers read the product does not become one in which papers are made.
 */
export const PAPER_LANGUAGES = ['en', 'zh-TW', 'zh-CN'] as const
/** What a paper is written in; a document is read as one of them. */
export type PaperLanguage = (typeof PAPER_LANGUAGES)[number]

export const INTERFACE_LANGUAGES = ['en', 'zh-TW', 'zh-CN'] as const
/** What the product says to its reader, on screens, in letters and in answers of the service. */
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]

/** Of words that stand on papers and on screens: the names of question types, units and templates. */
// oxlint-disable-next-line typescript/no-duplicate-type-constituents -- the two lists say the same today, and need not
export type AnyLanguage = PaperLanguage | InterfaceLanguage

/** One text in all languages of the product. */
export type Localised = Readonly<Record<AnyLanguage, string>>

/** What a reader's papers are in until another language is chosen: the one way from the interface to a paper. */
const PAPERS_OF_READERS: Readonly<Record<InterfaceLanguage, PaperLanguage>> = {
  en: 'en',
  'zh-TW': 'zh-TW',
  'zh-CN': 'zh-CN',
}
export const paperLanguageFor = (reader: InterfaceLanguage): PaperLanguage => PAPERS_OF_READERS[reader]

/** More than this share of Chinese characters makes a text Chinese (specification 2, section 5). */
export const CHINESE_SHARE = 0.3

/**
 * `zh` when more than 30 % of the characters that are not white space are Chinese, else `en` (specification 2, section
 * 5).
 */
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

export const isChinese = (language: AnyLanguage): boolean => language === 'zh-TW' || language === 'zh-CN'
export const isPaperLanguage = (value: unknown): value is PaperLanguage =>
  PAPER_LANGUAGES.some((language) => language === value)
export const isInterfaceLanguage = (value: unknown): value is InterfaceLanguage =>
  INTERFACE_LANGUAGES.some((language) => language === value)

/** Tags of a browser name regions: `zh-HK` and `zh-Hant` are Traditional, other Chinese Simplified, `en-GB` English. */
export const parsePaperLanguage = (tag: string): PaperLanguage | undefined => {
  const language = languageOfTag(tag)
  return isPaperLanguage(language) ? language : undefined
}
export const parseInterfaceLanguage = (tag: string): InterfaceLanguage | undefined => {
  const language = languageOfTag(tag)
  return isInterfaceLanguage(language) ? language : undefined
}

function languageOfTag(tag: string): string | undefined {
  const [primary, ...rest] = tag.trim().toLowerCase().replaceAll('_', '-').split('-')
  if (primary !== 'zh') return primary
  return rest.some((part) => part === 'tw' || part === 'hk' || part === 'mo' || part === 'hant') ? 'zh-TW' : 'zh-CN'
}
