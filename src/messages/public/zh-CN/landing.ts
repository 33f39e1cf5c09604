import type { PublicTexts } from '../en.ts'

export const landing: PublicTexts['landing'] = {}
