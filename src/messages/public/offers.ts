/** The offer of a page in another language, worded in that language. */
import type { InterfaceLanguage } from '#domain/language.ts'

export const OFFERS: Readonly<Record<InterfaceLanguage, { readonly read: string; readonly stay: string }>> = {
  en: { read: 'Read this page in English', stay: 'No, thank you' },
  'zh-TW': { read: '以繁體中文閱讀本頁', stay: '不用了' },
  'zh-CN': { read: '用简体中文阅读本页', stay: '不用了' },
}
