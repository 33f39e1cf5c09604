import type { InterfaceTexts } from '../en.ts'

export const callback: InterfaceTexts['callback'] = {}
