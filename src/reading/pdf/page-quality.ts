/** Tells pages that are pictures of text, and pages whose text cannot be decoded. */
import { isScrambledChinese } from './scrambled-chinese.ts'
import { isScrambledLatin } from './scrambled-latin.ts'

/** Fewer characters than these beside a picture are a stamp or a page number, not the text of the page. */
const SCAN_CHARACTERS = 15
/** Over this share of characters without a meaning the font's codes are unknown. */
const GARBAGE_SHARE = 0.03

export function isScan(text: string, pictures: boolean): boolean {
  return pictures && text.replace(/\s/g, '').length < SCAN_CHARACTERS
}

/**
 * Characters without a meaning, letters that no language puts together, or Chinese characters that hardly any text
 * uses.
 */
export function isGarbage(text: string): boolean {
  const dense = text.replace(/\s/g, '')
  // The end of the private area holds the parts of large brackets, which every formula has.
  const meaningless = dense.match(/[\ufffd\ue000-\uf8e4\u0080-\u009f]/g)?.length ?? 0
  if (dense.length >= SCAN_CHARACTERS && meaningless / dense.length > GARBAGE_SHARE) return true
  return isScrambledLatin(text) || isScrambledChinese(text)
}
