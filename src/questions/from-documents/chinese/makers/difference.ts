/** Asks for the difference of two things that one sentence sets against each other: "甲…，而乙則…" → "試比較甲和乙。" */
import { shortAnswer, type Basis } from '../compose.ts'
import { readability, type Maker } from '../maker.ts'
import type { NameKind } from '../name-kinds.ts'
import type { Mention } from '../names.ts'
import { clausesOf } from '../statement.ts'

export const makeDifference: Maker = (survey, statement, mentions, say) => {
  const clauses = clausesOf(statement.plain)
  if (clauses.length !== 2) return []
  const [one, other] = clauses as [(typeof clauses)[number], (typeof clauses)[number]]
  const first = mentions.find(({ start }) => start === one.start)
  const joint = /^(?:而|至于)?/.exec(statement.plain.slice(other.start))![0].length
  const second = mentions.find(({ start }) => start === other.start + joint)
  // What each did once at some time is no difference of the two.
  if (!first || !second || DOERS.has(first.name.kind) || !areSetAgainst(statement.plain, first, second, one.end))
    return []
  const [a, b] = [statement.text.slice(first.start, first.end), statement.text.slice(second.start, second.end)]
  const [pointOfA, pointOfB] = [
    statement.text.slice(one.start, one.end),
    statement.text.slice(other.start + joint, other.end),
  ]
  const basis: Basis = {
    maker: 'difference',
    statement,
    answer: `分別:${first.name.plain}`,
    answerCount: Math.min(first.name.count, second.name.count),
    demand: 0.58,
    score: 0.45 * readability(statement) + 0.45,
    conclusion: say`答案須分別說明兩者。`,
  }
  return [
    shortAnswer(survey, basis, say`試指出${a}與${b}的分別。`, `${pointOfA}；${pointOfB}。`, [
      { text: survey.open(pointOfA), marks: 1, remark: say`1分` },
      { text: survey.open(pointOfB), marks: 1, remark: say`1分` },
    ]),
  ]
}

const DOERS: ReadonlySet<NameKind> = new Set<NameKind>([
  'army',
  'party',
  'country',
  'monarch',
  'dynasty',
  'empire',
  'organisation',
  'company',
])

/** Two different things of one class, of each of which its clause says something. */
function areSetAgainst(plain: string, a: Mention, b: Mention, endOfFirst: number): boolean {
  if (a.name.plain === b.name.plain || a.name.plain.includes(b.name.plain) || b.name.plain.includes(a.name.plain))
    return false
  // "…稱為內流區，…稱為外流區": they differ in their names only.
  if (/称为|称作|称之为|叫做|叫作|名为|合称|又称/.test(plain)) return false
  if (a.name.kind === 'person' || /由|把|将|给/.test(plain.slice(a.end, a.end + 1))) return false
  const alike =
    a.name.kind === b.name.kind &&
    (a.name.plain.at(-1) === b.name.plain.at(-1) || (a.name.sense !== undefined && a.name.sense === b.name.sense))
  // The first clause must not do something to the second thing: "唾液腺分泌唾液，唾液含有…".
  return (
    alike &&
    !plain.slice(a.end, endOfFirst).includes(b.name.plain) &&
    endOfFirst - a.end >= 5 &&
    plain.length - b.end >= 5
  )
}
