import type { InterfaceTexts } from '../en.ts'

export const demo: InterfaceTexts['demo'] = {}
