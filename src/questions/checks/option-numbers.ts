/** Options that are numbers: their worth, their unit, and the range they stand for. */
import { parseNumeral } from '../from-documents/chinese/wording/numerals.ts'

/** What an option begins with, when that is a number, or a Chinese numeral and a measure word. */
export function numberOf(option: string): number | undefined {
  const text = option.normalize('NFKC').replace('\u2212', '-').trim()
  // "(1) and (2) only" names statements.
  if (isCombination(text)) return undefined
  const digits = /^[^\d\p{L}-]*(-?\d[\d,]*(?:\.\d+)?)(.*)$/u.exec(text)
  if (digits && !isSentence(digits[2]!)) return Number(digits[1]!.replaceAll(',', ''))
  const numeral = /^([零〇一二兩两三四五六七八九十百千]+)(.{1,2})$/u.exec(text)
  return numeral && /^[年月日個个人次種种條条項项歲岁倍里元隻只天世代位座名艘]/u.test(numeral[2]!)
    ? parseNumeral(numeral[1]!.replaceAll('兩', '两'))
    : undefined
}

/** An option that names numbered statements of the stem. */
export const isCombination = (option: string): boolean => /^(?:只有)?\(\d\)/.test(option.normalize('NFKC').trim())

/** A sentence may begin with a year, an expression with a coefficient. */
const isSentence = (rest: string): boolean =>
  /[=+*/^×÷√\u2212]|\s-\s/.test(rest) ||
  (/\p{Script=Han}/u.test(rest) ? [...rest].length > 8 : rest.trim().split(/\s+/).length > 4)

/** What follows the number, in small letters, singular. */
export const unitOf = (option: string): string =>
  option
    .normalize('NFKC')
    .replace(/[-\u2212\d.,\s–—~]+/g, ' ')
    .replace(/[零〇一二兩两三四五六七八九十百千萬万億亿]+/gu, '')
    .trim()
    .toLowerCase()
    .replace(/(?<=\p{L}{2})s$/u, '')

export type Range = { readonly from: number; readonly to: number }

/** From and to, both included; undefined where an option is one number or none. */
export function rangeOf(option: string): Range | undefined {
  const text = option.normalize('NFKC').replaceAll(',', '')
  const between = /(\d+(?:\.\d+)?)\s*(?:[-–—~～至到]|to|and)\s*(\d+(?:\.\d+)?)/.exec(text)
  if (between) return { from: Number(between[1]), to: Number(between[2]) }
  const bound =
    /(more than|over|above|at least|less than|under|below|at most|up to|超過|超过|多於|多于|至少|少於|少于|不足|最多|以上|以下)?\s*(\d+(?:\.\d+)?)\s*(?:\p{L}{0,2}?)(以上|以下)?/u.exec(
      text,
    )
  const word = bound?.[1] ?? bound?.[3]
  if (!bound || word === undefined) return undefined
  const number = Number(bound[2])
  return /more|over|above|least|超過|超过|多|至少|以上/.test(word)
    ? { from: number, to: Infinity }
    : { from: -Infinity, to: number }
}
