/** Rich text with the language it is written in. */
import { detectScript, isChinese, type PaperLanguage } from '#domain/language.ts'
import { literalText, plainText, type RichText } from '#domain/rich-text.ts'
import type { Phrase } from './laid-out.ts'

/**
 * Tells the language of a text from its own signs, with the paper's language and that of its questions as the guides.
 */
export type Phrasing = (text: RichText) => Phrase

/**
 * Words of a paper in `paperLanguage` whose questions may have stayed in `questionLanguage` (decision D36).
 * A text with Chinese signs is in the Chinese of these two, Traditional where neither is Chinese; a text of Latin
 * letters is English.
 * A text without letters (a formula, a number) is in the language of the questions.
 */
export function phrasing(paperLanguage: PaperLanguage, questionLanguage: PaperLanguage | undefined): Phrasing {
  const own = questionLanguage ?? paperLanguage
  const chinese = isChinese(own) ? own : isChinese(paperLanguage) ? paperLanguage : 'zh-TW'
  return (text) => {
    const plain = plainText(text.filter((inline) => inline.kind !== 'math'))
    if (!/\p{L}/u.test(plain)) return { text, language: own }
    return { text, language: detectScript(plain) === 'zh' ? chinese : 'en' }
  }
}

/** A label or a number, exactly as it stands, in `language`. */
export const literalPhrase = (text: string, language: PaperLanguage): Phrase => ({ text: literalText(text), language })
