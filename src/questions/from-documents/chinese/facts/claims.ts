/**
 * What the sentences of a chapter say of the things that they name at their beginning, as entries: each thing with the
 * clauses that have it as their subject. Patterns are in Simplified.
 */
import type { TopicId } from '#domain/ids.ts'
import { splitChineseSentences } from '#reading/words/chinese-sentences.ts'
import type { Material } from '../../../material.ts'
import { formulaSeals, holdsFormula } from '../../formula-seals.ts'
import { closeUp } from '../survey/close-up.ts'
import { openingLength } from '../survey/openings.ts'
import { simplifiedShadow } from '../survey/simplified-shadow.ts'
import { type Statement } from '../survey/statement.ts'

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
const SENTENCE_AT_MOST = 160
