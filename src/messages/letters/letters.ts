/** Letters and archive by language. */
import type { Language } from '#domain/language.ts'
import { en, type Letters } from './en.ts'
import { zhCN } from './zh-CN.ts'
import { zhTW } from './zh-TW.ts'

const LETTERS: Readonly<Record<Language, Letters>> = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }

export const lettersIn = (language: Language): Letters => LETTERS[language]
