/**
 * Definitions beyond doubt in any sentence or item of a list, also where the sentence would not stand alone:
 * "停滯性通脹，又稱滯脹，意指…". Patterns are in Simplified.
 */
import type { TopicId } from '#domain/ids.ts'
import { splitChineseSentences } from '#reading/words/chinese-sentences.ts'
import { tagChinese } from '#reading/words/chinese.ts'
import type { Material } from '../../../material.ts'
import { formulaSeals, holdsFormula } from '../../formula-seals.ts'
import { closeUp } from '../survey/close-up.ts'
import { isGeneralWord } from '../word-lists/general-words.ts'
import { openingLength } from '../survey/openings.ts'
import { balanced } from '../survey/pieces.ts'
import { simplifiedShadow } from '../survey/simplified-shadow.ts'
import type { Statement } from '../survey/statement.ts'

export type SaidDefinition = {
  readonly statement: Statement
  readonly term: string
  readonly plain: string
  readonly meaning: string
}

export function saidDefinitions(
  { document: { blocks }, found }: Material,
  topics?: ReadonlySet<TopicId>,
): SaidDefinition[] {
  const topicOf = new Map(
    found.topics.flatMap(({ topic, blocks: members }) => members.map((block) => [block, topic.id] as const)),
  )
  let path: { readonly level: number; readonly text: string }[] = []
  return blocks.flatMap((block, index): SaidDefinition[] => {
    if (block.kind === 'heading') {
      const level = block.level ?? 1
      path = [...path.filter((above) => above.level < level), { level, text: block.text }]
    }
    const topicId = topicOf.get(index)
    if (!PROSE.has(block.kind) || topicId === undefined || (topics && !topics.has(topicId))) return []
    const headings = path.map(({ text }) => text)
    const sealed = formulaSeals().seal(block.text, block.spans)
    return splitChineseSentences(sealed.text).flatMap(({ start, end }): SaidDefinition[] => {
      const sentence = closeUp(sealed.text.slice(start, end))
      const sentencePlain = simplifiedShadow(sentence)
      if (holdsFormula(sentence) || !/[。\p{Script=Han}）」]$/u.test(sentence) || /[？?！!]/.test(sentence)) return []
      const text = sentence.replace(/[。；]$/, '')
      const from = openingLength(sentencePlain)
      const said = sentencePlain.slice(from, text.length)
      const groups = DEFINED.exec(said)?.groups
      if (!groups) return []
      const { lead, term, joint, meaning } = groups as { lead: string; term: string; joint: string; meaning: string }
      if (!isTerm(term) || !isMeaning(term, meaning)) return []
      const at = from + lead.length
      const statement: Statement = {
        text,
        plain: sentencePlain.slice(0, text.length),
        tokens: tagChinese(text).flatMap(({ tokens }) => tokens),
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
          term: text.slice(at, at + term.length),
          plain: term,
          meaning: text.slice(at + term.length + joint.length).replace(AFTERTHOUGHT, ''),
        },
      ]
    })
  })
}

const PROSE = new Set(['paragraph', 'list_item', 'boxed'])

/** A mark of a list or an opening quotation mark; the term; its gloss, its other name and the words that define. */
const DEFINED =
  /^(?<lead>(?:[•‣▪●○◦·–—*-]\s?|[（(]?\d{1,2}[.)、）]\s?)?[「“]?)(?<term>[\p{Script=Han}A-Za-z0-9·-]{2,12}?)(?<joint>[」”]?\s?(?:[（(][^（()）]*[）)])?(?:[，：:]?(?:又|也|亦|简|或|通)称(?:为)?[^，是指]{1,16})?[，：:]?(?:就?是指|意指|指的是|系指|意思是|定义为)，?)(?<meaning>[^。]{8,80})$/u

/** Examples and other names are no part of a meaning; both scripts. */
export const AFTERTHOUGHT =
  /，(?:例如|比如|譬如|如(?!果)|像)[^，]*$|，(?:[也又亦][稱称叫]|俗[稱称]|[簡简][稱称])[^，]*$/

const isTerm = (term: string): boolean =>
  !isGeneralWord(term) &&
  !/[这那该此其他她它您你我们某每各称]|的|^(?:一|两|有|就|也|并|而|所|本|是|不|中|主要|一般|通常|广义|狭义)|(?:上|中|下|时|后|者|是|所|也|意思|一词)$|[，。]/.test(
    term,
  )

/** Nothing outside it is needed; what distinguishes is said. */
const isMeaning = (term: string, meaning: string): boolean =>
  balanced(meaning) &&
  !meaning.includes(term) &&
  !/[她它这该您你我]|(?<!其)他|此|^其(?!他|它)|上述|以下|如下|同样|^(?:一[种个类]?)?[^，的]{1,4}，|^(?:出|向|引|明|定|示|责|导|标)/.test(
    meaning,
  )
