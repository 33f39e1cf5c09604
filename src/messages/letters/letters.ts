/** Letters and archive by language. */
import type { InterfaceLanguage } from '#domain/language.ts'
import { en, type Letters } from './en.ts'
import { zhCN } from './zh-CN.ts'
import { zhTW } from './zh-TW.ts'

const LETTERS: Readonly<Record<InterfaceLanguage, Letters>> = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }

export const lettersIn = (language: InterfaceLanguage): Letters => LETTERS[language]
