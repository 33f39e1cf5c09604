/** Asks how many or how much: four values with the measure word, or the number filled in. */
import type { Candidate } from '../../../candidate.ts'
import { fillBlank, labelOf, multipleChoice, type Basis } from '../compose.ts'
import { familiarity, readability, trimmedAfter, type Maker } from '../maker.ts'
import { chineseNumeral } from '../numerals.ts'
import { formatLike, otherQuantities } from '../other-numbers.ts'
import type { Mention } from '../names.ts'
import { quantitiesIn, type Quantity } from '../quantities.ts'
import { simplifiedShadow } from '../simplified-shadow.ts'
import type { Statement } from '../statement.ts'

/** In characters: only in a short sentence is the number what is told. */
const SHORT = 30
/** A term of such standing is the matter of its section. */
const KEY_TERM = 0.6

/** Nobody should have to know three figures and more by heart. */
const TOO_EXACT = 0.3

export const makeQuantity: Maker = (survey, statement, mentions, say) => {
  const quantities = quantitiesIn(statement)
  if (quantities.length !== 1 || !isConstantOfTerm(statement, mentions)) return []
  const quantity = quantities.find((one) => one.exact)
  // 字 of 字節: the dictionary parts the unit elsewhere.
  if (quantity && !statement.tokens.some(({ end }) => end === quantity.unitEnd)) return []
  // Sums, crowds and shares are for reference books.
  if (
    !quantity ||
    /[人名位元次％%天日岁]$/.test(quantity.unit) ||
    /美元|港元|欧元|英镑|日元|人民币/.test(quantity.unit)
  )
    return []
  const { text } = statement
  const digits = text.slice(quantity.start, quantity.end)
  const unit = text.slice(quantity.end, quantity.unitEnd)
  const basis: Basis = {
    maker: 'quantity',
    statement,
    answer: `${quantity.value}${quantity.unit}`,
    answerCount: familiarity(mentions),
    demand: 0.38,
    score: 0.4 * readability(statement) + 0.25,
    conclusion: say`故答案為${digits}${unit}。`,
  }
  const before = text.slice(0, quantity.start)
  const tail = trimmedAfter(statement, quantity.unitEnd).slice(quantity.unitEnd)
  const after = `${unit}${tail}。`
  const values = otherQuantities(quantity, digits, 3, survey.random.fork(labelOf(basis, 'distractors')))
  const candidates: Candidate[] = [
    fillBlank(
      survey,
      {
        ...basis,
        demand: 0.45,
        score: basis.score - (digits.replace(/\D/g, '').replace(/0+$/, '').length > 2 ? TOO_EXACT : 0),
      },
      before,
      after,
      accepted(quantity, digits),
    ),
  ]
  const partOfCentury = quantity.unit === '世纪' && /^[初中末后前上下]/.test(statement.plain.slice(quantity.unitEnd))
  // "帝國的三次西征" reads as no question of how many.
  if (values.length === 3 && !partOfCentury && !before.endsWith('的')) {
    const asked = /^[%％]$/.test(unit)
      ? say`百分之多少`
      : unit === '世紀' || unit === '世纪'
        ? say`哪一個世紀`
        : `${say`多少`}${unit}`
    const stem = `${before}${asked}${withoutAfterthought(tail, before)}？`
    const wrong = values.map((value) => formatLike(value, quantity, digits, survey.language) + unit)
    candidates.push(multipleChoice(survey, basis, survey.open(stem), digits + unit, wrong, [quantity.value, ...values]))
  }
  return candidates
}

/** "人體有206塊骨頭": the number belongs to a key term with which the short sentence begins. */
function isConstantOfTerm({ plain, headings }: Statement, mentions: readonly Mention[]): boolean {
  const first = mentions[0]
  if (
    plain.length > SHORT ||
    /[，：；]|世纪|年代|不|约|说|认为|历史|阶段/.test(plain) ||
    first === undefined ||
    first.start > 2
  )
    return false
  return (
    first.name.standing >= KEY_TERM ||
    first.name.kind !== 'term' ||
    headings.some((heading) => simplifiedShadow(heading).includes(first.name.plain))
  )
}

/** "湖面海拔多少米，是一個鹹水湖？" is two sentences; what follows says no more of the number. */
const withoutAfterthought = (tail: string, before: string): string =>
  before.length >= 6 && /^[^，]*，(?:是|為|为|其|而|並|并|因此|所以)/.test(tail)
    ? tail.slice(0, tail.indexOf('，'))
    : tail

/** The number as printed, and in the other numerals. */
function accepted(quantity: Quantity, digits: string): [string, ...string[]] {
  if (quantity.script === 'chinese') return [digits, String(quantity.value)]
  const plain = String(quantity.value)
  const han = Number.isInteger(quantity.value) && quantity.value <= 9999 ? [chineseNumeral(quantity.value)] : []
  return [digits, ...[plain, ...han].filter((one) => one !== digits)]
}
