/** Asks for members of a list that the document gives: "…包括甚麼？試列出其中兩項。" */
import { shortAnswer, type Basis } from '../compose.ts'
import type { MarkingRow } from '#domain/question.ts'
import type { Candidate } from '../../../candidate.ts'
import { readability, SHORT_ANSWER_MARKS, type Maker } from '../maker.ts'
import { balanced } from '../pieces.ts'
import { clausesOf, type Statement } from '../statement.ts'
import type { Survey } from '../survey.ts'
import type { Say } from '../wording.ts'

/** "貨幣有四種功能：…": what is listed is announced with its number. */
const ANNOUNCED =
  /^(?<lead>.{2,30}[两二三四五六七八九十]+[大个种类项条层级方阶][\u4e00-\u9fff]{0,8})[:：](?<items>[^，；的][^，；]{0,15}(?:、[^，；、]{1,16})*(?:(?:和|及|与|以及|或)[^，；、]{1,16})?)$/
const LIST =
  /^(?<lead>.{4,40}(?:主要)?(?:包括|包含|分为|分成|可分为|划分为|涵盖|计有))(?:了|有)?(?<items>[^，；的][^，；]{0,15}(?:、[^，；、]{1,16})+(?:(?:和|及|与|以及|或)[^，；、]{1,16})?)$/
/** A conjunction parts only the last two members: 和 may be a member's own character. */
const JOINT = /、|(?<=[^、])(?:以及|和|及|与|或)(?=[^、和及与或]+$)/
const ENDING =
  /等(?:[\u4e00-\u9fff]{0,8})?$|[两二三四五六七八九十\d]+(?:种|类|个|方面|部分|项|者|大|级|层|组)[\u4e00-\u9fff]{0,6}$/

/** "保險具有經濟補償、資金融通和社會管理功能": the noun behind the list says what is listed. */
const OF_A_KIND =
  /^(?<lead>[^，]{2,16}(?:具有|有))(?<items>[^，；的具有]{2,10}(?:、[^，；、]{2,10})*(?:和|及|与|以及)[^，；、]{2,12}?)(?:等)?(?:[两二三四五六七八九](?:大|种|个|项)?)?(?<noun>功能|作用|特点|特征|特性|性质|优点|缺点|用途|效果|意义)$/

export const makeList: Maker = (survey, whole, mentions, say) =>
  [whole, ...firstClauses(whole)]
    .map((statement) => listIn(survey, statement, mentions, say))
    .find((made) => made.length > 0) ?? []

/** Up to each of its commas: what follows a list says more. */
const firstClauses = (statement: Statement): Statement[] =>
  clausesOf(statement.plain)
    .slice(0, -1)
    .map(({ end }) => ({
      ...statement,
      text: statement.text.slice(0, end),
      plain: statement.plain.slice(0, end),
      tokens: statement.tokens.filter((token) => token.end <= end),
    }))

const listIn: Maker = (survey, statement, mentions, say) => {
  const kinds = OF_A_KIND.exec(statement.plain)?.groups
  if (kinds) return ofAKind(survey, statement, kinds as { lead: string; items: string; noun: string }, say)
  const announced = ANNOUNCED.exec(statement.plain)
  const match = announced ?? LIST.exec(statement.plain)
  if (!match?.groups) return []
  const lead = match.groups['lead']!
  const listStart = statement.plain.length - match.groups['items']!.length
  const open = ENDING.test(match.groups['items']!)
  // "其中包括蠕蟲、海綿等": others are right as well.
  if (/等[\u4e00-\u9fff]{0,8}$/.test(match.groups['items']!) || /其中(?:包括|包含|有)$/.test(lead)) return []
  const items = itemsOf(statement.plain.slice(listStart))
  // "瑪瑙和雪花石膏的黃金聖餐杯" may be one member or two; behind a semicolon the list goes on.
  if ((match.groups['items']!.includes('的') && !announced) || statement.followedBy === '；') return []
  // 其部件: whose, and a reason in front, only the whole sentence tells.
  if (/其(?!他|它|余|中)|^(?:为了|由于|因为)|[这该此]/.test(lead)) return []
  // "範圍包括…，包含甚麼" asks twice; "發展包括甚麼" does not ask for names; two members may be joined in one.
  if (
    /(?:包括|包含).*(?:包括|包含)$|(?:发展|过程|情况|历史|范围|活动|成就)(?:主要)?(?:包括|包含|涵盖)(?:了|有)?$/.test(
      lead,
    ) ||
    items.slice(0, -1).some(({ plain }) => plain.length > 5 && /.{2}[和与及].{2}/.test(plain))
  )
    return []
  if (!balanced(lead) || items.some(({ plain }) => !balanced(plain))) return []
  if (
    items.length < (announced ? 2 : 3) ||
    items.length > 9 ||
    items.some(({ plain }) => plain.length < 1 || plain.length > 14)
  )
    return []
  const forms = items.map(({ start, plain }) =>
    statement.text.slice(listStart + start, listStart + start + plain.length),
  )
  const men = items.filter(({ start }) =>
    mentions.some((one) => one.start === listStart + start && one.name.kind === 'person'),
  ).length
  const people =
    men === items.length || (men > 0 && /[家人杰子贤圣侠]$/.test(lead.replace(/(?:主要)?(?:包括|包含|计有)$/, '')))
  const basis: Basis = {
    maker: 'list',
    statement,
    answer: lead,
    answerCount: 2,
    demand: 0.5,
    score: 0.4 * readability(statement) + 0.45,
    conclusion: open ? say`答案須為文中所列的項目。` : say`共有${items.length}項。`,
  }
  const shown = withoutAside(statement.text, statement.plain, lead.length)
  const counted = countedIn(shown, statement, lead, announced !== null, items.length, say)
  // A number that is not that of the members: some were lost.
  if (counted === null) return []
  const key = forms.join('、')
  const divided = /分[为成]$|划分为$/.test(lead)
  // "ABO血型": the name tells its members; all of them are asked for.
  if (
    forms.length <= MOST_ASKED_WHOLE &&
    forms.some((form) => /^[A-Za-z]+/.test(form) && shown.includes(/^[A-Za-z]+/.exec(form)![0]))
  )
    return [
      shortAnswer(
        survey,
        { ...basis, conclusion: '' },
        `${shown}${divided ? say`哪${NUMERALS[forms.length]!}種` : say`哪${NUMERALS[forms.length]!}項`}？`,
        key,
        wholeList(survey, say, forms),
      ),
    ]
  if (counted !== undefined)
    return [shortAnswer(survey, { ...basis, conclusion: '' }, counted, key, wholeList(survey, say, forms))]
  const question = announced
    ? say`，試列出其中兩項。`
    : people
      ? say`誰？試列出其中兩位。`
      : divided
        ? say`哪幾種？試列出其中兩種。`
        : say`甚麼？試列出其中兩項。`
  return [
    shortAnswer(survey, basis, `${shown}${question}`, say`任何兩項：${key}`, [
      { text: survey.open(key), marks: SHORT_ANSWER_MARKS, remark: say`任何兩項，每項1分` },
    ]),
  ]
}

