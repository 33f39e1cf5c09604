/** Puts the parts of a read document together on the trusted side, and believes nothing that does not fit. */
import { err, ok, type Result } from '#domain/result.ts'
import type { Block, OutlineEntry, ReadDocument, ReadingFault, Span } from '#reading/document.ts'
import type { FoundTopic, FoundTopics, Term } from '#reading/topics/found-topic.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import { readingPart, type DocumentHead, type ReadingPart } from './reading-part.ts'

export type DocumentAssembler = {
  /** False when the value is no part, or comes where it cannot. */
  readonly add: (value: unknown) => boolean
  /** What was sent; undefined when it is incomplete or contradicts itself. */
  readonly finish: () => Result<DocumentWithTopics, ReadingFault> | undefined
}

/** An item whose long properties still grow. */
type GrowingBlock = Omit<Block, 'text' | 'spans'> & { text: string; readonly spans: Span[] }
type Growing<Item extends { readonly blocks: readonly number[] }> = Omit<Item, 'blocks'> & { readonly blocks: number[] }

export function assembleDocument(): DocumentAssembler {
  let head: DocumentHead | undefined
  let fault: ReadingFault | undefined
  const blocks: GrowingBlock[] = []
  const outline: OutlineEntry[] = []
  const topics: Growing<FoundTopic>[] = []
  const terms: Growing<Term>[] = []

  const put = (part: ReadingPart): boolean => {
    switch (part.part) {
      case 'head':
        if (head) return false
        head = part.head
        return true
      case 'blocks':
        return append(
          blocks,
          part.blocks.map((block): GrowingBlock => ({ ...block, spans: [...block.spans] })),
        )
      case 'more_text': {
        const last = blocks.at(-1)
        if (last) last.text += part.text
        return last !== undefined
      }
      case 'more_spans':
        return append(blocks.at(-1)?.spans, part.spans)
      case 'outline':
        return append(outline, part.outline)
      case 'topics':
        return append(
          topics,
          part.topics.map((found) => ({ ...found, blocks: [...found.blocks] })),
        )
      case 'more_topic_blocks':
        return append(topics.at(-1)?.blocks, part.blocks)
      case 'terms':
        return append(
          terms,
          part.terms.map((term) => ({ ...term, blocks: [...term.blocks] })),
        )
      case 'more_term_blocks':
        return append(terms.at(-1)?.blocks, part.blocks)
      case 'fault':
        if (head || fault) return false
        fault = part.fault
        return true
    }
  }

  return {
    add(value) {
      const parsed = readingPart.safeParse(value)
      return parsed.success && put(parsed.data)
    },
    finish() {
      if (fault) return head ? undefined : err(fault)
      if (!head) return undefined
      const document: ReadDocument = { ...head, blocks, outline }
      const found: FoundTopics = { topics, terms }
      return fits(document, found) ? ok({ document, found }) : undefined
    },
  }
}

function append<Item>(list: Item[] | undefined, items: readonly Item[]): boolean {
  if (!list) return false
  for (const item of items) list.push(item)
  return true
}

/** Every index and page points at something, spans lie within their text, and no block has two topics. */
function fits({ blocks, outline, pageCount }: ReadDocument, { topics, terms }: FoundTopics): boolean {
  const isBlock = (index: number): boolean => index < blocks.length
  const isPage = (page: number | undefined): boolean => page === undefined || page <= (pageCount ?? 0)
  const owned = topics.flatMap((topic) => topic.blocks)
  return (
    blocks.every((block) => isPage(block.page) && block.spans.every((span) => isWithin(span, block.text))) &&
    outline.every((entry) => isPage(entry.page) && (entry.block === undefined || isBlock(entry.block))) &&
    topics.every((found) => found.blocks.every(isBlock) && found.topic.pages.every(isPage)) &&
    new Set(owned).size === owned.length &&
    terms.every((term) => term.blocks.every(isBlock))
  )
}

const isWithin = (span: Span, text: string): boolean => span.start <= span.end && span.end <= text.length
