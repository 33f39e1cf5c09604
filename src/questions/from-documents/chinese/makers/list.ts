/** Asks for members of a list that the document gives: "…包括甚麼？試列出其中兩項。" */
import { shortAnswer, type Basis } from '../compose.ts'
import { readability, SHORT_ANSWER_MARKS, type Maker } from '../maker.ts'

/** "貨幣有四種功能：…": what is listed is announced with its number. */
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
  return [shortAnswer(survey, basis, `${statement.text.slice(0, lead.length)}${question}`, say`任何兩項：${key}`, [
    { text: survey.open(key), marks: SHORT_ANSWER_MARKS, remark: say`任何兩項，每項1分` },
  ])]
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
