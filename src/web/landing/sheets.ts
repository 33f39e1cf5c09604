/** The sheet of the landing page: a page of our own sample of Paper 2, as it is printed (scripts/draw-sheets.ts). */
import type { InterfaceLanguage } from '#domain/language.ts'
import en from './sheets/en.svg'
import zhCN from './sheets/zh-cn.svg'
import zhTW from './sheets/zh-tw.svg'

export const SHEETS: Readonly<Record<InterfaceLanguage, string>> = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }
export const SHEET_SIZE = { width: 595, height: 612 } as const
