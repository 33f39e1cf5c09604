/** The addresses of the public pages: each has one a language. */
import type { InterfaceLanguage } from '#domain/language.ts'

export const PUBLIC_PAGES = ['landing', 'pricing', 'hkdse'] as const
export type PublicPage = (typeof PUBLIC_PAGES)[number]

const PREFIXES: Readonly<Record<InterfaceLanguage, string>> = { en: '', 'zh-TW': '/zh-hk', 'zh-CN': '/zh-cn' }
const PATHS: Readonly<Record<PublicPage, string>> = { landing: '/', pricing: '/pricing', hkdse: '/hkdse' }

export const publicAddress = (page: PublicPage, language: InterfaceLanguage): string =>
  `${PREFIXES[language]}${PATHS[page]}`

/** Whose addresses all begin with it; undefined for English, whose addresses the application shares. */
export const languageRoot = (language: InterfaceLanguage): string | undefined =>
  language === 'en' ? undefined : `${PREFIXES[language]}/`
