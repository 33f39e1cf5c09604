/**
 * Entries of a glossary or an encyclopaedia: sections whose heading names one thing, and the clauses in which their
 * sentences say something of it. Patterns are in Simplified.
 */
import type { TopicId } from '#domain/ids.ts'
import { splitChineseSentences } from '#reading/words/chinese-sentences.ts'
import { tagChinese } from '#reading/words/chinese.ts'
import type { Material } from '../../../material.ts'
import { formulaSeals, holdsFormula } from '../../formula-seals.ts'
import { closeUp } from '../survey/close-up.ts'
import { isGeneralWord } from '../word-lists/general-words.ts'
import { headingInWords } from '../survey/headings.ts'
import { simplifiedShadow } from '../survey/simplified-shadow.ts'
import { clausesOf, type Statement } from '../survey/statement.ts'

export type Entry = {
  readonly name: string
  /** In Simplified. */
  readonly plain: string
  /** The headings above, the same for entries of one list. */
  readonly kin: string
  /** All its text, in Simplified. */
  readonly section: string
  readonly predications: readonly Predication[]
}

/**
 * What one clause says of the thing, its subject left out: "位於…", "的名稱來自…". Offsets count UTF-16 units of the
 * statement's text.
 */
export type Predication = {
  readonly statement: Statement
  readonly start: number
  readonly end: number
  /** The first clause of the section's first sentence. */ readonly opening: boolean
  /** Behind the name, not behind a pronoun or nothing. */ readonly named: boolean
}

export function entriesOf({ document: { blocks }, found }: Material, topics?: ReadonlySet<TopicId>): Entry[] {
  const topicOf = new Map(
    found.topics.flatMap(({ topic, blocks: members }) => members.map((block) => [block, topic.id] as const)),
  )
  let path: { readonly level: number; readonly text: string }[] = []
  return blocks.flatMap((block, index): Entry[] => {
    if (block.kind === 'list_item') {
      const headings = path.map(({ text }) => text)
      return LABEL.test(block.text)
        ? labelledEntry(block, index, headings, topicOf.get(index), topics)
        : definedEntry(blocks, index, headings, topicOf.get(index), topics)
    }
    if (block.kind !== 'heading') return []
    const level = block.level ?? 1
    path = [...path.filter((above) => above.level < level), { level, text: block.text }]
    const name = nameOf(block.text)
    const next = blocks.findIndex((other, at) => at > index && other.kind === 'heading')
    const under = blocks
      .slice(index + 1, next < 0 ? blocks.length : next)
      .map((one, at) => ({ one, at: index + 1 + at }))
      .filter(({ one }) => PROSE.has(one.kind))
    const topicId = under.map(({ at }) => topicOf.get(at)).find((id) => id !== undefined)
    if (name === undefined || under.length === 0 || topicId === undefined || (topics && !topics.has(topicId))) return []
    const headings = path.map(({ text }) => text)
    const statements = under.flatMap(({ one, at }) => statementsIn(one, at, headings, topicId))
    const plain = simplifiedShadow(name)
    if (!statements.slice(0, NAMED_WITHIN).some(({ statement }) => statement.plain.startsWith(plain))) return []
    return [
      {
        name,
        plain,
        kin: headings.slice(0, -1).join('|'),
        section: statements.map(({ statement }) => statement.plain).join('。'),
        predications: predicationsOf(plain, statements),
      },
    ]
  })
}

/** "核糖體：負責合成蛋白質的胞器，…": an item whose label names the thing. */
function labelledEntry(
  block: Material['document']['blocks'][number],
  index: number,
  headings: readonly string[],
  topicId: TopicId | undefined,
  topics?: ReadonlySet<TopicId>,
): Entry[] {
  const label = LABEL.exec(block.text)
  const name = label ? nameOf(label.groups!['name']!) : undefined
  if (!label || name === undefined || topicId === undefined || (topics && !topics.has(topicId))) return []
  const plain = simplifiedShadow(name)
  const [first, ...others] = statementsIn(block, index, headings, topicId)
  if (!first || first.broken) return []
  const colon = first.statement.plain.search(/[:：]/)
  const told = predicationsOf(plain, others, true)
  const tagged = { ...first.statement, tokens: tagChinese(first.statement.text).flatMap((sentence) => sentence.tokens) }
  const opening = clausesOf(tagged.plain.slice(colon + 1)).map(({ start, end }) => ({
    start: start + colon + 1,
    end: end + colon + 1,
  }))
  const own = opening.filter((_, at) =>
    opening.slice(0, at + 1).every(({ start, end }) => PREDICATE_FIRST.test(tagged.plain.slice(start, end))),
  )
  return [
    {
      name,
      plain,
      kin: headings.join('|'),
      section: simplifiedShadow(block.text),
      predications: [
        ...own.map(({ start, end }, at) => ({ statement: tagged, start, end, opening: at === 0, named: false })),
        ...told,
      ],
    },
  ]
}

