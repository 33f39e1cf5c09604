/**
 * What the sentences of a chapter say of the things that they name at their beginning, as entries: each thing with the
 * clauses that have it as their subject. Patterns are in Simplified.
 */
import type { TopicId } from '#domain/ids.ts'
import { splitChineseSentences } from '#reading/words/chinese-sentences.ts'
import { tagChinese } from '#reading/words/chinese.ts'
import type { Token } from '#reading/words/token.ts'
import type { Material } from '../../material.ts'
import { formulaSeals, holdsFormula } from '../formula-seals.ts'
import { closeUp } from './close-up.ts'
import { BARE_PREDICATE, type Entry, type Predication } from './entries.ts'
import { frameOf } from './fact-frames.ts'
import type { Fact } from './facts.ts'
import { isGeneralWord } from './general-words.ts'
import { openingLength } from './openings.ts'
import { balanced } from './pieces.ts'
import { simplifiedShadow } from './simplified-shadow.ts'
import { clausesOf, type Statement } from './statement.ts'

type Claim = { readonly name: string; readonly plain: string; readonly predications: readonly Predication[] }

/** "清廷為防居民接濟鄭成功，遂下令遷海", "由於大步盛產珍珠，南漢設官辦珠場": whose doing, why, and what. */
const FOR =
  /^(?<lead>(?:[^，]{2,16}(?:时期|年间|年代|世纪|[朝代末初年月日后]|[前中后末初]期)，)?)(?<who>[^，为由在于]{2,12})为(?<cause>(?:了(?!解)|防|求|免|避免|抵御|配合|纪念|巩固|加强|解决|应对|争取|吸引|保护|保障|维护|维持|方便|适应|满足|促进|推动|扩大|平息|镇压|安抚|提高|确保|恢复|寻求|对付|打击|阻止|纠正)[^，]{3,26})，(?:遂|便|乃|于是|因此|就|特|曾)?(?<effect>[^，]{4,40})/
const SINCE =
  /^(?<lead>(?:[^，]{2,16}(?:时期|年间|年代|世纪|[朝代末初年月日后]|[前中后末初]期)，)?)(?:由于|因为|因(?!此|而|应))(?<cause>[^，]{4,40})，(?:所以|因此|因而|故此|故|于是|结果)?(?<effect>[^，]{6,44})/

/** Reasons that one sentence gives for what somebody did or what became of something. */
export function reasonsOf(material: Material, topics?: ReadonlySet<TopicId>): Fact[] {
  const terms = termsOf(material)
  return sentencesOf(material, topics).flatMap(({ statement, from }): Fact[] => {
    const plain = statement.plain.slice(from)
    const groups = (FOR.exec(plain) ?? SINCE.exec(plain))?.groups
    if (!groups) return []
    const { lead, who, cause, effect } = groups as { lead: string; who?: string; cause: string; effect: string }
    if (
      /[这该她它]|此(?!外)|(?<!其)他(?!国|人)|其(?!他|它|余|中|实)|[您你我]/.test(lead + cause + effect) ||
      /也|亦|一起|同样|^[^，]{2,10}(?<!不|就|看来)是[^，]*(?<!的)$/.test(effect)
    )
      return []
    const tokens = tagChinese(statement.text).flatMap((sentence) => sentence.tokens)
    const at = (part: string): string => {
      const start = statement.plain.indexOf(part, from)
      return statement.text.slice(start, start + part.length)
    }
    const subjectFrom = from + plain.indexOf(who ?? effect, lead.length)
    const subject = subjectAt(
      tokens.filter(({ start, end }) => start >= subjectFrom && end <= subjectFrom + (who ?? effect).length),
      terms,
      who,
    )
    if (subject === undefined) return []
    // "為了成為皇帝而推行漢法" tells the doing too.
    if (
      who !== undefined &&
      (cause.includes('而') || /(?<!^)[了过](?!解|程|[度渡去])/.test(cause) || /^(?:凡|所有|每|各|主要)/.test(effect))
    )
      return []
    const doing = effect.replace(/遂|便(?!于|利)|乃/, '')
    const what =
      who === undefined
        ? at(effect)
            .slice(subject.length)
            .replace(/^[遂便乃]/, '')
        : at(effect).replace(/^[遂便乃]/, '')
    // 在…中, 基於…: what follows the comma would be missing.
    if (
      what.length < 4 ||
      doing.length < 4 ||
      /^(?:由于|基于|根据|通过|经过?|随|按照|以(?!为)|在[^，]*(?:[中下上里时后前]|之间)$)/.test(
        simplifiedShadow(what),
      ) ||
      !balanced(what) ||
      !balanced(cause) ||
      /[内中]$/.test(subject)
    )
      return []
    const name = statement.text.slice(subjectFrom, subjectFrom + subject.length)
    return [
      {
        entry: { name: `${at(lead)}${name}`, plain: subject, kin: CHAPTER, section: statement.plain, predications: [] },
        kind: 'why',
        statement: { ...statement, tokens },
        ask: `為甚麼${what}？`,
        value: who === undefined ? at(cause).replace(/的(?:關係|关系|緣故|缘故)$/, '') : `${at(`为${cause}`)}`,
        plain: cause,
      },
    ]
  })
}

