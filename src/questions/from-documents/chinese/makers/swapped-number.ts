/**
 * A true-or-false item that is false: the year of an event of history exchanged for another. Other figures are no
 * knowledge, and a wrong one is mostly seen or a trick.
 */
import { labelOf, trueFalse, type Basis } from '../offer.ts'
import { isDatedEvent, isMainEvent } from '../survey/main-event.ts'
import { judgeable } from '../survey/judgeable.ts'
import { familiarity, type Maker } from '../maker.ts'
import { chineseYear } from '../wording/numerals.ts'
import { otherYears } from '../distractors/other-years.ts'
import { datesIn, findYears } from '../facts/years.ts'

/**
 * Another event in the statement tells before or after which year it must have been; what is the commonest in one year
 * may be so in others, and what was so still in one year was so before.
 */
const ANCHORED =
  /准备|计划|预定|打算|到了?\d|[还仍才已]|以来|起，|(?:成立|建立|即位|登基|继位|灭亡|结束|战争|大战|战役|革命|事变|胜利|投降|独立|解放|统一|去世|逝世)(?:之|以)?[后前]|成为[^，]{0,10}最/

/** A year or two from the right one it is a trick. */
const APART = 3
const YEARS_TRIED = 6
/** A figure is harder to call false than a thing. */
const UNWELCOME = 0.1

/** In a longer statement a candidate looks for the mistake instead of judging it. In characters. */
const LONGEST = 40

export const makeSwappedNumber: Maker = (survey, statement, mentions, say) => {
  const { text, plain } = statement
  const judged = judgeable(statement, mentions)
  if (
    judged === undefined ||
    text.length > LONGEST ||
    (mentions.length < 1 && !/^\d{3,4}年/.test(plain)) ||
    /不|未|没|无|非/.test(plain)
  )
    return []
  const years = findYears(plain)
  const [year] = years
  const isMain = isMainEvent(statement, mentions)
  // A second date, be it only a bound (直至1922年), would make the false one absurd: it would give itself away.
  if (
    year === undefined ||
    years.length > 1 ||
    !year.exact ||
    datesIn(plain) > 1 ||
    ANCHORED.test(plain) ||
    !(isMain || isDatedEvent(statement))
  )
    return []
  const basis: Basis = {
    maker: 'swapped_number',
    statement,
    answer: `${year.value}年`,
    answerCount: familiarity(mentions),
    demand: 0.36,
    score: judged.score - UNWELCOME,
    conclusion: '',
    ...(judged.isPlain || !isMain ? { reserve: true } : {}),
  }
  const other = otherYears(survey, statement, year, YEARS_TRIED, survey.random.fork(labelOf(basis, 'swap'))).find(
    (value) => Math.abs(value - year.value) >= APART,
  )
  if (other === undefined) return []
  const digits = text.slice(year.start, year.end)
  const wrong = year.script === 'chinese' ? chineseYear(other) : String(other)
  return [
    trueFalse(
      survey,
      { ...basis, conclusion: say`故「${wrong}年」應為「${digits}年」。` },
      `${text.slice(0, year.start)}${wrong}${text.slice(year.end)}。`,
      false,
    ),
  ]
}
