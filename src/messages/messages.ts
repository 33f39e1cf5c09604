/**
 * All that the product says outside of its screens, by language. The web application loads what it tells its reader in
 * one language only (web/floor/told.ts).
 */
import type { InterfaceLanguage } from '#domain/language.ts'
import { printedIn, type PrintedMessages } from './printed/printed.ts'
import { en, type ToldMessages } from './told/en.ts'
import { zhCN } from './told/zh-CN.ts'
import { zhTW } from './told/zh-TW.ts'

export type { ToldMessages } from './told/en.ts'
export type Messages = PrintedMessages & ToldMessages

const CATALOGUE: Readonly<Record<InterfaceLanguage, Messages>> = {
  en: { ...printedIn('en'), ...en },
  'zh-TW': { ...printedIn('zh-TW'), ...zhTW },
  'zh-CN': { ...printedIn('zh-CN'), ...zhCN },
}

export const messagesIn = (language: InterfaceLanguage): Messages => CATALOGUE[language]
