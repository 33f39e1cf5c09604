/** Tells Chinese text whose characters were decoded wrongly: they are real ones, but not those that anybody uses. */
import { codePointOf } from '#domain/must-be-there.ts'
import { oddsOf } from '../text/character-odds.ts'

/**
 * Mean natural logarithm of the odds of a page's Chinese characters. Measured: of 1,222 pages and pieces of 500
 * characters of books, notes,
 * encyclopedias and papers none lies under -9.4, a list of the names of colours at -9.7; text in a wrong encoding or
 * with shifted codes at -10.5 and below.
 */
const UNLIKELY = -10
const FEWEST_CHARACTERS = 60
/** Japanese has characters of its own, which say nothing. */
const MOST_KANA = 0.2

export function isScrambledChinese(text: string): boolean {
  const characters = text.match(/\p{Script=Han}/gu) ?? []
  if (characters.length < FEWEST_CHARACTERS) return false
  if ((text.match(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0) > MOST_KANA * characters.length)
    return false
  const odds =
    characters.reduce((sum, character) => sum + oddsOf(codePointOf(character)).logOdds, 0) / characters.length
  return odds < UNLIKELY
}
