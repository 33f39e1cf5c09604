/** A true-or-false item that is true: the document's own statement. */
import { trueFalse, type Basis } from '../compose.ts'
import { readability, type Maker } from '../maker.ts'
import { subjectStart } from '../own-subject.ts'
import { isPlainFact } from '../plain-fact.ts'
import { clausesOf, type Statement } from '../statement.ts'

/** Hedged and contested statements are neither true nor false for a candidate. */
export const HEDGED = /可能|也许|或许|大概|大约|似乎|据说|据传|相传|传说|有人认为|一般认为|不一定|未必|应该|应当|有待|争议|估计|推测|看来|好像|普遍认为|部分人|往往|通常|有时|或者|如果|假如|除非|若|认为|指出|主张|表示|据/

/** Nobody could call these false: they are vague, or a judgement. */
const TRUISM = /(?:^|，)(?:独裁|暴君)|名义上|清楚地|意识到|惨烈|认识到|虎视眈眈|试图|企图|纷纷|一举|敌对|紧张|激烈|缓慢|顺利|真正|不幸|公认|有点|很难|很容易|比较(?!文|法|研)|一些|相似|很大|主要的|成功|伟大|拯救|深远|重大|密切|难以|理想|越来越|不少|许多|很多|人们/

/** Three clauses and more of which a later one turns to another man or place are several statements. */
export function runsOn({ plain, tokens }: Statement): boolean {
  const clauses = clausesOf(plain)
  const subject = tokens[subjectStart(tokens)]?.start ?? 0
  const later = clauses.filter(({ start }) => start > subject)
  if (later.length < 2) return false
  return later.some(({ start, end }) => {
    const [first, ...rest] = tokens.filter((token) => token.start >= start && token.end <= end)
    return first !== undefined && /^(?:nr|ns|nt)$/.test(first.tag) && rest.some(({ tag }) => tag.startsWith('v'))
  })
}

export const makeTrueStatement: Maker = (survey, statement, mentions, say) => {
  if (mentions.length < (statement.text.length > 20 ? 1 : 2) || statement.text.length > 48 || statement.text.length < 14 || HEDGED.test(statement.plain) || TRUISM.test(statement.plain)) return []
  if (runsOn(statement) || !isPlainFact(statement, mentions)) return []
  const main = mentions.toSorted((a, b) => b.name.standing - a.name.standing || a.start - b.start)[0]!.name
  const basis: Basis = {
    maker: 'true_statement', statement, answer: `是:${main.plain}`, answerCount: Math.min(...mentions.map(({ name }) => name.count)), demand: 0.3,
    score: 0.4 * readability(statement) + 0.2 * Math.min(1, main.standing + 0.3) + 0.1,
    conclusion: say`故題中的句子正確。`,
  }
  return [trueFalse(survey, basis, `${statement.text}。`, true)]
}
