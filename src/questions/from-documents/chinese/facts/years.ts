/** Finds the years that a statement names. Patterns are in Simplified and read a shadow. */
import { parseNumeral, type Script } from '../wording/numerals.ts'

export type Year = {
  readonly kind: 'year'
  readonly start: number
  readonly end: number
  readonly value: number
  readonly script: Script
  /** Behind the day, where the text gives one. */
  readonly dateEnd: number
  /** Whether it dates a thing, and is no bound, range or part of a name. */
  readonly exact: boolean
}

const YEAR = new RegExp(
  `(?<![\\d.．至到—–~-])(?:公元|西元)?([12]\\d{3}|[1-9]\\d{2}|[一二][〇零一二三四五六七八九]{3})年(?:(?:[0-9]{1,2}|[一二三四五六七八九十]{1,3})月(?:(?:[0-9]{1,2}|[一二三四五六七八九十]{1,3})日)?)?`,
  'g',
)
/** Beside a year these make it a bound, a range, or a part of a name (1812年戰爭). */
const NOT_A_POINT_BEFORE = /(?:前|约|大约|至|到|从|自|直到|直至|不迟于|早于|晚于|截至|截止|[—–~-])$/
const NOT_A_POINT_AFTER =
  /^(?:战争|革命|宪法|事件|经济|金融|起义|条约|会议|[冬夏]季|奥运|世界|大选|选举|版|款|式|[代度间前后起至到—–~-]|之?[前后间]|以[前后来]|左右|来|的|、|和|与|及|或)/

/** Years of the common era that date something (not ranges, bounds, ages or list members). */
export function findYears(plain: string): Year[] {
  return [...plain.matchAll(YEAR)].flatMap((match): Year[] => {
    const digits = match[1]!
    const value = parseNumeral(digits)
    const start = match.index + match[0].indexOf(digits)
    const dateEnd = match.index + match[0].length
    if (value === undefined || value > 2100) return []
    const era = /[\u4e00-\u9fff]/.test(digits) && value < 1000
    if (era) return []
    const before = plain.slice(0, match.index)
    const after = plain.slice(dateEnd)
    const exact = !NOT_A_POINT_BEFORE.test(before) && !NOT_A_POINT_AFTER.test(after)
    return [
      {
        kind: 'year',
        start,
        end: start + digits.length,
        value,
        script: /\d/.test(digits) ? 'arabic' : 'chinese',
        dateEnd,
        exact,
      },
    ]
  })
}

/** How many years the text names, also those that `findYears` leaves out as bounds. */
export const datesIn = (plain: string): number =>
  (plain.match(/(?:\d{3,4}|[一二][〇零一二三四五六七八九]{3})年/g) ?? []).length
