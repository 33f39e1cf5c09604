/** A day as the reader's language writes it. */
import type { Language } from '#domain/language.ts'

const TAGS: Readonly<Record<Language, string>> = { en: 'en-GB', 'zh-TW': 'zh-HK', 'zh-CN': 'zh-CN' }

export const formatDate = (time: string, language: Language): string => new Intl.DateTimeFormat(TAGS[language], { dateStyle: 'medium' }).format(new Date(time))
