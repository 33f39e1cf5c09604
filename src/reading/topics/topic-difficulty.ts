/** How hard the text of a topic is to read. */
import type { Level } from '#domain/difficulty.ts'
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import type { TaggedBlock } from './tagged-block.ts'

/**
 * English by the Gunning fog index, 0.4 × (words a sentence + 100 × share of words of three syllables or more): below
 * 12 easy, up to 16
 * medium, above hard. Chinese by characters a sentence plus 100 × share of words of three characters or more: below
 * 40 easy, up to 60 medium.
 * Medium where there are fewer than three sentences to judge by.
 */
export function topicDifficulty(blocks: readonly TaggedBlock[], language: PaperLanguage): Level {
  const sentences = blocks.filter(({ block }) => block.kind === 'paragraph').flatMap((block) => block.sentences)
  if (sentences.length < 3) return 'medium'
  const words = sentences.flatMap(({ tokens }) => tokens.map(({ text }) => text)).filter((word) => /\p{L}/u.test(word))
  if (isChinese(language)) {
    const characters = words.reduce((sum, word) => sum + word.length, 0) / sentences.length
    return levelOf(characters + 100 * share(words, (word) => word.length >= 3), 40, 60)
  }
  return levelOf(0.4 * (words.length / sentences.length + 100 * share(words, (word) => syllables(word) >= 3)), 12, 16)
}

const levelOf = (score: number, medium: number, hard: number): Level =>
  score < medium ? 'easy' : score <= hard ? 'medium' : 'hard'

const share = (words: readonly string[], test: (word: string) => boolean): number =>
  words.filter(test).length / Math.max(1, words.length)

/** Groups of vowels, a silent e at the end and the ending -es or -ed not counted. */
function syllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, '')
    .match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 0)
}
