/**
 * Lists that a document sets out item by item under a heading: methods, advantages, steps, each often with a label and
 * what it means. Patterns are in Simplified.
 */
import type { TopicId } from '#domain/ids.ts'
import type { Material } from '../../material.ts'
import { formulaSeals, holdsFormula } from '../formula-seals.ts'
import { closeUp } from './close-up.ts'
import { headingInWords } from './headings.ts'
import { simplifiedShadow } from './simplified-shadow.ts'
import type { Statement } from './statement.ts'

/** `label`: "驗證發信人", or a short item whole; `meaning`: what follows its colon, to the first full stop. */
export type Item = { readonly label: string; readonly meaning: string | undefined; readonly statement: Statement }

/**
 * `title` names what is listed (提防詐騙的方法), `within` the matter where the title does not (防範措施), `noun` closes
 * it (方法), `of` is whose (提防詐騙).
 */
export type Listed = {
  readonly title: string
  readonly within: string | undefined
  readonly noun: string
  readonly of: string
  readonly items: readonly Item[]
  readonly topicId: TopicId
}

/** What can be counted off, in Simplified. */
const NOUN =
  /(?:方法|措施|手法|手段|优点|缺点|好处|坏处|优势|劣势|特[点征色性]|原因|成因|影响|作用|功能|用途|步骤|类型|种类|类别|原则|因素|条件|方式|途径|策略|技巧|症状|征状|表现|来源|要素|职责|任务|风险|危害|目标|目的|意义|功效|权利|义务|贡献|措施|做法|行动|要求|要点|问题|挑战|应用|元素|阶段|形式|主张)$/
/** Fewer are named in the question that asks for them. */
const FEWEST = 3
const MOST = 12
const LABEL = { least: 2, most: 18 } as const
/** Whole items without a label. In characters. */
const ITEM = { least: 4, most: 34 } as const

export function listsOf({ document: { blocks }, found }: Material, topics?: ReadonlySet<TopicId>): Listed[] {
  const topicOf = new Map(
    found.topics.flatMap(({ topic, blocks: members }) => members.map((block) => [block, topic.id] as const)),
  )
  const lists: Listed[] = []
  let path: { readonly level: number; readonly text: string }[] = []
  let at = 0
  while (at < blocks.length) {
    const block = blocks[at]!
    if (block.kind === 'heading') {
      const level = block.level ?? 1
      path = [...path.filter((above) => above.level < level), { level, text: block.text }]
    }
    if (block.kind !== 'list_item') {
      at += 1
      continue
    }
    const end = blocks.findIndex((other, index) => index > at && other.kind !== 'list_item')
    const run = blocks.slice(at, end < 0 ? blocks.length : end)
    const topicId = topicOf.get(at)
    const lead = at > 0 && blocks[at - 1]!.kind === 'paragraph' ? blocks[at - 1]!.text : undefined
    const named = titleOf(
      path.map(({ text }) => text),
      lead,
    )
    if (named && topicId !== undefined && (!topics || topics.has(topicId))) {
      const items = run.flatMap(
        (one, index) =>
          itemOf(
            one,
            at + index,
            path.map(({ text }) => text),
            topicId,
          ) ?? [],
      )
      // What is left out might be what the candidate writes.
      if (items.length === run.length && items.length >= FEWEST && items.length <= MOST)
        lists.push({ ...named, items, topicId })
    }
    at += run.length
  }
  return lists
}

