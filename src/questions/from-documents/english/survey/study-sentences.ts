/** The sentences of a document that may be asked about, tagged, each with its place. */
import type { TopicId } from '#domain/ids.ts'
import type { Block } from '#reading/document.ts'
import type { Tagger } from '#reading/words/token.ts'
import type { Material } from '../../../material.ts'
import type { FormulaSeals } from '../../formula-seals.ts'
import type { GlossaryEntry } from '../facts/glossary-entry.ts'
import { glossaryIn } from '../facts/glossary.ts'
import { studyBlocks } from './skipped-sections.ts'
import { tidyStatements } from '../wording/tidy-statements.ts'
import { wordsOf, type Word } from './words.ts'

export type StudySentence = {
  /** The statement that it makes (see `tidy-statements.ts`), with each formula sealed as one character. */
  readonly text: string
  readonly words: readonly Word[]
  /** The stems of its words. */
  readonly stems: ReadonlySet<string>
  /** The words of the document themselves, for checking and citing. */
  readonly quote: string
  /** Index of its block, and where it starts there: names the sentence. */
  readonly block: number
  readonly start: number
  /** Its place among the sentences of the block. */
  readonly position: number
  readonly page?: number
  readonly heading?: string
  readonly topicId?: TopicId
  /** What is printed in bold in it, in lower case. */
  readonly bold: readonly string[]
  /**
   * Of an entry in a list of terms: the words of its term and of its meaning, an end being the index after the last.
   */
  readonly glossary?: {
    readonly term: readonly [from: number, to: number]
    readonly meaning: readonly [from: number, to: number]
    readonly aliases: readonly string[]
    /** The meaning is a case, told behind "when". */ readonly isCase: boolean
  }
}

/** Every sentence of the running text, in the order of the document. */
export function studySentences(material: Material, seals: FormulaSeals, tag: Tagger): StudySentence[] {
  const { blocks } = material.document
  const studied = studyBlocks(blocks)
  const glossary = glossaryIn(blocks)
  const topics = topicOfBlock(material)
  const sentences: StudySentence[] = []
  let heading: string | undefined
  blocks.forEach((block, index) => {
    if (block.kind === 'heading') heading = block.text
    const entries = glossary.get(index)
    if (entries) {
      for (const entry of entries) {
        const found = glossarySentence(block, index, entry, tag)
        if (found)
          sentences.push({
            ...found,
            ...(heading === undefined ? {} : { heading }),
            ...topicNaming(entry.heading ?? block.text.slice(...entry.term), material, topics.get(index)),
          })
      }
      return
    }
    if (!studied[index]) return
    // A spread would overflow the stack at a block of 100,000 sentences.
    for (const sentence of blockSentences(block, index, heading, topics.get(index), seals, tag))
      sentences.push(sentence)
  })
  return sentences
}

/** An entry of a list of terms, as one sentence whatever signs it holds. */
function glossarySentence(
  block: Block,
  index: number,
  { term, meaning, aliases, isCase, heading }: GlossaryEntry,
  tag: Tagger,
): StudySentence | undefined {
  const [start, end] = [term[0], meaning[1]]
  const quote = block.text.slice(start, end)
  const opening = heading === undefined ? '' : `${heading}: `
  const text = opening + quote
  const words = tag(text).flatMap((sentence) => wordsOf({ ...sentence, start: 0 }))
  const span = (from: number, to: number): readonly [number, number] => {
    const first = words.findIndex((word) => word.start >= from)
    return [first, words.findLastIndex((word) => word.end <= to) + 1]
  }
  const [termFrom, termTo] = heading === undefined ? [0, term[1] - start] : [0, heading.length]
  const glossary = {
    term: span(termFrom, termTo),
    meaning: span(meaning[0] - start + opening.length, meaning[1] - start + opening.length),
    aliases,
    isCase,
  }
  if (glossary.term[0] < 0 || glossary.term[1] <= glossary.term[0] || glossary.meaning[1] <= glossary.meaning[0])
    return undefined
  return {
    text,
    words,
    stems: new Set(words.map(({ stem }) => stem)),
    quote,
    block: index,
    start,
    position: 0,
    ...(block.page === undefined ? {} : { page: block.page }),
    bold: [text.slice(termFrom, termTo).toLowerCase()],
    glossary,
  }
}

/** The topic of an entry: that of its block, else the one that names its term most often, else the first. */
function topicNaming(
  term: string,
  { document, found }: Material,
  own: TopicId | undefined,
): { readonly topicId?: TopicId } {
  if (own !== undefined) return { topicId: own }
  const wanted = term.toLowerCase()
  let best: { readonly id: TopicId; readonly count: number } | undefined
  for (const { topic, blocks } of found.topics) {
    const count = blocks.filter((block) => document.blocks[block]?.text.toLowerCase().includes(wanted)).length
    if (!best || count > best.count) best = { id: topic.id, count }
  }
  return best === undefined ? {} : { topicId: best.id }
}

/** The rest of a sentence whose beginning was cut off by a formula or a page: "by friction must be". */
const startsInTheMiddle = (text: string): boolean => /^[^\p{Lu}\p{N}“"‘'(\ue000-\uf8ff]*\p{Ll}(?!\p{Lu})/u.test(text)

/** Names a sentence within its document. */
export const sentenceId = (sentence: StudySentence): string => `sentence:${sentence.block}:${sentence.start}`

function topicOfBlock({ found }: Material): Map<number, TopicId> {
  return new Map(found.topics.flatMap((topic) => topic.blocks.map((block) => [block, topic.topic.id] as const)))
}

function blockSentences(
  block: Block,
  index: number,
  heading: string | undefined,
  topicId: TopicId | undefined,
  seals: FormulaSeals,
  tag: Tagger,
): StudySentence[] {
  const sealed = seals.seal(block.text, block.spans)
  // A formula reads as a name, so that the tagger does not take it for a verb; before a full stop as no initial, so
  // that the sentence ends.
  const tagged = tag(sealed.text.replace(/[\ue000-\uf8ff](?=[.?!])/g, 'x').replace(/[\ue000-\uf8ff]/g, 'X'))
  return tagged.flatMap((sentence, position) => {
    if (startsInTheMiddle(sentence.text)) return []
    const start = sealed.rawOffset(sentence.start)
    const end = sealed.rawOffset(sentence.end)
    const bold = block.spans.filter((span) => span.kind === 'bold' && span.start < end && span.end > start)
    const text = sealed.text.slice(sentence.start, sentence.end)
    const words = wordsOf(sentence).map((word) => ({ ...word, text: text.slice(word.start, word.end) }))
    return tidyStatements({ text, words }).map((statement) => ({
      ...statement,
      stems: new Set(statement.words.map((word) => word.stem)),
      quote: block.text.slice(start, end),
      block: index,
      start,
      position,
      ...(block.page === undefined ? {} : { page: block.page }),
      ...(heading === undefined ? {} : { heading }),
      ...(topicId === undefined ? {} : { topicId }),
      bold: bold.map((span) => block.text.slice(span.start, span.end).trim().toLowerCase()),
    }))
  })
}
