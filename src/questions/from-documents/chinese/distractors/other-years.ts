/** Wrong years that stand beside a right one: near it, never in its sentence. */
import type { Random } from '#domain/random.ts'
import type { Statement } from '../survey/statement.ts'
import type { Survey } from '../survey/survey.ts'
import type { Year } from '../facts/years.ts'

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
