/** Chooses the sentence of the text that describes a topic. */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import { isUnsuitable } from './unsuitable.ts'
import type { Block } from '../document.ts'
import type { TaggedSentence, Token } from '../words/token.ts'
import { CHINESE_RULES, ENGLISH_RULES, type DescriptionRules } from './description-rules.ts'
import type { TaggedBlock } from './tagged-block.ts'

/**
 * A sentence as it stands in the blocks: one that says what the topic is, else the first that can be understood
 * alone, else the
 * beginning of the text. Empty only when the blocks hold no running text.
 */
export function describeTopic(name: string, blocks: readonly TaggedBlock[], language: PaperLanguage): string {
  const sentences = blocks
    .filter(({ block }) => RUNNING_TEXT.has(block.kind) && !NOTICE.test(block.text))
    .flatMap(({ block, sentences: inside }) =>
      inside.map((sentence) => ({ ...sentence, bold: boldIn(sentence, block) })),
    )
    .filter(({ text }) => !isUnsuitable(text))
    .slice(0, SENTENCES_READ)
  const rules = isChinese(language) ? CHINESE_RULES : ENGLISH_RULES
  const words = rules.nameWords(name)
  let best: TaggedSentence | undefined
  let most = -Infinity
  sentences.forEach((sentence, place) => {
    const score =
      scoreSentence(sentence, words, rules) + Number(sentence.text.startsWith(name)) * 0.7 - place * rules.costOfAPlace
    if (score <= most) return
    most = score
    best = sentence
  })
  return best?.text ?? sentences[0]?.text.slice(0, rules.most) ?? ''
}

const RUNNING_TEXT: ReadonlySet<Block['kind']> = new Set(['paragraph', 'boxed', 'list_item'])
const SENTENCES_READ = 100
/** Rights and permissions describe no topic. */
const NOTICE = /copyright|permission to make|all rights reserved|版[權权]所有/i
/** The words in which a sentence names what it is about. */
const OPENING_WORDS = 5

/** The weights were set by reading the descriptions of the documents in ../shared/documents. */
function scoreSentence(
  { text, tokens, bold }: TaggedSentence & { readonly bold: string },
  words: readonly string[],
  rules: DescriptionRules,
): number {
  const fits = text.length >= rules.least && text.length <= rules.most && rules.whole.test(text) && isBalanced(text)
  if (!fits) return -Infinity
  const opening = shareNamed(words, tokens.slice(0, OPENING_WORDS))
  let score = 2 * shareNamed(words, tokens) + opening
  if (rules.defines.test(text)) score += 0.3 + 1.5 * opening
  // Textbooks print a term in bold in the sentence that says what it is.
  score += 0.7 * (words.filter((word) => bold.includes(word)).length / Math.max(1, words.length))
  if (rules.leans.test(text)) score -= 4
  if (rules.refers.test(text)) score -= 1
  if (/[\\^_{}=]/.test(text)) score -= 1
  return score
}

/** How many of the name's words the tokens hold, from 0 to 1. */
function shareNamed(words: readonly string[], tokens: readonly Token[]): number {
  return words.filter((word) => tokens.some(({ stem }) => stem === word)).length / Math.max(1, words.length)
}

/** The words of a sentence that are printed in bold, in small letters. */
function boldIn({ start, end }: TaggedSentence, { text, spans }: Block): string {
  return spans
    .filter((span) => span.kind === 'bold' && span.start >= start && span.end <= end)
    .map((span) => text.slice(span.start, span.end).toLowerCase())
    .join(' ')
}

const PAIRS = [
  ['(', ')'],
  ['（', '）'],
  ['「', '」'],
  ['“', '”'],
  ['《', '》'],
] as const

/** A sentence cut out of brackets or quotation marks does not stand alone. */
function isBalanced(text: string): boolean {
  return PAIRS.every(([open, close]) => text.split(open).length === text.split(close).length)
}
