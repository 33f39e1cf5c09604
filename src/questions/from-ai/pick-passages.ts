/**
 * Picks what an AI reads of long documents: the blocks that the topics of a batch stand on, within a budget of tokens.
 */
import { apportion } from '#domain/apportion.ts'
import type { TopicId } from '#domain/ids.ts'
import type { Block } from '#reading/document.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { estimateTokens } from './estimate-tokens.ts'

/**
 * What is wanted of a topic; of one that several batches ask about, each reads another part: `part` of `parts`, from 0.
 */
export type TopicShare = {
  readonly topicId: TopicId
  readonly questions: number
  readonly part: number
  readonly parts: number
}

/** Blocks that follow each other in document number `document` (from 0). */
export type Passage = {
  readonly topicId: TopicId
  readonly document: number
  readonly blocks: readonly { readonly block: Block; readonly heading: string | undefined }[]
}

/** Tokens of passages in one request. Small models read some 16,000 in all. */
export const PASSAGE_TOKENS = 10_000
/** A question needs about so much to be made from. */
const TOKENS_A_QUESTION = 500

/**
 * A passage a topic, in proportion to its questions; what a short topic leaves over goes to the longer ones. Topics
 * without text get none.
 */
export function pickPassages(
  sources: readonly DocumentWithTopics[],
  shares: readonly TopicShare[],
  budget: number = PASSAGE_TOKENS,
): Passage[] {
  const texts = shares.flatMap((share) => {
    const text = textOf(sources, share)
    return text === undefined
      ? []
      : [
          {
            share,
            text,
            wanted: Math.min(text.tokens, Math.max(partOf(text, share), TOKENS_A_QUESTION * share.questions)),
          },
        ]
  })
  const budgets = shareOut(
    texts.map(({ share, wanted }) => ({ weight: share.questions, wanted })),
    budget,
  )
  return texts.map(({ share, text }, index) => ({
    topicId: share.topicId,
    document: text.document,
    blocks: cut(text, share, budgets[index]!),
  }))
}

/** A block more than its share, so that none falls between two parts. */
const partOf = ({ tokens, blocks }: TopicText, { parts }: TopicShare): number =>
  Math.ceil(tokens / parts) + (parts > 1 ? Math.max(...blocks.map((block) => block.tokens)) : 0)

type TopicText = {
  readonly document: number
  readonly blocks: readonly { readonly block: Block; readonly heading: string | undefined; readonly tokens: number }[]
  readonly tokens: number
}

function textOf(sources: readonly DocumentWithTopics[], { topicId }: TopicShare): TopicText | undefined {
  const document = sources.findIndex(({ found }) => found.topics.some(({ topic }) => topic.id === topicId))
  const source = sources[document]
  const found = source?.found.topics.find(({ topic }) => topic.id === topicId)
  if (source === undefined || found === undefined) return undefined
  let heading: string | undefined
  const blocks = found.blocks.flatMap((index) => {
    const block = source.document.blocks[index]
    if (block === undefined || block.text.trim() === '') return []
    if (block.kind === 'heading') heading = block.text
    return [{ block, heading, tokens: estimateTokens(block.text) }]
  })
  return blocks.length === 0
    ? undefined
    : { document, blocks, tokens: blocks.reduce((sum, { tokens }) => sum + tokens, 0) }
}

/** Shares by weight, none above what is wanted. */
function shareOut(wishes: readonly { readonly weight: number; readonly wanted: number }[], budget: number): number[] {
  const given = wishes.map(() => 0)
  let left = Math.min(
    budget,
    wishes.reduce((sum, { wanted }) => sum + wanted, 0),
  )
  while (left > 0) {
    const open = wishes.map(({ weight, wanted }, index) => (given[index]! < wanted ? Math.max(1, weight) : 0))
    if (open.every((weight) => weight === 0)) break
    apportion(left, open).forEach((share, index) => {
      const added = Math.min(share, wishes[index]!.wanted - given[index]!)
      given[index] = given[index]! + added
      left -= added
    })
  }
  return given
}

/**
 * Whole blocks that follow each other, from where this batch's part begins, or so much earlier that the budget is used.
 * A block that is too long by itself is cut.
 */
function cut({ blocks, tokens: total }: TopicText, { part, parts }: TopicShare, budget: number): Passage['blocks'] {
  let before = 0
  const begins = blocks.map(({ tokens }) => (before += tokens) - tokens)
  const ofPart = begins.findLastIndex((begin) => begin <= (total * part) / parts)
  const ofRest = begins.findIndex((begin) => total - begin <= budget)
  const first = ofRest < 0 ? ofPart : Math.min(ofPart, ofRest)
  const end = begins.findIndex(
    (begin, index) => index >= first && begin + blocks[index]!.tokens - begins[first]! > budget,
  )
  const chosen = blocks.slice(first, end < 0 ? undefined : end)
  if (chosen.length > 0) return chosen
  const { block, heading, tokens } = blocks[first]!
  return [
    {
      block: {
        ...block,
        text: block.text.slice(0, Math.max(1, Math.floor((block.text.length * budget) / tokens))),
        spans: [],
      },
      heading,
    },
  ]
}
