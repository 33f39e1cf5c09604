/** The texts of the public pages; each language is a file of its own. */
import type { InterfaceLanguage } from '#domain/language.ts'
import type { PublicTexts } from '#messages/public/en.ts'

const LOADERS: Readonly<Record<InterfaceLanguage, () => Promise<PublicTexts>>> = {
  en: () => import('#messages/public/en.ts').then((module) => module.en),
  'zh-TW': () => import('#messages/public/zh-TW.ts').then((module) => module.zhTW),
  'zh-CN': () => import('#messages/public/zh-CN.ts').then((module) => module.zhCN),
}

export const loadPublicTexts = (language: InterfaceLanguage): Promise<PublicTexts> => LOADERS[language]()
