/** A true-or-false item that is true: the document's own statement. */
import { trueFalse, type Basis } from '../compose.ts'
import { judgeable } from '../judgeable.ts'
import type { Maker } from '../maker.ts'

/** A shorter statement with a single one says too little. In characters. */
const SHORT = 20
/** Below this readers accept fewer than half as they are. */
const GOOD_ENOUGH = 0.68

export const makeTrueStatement: Maker = (survey, statement, mentions, say) => {
  const score = judgeable(statement, mentions)
  if (score === undefined || score < GOOD_ENOUGH || mentions.length < (statement.text.length > SHORT ? 1 : 2)) return []
  const main = mentions.toSorted((a, b) => b.name.standing - a.name.standing || a.start - b.start)[0]!.name
  const basis: Basis = {
    maker: 'true_statement', statement, answer: `是:${main.plain}`, answerCount: Math.min(...mentions.map(({ name }) => name.count)), demand: 0.3, score,
    conclusion: say`故題中的句子正確。`,
  }
  return [trueFalse(survey, basis, `${statement.text}。`, true)]
}
