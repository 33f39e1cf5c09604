/** The blocks of a document with their words tagged: what terms, descriptions and difficulty are computed from. */
import { isChinese } from '#domain/language.ts'
import type { Block, ReadDocument } from '../document.ts'
import { tagChinese } from '../words/chinese.ts'
import { tagEnglish } from '../words/english.ts'
import type { TaggedSentence } from '../words/token.ts'

export type TaggedBlock = {
  readonly index: number
  readonly block: Block
  readonly sentences: readonly TaggedSentence[]
}

/**
 * The blocks that are running text or headings, in order. Code, formulae, tables and footnotes are left out: they name
 * no topics.
 */
export function tagBlocks({ blocks, language }: Pick<ReadDocument, 'blocks' | 'language'>): TaggedBlock[] {
  const tag = isChinese(language) ? tagChinese : tagEnglish
  const most = isChinese(language) ? MOST_CHARACTERS.chinese : MOST_CHARACTERS.latin
  const formulaTag = isChinese(language) ? 'x' : 'X'
  const tagged: TaggedBlock[] = []
  let characters = 0
  blocks.forEach((block, index) => {
    if (!WORDED.has(block.kind) || characters > most) return
    characters += block.text.length
    tagged.push({
      index,
      block,
      sentences: tag(taggable(block)).map((sentence) => withoutFormulae(sentence, block, formulaTag)),
    })
  })
  return tagged
}

const WORDED: ReadonlySet<Block['kind']> = new Set(['heading', 'paragraph', 'list_item', 'boxed', 'caption'])
/**
 * Beyond this (some 700 pages) further text no longer changes what the document is about, and time is limited. In
 * UTF-16 units.
 */
const MOST_CHARACTERS = { latin: 2_000_000, chinese: 700_000 } as const

/**
 * A heading printed in capitals is tagged in small letters: a tagger takes every word of "LATENT LEARNING" for a name.
 */
function taggable({ kind, text }: Block): string {
  if (kind !== 'heading' || /\p{Ll}/u.test(text)) return text
  const small = text.toLowerCase()
  return small.length === text.length ? small : text
}

/** Words of a formula (`frac`, `alpha`) are LaTeX, no words of the language: they are tagged as foreign. */
function withoutFormulae(sentence: TaggedSentence, { spans }: Block, tag: string): TaggedSentence {
  const formulae = spans.filter(
    (span) => span.kind === 'math' && span.start < sentence.end && span.end > sentence.start,
  )
  if (formulae.length === 0) return sentence
  return {
    ...sentence,
    tokens: sentence.tokens.map((token) =>
      formulae.some((span) => span.start < token.end && span.end > token.start) ? { ...token, tag } : token,
    ),
  }
}
