/**
 * Finds the topics of a document with an AI. Fails closed: what is not in the text is no topic, and the built-in
 * engine's topics stay where too few are left.
 */
import { parseLevel } from '#domain/difficulty.ts'
import { TEMPERATURE } from '#domain/generation-strategy.ts'
import { asId } from '#domain/ids.ts'
import { firstField, readList, readWords, type Fields } from '#domain/normalising/tolerant-fields.ts'
import { randomHex, seededRandom } from '#domain/random.ts'
import { TOPIC_DEFAULTS, type Topic } from '#domain/topic.ts'
import type { ReadDocument } from '#reading/document.ts'
import { describeTopic } from '#reading/topics/describe-topic.ts'
import type { FoundTopic, FoundTopics } from '#reading/topics/found-topic.ts'
import { topicName } from '#reading/topics/heading-title.ts'
import { tagBlocks, type TaggedBlock } from '#reading/topics/tagged-block.ts'
import { topicDifficulty } from '#reading/topics/topic-difficulty.ts'
import { squeezed } from '../likeness.ts'
import type { AiFault, AiTokens, AskAi } from './ask-ai.ts'
import { estimateTokens } from './estimate-tokens.ts'
import { PASSAGE_TOKENS, pickPassages } from './pick-passages.ts'
import { findQuotation } from './proof/quotations/find-quotation.ts'
import { composeTopicsPrompt, MOST_TOPICS } from './prompts/topics-prompt.ts'
import { openAnswer } from './read-answer.ts'
import { occurs, placeTopics, wordsOf, type DocumentWords } from './topic-places.ts'

/**
 * `found`: what the built-in engine finds; its terms stay, its topics too where the AI has none. Of bare content: the
 * document that was read of it.
 */
export type TopicsOrder = { readonly document: ReadDocument; readonly found: FoundTopics; readonly seed: string }

export type TopicsMade = {
  readonly found: FoundTopics
  readonly byAi: boolean
  /** Topics that the AI named and the text does not hold. */
  readonly dropped: number
  readonly tokens: AiTokens
  readonly model?: string
  readonly fault?: AiFault
}

const LEAST_TOPICS = 3
const ANSWER_TOKENS = 4000

export type TopicsTools = {
  readonly ask: AskAi
  readonly signal?: AbortSignal
  /** Lets others work: a book takes seconds to be read through. */
  readonly wait?: (ms: number) => Promise<void>
}

export async function topicsWithAi(
  { document, found, seed }: TopicsOrder,
  { ask, signal, wait = () => Promise.resolve() }: TopicsTools,
): Promise<TopicsMade> {
  const tagged = await tagGradually(document, wait)
  const kept = { found, byAi: false, dropped: 0, tokens: { input: 0, output: 0 } }
  const text = textToRead(document, found, tagged)
  if (text.trim() === '') return kept
  const prompt = composeTopicsPrompt(text, document.language, seededRandom(seed).fork('topics'))
  const reply = await ask({
    ...prompt,
    maxTokens: ANSWER_TOKENS,
    temperature: TEMPERATURE,
    ...(signal === undefined ? {} : { signal }),
  })
  if (!reply.ok) return { ...kept, tokens: reply.error.tokens ?? kept.tokens, fault: reply.error }
  const named = readTopics(reply.value.text)
  const topics = groundTopics(named, document, found, tagged)
  const isEnough = topics.length >= Math.min(LEAST_TOPICS, Math.max(1, found.topics.length))
  return {
    found: isEnough ? { topics, terms: found.terms } : found,
    byAi: isEnough,
    dropped: named.length - topics.length,
    tokens: reply.value.tokens,
    model: reply.value.model,
  }
}

/** Characters that are tagged in one go: some 100 ms. */
const STRETCH = 15_000

/** As `tagBlocks`, with a pause after each stretch. */
async function tagGradually(
  { blocks, language }: ReadDocument,
  wait: NonNullable<TopicsTools['wait']>,
): Promise<TaggedBlock[]> {
  const tagged: TaggedBlock[] = []
  for (let first = 0; first < blocks.length;) {
    let end = first
    for (let length = 0; end < blocks.length && length < STRETCH; end += 1) length += blocks[end]!.text.length
    for (const block of tagBlocks({ blocks: blocks.slice(first, end), language }))
      tagged.push({ ...block, index: first + block.index })
    first = end
    await wait(0)
  }
  return tagged
}

/** All of a short document; of a long one the beginning of each part that the built-in engine tells apart. */
function textToRead(document: ReadDocument, { topics }: FoundTopics, tagged: readonly TaggedBlock[]): string {
  const passages = pickPassages(
    [{ document, found: { topics, terms: [] } }],
    topics.map(({ topic }) => ({ topicId: topic.id, questions: 1, part: 0, parts: 1 })),
  )
  const blocks =
    passages.length > 0
      ? passages.flatMap((passage) => passage.blocks.map(({ block }) => block))
      : tagged.map(({ block }) => block)
  let left = PASSAGE_TOKENS
  return blocks
    .flatMap(({ kind, text }) => {
      left -= estimateTokens(text)
      return left < 0 ? [] : [kind === 'heading' ? `## ${text}` : text]
    })
    .join('\n')
}

