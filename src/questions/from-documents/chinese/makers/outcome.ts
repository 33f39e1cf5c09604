/** Asks what something led to, or what happens on a condition: "…，引致質壁分離" → "…，結果引致甚麼？"; "當…，會出現甚麼情況？" */
import { shortAnswer, type Basis } from '../compose.ts'
import { isMan } from '../distractors.ts'
import { readability, type Maker } from '../maker.ts'
import { pointRows } from '../points.ts'
import { clausesOf } from '../statement.ts'
import { namesItsMatter } from '../topic-label.ts'

const LED_TO =
  /^(?<lead>.{8,34})，(?:最终|结果|因而|从而)?(?<verb>导致了?|引致了?|引发了?|引起了?|造成了?|促成了?|促进了|推动了|结束了|削弱了|增强了|动摇了|解除了|奠定了|开创了)(?<value>[^，]{3,28})$/
const MADE = /^(?<lead>.{6,34})，(?<verb>使|令|使得)(?<value>[^，]{5,28})$/
/** "缺乏鐵質會引致貧血": one clause, and a cause that is said in full. */
const LEADS_TO = /^(?<lead>[^，是有]{4,20}?)(?<verb>会?(?:导致|引致|引发|引起|造成))(?<value>[^，]{2,20})$/
const WHEN = /^(?<lead>[当當](?<condition>[^，]{5,30}))，(?<value>[^，]{6,40}(?:，[^，]{4,24})?)$/

/** "嚴重的健康問題", "許多的傷亡": anything would do. */
const VAGUE =
  /^(?:许多|很多|大量|不少|一些|多种|各种)|^[^，]{0,8}(?:问题|影响|后果|变化|情况|危机|困难|损失|伤害|伤亡|死亡|破坏|混乱|不满|争议)$/

/** One event with a name, so that the question can ask for it. */
const EVENT = /^[^，、的]*(?:战争|战役|之战|起义|革命|运动|事变|政变|事件|惨案|之[乱变])$/

export const makeOutcome: Maker = (survey, statement, mentions, say) => {
  const { plain, text } = statement
  // What was cut off may be a second outcome.
  if (statement.followedBy === '，') return []
  // Whose doing it is must stand in the sentence, not in a heading.
  if (!namesItsMatter(statement, mentions)) return []
  if (/就?是一[类种个]|多为|因为|由于|为了|虽然|但|不是|亦|也(?!门)|是指|指的是|这|该/.test(plain)) return []
  const basis = (value: string, demand: number): Basis => ({
    maker: 'outcome',
    statement,
    answer: `結果:${value}`,
    answerCount: 2,
    demand,
    score: 0.45 * readability(statement) + 0.4,
    conclusion: say`答案須指出以上結果。`,
    reserve: true,
  })
  // The stem is a clause with its subject, no copy of a long sentence.
  const opens = statement.tokens.find(({ start }) => start === (plain.startsWith('当') ? 1 : 0))
  const hasSubject = opens !== undefined && /^(?:n|nr|nrt|ns|nt|nz|ng|l|j|eng|t|m|vn|an|b|x)$/.test(opens.tag)
  const when = hasSubject ? WHEN.exec(plain)?.groups : undefined
  if (when) {
    const key = text.slice(when['lead']!.length + 1)
    if (
      /^(?:就|便|则|才)|是会|，因此|，所以/.test(when['value']!) ||
      !/会|变|成为|下降|上升|进入|离开|产生|形成/.test(when['value']!)
    )
      return []
    return [
      shortAnswer(
        survey,
        basis(when['value']!, 0.5),
        `${text.slice(0, when['lead']!.length)}${say`，會出現甚麼情況？`}`,
        key,
        pointRows(survey, say, key),
      ),
    ]
  }
  const led = hasSubject ? LED_TO.exec(plain)?.groups : undefined
  if (led && !VAGUE.test(led['value']!)) {
    const verbAt = plain.lastIndexOf(led['verb']!)
    const key = text.slice(verbAt + led['verb']!.length)
    const lead = text.slice(0, led['lead']!.length)
    if (/^(?:促进|推动|结束|削弱|增强|动摇|解除|奠定|开创)/.test(led['verb']!))
      return [
        shortAnswer(
          survey,
          basis(led['value']!, 0.5),
          `${lead}${say`，有甚麼影響？`}`,
          text.slice(verbAt),
          pointRows(survey, say, text.slice(verbAt)),
        ),
      ]
    const asked = EVENT.test(led['value']!) ? say`哪一事件？` : say`甚麼？`
    return [
      shortAnswer(
        survey,
        basis(led['value']!, 0.45),
        `${lead}${say`，結果`}${text.slice(verbAt, verbAt + 2)}${asked}`,
        key,
        pointRows(survey, say, key),
      ),
    ]
  }
  const made = hasSubject ? MADE.exec(plain)?.groups : undefined
  // 使用 begins with 使.
  if (made && mentions.some(({ name }) => isMan(name)) && !/^用|^者|^命/.test(made['value']!)) {
    const start = clausesOf(plain).at(-1)!.start
    const key = text.slice(start)
    return [
      shortAnswer(
        survey,
        basis(made['value']!, 0.5),
        `${text.slice(0, start)}${say`有甚麼影響？`}`,
        key,
        pointRows(survey, say, key),
      ),
    ]
  }
  const leads = LEADS_TO.exec(plain)?.groups
  if (!leads || VAGUE.test(leads['value']!) || !/[缺增减升降过变化损]|缺乏|不足|过量/.test(leads['lead']!)) return []
  const end = leads['lead']!.length + leads['verb']!.length
  const key = text.slice(end).replace(/^了/, '')
  return [
    shortAnswer(
      survey,
      basis(leads['value']!, 0.38),
      `${text.slice(0, end)}${say`甚麼？`}`,
      key,
      pointRows(survey, say, key),
    ),
  ]
}
