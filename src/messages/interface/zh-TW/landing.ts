import type { InterfaceTexts } from '../en.ts'

export const landing: InterfaceTexts['landing'] = {}
