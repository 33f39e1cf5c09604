/**
 * Chinese print letters for machines that have none of their own: the style sheet comes with the first Chinese paper, a
 * slice of letters when one of it is needed.
 */
import { useEffect } from 'react'
import type { PaperLanguage } from '#domain/language.ts'

const LOADERS: Readonly<Record<Exclude<PaperLanguage, 'en'>, () => Promise<unknown>>> = {
  'zh-TW': () => import('@fontsource-variable/noto-serif-hk/wght.css'),
  'zh-CN': () => import('@fontsource-variable/noto-serif-sc/wght.css'),
}

/** The stack of `--cjk-serif` (styles.css) names them last. Without a connection the paper is set in what there is. */
export function useChineseLetters(language: PaperLanguage): void {
  useEffect(() => {
    if (language !== 'en') void LOADERS[language]().catch(() => undefined)
  }, [language])
}
