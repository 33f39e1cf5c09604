/** Tells the language of a document: English, or Chinese in Traditional or Simplified characters. */
import { detectScript, type PaperLanguage } from '#domain/language.ts'
import { FREQUENT_SIMPLIFIED, FREQUENT_TRADITIONAL } from './han-repertoires.ts'

/** Characters read for the decision; a document does not change its language after that. */
const SAMPLE_LENGTH = 200_000

/**
 * `en` unless more than 30 % of the characters are Chinese (specification 2, section 5). A Chinese text is in the
 * script
 * whose own characters it uses more; one without a telling character counts as Traditional, the script of Hong Kong.
 */
export function detectLanguage(text: string): PaperLanguage {
  const sample = text.slice(0, SAMPLE_LENGTH)
  if (detectScript(sample) === 'en') return 'en'
  let traditional = 0
  let simplified = 0
  for (const character of sample) {
    const inTraditional = FREQUENT_TRADITIONAL.has(character)
    const inSimplified = FREQUENT_SIMPLIFIED.has(character)
    if (inTraditional && !inSimplified) traditional += 1
    else if (inSimplified && !inTraditional) simplified += 1
  }
  return simplified > traditional ? 'zh-CN' : 'zh-TW'
}
