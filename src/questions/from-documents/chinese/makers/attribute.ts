/** Asks for what the document says a thing's purpose, feature, capital, founder … is: "X的作用是甚麼？", "X由甚麼組成？" */
import { shortAnswer, type Basis } from '../compose.ts'
import { readability, type Maker } from '../maker.ts'
import { isMatter, PARTLY_SAID } from '../matter.ts'
import { pointRows } from '../points.ts'
import { clausesOf, type Statement } from '../statement.ts'
import type { Say } from '../wording.ts'

const ATTRIBUTE =
  /^(?<lead>.{2,24}的(?:主要|重要|基本|最大|最初|根本)?(?<what>名称|正式名称|全名|作用|功能|目的|目标|特点|特征|特色|特性|首都|首府|成分|原因|定义|核心|前身|优点|缺点|好处|坏处|任务|职责|本质|宗旨|代表作|发明者|发明人|创始人|创办人|创立者|作者|首长|总部|目标|口号|背景|导火线|代表人物|核心思想|主角|单位|主张|习俗|职能|工作|主食|内容|意思|含义|用途|来源|起源|产物|原料|动力|依据|标志|象征|语言|货币|宗教|民族|产业|贡献|影响|意义|法定货币|官方语言))(?<verb>就?是|为|在于)(?<value>.{2,50})$/

/** Other ways to say so: in each, `lead`, the `value` that is asked for, and what follows it. */
const FRAMES: readonly { readonly pattern: RegExp; readonly asked: string }[] = [
  { pattern: /^(?<lead>[^，]{2,20}(?:主要)?由)(?<value>[^，]{3,30}?)(?<rest>组成|构成)$/, asked: '甚麼' },
  { pattern: /^(?<lead>[^，]{2,20}(?:位于|坐落于|起源于|发源于))(?<value>[^，]{2,24})(?<rest>)$/, asked: '哪裏' },
  { pattern: /^(?<lead>[^，]{2,20}旨在)(?<value>[^，]{3,26})(?<rest>)$/, asked: '甚麼' },
  { pattern: /^(?<lead>[^，]{2,20}(?<!不|由[^，]*)负责)(?<value>[^，]{4,30})(?<rest>)$/, asked: '甚麼工作' },
  { pattern: /^(?<lead>[^，]{2,14}(?:主张|提倡|倡导|强调))(?<value>[^，]{3,26})(?<rest>)$/, asked: '甚麼' },
  { pattern: /^(?<lead>[^，]{2,20}(?:主要)?分布[在于])(?<value>[^，]{3,24})(?<rest>)$/, asked: '哪裏' },
  { pattern: /^(?<lead>[^，]{2,20}用来)(?<value>[^，]{3,26})(?<rest>)$/, asked: '做甚麼' },
]

