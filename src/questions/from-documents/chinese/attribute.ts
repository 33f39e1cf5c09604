/** Asks for what the document says a thing's purpose, feature, capital, founder … is: "X的作用是甚麼？" */
import { shortAnswer, type Basis } from './compose.ts'
import { oneAnswer, readability, type Maker } from './maker.ts'

const ATTRIBUTE = /^(?<lead>.{2,24}的(?:主要|重要|基本|最大|最初|根本)?(?<what>作用|功能|目的|目标|特点|特征|特色|特性|首都|首府|成分|原因|定义|核心|基础|前身|优点|缺点|好处|坏处|任务|职责|本质|宗旨|代表作|发明者|发明人|创始人|创办人|创立者|作者|总部|意思|含义|用途|来源|起源|单位|条件|方法|产物|原料|动力|依据|标志|象征|语言|货币|宗教|民族|产业|贡献|影响|意义|结果|内容|法定货币|官方语言))(?<verb>就?是|为|在于)(?<value>.{2,50})$/

export const makeAttribute: Maker = (survey, statement, _mentions, say) => {
  const match = ATTRIBUTE.exec(statement.plain)
  if (!match?.groups) return []
  const { lead, verb, value } = match.groups as { lead: string; verb: string; value: string; what: string }
  if (/[，；]/.test(lead) || /^(?:不|由于|此|这|最|非常|十分|很|要|以及)/.test(value) || value.length < 2) return []
  const from = lead.length + verb.length
  const key = statement.text.slice(from)
  const question = /在于$/.test(verb) ? say`在於甚麼？` : say`是甚麼？`
  const basis: Basis = {
    maker: 'attribute', statement, answer: lead, answerCount: 2, demand: value.length > 12 ? 0.55 : 0.42,
    score: 0.45 * readability(statement) + 0.4,
    conclusion: say`答案須包括以上要點。`,
  }
  return [shortAnswer(survey, basis, `${statement.text.slice(0, lead.length)}${question}`, key, oneAnswer(survey, key))]
}
