import type { PublicTexts } from '../en.ts'

export const demo: PublicTexts['demo'] = {}
