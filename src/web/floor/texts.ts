/** The interface's texts in the reader's language; each language is a file of its own, loaded when it is chosen. */
import { createContext, use } from 'react'
import type { InterfaceLanguage } from '#domain/language.ts'
import type { InterfaceTexts } from '#messages/interface/en.ts'
import { loadTold } from './told.ts'

const LOADERS: Readonly<Record<InterfaceLanguage, () => Promise<InterfaceTexts>>> = {
  en: () => import('#messages/interface/en.ts').then((module) => module.en),
  'zh-TW': () => import('#messages/interface/zh-TW.ts').then((module) => module.zhTW),
  'zh-CN': () => import('#messages/interface/zh-CN.ts').then((module) => module.zhCN),
}

export const loadTexts = async (language: InterfaceLanguage): Promise<InterfaceTexts> =>
  (await Promise.all([LOADERS[language](), loadTold(language)]))[0]

export type Reader = {
  readonly language: InterfaceLanguage
  readonly texts: InterfaceTexts
  readonly setLanguage: (language: InterfaceLanguage) => void
}

export const ReaderContext = createContext<Reader | undefined>(undefined)

/** Language and texts of the reader of the page. */
export function useReader(): Reader {
  const reader = use(ReaderContext)
  if (reader === undefined) throw new Error('useReader stands outside of ReaderContext')
  return reader
}

export const useTexts = (): InterfaceTexts => useReader().texts
