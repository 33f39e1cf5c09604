/** Letters of the alphabets of maths, which have signs of their own (Unicode, Mathematical Alphanumeric Symbols). */

/** Where the capitals, the small letters and the digits of each alphabet begin. */
const ALPHABETS: Readonly<Record<string, readonly [capitals: number, small: number, digits?: number]>> = {
  bold: [0x1d400, 0x1d41a, 0x1d7ce],
  italic: [0x1d434, 0x1d44e],
  '-tex-mathit': [0x1d434, 0x1d44e],
  'bold-italic': [0x1d468, 0x1d482],
  script: [0x1d49c, 0x1d4b6],
  '-tex-calligraphic': [0x1d49c, 0x1d4b6],
  'bold-script': [0x1d4d0, 0x1d4ea],
  '-tex-bold-calligraphic': [0x1d4d0, 0x1d4ea],
  fraktur: [0x1d504, 0x1d51e],
  'double-struck': [0x1d538, 0x1d552, 0x1d7d8],
  'bold-fraktur': [0x1d56c, 0x1d586],
  'sans-serif': [0x1d5a0, 0x1d5ba, 0x1d7e2],
  'bold-sans-serif': [0x1d5d4, 0x1d5ee, 0x1d7ec],
  'sans-serif-italic': [0x1d608, 0x1d622],
  monospace: [0x1d670, 0x1d68a, 0x1d7f6],
}

/** Letters that had a sign before the alphabets had: their places there are empty. */
const OLDER: Readonly<Record<number, string>> = Object.fromEntries(
  Object.entries({
    ℎ: 0x1d455,
    ℬ: 0x1d49d,
    ℰ: 0x1d4a0,
    ℱ: 0x1d4a1,
    ℋ: 0x1d4a3,
    ℐ: 0x1d4a4,
    ℒ: 0x1d4a7,
    ℳ: 0x1d4a8,
    ℛ: 0x1d4ad,
    ℯ: 0x1d4ba,
    ℊ: 0x1d4bc,
    ℴ: 0x1d4c4,
    ℭ: 0x1d506,
    ℌ: 0x1d50b,
    ℑ: 0x1d50c,
    ℜ: 0x1d515,
    ℨ: 0x1d51d,
    ℂ: 0x1d53a,
    ℍ: 0x1d53f,
    ℕ: 0x1d545,
    ℙ: 0x1d547,
    ℚ: 0x1d548,
    ℝ: 0x1d549,
    ℤ: 0x1d551,
  }).map(([sign, empty]) => [empty, sign]),
)

/** Where the Greek of bold, italic and bold italic begins: capitals from Alpha, small letters from alpha. */
const GREEK: Readonly<Record<string, readonly [capitals: number, small: number]>> = {
  bold: [0x1d6a8, 0x1d6c2],
  italic: [0x1d6e2, 0x1d6fc],
  '-tex-mathit': [0x1d6e2, 0x1d6fc],
  'bold-italic': [0x1d71c, 0x1d736],
}

/** `text` in the alphabet that MathJax names; what the alphabet has not stays. */
export function inAlphabet(variant: string, text: string): string {
  const [capitals, small, digits] = ALPHABETS[variant] ?? []
  if (capitals === undefined || small === undefined) return text
  const greek = GREEK[variant]
  return text
    .replace(/[A-Z]/g, (sign) => placed(capitals, sign, 'A'))
    .replace(/[a-z]/g, (sign) => placed(small, sign, 'a'))
    .replace(/[0-9]/g, (sign) => (digits === undefined ? sign : placed(digits, sign, '0')))
    .replace(/[\u0391-\u03A9]/g, (sign) => (greek === undefined ? sign : placed(greek[0], sign, '\u0391')))
    .replace(/[\u03B1-\u03C9]/g, (sign) => (greek === undefined ? sign : placed(greek[1], sign, '\u03B1')))
}

function placed(first: number, sign: string, from: string): string {
  const codePoint = first + sign.charCodeAt(0) - from.charCodeAt(0)
  return OLDER[codePoint] ?? String.fromCodePoint(codePoint)
}
