import type { PublicTexts } from '../en.ts'

export const pricing: PublicTexts['pricing'] = {}
