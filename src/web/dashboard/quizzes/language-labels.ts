/** The language of a quiz in short (specification 1, section 2). */
import type { Language } from '#domain/language.ts'

export const LANGUAGE_LABELS: Readonly<Record<Language, { readonly label: string; readonly tag: string }>> = { en: { label: 'EN', tag: 'en' }, 'zh-TW': { label: '繁中', tag: 'zh-HK' }, 'zh-CN': { label: '简中', tag: 'zh-CN' } }
