/**
 * The texts of the public pages in English; their type is what the other languages must hold. They load these alone: a
 * part a page, a file a part.
 */
import { demo } from './en/demo.ts'
import { hkdse } from './en/hkdse.ts'
import { landing } from './en/landing.ts'
import { navigation } from '../interface/en/navigation.ts'
import { page } from './en/page.ts'
import { presets } from '../interface/en/presets.ts'
import { pricing } from './en/pricing.ts'

export const en = { navigation, page, landing, demo, pricing, hkdse, presets }

export type PublicTexts = typeof en