/** "密碼短語的優點"; "優點" under "密碼短語"; else what the paragraph above announces: "密碼短語有以下優點：". */
function titleOf(
  headings: readonly string[],
  lead: string | undefined,
): Pick<Listed, 'title' | 'within' | 'noun' | 'of'> | undefined {
  const bare = lead === undefined ? undefined : ASPECT.exec(simplifiedShadow(lead))?.groups
  if (bare && NOUN.test(bare['noun']!) && !LEANING.test(bare['of']!)) {
    const at = lead!.length - (bare['of']! + bare['rest']!).length
    return {
      title: lead!.slice(at, at + bare['of']!.length + 1 + bare['noun']!.length),
      within: undefined,
      noun: bare['noun']!,
      of: bare['of']!,
    }
  }
  const announced =
    lead === undefined
      ? undefined
      : /(?:^|[。，])(?<of>[^，。：这该此其它]{2,14}?)(?:主要)?(?:具?有|存在)(?:以下|下列|如下)[几两二三四五六七八九十]?[个种项大点]?(?<noun>[\p{Script=Han}]{2,4})[：:。]$/u.exec(
          simplifiedShadow(lead),
        )
  if (announced && NOUN.test(announced.groups!['noun']!)) {
    const { of, noun } = announced.groups as { of: string; noun: string }
    const shadow = simplifiedShadow(lead!)
    const raw = (plain: string): string =>
      lead!.slice(shadow.lastIndexOf(plain), shadow.lastIndexOf(plain) + plain.length)
    return { title: `${raw(of)}的${raw(noun)}`, within: undefined, noun, of }
  }
  const own = headings.at(-1)
  const title = headingInWords(own) ?? own
  const above = headingInWords(headings.at(-2))
  const noun = title === undefined ? undefined : NOUN.exec(simplifiedShadow(title))?.[0]
  if (title === undefined || noun === undefined || title.length > 22 || /[？?！!。：:]/.test(title)) return undefined
  const plain = simplifiedShadow(title)
  const of = plain.slice(0, -noun.length).replace(/的$/, '')
  if (of.length > SHORT_OF && !LEANING.test(of)) return { title, within: undefined, noun, of }
  if (above === undefined || NOUN.test(simplifiedShadow(above)) || (of !== '' && simplifiedShadow(above).endsWith(of)))
    return undefined
  return of === ''
    ? { title: `${above}的${title}`, within: undefined, noun, of: simplifiedShadow(above) }
    : { title, within: above, noun, of: `${simplifiedShadow(above)}|${of}` }
}

/** "通貨膨脹的影響包括：" at the end of a paragraph. */
const ASPECT =
  /(?:^|[。，])(?<of>[^，。：这该此其它是有]{2,14}?)(?<rest>的(?<noun>[\p{Script=Han}]{2,4})(?:主要)?(?:包括|如下|有以下[几两二三四五六七八九十]?[个种项大点]?|有|分为)?[：:])$/u

/** 防範措施, 主要優點: of what, the heading above says. In characters. */
const SHORT_OF = 2
const LEANING = /^(?:第[一二三四五]|应|如何|主要|常见|基本|一般|具体|其|相关|各种|可能|重要|几[种个项大])/

const MARK =
  /^(?:[•‣▪●○◦·–—*-]\s?|[（(]?\d{1,2}[.)、）]\s?(?!\d)|[①②③④⑤⑥⑦⑧⑨]\s?|[（(][一二三四五六七八九十]{1,3}[）)]\s?|[一二三四五六七八九十]{1,3}、)/u
/** Says nothing by itself, or speaks to the reader. */
const NO_ITEM =
  /[你您我]|这|该|此(?!外)|^(?:例如|如|注|提示|例子?|定义|其他|其它|其中)|[？?]|\.\.\.|…|https?:|[{}<>=\\]/

function itemOf(
  block: Material['document']['blocks'][number],
  index: number,
  headings: readonly string[],
  topicId: TopicId,
): Item | undefined {
  const sealed = formulaSeals().seal(block.text, block.spans).text
  const text = closeUp(sealed).replace(MARK, '').trim()
  const plain = simplifiedShadow(text)
  if (holdsFormula(sealed)) return undefined
  const colon = /[:：]/.exec(plain)?.index
  const label =
    colon !== undefined && colon <= LABEL.most
      ? text
          .slice(0, colon)
          .replace(/[，、](?:例如|如|比如|包括|其中|即)$/, '')
          .trim()
      : wholeItem(text, plain)
  if (
    label === undefined ||
    label.length < LABEL.least ||
    NO_ITEM.test(simplifiedShadow(label)) ||
    /[，。；]$/.test(label)
  )
    return undefined
  const rest = colon !== undefined && colon <= LABEL.most ? text.slice(colon + 1).trim() : undefined
  const meaning = rest === undefined ? undefined : /^[^。；]+/.exec(rest)?.[0]
  const statement: Statement = {
    text: text.replace(/。$/, ''),
    plain: plain.replace(/。$/, ''),
    tokens: [],
    sentence: text,
    sentencePlain: plain,
    followedBy: '。',
    quote: block.text,
    ...(block.page === undefined ? {} : { page: block.page }),
    ...(headings.at(-1) === undefined ? {} : { heading: headings.at(-1)! }),
    headings,
    topicId,
    block: index,
    sentenceKey: `${index}:0`,
  }
  return {
    label,
    meaning: meaning === undefined || NO_ITEM.test(simplifiedShadow(meaning)) ? undefined : meaning,
    statement,
  }
}

/** A short item is its own label; what only gives examples is left out. */
function wholeItem(text: string, plain: string): string | undefined {
  const end = /[，（(](?:如|例如|比如|像)|。/.exec(plain)?.index ?? plain.length
  const item = text.slice(0, end)
  return item.length >= ITEM.least && item.length <= ITEM.most && plain.length <= item.length + 40 ? item : undefined
}
