/** The texts of the public pages in Simplified Chinese. */
import { demo } from './zh-CN/demo.ts'
import { landing } from './zh-CN/landing.ts'
import { navigation } from '../interface/zh-CN/navigation.ts'
import { pricing } from './zh-CN/pricing.ts'
import type { PublicTexts } from './en.ts'

export const zhCN: PublicTexts = { navigation, landing, demo, pricing }
