/** The texts of the public pages in Simplified Chinese. */
import { demo } from './zh-CN/demo.ts'
import { hkdse } from './zh-CN/hkdse.ts'
import { landing } from './zh-CN/landing.ts'
import { navigation } from '../interface/zh-CN/navigation.ts'
import { page } from './zh-CN/page.ts'
import { presets } from '../interface/zh-CN/presets.ts'
import { pricing } from './zh-CN/pricing.ts'
import type { PublicTexts } from './en.ts'

export const zhCN: PublicTexts = { navigation, page, landing, demo, pricing, hkdse, presets }
