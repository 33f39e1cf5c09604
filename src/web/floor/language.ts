/**
 * The language of the interface: the saved setting, the browser's, the page's tag; English last (specification 2,
 * section 9).
 */
import {
  detectScript,
  isChinese,
  isInterfaceLanguage,
  isPaperLanguage,
  parseInterfaceLanguage,
  type AnyLanguage,
  type InterfaceLanguage,
  type PaperLanguage,
} from '#domain/language.ts'
import { readStored, writeStored } from './storage.ts'

const KEY = 'setpaper.language'

/** Each by its own name, so that its readers find it. */
export const LANGUAGE_NAMES: Readonly<Record<AnyLanguage, string>> = {
  en: 'English',
  'zh-TW': '繁體中文',
  'zh-CN': '简体中文',
}

/** Of a paper, in its own signs, whatever the language of the reader (specification 1, section 2). */
export const SHORT_LANGUAGE_NAMES: Readonly<Record<PaperLanguage, string>> = {
  en: 'EN',
  'zh-TW': '繁中',
  'zh-CN': '简中',
}

/** For what the browser writes, as dates. */
export const DATE_TAGS: Readonly<Record<InterfaceLanguage, string>> = {
  en: 'en-GB',
  'zh-TW': 'zh-HK',
  'zh-CN': 'zh-CN',
}

/**
 * What a page or a part of it is written in, for the browser's letters and a screen reader's voice: `zh-TW` means Hong
 * Kong throughout.
 */
export const PAGE_TAGS: Readonly<Record<AnyLanguage, string>> = { en: 'en', 'zh-TW': 'zh-HK', 'zh-CN': 'zh-CN' }

/** Of what a teacher or a document wrote, where its language is known. */
export const contentTag = (language: string | null | undefined): string | undefined =>
  isPaperLanguage(language) ? PAGE_TAGS[language] : undefined

/** Of words whose language nobody told, as the name of a file: which Chinese, is taken from the reader. */
export const scriptTag = (words: string, reader: InterfaceLanguage): string =>
  detectScript(words) === 'en' ? 'en' : PAGE_TAGS[isChinese(reader) ? reader : 'zh-TW']

/** As the reader chose it; undefined where none was chosen. */
export function savedLanguage(): InterfaceLanguage | undefined {
  const saved = readStored(KEY)
  return isInterfaceLanguage(saved) ? saved : undefined
}

export function firstLanguage(): InterfaceLanguage {
  const saved = savedLanguage()
  if (saved !== undefined) return saved
  for (const tag of [...navigator.languages, document.documentElement.lang]) {
    const language = parseInterfaceLanguage(tag)
    if (language !== undefined) return language
  }
  return 'en'
}

export function saveLanguage(language: InterfaceLanguage): void {
  writeStored(KEY, language)
}
