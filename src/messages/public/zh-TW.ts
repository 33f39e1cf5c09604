/** The texts of the public pages in Traditional Chinese, in the words of Hong Kong schools. */
import { demo } from './zh-TW/demo.ts'
import { hkdse } from './zh-TW/hkdse.ts'
import { landing } from './zh-TW/landing.ts'
import { navigation } from '../interface/zh-TW/navigation.ts'
import { page } from './zh-TW/page.ts'
import { presets } from '../interface/zh-TW/presets.ts'
import { pricing } from './zh-TW/pricing.ts'
import type { PublicTexts } from './en.ts'

export const zhTW: PublicTexts = { navigation, page, landing, demo, pricing, hkdse, presets }
