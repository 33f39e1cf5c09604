/**
 * What the product tells its reader outside of the screens' own texts (refusals, faults of files and fields), in the
 * languages loaded so far: that of the reader always is.
 */
import type { InterfaceLanguage } from '#domain/language.ts'
import type { ToldMessages } from '#messages/told/en.ts'

const LOADERS: Readonly<Record<InterfaceLanguage, () => Promise<ToldMessages>>> = {
  en: () => import('#messages/told/en.ts').then((module) => module.en),
  'zh-TW': () => import('#messages/told/zh-TW.ts').then((module) => module.zhTW),
  'zh-CN': () => import('#messages/told/zh-CN.ts').then((module) => module.zhCN),
}

const loaded = new Map<InterfaceLanguage, ToldMessages>()

export async function loadTold(language: InterfaceLanguage): Promise<void> {
  loaded.set(language, await LOADERS[language]())
}

/** Throws where the language was not loaded: a mistake of the program. */
export function toldIn(language: InterfaceLanguage): ToldMessages {
  const messages = loaded.get(language)
  if (messages === undefined) throw new Error(`toldIn: ${language} is not loaded`)
  return messages
}
