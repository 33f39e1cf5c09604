/** Which paper of the HKDSE was chosen, and in which language. */
import { isPaperLanguage, type PaperLanguage } from '#domain/language.ts'

/** `form`: as the examination authority sets it, or the mock of the specification (decisions D2, D3). */
export type Preset = { readonly paper: 1 | 2; readonly form: 'authentic' | 'mock'; readonly language: PaperLanguage }

/** Of a value that comes from the browser's storage or from an address. */
export function isPreset(value: unknown): value is Preset {
  if (typeof value !== 'object' || value === null) return false
  const { paper, form, language } = value as { readonly [Key in keyof Preset]?: unknown }
  return (paper === 1 || paper === 2) && (form === 'authentic' || form === 'mock') && isPaperLanguage(language)
}

/** As an address names it: `paper-1-authentic`. */
export const formatPreset = ({ paper, form }: Omit<Preset, 'language'>): string => `paper-${paper}-${form}`

/** Of an address; undefined where it names none. */
export function parsePreset(text: string | undefined, language: PaperLanguage): Preset | undefined {
  const [, paper, form] = /^paper-([12])-(authentic|mock)$/.exec(text ?? '') ?? []
  const preset = { paper: Number(paper), form, language }
  return isPreset(preset) ? preset : undefined
}
