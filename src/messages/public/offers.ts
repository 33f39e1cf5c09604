/** What offers a page in another language: worded in that language, for whoever reads it. */
import type { Language } from '#domain/language.ts'

export const OFFERS: Readonly<Record<Language, { readonly read: string; readonly stay: string }>> = {
  en: { read: 'Read this page in English', stay: 'No, thank you' },
  'zh-TW': { read: '以繁體中文閱讀本頁', stay: '不用了' },
  'zh-CN': { read: '用简体中文阅读本页', stay: '不用了' },
}
