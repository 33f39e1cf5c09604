/** The texts of HKDSE papers by language; apart from the catalogue, since only the layout of such papers needs them. */
import type { PaperLanguage } from '#domain/language.ts'
import { en, type ExaminationMessages } from './en.ts'
import { zhCN } from './zh-CN.ts'
import { zhTW } from './zh-TW.ts'

export type { ExaminationMessages } from './en.ts'
export type { ExaminationFacts } from './facts.ts'

const CATALOGUE: Readonly<Record<PaperLanguage, ExaminationMessages>> = { en, 'zh-TW': zhTW, 'zh-CN': zhCN }

export const examinationMessagesIn = (language: PaperLanguage): ExaminationMessages => CATALOGUE[language]