/** The thing that opens a clause, all of `whole` where it is given; a predicate follows it. */
function subjectAt(
  tokens: readonly Token[],
  terms: ReadonlySet<string>,
  whole: string | undefined,
): string | undefined {
  const stems = (count: number): string =>
    tokens
      .slice(0, count)
      .map(({ stem }) => stem)
      .join('')
  if (whole !== undefined) return isThing(tokens, whole, terms) ? whole : undefined
  for (let count = Math.min(4, tokens.length - 1); count > 0; count -= 1) {
    if (
      isThing(tokens.slice(0, count), stems(count), terms) &&
      /^(?:v|vd|d|p|zg|vi|a|ad)/.test(tokens[count]!.tag) &&
      !/^(?:和|与|及|同|等|之|内|中|时|后|前)$/.test(tokens[count]!.stem)
    )
      return stems(count)
  }
  return undefined
}

export function claimsOf(material: Material, topics?: ReadonlySet<TopicId>): Entry[] {
  const terms = termsOf(material)
  const sentences = sentencesOf(material, topics)
  const claims = sentences.flatMap(({ statement, from }) => claimIn(statement, from, terms) ?? [])
  return [...Map.groupBy(claims, ({ plain }) => plain)].map(([plain, told]): Entry => ({
    name: told[0]!.name,
    plain,
    kin: CHAPTER,
    section: sentences
      .filter(({ statement }) => statement.plain.includes(plain))
      .map(({ statement }) => statement.plain)
      .join('。'),
    predications: told.flatMap(({ predications }) => predications),
  }))
}

const termsOf = ({ found }: Material): ReadonlySet<string> =>
  new Set(found.terms.slice(0, TERMS).map(({ form }) => simplifiedShadow(closeUp(form))))

/**
 * The whole sentences of the wanted topics without formulas, and where each begins behind an opening that it can do
 * without.
 */
export function sentencesOf(
  { document: { blocks }, found }: Material,
  topics?: ReadonlySet<TopicId>,
): { readonly statement: Statement; readonly from: number }[] {
  const topicOf = new Map(
    found.topics.flatMap(({ topic, blocks: members }) => members.map((block) => [block, topic.id] as const)),
  )
  let path: { readonly level: number; readonly text: string }[] = []
  return blocks.flatMap((block, index) => {
    if (block.kind === 'heading') {
      const level = block.level ?? 1
      path = [...path.filter((above) => above.level < level), { level, text: block.text }]
    }
    const topicId = topicOf.get(index)
    if (!PROSE.has(block.kind) || topicId === undefined || (topics && !topics.has(topicId))) return []
    const headings = path.map(({ text }) => text)
    const sealed = formulaSeals().seal(block.text, block.spans)
    return splitChineseSentences(sealed.text).flatMap(({ start, end }) => {
      const sentence = closeUp(sealed.text.slice(start, end))
      if (!sentence.endsWith('。') || sentence.length > SENTENCE_AT_MOST || holdsFormula(sentence)) return []
      const sentencePlain = simplifiedShadow(sentence)
      const statement: Statement = {
        text: sentence.slice(0, -1),
        plain: sentencePlain.slice(0, -1),
        tokens: [],
        sentence,
        sentencePlain,
        followedBy: '。',
        quote: block.text.slice(sealed.rawOffset(start), sealed.rawOffset(end)),
        ...(block.page === undefined ? {} : { page: block.page }),
        ...(headings.at(-1) === undefined ? {} : { heading: headings.at(-1)! }),
        headings,
        topicId,
        block: index,
        sentenceKey: `${index}:${start}`,
      }
      return [{ statement, from: openingLength(sentencePlain) }]
    })
  })
}

const PROSE = new Set(['paragraph', 'list_item', 'boxed'])
/** Things of running text are no list of one kind. */
const CHAPTER = '#'
const SENTENCE_AT_MOST = 160
/** Terms that are the matter of a document. */
const TERMS = 160
const SUBJECT = { least: 2, most: 14 } as const

