/** Asks for members of a list that the document gives: "…包括甚麼？試列出其中兩項。" */
import type { Candidate } from '../../../candidate.ts'
import { labelOf, multipleChoice, shortAnswer, type Basis } from '../compose.ts'
import { distractorsFor } from '../distractors.ts'
import { readability, SHORT_ANSWER_MARKS, type Maker } from '../maker.ts'
import type { Mention } from '../names.ts'
import type { Statement } from '../statement.ts'
import type { Survey } from '../survey.ts'
import type { Say } from '../wording.ts'

/** "貨幣有四種功能：…", "合稱": what is listed is announced with its number. */
const ANNOUNCED = /^(?<lead>.{2,30}[两二三四五六七八九十]+[大个种类项条层级方阶][\u4e00-\u9fff]{0,8})[:：](?<items>[^，；的][^，；]{0,15}(?:、[^，；、]{1,16})*(?:(?:和|及|与|以及|或)[^，；、]{1,16})?)$/
const LIST = /^(?<lead>.{4,40}(?:主要)?(?:包括|包含|分为|分成|可分为|划分为|涵盖|计有))(?:了|有)?(?<items>[^，；的][^，；]{0,15}(?:、[^，；、]{1,16})+(?:(?:和|及|与|以及|或)[^，；、]{1,16})?)$/
/** A conjunction parts only the last two members: 和 may be a member's own character. */
const JOINT = /、|(?<=[^、])(?:以及|和|及|与|或)(?=[^、和及与或]+$)/
const ENDING = /等(?:[\u4e00-\u9fff]{0,8})?$|[两二三四五六七八九十\d]+(?:种|类|个|方面|部分|项|者|大|级|层|组)[\u4e00-\u9fff]{0,6}$/

export const makeList: Maker = (survey, statement, mentions, say) => {
  const announced = ANNOUNCED.exec(statement.plain)
  const match = announced ?? LIST.exec(statement.plain)
  if (!match?.groups) return []
  const lead = match.groups['lead']!
  const listStart = statement.plain.length - match.groups['items']!.length
  const open = ENDING.test(match.groups['items']!)
  const items = itemsOf(statement.plain.slice(listStart))
  // "瑪瑙和雪花石膏的黃金聖餐杯" may be one member or two; behind a semicolon the list goes on.
  if (match.groups['items']!.includes('的') || statement.followedBy === '；') return []
  if (items.length < (announced ? 2 : 3) || items.length > 9 || items.some(({ plain }) => plain.length < 1 || plain.length > 14)) return []
  const forms = items.map(({ start, plain }) => statement.text.slice(listStart + start, listStart + start + plain.length))
  const men = items.filter(({ start }) => mentions.some((one) => one.start === listStart + start && one.name.kind === 'person')).length
  const people = men === items.length || (men > 0 && /[家人杰子贤圣侠]$/.test(lead.replace(/(?:主要)?(?:包括|包含|计有)$/, '')))
  const basis: Basis = {
    maker: 'list', statement, answer: lead, answerCount: 2, demand: 0.5,
    score: 0.4 * readability(statement) + 0.45,
    conclusion: open ? say`答案須為文中所列的項目。` : say`共有${items.length}項。`,
  }
  const divided = /分[为成]$|划分为$/.test(lead)
  const question = announced ? say`，試列出其中兩項。` : people ? say`誰？試列出其中兩位。` : divided ? say`哪幾種？試列出其中兩種。` : say`甚麼？試列出其中兩項。`
  const key = forms.join('、')
  const answer = shortAnswer(survey, basis, `${statement.text.slice(0, lead.length)}${question}`, say`任何兩項：${key}`, [
    { text: survey.open(key), marks: SHORT_ANSWER_MARKS, remark: say`任何兩項，每項1分` },
  ])
  const members = mentions.filter((mention) => items.some(({ start, plain }) => mention.start === listStart + start && mention.end === mention.start + plain.length))
  return [answer, ...(people || announced ? [] : memberChoices(survey, statement, { lead: statement.text.slice(0, lead.length), forms, members, open }, basis, say))]
}

/** Which of four the list has, and, where the list is closed, which of four it has not. */
function memberChoices(survey: Survey, statement: Statement, list: { readonly lead: string; readonly forms: readonly string[]; readonly members: readonly Mention[]; readonly open: boolean }, basis: Basis, say: Say): Candidate[] {
  const asked: Basis = { ...basis, maker: 'list_member', demand: 0.34, score: basis.score - 0.1, conclusion: '' }
  const chance = survey.random.fork(labelOf(asked, 'member'))
  const member = chance.shuffle(list.members).find(({ name }) => distractorsFor(survey, statement, name, OUTSIDERS, chance, NO_SIBLINGS) !== undefined)
  const wrong = member && distractorsFor(survey, statement, member.name, OUTSIDERS, chance, NO_SIBLINGS)
  if (!member || !wrong) return []
  const form = statement.text.slice(member.start, member.end)
  const conclusion = say`故答案為「${form}」。`
  const has = multipleChoice(survey, { ...asked, answer: `${basis.answer}:${member.name.plain}`, conclusion }, survey.open(`${list.lead}${say`下列哪一項？`}`), form, wrong.map((one) => one.form))
  if (list.open || list.forms.length < OUTSIDERS) return [has]
  const outsider = wrong[0]!
  const others = chance.shuffle(list.forms.filter((one) => one.length <= outsider.form.length + 4)).slice(0, OUTSIDERS)
  if (others.length < OUTSIDERS) return [has]
  const stem = [...survey.open(`${list.lead}${say`若干項，下列哪一項`}`), { kind: 'strong' as const, content: survey.open(say`不`) }, ...survey.open(say`屬其中之一？`)]
  return [has, multipleChoice(survey, { ...asked, demand: 0.42, conclusion: say`當中沒有「${outsider.form}」。` }, stem, outsider.form, others)]
}

/** Wrong members beside the right one. */
const OUTSIDERS = 3
/** What is listed beside a member elsewhere may belong to this list too. */
const NO_SIBLINGS = { siblings: false } as const

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
