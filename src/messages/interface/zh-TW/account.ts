import type { InterfaceTexts } from '../en.ts'

export const account: InterfaceTexts['account'] = {}