/** The thing named at the head of the sentence, when a frame follows it at once. */
function claimIn(statement: Statement, from: number, terms: ReadonlySet<string>): Claim | undefined {
  const clauses = clausesOf(statement.plain).filter(({ start }) => start >= from || from === 0)
  const first = clauses[0]
  if (!first) return undefined
  const head = Math.max(first.start, from)
  const clause = statement.plain.slice(head, first.end)
  if (!FRAME_WORD.test(clause)) return undefined
  const tokens = tagChinese(statement.text).flatMap((sentence) => sentence.tokens)
  const own = tokens.filter((token) => token.start >= head && token.end <= first.end)
  const tagged = { ...statement, tokens }
  for (let count = 1; count < own.length; count += 1) {
    const end = own[count - 1]!.end
    const raw = statement.plain.slice(head, end)
    const quoted = /^[「“]([^」”]+)[」”]$/.exec(raw)
    const gloss = /^\s?[（(][^（）()]*[）)]/.exec(statement.plain.slice(end, first.end))?.[0].length ?? 0
    if (raw.length > SUBJECT.most + 2 || !frameOf(statement.plain.slice(end + gloss, first.end))) continue
    if (!quoted && !isThing(own.slice(0, count), raw, terms)) return undefined
    const plain = quoted?.[1] ?? raw
    if (plain.length < SUBJECT.least || plain.length > SUBJECT.most) return undefined
    const name = statement.text.slice(head + (quoted ? 1 : 0), end - (quoted ? 1 : 0))
    const further = clauses
      .slice(1)
      .filter((_, at) =>
        clauses.slice(1, at + 2).every(({ start, end: to }) => BARE_PREDICATE.test(statement.plain.slice(start, to))),
      )
    return {
      name,
      plain,
      predications: [
        { statement: tagged, start: end + gloss, end: first.end, opening: false, named: true },
        ...further.map(({ start, end: to }) => ({ statement: tagged, start, end: to, opening: false, named: false })),
      ],
    }
  }
  return undefined
}

/** Cheap to ask of every clause. */
const FRAME_WORD =
  /用于|用来|用以|适用|应用|用途|负责|功能|作用|职能|职责|任务|位于|位处|坐落|地处|分布|栖息|生活|生长|为主食|为食|原产|源[于自]|来自|得名|组成|构成|制成|称|名|注入|流[入经]|汇入|科|目|属|纲|形成|造成|引起|导致|引致|引发|产生|决定|控制|支配|调节|主导|管[理辖]|取决|影响|测量|量度|衡量|反映|代表|象征|外形|形状|例子|能|可|主要|由/

/**
 * A noun phrase that says which thing is meant: a term of the document or a proper name is in it, and nothing points
 * back.
 */
function isThing(tokens: readonly Token[], plain: string, terms: ReadonlySet<string>): boolean {
  if (/[这那该此其他她它您你我们某每各]|^(?:一|两|双|二|有|另|第|前|后|本|全)|之一$|[、，]/.test(plain)) return false
  if (
    !terms.has(plain) &&
    !tokens.every(({ tag }) => /^(?:n|nr|ns|nt|nz|nrt|ng|j|l|b|a|an|vn|x|eng|g|s|i|uj|zg)$/.test(tag))
  )
    return false
  // A word of the tagger may run across the bounds of the phrase.
  if (
    tokens.length === 0 ||
    tokens.filter(({ tag }) => tag === 'uj').length > 1 ||
    tokens.at(-1)!.tag === 'uj' ||
    tokens[0]!.tag === 'uj'
  )
    return false
  if (isGeneralWord(plain) || BARE.test(plain)) return false
  return (
    terms.has(plain) ||
    [2, 3, 4].some(
      (length) => plain.length > length && terms.has(plain.slice(-length)) && !isGeneralWord(plain.slice(-length)),
    ) ||
    tokens.some(({ tag, stem }) => /^(?:ns|nr|nt|nrt|eng)$/.test(tag) && stem.length > 1) ||
    tokens.some(({ stem }, at) => tokens[at + 1]?.tag === 'uj' && terms.has(stem) && !isGeneralWord(stem))
  )
}

/** Parts and places of which only the sentence before says whose. */
const BARE =
  /部分$|^(?:星座|网站|协议|软件|系统|公司|学校|作品|影片|小说|该书|大楼|建筑|岛屿|港口|城市|车站|角色)的|^(?:帝国|王国|王朝|朝廷|国家|本身|各国|大楼|建筑|岛屿|高原|港口|城市|首都|省会|总部|校园|车站|机身|船身|本科|主要|目的|原因|结果|作用|功能|正文|全文|作者|名称|名字|居民|学生|病人|患者|政府|军队|首相|总统|皇帝|国王)$/
