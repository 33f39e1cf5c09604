/** The conversion into Simplified characters, loaded where the language needs it: its dictionary is large. */
import type { PaperLanguage } from '#domain/language.ts'
import type { Simplify } from '#families/kit/word.ts'

export async function loadSimplify(language: PaperLanguage): Promise<Simplify> {
  if (language !== 'zh-CN') return (text) => text
  const { toSimplified } = await import('#reading/words/convert-chinese.ts')
  return toSimplified
}
