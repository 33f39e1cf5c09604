/** Asks for all of a few things that the document counts and lists: "血管可以分為哪三種？". */
import { shortAnswer, type Basis } from '../offer.ts'
import type { MarkingRow } from '#domain/question.ts'
import { readability, SHORT_ANSWER_MARKS, type Maker } from '../maker.ts'
import { balanced } from '../survey/pieces.ts'
import { clausesOf, type Statement } from '../survey/statement.ts'
import type { Survey } from '../survey/survey.ts'
import type { Say } from '../wording/wording.ts'

/**
 * One clause that says what is divided, its members, and how many of what they are. Where no number closes it, members
 * may have been left out, and what lies before a comma only tells of something else.
 */
const COUNTED =
  /^(?<lead>[^，]{2,20}(?:可以?)?(?:主要)?(?:分为|分成|划分为|包括|包含))(?<items>[^，；的]{1,14}(?:、[^，；、的]{1,14})*(?:和|及|与|以及)[^，；、的]{1,14}?)(?<count>[两二三四])(?<closing>[大个种类项条层级方阶部组](?:面|部分|类|组成)?)$/
/** A conjunction parts only the last two members: 和 may be a member's own character. */
const JOINT = /、|(?<=[^、])(?:以及|和|及|与)(?=[^、和及与]+$)/
const NUMBERS = ['', '', '两二', '三', '四']

export const makeList: Maker = (survey, whole, _mentions, say) =>
  [whole, ...firstClauses(whole)].flatMap((statement) => listIn(survey, statement, say)).slice(0, 1)

/** Up to each of its commas: what follows a list says more. */
const firstClauses = (statement: Statement): Statement[] =>
  clausesOf(statement.plain)
    .slice(0, 1)
    .map(({ end }) => ({ ...statement, text: statement.text.slice(0, end), plain: statement.plain.slice(0, end) }))

function listIn(survey: Survey, statement: Statement, say: Say) {
  const { text, plain } = statement
  const { lead, items, count, closing } = COUNTED.exec(plain)?.groups ?? {}
  if (lead === undefined || items === undefined || count === undefined || closing === undefined) return []
  if (/其(?!他|它|余|中)|[这该此]|等$/.test(lead + items)) return []
  const members = items.split(JOINT)
  // A number that is not that of the members: some were lost, or one holds two.
  if (NUMBERS[members.length]?.includes(count) !== true) return []
  // "分為第1台和第2台": a member that repeats what is asked about, or is told by its number.
  if (members.some((member) => !balanced(member) || /\d|第/.test(member) || lead.startsWith(member))) return []
  const forms = membersIn(text.slice(lead.length), members)
  const basis: Basis = {
    maker: 'list',
    statement,
    answer: lead,
    answerCount: 2,
    demand: 0.5,
    score: 0.4 * readability(statement) + 0.45,
    conclusion: '',
  }
  const asked = text.slice(text.length - count.length - closing.length)
  return [
    shortAnswer(
      survey,
      basis,
      `${text.slice(0, lead.length)}${say`哪`}${asked}？`,
      forms.join('、'),
      wholeList(survey, say, forms),
    ),
  ]
}

/** The members as the document writes them, from the text behind the lead. */
function membersIn(text: string, members: readonly string[]): string[] {
  let from = 0
  return members.map((member, index) => {
    const form = text.slice(from, from + member.length)
    from += member.length
    const joint = index < members.length - 1 ? /^(?:、|以及|[和及與与])/.exec(text.slice(from))?.[0] : undefined
    from += joint?.length ?? 0
    return form
  })
}

/** Two members are a mark each. */
function wholeList(survey: Survey, say: Say, forms: readonly string[]): MarkingRow[] {
  if (forms.length === SHORT_ANSWER_MARKS) return forms.map((form) => ({ text: survey.open(form), marks: 1 }))
  return [{ text: survey.open(forms.join('、')), marks: SHORT_ANSWER_MARKS, remark: say`全部答對2分，欠一項1分` }]
}
