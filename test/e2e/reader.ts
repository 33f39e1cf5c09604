/** Who reads a page on a tour through its states: a language, its texts, and a document in it. */
import type { Page } from '@playwright/test'
import type { InterfaceLanguage } from '#domain/language.ts'
import { en } from '#messages/interface/en.ts'
import { zhCN } from '#messages/interface/zh-CN.ts'
import { zhTW } from '#messages/interface/zh-TW.ts'
import { en as publicEn, type PublicTexts } from '#messages/public/en.ts'
import { zhCN as publicZhCN } from '#messages/public/zh-CN.ts'
import { zhTW as publicZhTW } from '#messages/public/zh-TW.ts'

export const READERS = {
  en: { language: 'en', texts: en, file: 'nutrition.pdf' },
  'zh-TW': { language: 'zh-TW', texts: zhTW, file: 'four-treasures.pdf' },
  'zh-CN': { language: 'zh-CN', texts: zhCN, file: 'four-treasures.pdf' },
} as const
export type Reader = (typeof READERS)[InterfaceLanguage]

export const PUBLIC_TEXTS: Readonly<Record<InterfaceLanguage, PublicTexts>> = {
  en: publicEn,
  'zh-TW': publicZhTW,
  'zh-CN': publicZhCN,
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const dialogOf = (page: Page) => page.getByRole('dialog')
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })
}