function ofAKind(
  survey: Survey,
  statement: Statement,
  { lead, items: list, noun }: { readonly lead: string; readonly items: string; readonly noun: string },
  say: Say,
): Candidate[] {
  const items = itemsOf(statement.plain.slice(lead.length, lead.length + list.length))
  if (
    items.length < 2 ||
    items.length > 6 ||
    items.some(({ plain }) => plain.length < 2 || plain.length > 12 || !balanced(plain))
  )
    return []
  const forms = items.map(({ start, plain }) =>
    statement.text.slice(lead.length + start, lead.length + start + plain.length),
  )
  const basis: Basis = {
    maker: 'list',
    statement,
    answer: lead + noun,
    answerCount: 2,
    demand: 0.48,
    score: 0.4 * readability(statement) + 0.45,
    conclusion: '',
  }
  const closing = statement.text.slice(statement.text.length - noun.length)
  return [
    shortAnswer(
      survey,
      basis,
      `${statement.text.slice(0, lead.length)}${say`哪${NUMERALS[items.length]!}項`}${closing}？`,
      forms.join('、'),
      wholeList(survey, say, forms),
    ),
  ]
}
const NUMERALS = ['', '', '兩', '三', '四', '五', '六']

/** "公共救濟是…的制度，主要分為": what it is tells nothing of what it is divided into. */
function withoutAside(text: string, plain: string, length: number): string {
  const aside =
    /^([\u4e00-\u9fff]{2,8}?)(?:是|称为|又称|即)[^，]*，(?=(?:主要|可|又|大致)?(?:可)?(?:分为|分成|包括|包含|划分为)$)/.exec(
      plain.slice(0, length),
    )
  return aside ? text.slice(0, aside[1]!.length) + text.slice(aside[0].length, length) : text.slice(0, length)
}

const NUMBERS = '两二三四五六七八九'
const MOST_ASKED_WHOLE = 6
/** Of so few all are asked for. */
const FEW = 3

/**
 * "細胞可分為哪兩大類？" where the text counts two or three members; undefined where it counts none or more, null where
 * it counts others.
 */
function countedIn(
  shown: string,
  { text, plain }: Statement,
  lead: string,
  announced: boolean,
  members: number,
  say: Say,
): string | null | undefined {
  const stretch = announced ? lead : plain
  const found = [
    ...stretch.matchAll(new RegExp(`([${NUMBERS}])([大个种类项条层级方阶部组])(?=[\\u4e00-\\u9fff]{0,8}$)`, 'g')),
  ].at(-1)
  if (!found) return undefined
  const count = NUMBERS.indexOf(found[1]!) <= 1 ? 2 : NUMBERS.indexOf(found[1]!) + 1
  if (count !== members) return null
  if (count > FEW) return undefined
  const closing = text.slice(found.index, announced ? lead.length : undefined)
  return `${announced ? text.slice(0, found.index) : shown}${say`哪`}${closing}？`
}

/** Two members are a mark each. */
function wholeList(survey: Survey, say: Say, forms: readonly string[]): MarkingRow[] {
  if (forms.length === SHORT_ANSWER_MARKS) return forms.map((form) => ({ text: survey.open(form), marks: 1 }))
  return [{ text: survey.open(forms.join('、')), marks: SHORT_ANSWER_MARKS, remark: say`全部答對2分，欠一項1分` }]
}

/** The members of a list with their offsets in it. */
export function itemsOf(list: string): { readonly plain: string; readonly start: number }[] {
  const body = list.replace(ENDING, '')
  const items: { plain: string; start: number }[] = []
  let from = 0
  for (const part of body.split(JOINT)) {
    const start = body.indexOf(part, from)
    items.push({ plain: part, start })
    from = start + part.length
  }
  return items
}
