/** Tells which statements a candidate may be asked to call true or false, and how much they are worth asking. Patterns are in Simplified. */
import { readability } from './maker.ts'
import { mainFact } from './main-fact.ts'
import type { Mention } from './names.ts'
import { subjectStart } from './own-subject.ts'
import { isPlainFact } from './plain-fact.ts'
import { namesItsMatter } from './topic-label.ts'
import { clausesOf, type Statement } from './statement.ts'
import { statementWorth } from './statement-worth.ts'

/** In characters. */
const LENGTH = { least: 12, most: 54 } as const
/** What says less of its section is told in passing. */
const MAIN_ENOUGH = 0.42
/** What teachers print less often than not. */
const LIKED_ENOUGH = 0.42

/** Hedged and contested statements are neither true nor false for a candidate. */
export const HEDGED = /可能|也许|或许|大概|大约|似乎|(?<!数)据[说传]|(?:^|，)(?:根|依)?据|相传|传说|认为|不一定|未必|应该|应当|有待|争议|估计|推测|看来|好像|部分人|往往|通常|有时|或者|如果|假如|除非|若|表示(?=，|[其他她该])/
/** What holds mostly or nearly is true as it is said; exchanged, it may still be. */
const LOOSE = /^(?:通常|往往|大约|大概|认为|部分人|有时|估计|推测)$/
/** Nobody could call these false: they are vague, or a judgement. */
const TRUISM = /意识到|认识到|试图|企图|纷纷|真正|不幸|公认|有点|很难|很容易|难以|越来越|人们/

/** The score of an item on the statement, 0 to 1, which is true (`key`) or made false; undefined where it is none to be judged. */
export function judgeable(statement: Statement, mentions: readonly Mention[], key = true): number | undefined {
  const { plain, text } = statement
  if (text.length < LENGTH.least || text.length > LENGTH.most || TRUISM.test(plain)) return undefined
  const hedge = HEDGED.exec(plain)?.[0]
  if (hedge !== undefined && !(key && LOOSE.test(hedge))) return undefined
  if (runsOn(statement) || !isPlainFact(statement, mentions)) return undefined
  // A label in front (關於「光合作用」) does not repair a statement that leaves out what it is about.
  if (!namesItsMatter(statement, mentions) && mentions[0]?.start !== 0) return undefined
  const worth = mainFact(statement, mentions) - (tellsItself(statement, mentions) ? TOLD_BY_ITS_NAME : 0)
  const liked = statementWorth(statement, mentions)
  return worth < MAIN_ENOUGH || liked < LIKED_ENOUGH ? undefined : 0.35 * worth + 0.5 * liked + 0.15 * readability(statement)
}

const TOLD_BY_ITS_NAME = 0.3

/** "密碼強度是指密碼抗破解能力的高低": the term itself says so. */
function tellsItself({ plain }: Statement, mentions: readonly Mention[]): boolean {
  const term = mentions.find(({ start, end }) => start < 8 && /^(?:（[^）]*）)?，?(?:是|指)/.test(plain.slice(end)))
  if (!term || term.name.plain.length < 4) return false
  const rest = plain.slice(term.end)
  return rest.includes(term.name.plain.slice(0, 2)) && rest.length < 30
}

/** Three clauses and more of which a later one turns to another man or place are several statements. */
function runsOn({ plain, tokens }: Statement): boolean {
  const subject = tokens[subjectStart(tokens)]?.start ?? 0
  const later = clausesOf(plain).filter(({ start }) => start > subject)
  if (later.length < 2) return false
  return later.some(({ start, end }) => {
    const [first, ...rest] = tokens.filter((token) => token.start >= start && token.end <= end)
    return first !== undefined && /^(?:nr|ns|nt)$/.test(first.tag) && rest.some(({ tag }) => tag.startsWith('v'))
  })
}
