/**
 * Asks who found, proved or proposed something, where the sentence introduces him by his country or his trade:
 * "1864年，德國的薩克斯發現…" Patterns are in Simplified.
 */
import type { TopicId } from '#domain/ids.ts'
import type { Candidate } from '../../../candidate.ts'
import type { Material } from '../../../material.ts'
import { sentencesOf } from '../claims.ts'
import { labelOf, multipleChoice, shortAnswer, type Basis } from '../compose.ts'
import { areKnownAliases } from '../known-aliases.ts'
import { oneAnswer } from '../maker.ts'
import { balanced } from '../pieces.ts'
import type { Statement } from '../statement.ts'
import type { Survey } from '../survey.ts'
import type { Say } from '../wording.ts'

const COUNTRY =
  '(?:[英法德美俄中日韩]国|荷兰|瑞士|瑞典|挪威|丹麦|意大利|义大利|奥地利|比利时|波兰|匈牙利|捷克|西班牙|葡萄牙|希腊|古希腊|古罗马|苏联|俄罗斯|印度|加拿大|澳洲|澳大利亚|新西兰|纽西兰|苏格兰|爱尔兰|克罗埃西亚|塞尔维亚|阿拉伯|波斯|日本)'
const TRADE =
  '(?:(?:(?!的)\\p{Script=Han}){0,6}(?:学家|发明家|科学家|哲学家|思想家|探险家|航海家|学者|工程师|医生|教授|博士|化学家|商人))'
const DEED =
  '(?:首先|首次|最早|最先|率先|进一步|成功|正式|又|则|通过[^，]{2,14}(?=发现|提出|证|发明))*(?:发现|提出|证明|证实|发明|推论|创立|建立|设计|绘出|绘制|指出|主张|创造|制成|合成|分离出|发表|开创|提倡|写成|撰写|创制|著成|编成|著有(?!的)|预言|预测|解释)了?'
const FOUND = new RegExp(
  `^(?<lead>(?:(?:到了|在)?(?:公元前?|前)?\\d{3,4}年(?:代|\\d{1,2}月)?，?|(?:[汉唐宋元明清隋秦晋][代朝初末]|[东西]汉|[南北]宋|南北朝|三国|战国)(?:时期|时)?的?)?)(?<title>${COUNTRY}的?${TRADE}?|${TRADE})(?<name>[\\p{Script=Han}·‧・A-Za-z. ]{2,14}?)(?<deed>${DEED})(?<what>[^，；]{4,40})(?<more>[，；][^。]*)?$`,
  'u',
)

/** What the document tells so; texts as it has them, `plainName` in Simplified. */
export const discoveries = (material: Material, topics?: ReadonlySet<TopicId>): Found[] =>
  sentencesOf(material, topics).flatMap(({ statement, from }) => foundIn(statement, from) ?? [])

export type Found = {
  readonly statement: Statement
  readonly lead: string
  readonly name: string
  readonly plainName: string
  /** His country and trade, "英國科學家"; empty where the text names no trade. */ readonly title: string
  readonly deed: string
}

export function makeDiscoverers(
  survey: Survey,
  say: Say,
  material: Material,
  topics?: ReadonlySet<TopicId>,
): Candidate[] {
  // A statement may be one of several in its sentence.
  const told = [
    ...discoveries(material, topics),
    ...survey.statements.flatMap((statement) => foundIn(statement, 0) ?? []),
  ]
  const all = [...new Map(told.map((one) => [`${one.plainName}:${one.deed}`, one])).values()]
  const men = [...new Map(all.map((one) => [one.plainName, one])).values()]
  return all.flatMap((one): Candidate[] => {
    const basis: Basis = {
      maker: 'discoverer',
      statement: one.statement,
      answer: one.plainName,
      answerCount: 2,
      demand: 0.42,
      score: 0.85,
      conclusion: say`故答案為「${one.name}」。`,
    }
    const asked = shortAnswer(
      survey,
      basis,
      `${one.lead}${one.title === '' ? say`誰` : `${say`哪一位`}${one.title}`}${one.deed}？`,
      one.name,
      oneAnswer(survey, one.name),
    )
    const others = men.filter(
      (other) =>
        other.plainName !== one.plainName &&
        !areKnownAliases(other.plainName, one.plainName) &&
        !one.statement.sentencePlain.includes(other.plainName) &&
        !other.statement.sentencePlain.includes(one.plainName) &&
        /[A-Za-z]/.test(other.name) === /[A-Za-z]/.test(one.name) &&
        !all.some((told) => told.plainName === other.plainName && told.deed === one.deed),
    )
    const wrong = survey.random.fork(labelOf(basis, 'men')).shuffle(others).slice(0, OTHERS)
    const few = (candidate: Candidate): Candidate => ({
      ...candidate,
      exclusions: [...candidate.exclusions, `discoverer:${candidate.draft.type}:${one.statement.block % FEW}`],
    })
    if (wrong.length < OTHERS) return [few(asked)]
    return [
      few(asked),
      few(
        multipleChoice(
          survey,
          { ...basis, demand: 0.36 },
          survey.open(`${one.lead}${say`下列哪一位人物`}${one.deed}？`),
          one.name,
          wrong.map(({ name }) => name),
        ),
      ),
    ]
  })
}

/** Wrong options beside the key. */
const OTHERS = 3
/** So many of a type at most on one paper. */
const FEW = 3

function foundIn(statement: Statement, from: number): Found | undefined {
  const groups = FOUND.exec(statement.plain.slice(from))?.groups
  if (!groups) return undefined
  const { lead, title, name, deed, what } = groups as {
    lead: string
    title: string
    name: string
    deed: string
    what: string
  }
  if (
    !isMan(name, title) ||
    /[他她它这该此您你我]|其(?!他|它|余|中)|可能|也许|既然|如果|假设|若|由于/.test(what) ||
    what.endsWith('的') ||
    !balanced(what)
  )
    return undefined
  const at = from + lead.length + title.length
  const end = at + name.length + deed.length + what.length
  return {
    statement,
    lead: lead === '' ? '' : statement.text.slice(from, from + lead.length).replace(/，?$/, '，'),
    plainName: name.trim(),
    title: /[家者师生授士人]$/.test(title) ? statement.text.slice(from + lead.length, at) : '',
    name: statement.text.slice(at, at + name.length).trim(),
    deed: statement.text.slice(at + name.length, end).trimStart(),
  }
}

/** What stands between a country or a trade and a deed is a name when no word of grammar is in it. */
const isMan = (name: string, title: string): boolean =>
  !/[的在和与及于年是有将把被为等中]|政府|大学|公司|学院|科学|学者|人类|团队|小组|研究|委员|机构|国家|皇帝|总统|教授|博士/.test(
    name,
  ) &&
  (/[·‧・]|[A-Za-z]/.test(name) || name.length <= 6) &&
  (title.endsWith('的') || !title.endsWith('国') || /[·‧・]/.test(name) || name.length <= 4)
