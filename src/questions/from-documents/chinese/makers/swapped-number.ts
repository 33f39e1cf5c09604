/** A true-or-false item that is false: the year of a main event of history exchanged for another. Figures are no knowledge, and a wrong one is mostly seen or a trick. */
import type { Candidate } from '../../../candidate.ts'
import { labelOf, trueFalse, type Basis } from '../compose.ts'
import { isMainEvent } from '../main-event.ts'
import { judgeable } from '../judgeable.ts'
import { familiarity, type Maker } from '../maker.ts'
import { chineseYear } from '../numerals.ts'
import { otherYears } from '../other-numbers.ts'
import { datesIn, findYears } from '../quantities.ts'

/** Another event in the statement tells before or after which year it must have been; what is the commonest in one year may be so in others, and what was so still in one year was so before. */
const ANCHORED = /到了?\d|[还仍才已]|以来|起，|(?:成立|建立|即位|登基|继位|灭亡|结束|战争|大战|战役|革命|事变|胜利|投降|独立|解放|统一|去世|逝世)(?:之|以)?[后前]|成为[^，]{0,10}最/

/** A figure is harder to call false than a thing. */
const UNWELCOME = 0.1

export const makeSwappedNumber: Maker = (survey, statement, mentions, say) => {
  const { text, plain } = statement
  const worth = judgeable(statement, mentions, false)
  if (worth === undefined || mentions.length < 1 || /不|未|没|无|非/.test(plain)) return []
  const basis = (answer: string, conclusion: string): Basis => ({
    maker: 'swapped_number', statement, answer, answerCount: familiarity(mentions), demand: 0.36, score: worth - UNWELCOME, conclusion,
  })
  const candidates: Candidate[] = []
  const years = findYears(plain)
  // A second date, be it only a bound (直至1922年), would make the false one absurd: it would give itself away.
  const year = years.length === 1 && years[0]!.exact && datesIn(plain) === 1 && !ANCHORED.test(plain) && isMainEvent(statement, mentions) ? years[0]! : undefined
  if (year) {
    const digits = text.slice(year.start, year.end)
    const label = labelOf(basis(`${year.value}年`, ''), 'swap')
    const [other] = otherYears(survey, statement, year, 1, survey.random.fork(label))
    if (other !== undefined) {
      const wrong = year.script === 'chinese' ? chineseYear(other) : String(other)
      candidates.push(trueFalse(survey, basis(`${year.value}年`, say`故「${wrong}年」應為「${digits}年」。`), `${text.slice(0, year.start)}${wrong}${text.slice(year.end)}。`, false))
    }
  }
  return candidates
}
