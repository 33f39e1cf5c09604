/**
 * A true-or-false item that is false: the year of a main event of history, or a count of kinds or parts, exchanged for
 * another. Other figures are no knowledge, and a wrong one is mostly seen or a trick.
 */
import type { Candidate } from '../../../candidate.ts'
import { labelOf, trueFalse, type Basis } from '../compose.ts'
import { isDatedEvent, isMainEvent } from '../main-event.ts'
import { judgeable } from '../judgeable.ts'
import { familiarity, type Maker } from '../maker.ts'
import { chineseYear } from '../numerals.ts'
import { formatLike, otherQuantities, otherYears } from '../other-numbers.ts'
import { datesIn, findYears, quantitiesIn, type Quantity } from '../quantities.ts'
import type { Statement } from '../statement.ts'

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

export const makeSwappedNumber: Maker = (survey, statement, mentions, say) => {
  const { text, plain } = statement
  const judged = judgeable(statement, mentions, false)
  if (judged === undefined || (mentions.length < 1 && !/^\d{3,4}年/.test(plain)) || /不|未|没|无|非/.test(plain))
    return []
  const basis = (answer: string, conclusion: string): Basis => ({
    maker: 'swapped_number',
    statement,
    answer,
    answerCount: familiarity(mentions),
    demand: 0.36,
    score: judged.score - UNWELCOME,
    conclusion,
    ...(judged.isPlain ? { reserve: true } : {}),
  })
  const candidates: Candidate[] = []
  const years = findYears(plain)
  // A second date, be it only a bound (直至1922年), would make the false one absurd: it would give itself away.
  const year =
    years.length === 1 &&
    years[0]!.exact &&
    datesIn(plain) === 1 &&
    !ANCHORED.test(plain) &&
    (isMainEvent(statement, mentions) || isDatedEvent(statement))
      ? years[0]!
      : undefined
  if (year) {
    const reserve = isMainEvent(statement, mentions) ? {} : { reserve: true as const }
    const digits = text.slice(year.start, year.end)
    const label = labelOf(basis(`${year.value}年`, ''), 'swap')
    const other = otherYears(survey, statement, year, YEARS_TRIED, survey.random.fork(label)).find(
      (value) => Math.abs(value - year.value) >= APART,
    )
    if (other !== undefined) {
      const wrong = year.script === 'chinese' ? chineseYear(other) : String(other)
      candidates.push({
        ...trueFalse(
          survey,
          basis(`${year.value}年`, say`故「${wrong}年」應為「${digits}年」。`),
          `${text.slice(0, year.start)}${wrong}${text.slice(year.end)}。`,
          false,
        ),
        ...reserve,
      })
    }
  }
  const count = countOfKinds(statement) ?? centuryOf(statement)
  if (count) {
    const digits = text.slice(count.start, count.end)
    const [other] = otherQuantities(
      count,
      digits,
      1,
      survey.random.fork(labelOf(basis(`${count.value}${count.unit}`, ''), 'count')),
    )
    const wrong = other === undefined ? undefined : formatLike(other, count, digits, survey.language)
    if (wrong !== undefined)
      candidates.push({
        ...trueFalse(
          survey,
          basis(`${count.value}${count.unit}`, say`故「${wrong}」應為「${digits}」。`),
          `${text.slice(0, count.start)}${wrong}${text.slice(count.end)}。`,
          false,
        ),
        reserve: true,
      })
  }
  return candidates
}

/** The one century that an event belongs to. */
function centuryOf({ plain, tokens }: Statement): Quantity | undefined {
  const quantities = quantitiesIn({ plain, tokens })
  const [one] = quantities
  return quantities.length === 1 &&
    one!.exact &&
    one!.unit === '世纪' &&
    findYears(plain).length === 0 &&
    /出现|发明|成立|建立|兴起|爆发|传入|建成|形成|灭亡|统一|占领|攻[占克陷]/.test(plain.slice(one!.unitEnd))
    ? one
    : undefined
}

/** How many kinds, parts or stages there are, where nothing else in the statement tells it. */
function countOfKinds(statement: Statement): Quantity | undefined {
  const quantities = quantitiesIn(statement)
  const [one] = quantities
  return quantities.length === 1 &&
    one!.exact &&
    one!.value <= MOST_KINDS &&
    /^(?:种|类|个|层|部|项|级|条|对|大类)$/.test(one!.unit) &&
    /(?:分[为成]?|有|由|包括|包含|具有|含有|分泌|达|共)[^，]{0,4}$/.test(statement.plain.slice(0, one!.start)) &&
    /^[^，]{1,12}(?:，|$)/.test(statement.plain.slice(one!.unitEnd))
    ? one
    : undefined
}
/** A greater number nobody learns. */
const MOST_KINDS = 12
