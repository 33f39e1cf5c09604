/**
 * What the demo shows where it cannot read a file: a chapter of our own in the reader's language, written by
 * scripts/write-demo-samples.ts.
 */
import type { InterfaceLanguage } from '#domain/language.ts'
import type { Sample } from './read-sample.ts'

const LOADERS: Readonly<Record<InterfaceLanguage, () => Promise<{ readonly default: unknown }>>> = {
  en: () => import('./own-samples/en.json'),
  'zh-TW': () => import('./own-samples/zh-TW.json'),
  'zh-CN': () => import('./own-samples/zh-CN.json'),
}

export const loadOwnSample = async (language: InterfaceLanguage): Promise<Sample> =>
  (await LOADERS[language]()).default as Sample