type RawTopic = {
  readonly name: string
  readonly description: string
  readonly subtopics: readonly string[]
  readonly terms: readonly string[]
  readonly difficulty: unknown
}

/** Longer ones are sentences. */
const LONGEST_NAME = 80
const MOST_NAMES = 12

function readTopics(text: string): RawTopic[] {
  const reader = openAnswer(4 * MOST_TOPICS, isTopic)
  const names = new Set<string>()
  return [...reader.push(text), ...reader.finish()]
    .flatMap((fields): RawTopic[] => {
      const name = topicName((readWords(nameOf(fields)) ?? '').replace(/\s+/g, ' '))
      if (name === '' || name.length > LONGEST_NAME || names.has(squeezed(name))) return []
      names.add(squeezed(name))
      return [
        {
          name,
          description: (readWords(fields.description) ?? '').trim(),
          subtopics: wordsIn(fields.subtopics),
          terms: wordsIn(firstField(fields, ['terms', 'keywords', 'key_terms', 'keyTerms'])),
          difficulty: fields.difficulty,
        },
      ]
    })
    .slice(0, MOST_TOPICS)
}

const nameOf = (fields: Fields): unknown => firstField(fields, ['name', 'topic', 'title'])
const isTopic = (fields: Fields): boolean => typeof nameOf(fields) === 'string'
const wordsIn = (value: unknown): string[] =>
  (readList(value) ?? [])
    .flatMap((item) => readWords(item)?.trim() ?? [])
    .filter((item) => item.length <= LONGEST_NAME)
    .slice(0, MOST_NAMES)

/** The topics that the text holds, with their blocks and pages, in the order of the text. */
function groundTopics(
  named: readonly RawTopic[],
  document: ReadDocument,
  { topics: builtIn }: FoundTopics,
  tagged: readonly TaggedBlock[],
): FoundTopic[] {
  // Exercises, references and contents are in none of the built-in topics.
  const teaching = new Set(builtIn.flatMap(({ blocks }) => blocks))
  const readable = teaching.size === 0 ? tagged : tagged.filter(({ index }) => teaching.has(index))
  const words = wordsOf(document, readable)
  const said = named.filter(({ name }) => occurs(name, words))
  const places = placeTopics(
    said.map(({ name, terms, subtopics }) => ({
      name,
      terms: [...terms, ...subtopics].filter((term) => occurs(term, words)),
    })),
    words,
  )
  const category = builtIn[0]?.topic.category ?? TOPIC_DEFAULTS.category
  return said
    .flatMap((raw, index): FoundTopic[] => {
      const own = new Set(places[index])
      const blocks = readable.filter((block) => own.has(block.index))
      if (blocks.every(({ block }) => block.kind === 'heading')) return []
      return [
        {
          topic: topicOf(raw, document, blocks, words, category),
          blocks: withUntagged(
            blocks.map((block) => block.index),
            document,
            teaching,
          ),
        },
      ]
    })
    .toSorted((a, b) => a.blocks[0]! - b.blocks[0]!)
}

/** Tables, formulas and notes between the blocks of a topic belong to it. */
function withUntagged(blocks: readonly number[], document: ReadDocument, teaching: ReadonlySet<number>): number[] {
  return blocks.flatMap((index, place) => {
    const next = blocks[place + 1]
    const between: number[] = []
    for (let other = index + 1; other < (next ?? index + 1) && other < document.blocks.length; other += 1)
      if (UNTAGGED.has(document.blocks[other]!.kind) && (teaching.size === 0 || teaching.has(other)))
        between.push(other)
    return [index, ...between]
  })
}

const UNTAGGED: ReadonlySet<string> = new Set(['table', 'formula', 'code', 'footnote'])

function topicOf(
  raw: RawTopic,
  document: ReadDocument,
  blocks: readonly TaggedBlock[],
  words: DocumentWords,
  category: string,
): Topic {
  const { language } = document
  const pages = [...new Set(blocks.flatMap(({ block }) => block.page ?? []))].toSorted((a, b) => a - b)
  const isQuoted =
    raw.description.length <= LONGEST_DESCRIPTION && findQuotation(raw.description, document) !== undefined
  return {
    id: asId<'Topic'>(`topic_${randomHex(seededRandom(`${document.id}\u0000ai\u0000${raw.name}`)).slice(0, 16)}`),
    name: raw.name,
    description: isQuoted ? raw.description : describeTopic(raw.name, blocks, language),
    subtopics: raw.subtopics
      .filter((subtopic) => occurs(subtopic, words) && squeezed(subtopic) !== squeezed(raw.name))
      .slice(0, MOST_SUBTOPICS),
    difficulty: parseLevel(raw.difficulty) ?? topicDifficulty(blocks, language),
    confidence: TOPIC_DEFAULTS.confidence,
    category,
    pages,
  }
}

const LONGEST_DESCRIPTION = 300
const MOST_SUBTOPICS = 8
