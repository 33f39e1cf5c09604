import type { InterfaceTexts } from '../en.ts'

export const exporting: InterfaceTexts['exporting'] = {}
