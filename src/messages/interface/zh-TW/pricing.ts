import type { InterfaceTexts } from '../en.ts'

export const pricing: InterfaceTexts['pricing'] = {}
