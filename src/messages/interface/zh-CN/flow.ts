import type { InterfaceTexts } from '../en.ts'

export const flow: InterfaceTexts['flow'] = {}
