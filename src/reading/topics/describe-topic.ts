/** Chooses the sentence of the text that describes a topic. */
import { isChinese, type Language } from '#domain/language.ts'
import { tagChinese } from '../words/chinese.ts'
import { stemEnglish } from '../words/english.ts'
import type { TaggedSentence } from '../words/token.ts'
import { EMPTY_WORDS } from './english-empty-words.ts'
import type { TaggedBlock } from './tagged-block.ts'

/**
 * A sentence as it stands in the blocks: one that says what the topic is, else the first that can be understood alone, else the
 * beginning of the text. Empty only when the blocks hold no running text.
 */
export function describeTopic(name: string, blocks: readonly TaggedBlock[], language: Language): string {
  const sentences = blocks.filter(({ block }) => block.kind === 'paragraph' || block.kind === 'boxed' || block.kind === 'list_item').flatMap((block) => block.sentences).slice(0, SENTENCES_READ)
  const rules = isChinese(language) ? CHINESE : ENGLISH
  const words = rules.nameWords(name)
  let best: TaggedSentence | undefined
  let most = -Infinity
  sentences.forEach((sentence, index) => {
    const { length } = sentence.text
    if (length < rules.least || length > rules.most || !rules.whole.test(sentence.text) || !balanced(sentence.text)) return
    const named = words.filter((word) => sentence.tokens.some(({ stem }) => stem === word)).length / Math.max(1, words.length)
    const opening = words.filter((word) => sentence.tokens.slice(0, 5).some(({ stem }) => stem === word)).length / Math.max(1, words.length)
    const score = 2 * named + opening + (rules.defines.test(sentence.text) ? 0.3 + 1.5 * opening : 0) - (rules.leans.test(sentence.text) ? 4 : 0) - (rules.refers.test(sentence.text) ? 1 : 0) - (/[\\^_{}=]/.test(sentence.text) ? 1 : 0) - index * 0.06
    if (score > most) {
      most = score
      best = sentence
    }
  })
  return best?.text ?? sentences[0]?.text.slice(0, rules.most) ?? ''
}

/** A sentence cut out of brackets or quotation marks does not stand alone. */
const balanced = (text: string): boolean => PAIRS.every(([open, close]) => text.split(open).length === text.split(close).length)
const PAIRS = [['(', ')'], ['（', '）'], ['「', '」'], ['“', '”'], ['《', '》']] as const

/** A description stands near the beginning of its section. */
const SENTENCES_READ = 60

type Rules = {
  /** Length of a description in UTF-16 units. */
  readonly least: number
  readonly most: number
  /** A whole sentence. */
  readonly whole: RegExp
  readonly defines: RegExp
  /** Leans on what stands before it or elsewhere. */
  readonly leans: RegExp
  /** Holds words that may point to something said before. */
  readonly refers: RegExp
  nameWords(name: string): string[]
}

const ENGLISH: Rules = {
  least: 40, most: 260, whole: /^["“]?\p{Lu}.*[.!]["”)]*$/su,
  defines: /^(?:the |an? )?[\p{L} ()’'-]{2,45} (?:(?:is|are) (?:an?|the|one|any|when|how|what|those|called|defined)|refers? to|means|consists? of|describes?|involves?|occurs? when|can be defined as) /iu,
  leans: /^(?:[•▪–-]|this|these|that|those|it|its|he|she|they|his|her|their|such|however|therefore|thus|also|but|and|so|then|for example|for instance|in addition|moreover|as (?:shown|seen|mentioned)|another|others?|here|there|let|consider|recall|imagine|suppose|have you|if you|you|we|notice|note|see|in fact|in other words|on the other hand|because of this|like a|as you|collectively|if|our|your|my|one (?:example|way)|based on|finally|perhaps|maybe|sometimes|in between|in contrast|first|second|next|similarly|likewise|instead|yet|still|nevertheless|of course|[•–-])(?!\p{L})|\b(?:above|below)[),.:]|\b(?:figure|table|chapter|section|we will|you will|shown|of interest here)\b|[?]/iu,
  refers: /\b(?:this|these|those|such|here|you|your|we|our|therefore|thus|also|however|more|he|she|they|him|his|hers?|them)\b|\([^)]*\d{4}[a-z]?\)/i,
  nameWords: (name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2 && !EMPTY_WORDS.has(word)).map((word) => stemEnglish(word)),
}

const CHINESE: Rules = {
  least: 12, most: 140, whole: /[。！!.]["”」』）)]*$/u,
  defines: /^[^，。]{2,24}(?:是|指|即|稱為|称为|係|系|為|为)/u,
  leans: /^(?:這|这|那|此|其|它|他|她|但|然而|因此|所以|而且|此外|另外|同時|同时|不過|不过|例如|比如|如果|後來|后来|之後|之后|首先|其次|最後|最后|下面|以下|如下|本[章節节書书文]|讓我們|让我们|一般來說|一般而言|總之|总之|請|请|細節|细节|提示|警告|注意|註|注：|[•▪◦-])|[？?]|如[上下][圖图表文]|[參参]見|参见|見[圖图表第]|见[图表第]/u,
  refers: /[這这此該该其你您我]/u,
  nameWords: (name) => tagChinese(name).flatMap(({ tokens }) => tokens.map(({ stem }) => stem)).filter((stem) => stem.length > 1),
}
