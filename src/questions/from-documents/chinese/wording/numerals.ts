/** Reads and writes numbers in Arabic and Chinese numerals, as Chinese texts print them. */

export type Script = 'arabic' | 'chinese'

const DIGITS = new Map('零 一 二 三 四 五 六 七 八 九'.split(' ').map((digit, value) => [digit, value] as const))
DIGITS.set('〇', 0)
DIGITS.set('两', 2)
DIGITS.set('廿', 20)
const SMALL_UNITS = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1000],
])

/**
 * The value of digits (with commas or a decimal point) or of a Chinese numeral below ten thousand in Simplified form
 * ("二百五十"); undefined when it is none.
 */
export function parseNumeral(plain: string): number | undefined {
  const arabic = toHalfWidth(plain).replace(/,/g, '')
  if (/^\d+(?:\.\d+)?$/.test(arabic)) return Number(arabic)
  return parseChinese(plain)
}

function parseChinese(plain: string): number | undefined {
  if (plain === '' || [...plain].some((sign) => !DIGITS.has(sign) && !SMALL_UNITS.has(sign))) return undefined
  if (plain.length >= 2 && [...plain].every((sign) => DIGITS.has(sign)))
    return Number([...plain].map((sign) => DIGITS.get(sign)).join(''))
  let total = 0
  let digit: number | undefined
  let last = Infinity
  for (const sign of plain) {
    const unit = SMALL_UNITS.get(sign)
    if (unit === undefined) {
      if (digit !== undefined && digit !== 0) return undefined
      digit = DIGITS.get(sign)!
    } else {
      if (unit >= last) return undefined
      last = unit
      total += (digit ?? 1) * unit
      digit = undefined
    }
  }
  return total + (digit ?? 0)
}

const HAN_DIGITS = '零一二三四五六七八九'

/** A year read digit by digit: 1949 → 一九四九. */
export const chineseYear = (year: number): string =>
  [...String(year)].map((digit) => (digit === '0' ? '〇' : HAN_DIGITS[Number(digit)]!)).join('')

export const toHalfWidth = (text: string): string =>
  text.replace(/[０-９．，]/g, (sign) => (sign === '，' ? ',' : String.fromCharCode(sign.charCodeAt(0) - 0xfee0)))