/** What stands behind a time happened then; it is not said of the time. */
const TIME = /(?:[纪代世朝年月日]|[早中晚初末]期|时期|世纪|年间|阶段|步)$|^(?:第|步骤)/
/**
 * "基金管理人又稱…", "聚合型板塊邊界是…": an item that begins with the name of its thing, as another beside it does
 * with a name that ends alike.
 */
function definedEntry(
  blocks: Material['document']['blocks'],
  index: number,
  headings: readonly string[],
  topicId: TopicId | undefined,
  topics?: ReadonlySet<TopicId>,
): Entry[] {
  const block = blocks[index]!
  const plain = openingName(block.text)
  const name =
    plain === undefined
      ? undefined
      : nameOf(block.text.slice(simplifiedShadow(block.text).indexOf(plain)).slice(0, plain.length))
  if (plain === undefined || name === undefined || topicId === undefined || (topics && !topics.has(topicId))) return []
  const hasSister = [-3, -2, -1, 1, 2, 3].some((step) => {
    const other = blocks[index + step]
    return other?.kind === 'list_item' && openingName(other.text)?.slice(-2) === plain.slice(-2)
  })
  if (!hasSister) return []
  const statements = statementsIn(block, index, headings, topicId)
  return [
    {
      name,
      plain,
      kin: headings.join('|'),
      section: simplifiedShadow(block.text),
      predications: predicationsOf(plain, statements),
    },
  ]
}

const openingName = (text: string): string | undefined =>
  /^(?:[•‣▪●○◦·–—*-]\s?|[（(]?\d{1,2}[.)、）]\s?)?(?<name>[\p{Script=Han}A-Za-z·-]{2,12}?)(?:[（(][^（）()]*[）)])?(?=，?(?:就?是(?!否|因)|指(?!数|标|出)|又称|亦称|也称|也就是|意指|测量|为(?!了|什)|负责|具有|主要|由|用于))/u.exec(
    simplifiedShadow(text),
  )?.groups!['name']

const LABEL = /^(?:[•‣▪●○◦·–—*-]\s?|[（(]?\d{1,2}[.)、）]\s?)?(?<name>[^，。；：:、！？]{2,14})[:：]\s?(?=\S)/u
/** What stands behind a label says something of it at once. */
const PREDICATE_FIRST =
  /^(?:主要|通常|常常?|一般|可以?|能够?|也|亦|又|多|会|大多)*(?:是(?!因|由于|否)|为(?!了|什)|有(?!些|的|时|人|一次)|具有|具备|含有|包含|由[^，]{2,30}(?:成|责|生|明|立|理|辖)|以|用|位于|负责|协助|产生|形成|属|指|将|把|能|可|会|在[^，]{2,10}(?:中|上|下|内|里)|呈|使|令|控制|调节|储存|分泌|吸收|释放|合成|分解|运输|输送|提供|保护|支持|防止|帮助|促进|连接|接收|传递|测量|监测|检测|显示|记录|计算|处理|管理|规定|主张|提倡|描述|表示|代表|反映|衡量)/

const PROSE = new Set(['paragraph', 'list_item', 'boxed'])
/** An article names what it is about in one of its first sentences. */
const NAMED_WITHIN = 3
/** A longer sentence lost its stops. */
const SENTENCE_AT_MOST = 240

/** A name of one thing, no list, no side of a matter. */
function nameOf(heading: string): string | undefined {
  const name = headingInWords(heading)?.replace(/\s?[（(][^（）()]*[）)]$/, '')
  return name === undefined ||
    !/^[\p{Script=Han}A-Za-z0-9·-]{2,14}$/u.test(name) ||
    SIDE.test(simplifiedShadow(name)) ||
    TIME.test(simplifiedShadow(name)) ||
    isGeneralWord(simplifiedShadow(name))
    ? undefined
    : name
}
const SIDE =
  /的|与|和(?!田|平)|及|历史$|发展|概况|简介|背景|影响|结构|特[点征]|分类|意义|起源|参见|介绍|概述|生平|早年|晚年|评价|原因|过程|结果|应用|[章节课]$/

