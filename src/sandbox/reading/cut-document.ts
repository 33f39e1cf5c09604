/** Cuts a read document into parts of about 64,000 characters; `assembleDocument` puts them together again. */
import { lastOf } from '#domain/must-be-there.ts'
import type { Block } from '#reading/document.ts'
import type { FoundTopic, Term } from '#reading/topics/found-topic.ts'
import type { DocumentWithTopics } from '#reading/topics/found-topic.ts'
import type { ReadingPart } from './reading-part.ts'

/** Of one part, in characters of JSON, roughly. */
const PART_WEIGHT = 64_000
/** What is longer than this within one item travels in pieces of its own. */
const MOST_TEXT = 64_000
const MOST_ENTRIES = 2_000
/** A title is a line; what a hostile file gives for one is cut. */
const MOST_TITLE = 1_000

export function* cutDocument({ document, found }: DocumentWithTopics): Generator<ReadingPart> {
  const { blocks, outline, ...head } = document
  yield { part: 'head', head: head.title === undefined ? head : { ...head, title: head.title.slice(0, MOST_TITLE) } }
  yield* cutBlocks(blocks)
  const titled = outline.map((entry) => ({ ...entry, title: entry.title.slice(0, MOST_TITLE) }))
  for (const group of groups(titled, (entry) => 60 + entry.title.length)) yield { part: 'outline', outline: group }
  yield* cutTopics(found.topics)
  yield* cutTerms(found.terms)
}

function* cutBlocks(blocks: readonly Block[]): Generator<ReadingPart> {
  for (const group of groups(blocks, (block) => 60 + block.text.length + 40 * block.spans.length)) {
    const last = lastOf(group)
    yield {
      part: 'blocks',
      blocks: [
        ...group.slice(0, -1),
        { ...last, text: last.text.slice(0, MOST_TEXT), spans: last.spans.slice(0, MOST_ENTRIES) },
      ],
    }
    for (let at = MOST_TEXT; at < last.text.length; at += MOST_TEXT)
      yield { part: 'more_text', text: last.text.slice(at, at + MOST_TEXT) }
    for (const spans of tail(last.spans)) yield { part: 'more_spans', spans }
  }
}

function* cutTopics(topics: readonly FoundTopic[]): Generator<ReadingPart> {
  for (const group of groups(topics, weightOfTopic)) {
    const last = lastOf(group)
    yield { part: 'topics', topics: [...group.slice(0, -1), { ...last, blocks: last.blocks.slice(0, MOST_ENTRIES) }] }
    for (const blocks of tail(last.blocks)) yield { part: 'more_topic_blocks', blocks }
  }
}

function* cutTerms(terms: readonly Term[]): Generator<ReadingPart> {
  for (const group of groups(terms, (term) => 120 + term.key.length + term.form.length + 7 * term.blocks.length)) {
    const last = lastOf(group)
    yield { part: 'terms', terms: [...group.slice(0, -1), { ...last, blocks: last.blocks.slice(0, MOST_ENTRIES) }] }
    for (const blocks of tail(last.blocks)) yield { part: 'more_term_blocks', blocks }
  }
}

const weightOfTopic = ({ topic, blocks }: FoundTopic): number => {
  const subtopics = topic.subtopics.reduce((sum, subtopic) => sum + subtopic.length + 3, 0)
  return 200 + topic.name.length + topic.description.length + subtopics + 7 * (topic.pages.length + blocks.length)
}

/**
 * Groups in order; each ends with the item that made it heavy, so that only a group's last item can be over a limit by
 * itself.
 */
function* groups<Item>(items: readonly Item[], weigh: (item: Item) => number): Generator<Item[]> {
  let group: Item[] = []
  let weight = 0
  for (const item of items) {
    group.push(item)
    weight += weigh(item)
    if (weight >= PART_WEIGHT) {
      yield group
      group = []
      weight = 0
    }
  }
  if (group.length > 0) yield group
}

/** What lies beyond the entries that travel with their item, in pieces. */
function* tail<Entry>(entries: readonly Entry[]): Generator<Entry[]> {
  for (let at = MOST_ENTRIES; at < entries.length; at += MOST_ENTRIES) yield entries.slice(at, at + MOST_ENTRIES)
}
