/**
 * Where the BaKoMa fonts, Computer Modern as TrueType, keep the letter of a TeX code; control codes stand among the
 * Latin letters.
 */
export function codePointOf(code: number): number {
  if (code < 10) return 0xa1 + code
  // In place of the soft hyphen and the middle dot, which text programs treat in ways of their own.
  if (code === 10) return 0xac
  if (code === 20) return 0x2219
  if (code <= 32) return 0xad + code - 10
  return code === 127 ? 0xc4 : code
}

/** Sizes that TeX has metrics of and BaKoMa no outlines. */
export const DRAWN_AS: Readonly<Record<string, string>> = { cmbsy5: 'cmbsy6', cmmib5: 'cmmib6' }
