/**
 * The sentences under a heading that names a side of a matter, as points of an essay: under 失敗的原因 each tells a
 * cause, though it may not stand alone in other questions.
 */
import type { Citation } from '#domain/question.ts'
import type { TopicId } from '#domain/ids.ts'
import type { RichText } from '#domain/rich-text.ts'
import { splitChineseSentences } from '#reading/words/chinese-sentences.ts'
import type { Material } from '../../material.ts'
import { formulaSeals } from '../formula-seals.ts'
import { closeUp } from './close-up.ts'
import { headingInWords } from './headings.ts'
import { simplifiedShadow } from './simplified-shadow.ts'

export type HeadingPoint = {
  readonly text: RichText
  readonly length: number
  readonly citation: Citation
  readonly sentenceKey: string
}

/** `title`: the heading in words (失敗的原因); `above`: the nearest heading above it that names a matter (自強運動的失敗). */
export type AspectSection = {
  readonly title: string
  readonly above: string | undefined
  readonly topicId: TopicId
  readonly points: readonly HeadingPoint[]
}

/** What can be told of a matter as it stands in a heading: 法治的意義, 自強運動的背景. */
export const ASPECT =
  /(?:意義|意义|影響|影响|原因|成因|特徵|特征|特點|特点|特色|作用|功能|經過|经过|背景|成就|治績|治绩|貢獻|贡献|措施|主張|主张|過程|过程|危害|好處|好处|優點|优点|缺點|缺点)$/

/** Words that also end the name of a thing: 固碳作用, 細胞呼吸過程. */
const NAMES_THINGS = /(?:作用|功能|過程|过程|背景|措施)$/
/** What a sentence (Simplified) must say to be a point on that side; sides of other kinds are told by any sentence. */
const CUES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /影響$|影响$/,
    /影响|使|令|导致|造成|引[致起发]|促|增|减|降|升|变|改|加[快速强剧重]|有助|冲击|推动|破坏|损害|威胁|带来/,
  ],
  [/危害$/, /害|损|破坏|污染|危|导致|造成|引[致起发]|使|令|死|病/],
]

/** A section most of whose sentences point back, or that is a chapter of its own, gives none. */
export function aspectSections({ document: { blocks }, found }: Material): AspectSection[] {
  const topicOf = new Map(
    found.topics.flatMap(({ topic, blocks: members }) => members.map((block) => [block, topic.id] as const)),
  )
  return blocks.flatMap((block, index): AspectSection[] => {
    const title = block.kind === 'heading' ? headingInWords(block.text) : undefined
    if (
      title === undefined ||
      !ASPECT.test(title) ||
      (NAMES_THINGS.test(title) && !/[的之與与和]..$|^[對对]/.test(title)) ||
      /[「」“”、]/.test(title)
    )
      return []
    const next = blocks.findIndex((other, at) => at > index && other.kind === 'heading')
    const under = blocks
      .slice(index + 1, next < 0 ? blocks.length : next)
      .map((one, at) => ({ one, at: index + 1 + at }))
      .filter(({ one }) => PROSE.has(one.kind))
    const topicId = under.map(({ at }) => topicOf.get(at)).find((id) => id !== undefined)
    const sentences = under.flatMap(({ one, at }) => pointsIn(one, at, block.text))
    const cue = CUES.find(([aspect]) => aspect.test(title))?.[1]
    const points = sentences.flatMap(({ point, plain }) =>
      point && (cue === undefined || cue.test(plain)) ? [point] : [],
    )
    if (topicId === undefined || sentences.length > MOST_SENTENCES || points.length < MOST_DROPPED * sentences.length)
      return []
    const level = block.level ?? 1
    const above = blocks.slice(0, index).findLast((one) => one.kind === 'heading' && (one.level ?? 1) < level)?.text
    return [{ title, above: headingInWords(above), topicId, points }]
  })
}

const PROSE = new Set(['paragraph', 'list_item', 'boxed'])
const MOST_SENTENCES = 14
/** At least this share of the sentences must be points: the guide is to cover what the section says. */
const MOST_DROPPED = 0.6
/** In characters. */
const LENGTH = { least: 8, most: 70 } as const

function pointsIn(
  block: Material['document']['blocks'][number],
  index: number,
  heading: string,
): { readonly point: HeadingPoint | undefined; readonly plain: string }[] {
  const seals = formulaSeals()
  const sealed = seals.seal(block.text, block.spans)
  return splitChineseSentences(sealed.text).map(({ start, end }) => {
    const sentence = closeUp(sealed.text.slice(start, end)).replace(COUNT, '').replace(/。$/, '')
    const plain = simplifiedShadow(sentence)
    if (plain.length < LENGTH.least || plain.length > LENGTH.most || NO_POINT.test(plain))
      return { point: undefined, plain }
    const quote = block.text.slice(sealed.rawOffset(start), sealed.rawOffset(end))
    return {
      point: {
        text: seals.open(`${sentence}。`),
        length: plain.length,
        citation: { quote, heading, ...(block.page === undefined ? {} : { page: block.page }) },
        sentenceKey: `${index}:${start}`,
      },
      plain,
    }
  })
}

/** What counts a point off is no part of it. */
const COUNT =
  /^(?:[（(]?[一二三四五六七八九十\d]+[）).、．]|[•●▪-]|第[一二三四五六七八九]，|首先，|其次，|再次，|再者，|此外，|另外，|最後，|最后，)\s*/
/** It only leads in or points back, or it is a question, an example, an opinion. */
const NO_POINT =
  /^(?:[这此该其他她它]|但|而(?!且)|并(?!非|不)|亦|也|还|又|不过|可是|虽然|然而|因此|所以|于是|结果|同年|同时|当时|后来|其后|例如|比如|可见|总之|总括)|[？！：]$|多方面的?$|以下|如下|下列|深远的?影响$|本[章节课文]|我们|[A-Za-z]{2,}\(\d\)|\.$/
