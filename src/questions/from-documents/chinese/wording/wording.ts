/**
 * Our own words in a question: written in Hong Kong Traditional, given in the script of the document; the document's
 * words stay as they are.
 */
import type { PaperLanguage } from '#domain/language.ts'
import { toSimplifiedInPlace } from '#reading/words/convert-chinese.ts'

/** A tag for templates: the template's own words follow the language, what is put in does not. */
export type Say = (literal: TemplateStringsArray, ...quoted: readonly (string | number)[]) => string

/** What mainland papers word otherwise, beyond the characters. */
const MAINLAND: readonly (readonly [RegExp, string])[] = [
  [/「/g, '“'],
  [/」/g, '”'],
  [/甚麼/g, '什么'],
  [/試/g, '请'],
]

export function wordingIn(language: PaperLanguage): Say {
  const inScript = (own: string): string =>
    language === 'zh-CN' ? toSimplifiedInPlace(MAINLAND.reduce((text, [from, to]) => text.replace(from, to), own)) : own
  return (literal, ...quoted) =>
    literal.map((own, index) => inScript(own) + (index < quoted.length ? String(quoted[index]) : '')).join('')
}

/** A name in our quotation marks; a title has marks of its own. */
export const named = (say: Say, name: string): string => (name.startsWith('《') ? name : say`「${name}」`)

/** A quotation inside our quotation marks: its own go one level down. */
export function nested(quotation: string): string {
  return quotation.replace(/「/g, '『').replace(/」/g, '』').replace(/“/g, '‘').replace(/”/g, '’')
}