type Told = { readonly statement: Statement; readonly broken: boolean }

function statementsIn(
  block: Material['document']['blocks'][number],
  index: number,
  headings: readonly string[],
  topicId: TopicId,
): Told[] {
  const sealed = formulaSeals().seal(block.text, block.spans)
  return splitChineseSentences(sealed.text).flatMap(({ start, end }): Told[] => {
    const sentence = closeUp(sealed.text.slice(start, end))
    const text = sentence.replace(/[。；]$/, '')
    const sentencePlain = simplifiedShadow(sentence)
    const statement: Statement = {
      text,
      plain: sentencePlain.slice(0, text.length),
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
    return [
      {
        statement,
        broken: holdsFormula(sentence) || /\ufffd|[?？!！]/.test(sentence) || text.length > SENTENCE_AT_MOST,
      },
    ]
  })
}

/**
 * The clauses that have the thing as their subject: behind its name, or behind a pronoun that can mean nothing else, or
 * with none, behind such a clause.
 */
/** `known`: the sentence before these was on the thing. */
function predicationsOf(name: string, told: readonly Told[], known = false): Predication[] {
  let before = known
  return told.flatMap(({ statement, broken }, index) => {
    const predications: Predication[] = []
    let within = false
    if (!broken) {
      const tagged = { ...statement, tokens: tagChinese(statement.text).flatMap((sentence) => sentence.tokens) }
      clausesOf(statement.plain).forEach(({ start, end }, at) => {
        const clause = statement.plain.slice(start, end)
        const subject = subjectOf(clause, name, before || within)
        const goesOn =
          subject === undefined && ((at === 0 && index === 0 && !known) || within) && BARE_PREDICATE.test(clause)
        within = subject !== undefined || goesOn
        const from = start + (subject ?? 0)
        if (within && end - from >= 3)
          predications.push({
            statement: tagged,
            start: from,
            end,
            opening: index === 0 && at <= 1 && !known,
            named: clause.startsWith(name),
          })
      })
    }
    before = predications.length > 0
    return predications
  })
}

/**
 * The length of the subject at the head of a clause where it is the thing itself; a possessive leaves 的, as "其名稱"
 * does. Undefined where it is another.
 */
function subjectOf(clause: string, name: string, isKnown: boolean): number | undefined {
  if (clause.startsWith(name)) {
    const rest = clause.slice(name.length)
    const gloss = /^\s?[（(][^（）()]*[）)]/.exec(rest)?.[0].length ?? 0
    return name.length + gloss
  }
  const pointing = /^(?:该|此(?!外)|这)(?:种|个|座|类|条|项|部|一种)?/.exec(clause)?.[0].length
  if (pointing !== undefined && clause.length > pointing + 2) {
    const tail = [2, 1].find((length) => name.length > length && clause.slice(pointing).startsWith(name.slice(-length)))
    if (tail !== undefined) return pointing + tail
  }
  return isKnown && /^(?:此外|另外|同时|也|还|又)?[它牠]/.test(clause) && !/^[它牠]们/.test(clause)
    ? clause.search(/[它牠]/) + 1
    : isKnown && /^其(?!他|它|余|中|实|后|间)/.test(clause)
      ? 0
      : undefined
}

/** With no subject of its own it goes on with what the clause before was about. */
const BARE_PREDICATE =
  /^(?:此外|另外|主要|通常|常|一般|可以?|能够?|也|亦|又|多)*(?:是(?!因|由于|为了|否)|位于|位处|坐落[于在]|地处|用于|用来|用作|用以|适用于|应用于|又称|亦称|也称|又名|又译|旧称|旧名|古称|原名|原称|本名|俗称|简称|别称|学名|全称|全名|英文名|属于?|隶属|分布[于在]|栖息[于在]|生活在|生长[于在]|以[^，]{1,14}为(?:主食|食)|原产|源[于自]|发源于|起源于|流经|注入|建[于成]|始建于|落成于|成立于|创[立办建]于|由[^，]{2,30}(?:组成|构成|制成|所?[发创设建编撰提][明立办建计写出作])|分为|分成|因[^，]{2,16}得名|外形为|形状为|取决于|受[^，]{2,24}影响|会?(?:造成|导致|引致)|能够?(?:保护|防止|调节|储存|传递|协助)|可以(?:保护|防止|调节|储存|传递|协助)|得名[于自]|负责|具有)/