export const makeAttribute: Maker = (survey, statement, _mentions, say) => {
  const named = ATTRIBUTE.exec(statement.plain)?.groups as { lead: string; verb: string; value: string } | undefined
  if (named) {
    const { lead, verb, value } = named
    const owner = /^(.*)的[^的]*$/.exec(lead)?.[1] ?? lead
    if (!isMatter(survey, statement, owner) || PARTLY_SAID.test(lead + value)) return []
    // Of its features a thing has more than one word says: 紅腫 of 炎症.
    if (/特[点征色性]$/.test(lead) && value.length < A_FEATURE) return []
    if (
      /[，；]|^一[个种项]|所[处在]的|^(?:主要|重要|基本|最大|其中|唯一|真正|另一)/.test(lead) ||
      EMPTY_VALUE.test(value)
    )
      return []
    const from = lead.length + verb.length
    // What follows the first comma tells more than was asked.
    const comma = value.search(/，(?!而|并|以及|又|且|更|还)/)
    // A verb behind the comma goes on with the same: "運載血細胞，運輸養料".
    const goesOn =
      !MEN.test(lead) && statement.tokens.some((token) => token.start === from + comma + 1 && /^vn?$/.test(token.tag))
    const key = statement.text.slice(from, comma >= (MEN.test(lead) ? 2 : 3) && !goesOn ? from + comma : undefined)
    const question = verb.endsWith('在于') ? say`在於甚麼？` : MEN.test(lead) ? say`是誰？` : say`是甚麼？`
    return [
      shortAnswer(
        survey,
        basisOf(statement, lead, value, say),
        `${statement.text.slice(0, lead.length)}${question}`,
        key,
        pointRows(survey, say, key),
      ),
    ]
  }
  const clause = statement.plain.slice(0, clausesOf(statement.plain)[0]!.end)
  for (const { pattern, asked } of FRAMES) {
    const { lead, value, rest } = (pattern.exec(clause)?.groups ?? {}) as {
      lead?: string
      value?: string
      rest?: string
    }
    if (
      lead === undefined ||
      value === undefined ||
      EMPTY_VALUE.test(value) ||
      /不|没|只|仅|可能|的有|^一|是|被|为|部分(?:多|主要)?分布|有(?:位于|分布)|[之的](?:[\u4e00-\u9fff]{2})?主张/.test(
        lead,
      ) ||
      (asked !== '哪裏' && rest === '' && value.includes('的'))
    )
      continue
    const subject = lead.replace(
      /(?:主要)?(?:由|位于|坐落于|起源于|发源于|旨在|负责|主张|提倡|倡导|强调|分布[在于]|用来)$/,
      '',
    )
    if (!isMatter(survey, statement, subject) || PARTLY_SAID.test(clause)) continue
    // A list that goes on behind the comma would be cut (旨在整合語言、政府結構，…).
    if (asked !== '哪裏' && rest === '' && statement.plain.length > clause.length) continue
    if (
      asked === '哪裏' &&
      (/的.*的/.test(value) || TOO_WIDE.test(value) || GOES_ON_PLACING.test(statement.plain.slice(clause.length)))
    )
      continue
    if (asked === '哪裏' && /^约?(?:西元|公元)?前?\d/.test(value)) continue
    // 塔身 alone does not say whose.
    if (BARE_PART.test(lead)) continue
    const key = statement.text.slice(lead.length, lead.length + value.length).replace(/的$/, '')
    // "新翼以內" is nowhere without the building.
    if (
      /(?:以内|以外|附近|旁|对面|新[翼馆楼])/.test(value) &&
      !statement.tokens.some(
        (token) =>
          /^(?:ns|nt|nz|nr|nrt)$/.test(token.tag) &&
          token.start >= lead.length &&
          token.end <= lead.length + value.length,
      )
    )
      continue
    // "高原北部", "市內": of which?
    if (/^(?:高原|盆地|平原|山脉|海岛|岛|城|市|县|省|州|河|湖|港|国)(?:的?[东西南北中]|内|上|境)/.test(value)) continue
    // A path or a command is no place in words.
    if (key.length < 3 || !/\p{Script=Han}{2}/u.test(key)) continue
    // 秈稻起源於亞熱帶, but 栽培稻起源於野生稻.
    const where =
      asked === '哪裏' &&
      !/位于|坐落于|分布/.test(lead) &&
      !/[带区地域岛洲海山原国]$/.test(value) &&
      !statement.tokens.some(
        ({ tag, start, end }) => /^(?:ns|s|f)$/.test(tag) && start >= lead.length && end <= lead.length + value.length,
      )
        ? '甚麼'
        : asked
    const stem = `${statement.text.slice(0, lead.length)}${say.words(where)}${statement.text.slice(lead.length + value.length, lead.length + value.length + rest!.length)}？`
    return [
      shortAnswer(
        survey,
        { ...basisOf(statement, lead, value, say), ...(rest === '' ? { reserve: true } : {}) },
        stem,
        key,
        pointRows(survey, say, key),
      ),
    ]
  }
  return []
}

/** Where half the world lies. */
const TOO_WIDE = /^(?:[东西南北]半球|亚洲|欧洲|非洲|[南北]?美洲|大洋洲|热带|温带|亚热带)$/
/** Further clauses say as well where it lies: they would earn nothing. */
const GOES_ON_PLACING =
  /^[，；](?:毗[邻连]|邻|与[^，]*(?:相邻|相[隔连望]|接壤)|临|濒|靠近|[东西南北][^，]{0,3}[临至接邻]|[^，]{2,12}(?:流域|[上中下]游|沿岸|之间|交界))/

const BARE_PART =
  /^(?:塔身|船身|机身|车身|外部|内部|顶部|底部|上部|下部|主体|外墙|屋顶|正面|背面|中央|两侧|左侧|右侧|总部|车站|全文|全书)/
/** In characters. */
const A_FEATURE = 5
/** Who, not what. */
const MEN = /(?:发明者|发明人|创始人|创办人|创立者|作者|首长|代表人物|主角)$/

const EMPTY_VALUE =
  /了|^(?:若干|数|几|个|一个|多|各自|专用|特定|不|由于|此|这|最|非常|十分|很|要|以及|重要|一定|各种|不同|多种|许多|很多|良好|巨大|特殊)|^.$/

const basisOf = (statement: Statement, lead: string, value: string, say: Say): Basis => ({
  maker: 'attribute',
  statement,
  answer: lead,
  answerCount: 2,
  demand: value.length > 12 ? 0.55 : 0.42,
  score: 0.45 * readability(statement) + 0.4,
  conclusion: say`答案須包括以上要點。`,
})
