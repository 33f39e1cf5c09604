/**
 * Wrong years and quantities that stand beside a right one: of like size and form, never said of the same thing by the
 * document.
 */
import type { PaperLanguage } from '#domain/language.ts'
import type { Random } from '#domain/random.ts'
import { chineseNumeral } from './numerals.ts'
import type { Quantity, Year } from './quantities.ts'
import type { Statement } from './statement.ts'
import type { Survey } from './survey.ts'

/** How far a year of the document may lie from the key to be mistaken for it. */
const NEAR_YEARS = 18

/** `count` other years, the document's own first, none in the statement's sentence. */
export function otherYears(survey: Survey, statement: Statement, year: Year, count: number, random: Random): number[] {
  const own = survey.years.filter(
    (value) =>
      value !== year.value &&
      Math.abs(value - year.value) <= NEAR_YEARS &&
      !statement.sentencePlain.includes(String(value)),
  )
  const near = random.shuffle(own).slice(0, count)
  for (const step of random.shuffle([-17, -12, -9, -6, -4, -3, 3, 4, 6, 8, 11, 15])) {
    const value = year.value + step
    if (
      near.length < count &&
      !near.includes(value) &&
      value < 2026 &&
      !statement.sentencePlain.includes(String(value))
    )
      near.push(value)
  }
  return near
}

/** `count` other values that keep the form of a quantity: as many decimals, whole counts whole, round numbers round. */
export function otherQuantities(quantity: Quantity, digits: string, count: number, random: Random): number[] {
  const century = quantity.unit === '世纪'
  const decimals = /[.．](\d+)$/.exec(digits)?.[1]?.length ?? 0
  const unit = 10 ** -decimals
  const scaled = Math.round(quantity.value / unit)
  const zeros = /0*$/.exec(String(scaled))![0].length
  const grain = century ? 1 : 10 ** Math.min(zeros, String(scaled).length - 1)
  const mantissa = century ? scaled : scaled / grain
  const steps = century
    ? [-3, -2, -1, 1, 2, 3]
    : mantissa < 10
      ? [-4, -3, -2, -1, 1, 2, 3, 4, 5]
      : [-0.5, -0.35, -0.25, -0.15, 0.15, 0.25, 0.4, 0.6].map((share) => Math.round(mantissa * share))
  const limit = century
    ? 21
    : /^[%％]$/.test(quantity.unit) && quantity.value <= 100
      ? 100
      : quantity.unit === '成'
        ? 9
        : Infinity
  const values = random
    .shuffle([...new Set(steps)])
    .filter((step) => step !== 0)
    .map((step) => Number(((mantissa + step) * grain * unit).toFixed(decimals)))
    .filter((value) => value > (quantity.script === 'chinese' || mantissa < 10 ? 1 : 0) && value < limit)
  return [...new Set(values)].slice(0, count)
}

const ORDINAL_UNIT = /^(?:世纪|代|级)$/

/** A value in the form in which the text prints the quantity's digits. */
export function formatLike(value: number, quantity: Quantity, digits: string, language: PaperLanguage): string {
  if (quantity.script === 'chinese') {
    if (value > 9999 || !Number.isInteger(value)) return String(value)
    const numeral = chineseNumeral(value)
    // 兩個 but 二世紀, 二級: an ordinal takes 二.
    return value === 2 && !ORDINAL_UNIT.test(quantity.unit) ? (language === 'zh-CN' ? '两' : '兩') : numeral
  }
  const decimals = /[.．](\d+)$/.exec(digits)?.[1]?.length ?? 0
  const text = value.toFixed(decimals)
  return /[,，]/.test(digits) ? text.replace(/\B(?=(\d{3})+(?!\d))/g, ',') : text
}
