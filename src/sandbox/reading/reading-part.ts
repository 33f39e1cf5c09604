/**
 * The parts in which a child hands over a read document: small, so that no side's event loop stalls on one, and checked
 * at the border.
 */
import { z } from 'zod'
import { PAPER_LANGUAGES } from '#domain/language.ts'
import { LEVELS } from '#domain/difficulty.ts'
import type { DocumentId, TopicId } from '#domain/ids.ts'
import type { Topic } from '#domain/topic.ts'
import {
  BLOCK_KINDS,
  FILE_TYPES,
  READING_FAULTS,
  READING_WARNINGS,
  type Block,
  type OutlineEntry,
  type ReadDocument,
  type ReadingFault,
  type ReadingLimits,
  type ReadingWarning,
  type Span,
} from '#reading/document.ts'
import type { Recognition } from '#reading/ocr/recognised-page.ts'
import type { FoundTopic, Term } from '#reading/topics/found-topic.ts'

/** What the parent asks of a reading child; the bytes of the file come with it. */
export type ReadingJob = {
  readonly name: string
  readonly limits: ReadingLimits
  readonly recognition: Recognition | undefined
}

/** All of a document but its long lists. */
export type DocumentHead = Omit<ReadDocument, 'blocks' | 'outline'>

const index = z.int().nonnegative()
const page = z.int().positive()
const share = z.number().min(0).max(1)
const indices = z.array(index)

const span: z.ZodType<Span> = z.strictObject({ start: index, end: index, kind: z.enum(['math', 'bold', 'italic']) })
const block: z.ZodType<Block> = z.strictObject({
  kind: z.enum(BLOCK_KINDS),
  text: z.string(),
  spans: z.array(span),
  page: page.exactOptional(),
  level: page.exactOptional(),
})
const outlineEntry: z.ZodType<OutlineEntry> = z.strictObject({
  title: z.string(),
  level: page,
  page: page.exactOptional(),
  block: index.exactOptional(),
})
const warning: z.ZodType<ReadingWarning> = z.strictObject({ code: z.enum(READING_WARNINGS), pages: z.array(page) })
const head: z.ZodType<DocumentHead> = z.strictObject({
  id: z.string().min(1).max(200) as unknown as z.ZodType<DocumentId>,
  name: z.string(),
  fileType: z.enum(FILE_TYPES),
  pageCount: page.exactOptional(),
  title: z.string().exactOptional(),
  language: z.enum(PAPER_LANGUAGES),
  warnings: z.array(warning),
})
const topic: z.ZodType<Topic> = z.strictObject({
  id: z.string().min(1).max(200) as unknown as z.ZodType<TopicId>,
  name: z.string(),
  description: z.string(),
  subtopics: z.array(z.string()),
  difficulty: z.enum(LEVELS),
  confidence: share,
  category: z.string(),
  pages: z.array(page),
})
export const foundTopic: z.ZodType<FoundTopic> = z.strictObject({ topic, blocks: indices })
const term: z.ZodType<Term> = z.strictObject({
  key: z.string(),
  form: z.string(),
  confidence: share,
  count: index,
  blocks: indices,
  proper: z.boolean(),
  bold: z.boolean(),
})
const fault: z.ZodType<ReadingFault> = z.strictObject({
  code: z.enum(READING_FAULTS),
  pages: z.array(page).exactOptional(),
  limit: z.number().exactOptional(),
  found: z.string().max(200).exactOptional(),
  claimed: z.string().max(200).exactOptional(),
})

/** `more_…` continues the last item of the list before it. */
export const readingPart = z.discriminatedUnion('part', [
  z.strictObject({ part: z.literal('head'), head }),
  z.strictObject({ part: z.literal('blocks'), blocks: z.array(block) }),
  z.strictObject({ part: z.literal('more_text'), text: z.string() }),
  z.strictObject({ part: z.literal('more_spans'), spans: z.array(span) }),
  z.strictObject({ part: z.literal('outline'), outline: z.array(outlineEntry) }),
  z.strictObject({ part: z.literal('topics'), topics: z.array(foundTopic) }),
  z.strictObject({ part: z.literal('more_topic_blocks'), blocks: indices }),
  z.strictObject({ part: z.literal('terms'), terms: z.array(term) }),
  z.strictObject({ part: z.literal('more_term_blocks'), blocks: indices }),
  z.strictObject({ part: z.literal('fault'), fault }),
])
export type ReadingPart = z.infer<typeof readingPart>
