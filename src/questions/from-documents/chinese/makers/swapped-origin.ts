/**
 * A true-or-false item that is false: a man said to be of another country or dynasty than the text says
 * ("英國科學家牛頓").
 */
import { toSimplifiedInPlace } from '#reading/words/convert-chinese.ts'
import { labelOf, trueFalse, type Basis } from '../compose.ts'
import { judgeable } from '../judgeable.ts'
import type { Maker } from '../maker.ts'

/** The most familiar first. Men of those that stand in one row of `NEAR` are often called men of either. */
const COUNTRIES = [
  '英國',
  '法國',
  '德國',
  '美國',
  '意大利',
  '俄國',
  '荷蘭',
  '西班牙',
  '瑞士',
  '波蘭',
  '丹麥',
  '瑞典',
  '奧地利',
  '葡萄牙',
]
const DYNASTIES = ['唐代', '宋代', '明代', '清代', '漢代', '元代']
const NEAR = [
  ['德國', '奧地利', '瑞士', '波蘭'],
  ['英國', '美國'],
  ['法國', '瑞士'],
  ['丹麥', '瑞典', '德國'],
  ['西班牙', '葡萄牙', '意大利'],
  ['荷蘭', '德國'],
  ['俄國', '波蘭'],
  ['宋代', '元代', '明代'],
  ['明代', '清代'],
]
const TRADE =
  '(?:人|[\\p{Script=Han}]{0,6}?(?:家|学者|工程师|医生|诗人|商人))(?!等|们|口|民)[\\p{Script=Han}·A-Za-z]{2}'
const ORIGIN = new RegExp(
  `(?:^|(?<=[，年]))(?:${[...COUNTRIES, ...DYNASTIES].map(toSimplifiedInPlace).join('|')})(?=的?${TRADE})`,
  'u',
)
/** Wrong ones are drawn from so many. */
const OTHERS = 4

export const makeSwappedOrigin: Maker = (survey, statement, mentions, say) => {
  const { text, plain } = statement
  const match = ORIGIN.exec(plain)
  const judged = match ? judgeable(statement, mentions, false) : undefined
  if (!match || judged === undefined || plain.split(match[0]).length > 2 || /不|未|没|无|非/.test(plain)) return []
  const [start, end] = [match.index, match.index + match[0].length]
  const own = [...COUNTRIES, ...DYNASTIES].find((name) => say.simplify(name) === match[0])!
  const basis: Basis = {
    maker: 'swapped_origin',
    statement,
    answer: `籍:${statement.sentenceKey}`,
    answerCount: 1,
    demand: 0.36,
    score: judged.score,
    conclusion: '',
    reserve: true,
  }
  // A country that the rest names, or whose first character stands there (法王), would make two mistakes or none.
  const others = (DYNASTIES.includes(own) ? DYNASTIES : COUNTRIES).filter(
    (name) =>
      name !== own &&
      !plain.includes(say.simplify(name[0]!)) &&
      !NEAR.some((row) => row.includes(name) && row.includes(own)),
  )
  const wrong = say.words(survey.random.fork(labelOf(basis, 'origin')).shuffle(others.slice(0, OTHERS))[0]!)
  return [
    trueFalse(
      survey,
      { ...basis, conclusion: say`故「${wrong}」應為「${text.slice(start, end)}」。` },
      `${text.slice(0, start)}${wrong}${text.slice(end)}。`,
      false,
    ),
  ]
}
