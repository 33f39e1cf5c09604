/** Facts that stand under a heading as "場所：類囊體膜": a side of the thing, and what it is. Patterns are in Simplified. */
import type { TopicId } from '#domain/ids.ts'
import type { Material } from '../../material.ts'
import { holdsFormula, formulaSeals } from '../formula-seals.ts'
import { closeUp } from './close-up.ts'
import { headingInWords } from './headings.ts'
import type { Fact } from './facts.ts'
import { simplifiedShadow } from './simplified-shadow.ts'
import type { Statement } from './statement.ts'

const SIDES =
  '场所|地点|位置|影响因素|原料|产物|生成物|条件|成分|主要成分|作用|功能|主要功能|特点|特征|主要特征|外形特征|用途|主要用途|代表人物|代表作|作者|首都|分布|分布地区|分布范围|地理分布|产地|原产地|食物|主要食物|食性|主食|栖息地|栖息环境|生境|习性|生活习性|花期|果期|符号|单位|原因|成因|症状|病征|传播途径|预防方法|发明者|发明人|创立者|创办人|年代|朝代|语言|官方语言|货币|宗教|气候|材料|制作材料|意义|目的|天敌|繁殖方式|能量来源|反应物|催化剂|主张|核心思想'
const LABELLED = new RegExp(
  `^(?:[•‣▪●○◦·–—*-]\\s?)?(?<side>${SIDES})[:：]\\s?(?<value>[^：:；。？！]{2,50})[。；]?$`,
  'u',
)

export function labelledFacts({ document: { blocks }, found }: Material, topics?: ReadonlySet<TopicId>): Fact[] {
  const topicOf = new Map(
    found.topics.flatMap(({ topic, blocks: members }) => members.map((block) => [block, topic.id] as const)),
  )
  let path: { readonly level: number; readonly text: string }[] = []
  return blocks.flatMap((block, index): Fact[] => {
    if (block.kind === 'heading') {
      const level = block.level ?? 1
      path = [...path.filter((above) => above.level < level), { level, text: block.text }]
      return []
    }
    const headings = path.map(({ text }) => text)
    const name = headingInWords(headings.at(-1))?.replace(/\s?[（(][^（）()]*[）)]$/, '')
    const topicId = topicOf.get(index)
    const groups = LABELLED.exec(simplifiedShadow(closeUp(block.text)))?.groups
    if (
      !groups ||
      name === undefined ||
      topicId === undefined ||
      (topics && !topics.has(topicId)) ||
      holdsFormula(formulaSeals().seal(block.text, block.spans).text)
    )
      return []
    const text = closeUp(block.text).replace(/[。；]$/, '')
    const plain = simplifiedShadow(text)
    const { side, value } = groups as { side: string; value: string }
    if (/[他她它这该此您你我]|等等?$|不详|未知/.test(value)) return []
    const from = plain.lastIndexOf(value)
    const statement: Statement = {
      text,
      plain,
      tokens: [],
      sentence: text,
      sentencePlain: plain,
      followedBy: '。',
      quote: block.text,
      ...(block.page === undefined ? {} : { page: block.page }),
      heading: headings.at(-1)!,
      headings,
      topicId,
      block: index,
      sentenceKey: `${index}:0`,
    }
    const sideAt = plain.indexOf(side)
    return [
      {
        entry: {
          name,
          plain: simplifiedShadow(name),
          kin: headings.slice(0, -1).join('|'),
          section: plain,
          predications: [],
        },
        kind: 'label',
        statement,
        ask: `的${text.slice(sideAt, sideAt + side.length)}是甚麼？`,
        value: asList(text.slice(from, from + value.length)),
        plain: asList(value),
      },
    ]
  })
}

/** "溫度，二氧化碳濃度": short members between commas are a list. */
const asList = (value: string): string =>
  /^[^，、]{1,10}(?:[，、][^，、]{1,10})+$/.test(value) ? value.replaceAll('，', '、') : value
