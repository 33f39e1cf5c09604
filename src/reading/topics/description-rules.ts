/** What makes a sentence fit or unfit to describe a topic on its own, in English and in Chinese. */
import { tagChinese } from '../words/chinese.ts'
import { stemEnglish } from '../words/english.ts'
import { EMPTY_WORDS } from './english-empty-words.ts'

export type DescriptionRules = {
  /** Length of a description in UTF-16 units. */
  readonly least: number
  readonly most: number
  /**
   * A description stands near the beginning of its section; how much less a sentence is liked for each one before it.
   */
  readonly costOfAPlace: number
  /** Begins and ends as a sentence does. */
  readonly whole: RegExp
  /** Says what something is. */
  readonly defines: RegExp
  /** Leans on what stands before it or elsewhere. */
  readonly leans: RegExp
  /** Holds words that may point to something said before. */
  readonly refers: RegExp
  /** The stems of a topic's name, as tokens have them. */
  nameWords(name: string): string[]
}

const LEANING_OPENERS = `
  this|these|that|those|it|its|he|she|they|his|her|their|our|your|my|you|we|such|another|others?|some other|here|there
  |however|therefore|thus|also|but|and|so|then|if|perhaps|maybe|sometimes|finally|first|second|next|similarly|likewise|instead|yet|still|nevertheless|moreover|collectively
  |some (?:view|argue|say|people)|for example|for instance|in addition|in fact|in other words|in between|in contrast|on the other hand|because of this|based on|of course|as (?:shown|seen|mentioned)|as you|like a|one (?:example|way)
  |let|consider|recall|imagine|suppose|have you|notice|note|see`.replace(/\s*\n\s*/g, '')
// A figure named in brackets may be left unseen.
const POINTERS_ELSEWHERE =
  '(?<![(（][^)]{0,12})(?:figure|table)|chapter|section|we will|you will|shown|of interest here'

export const ENGLISH_RULES: DescriptionRules = {
  least: 40,
  most: 260,
  costOfAPlace: 0.04,
  whole: /^["“]?\p{Lu}.*[.!]["”)]*$/su,
  defines:
    /^(?:the |an? )?[\p{L} ()’'-]{2,45} (?:(?:is|are) (?:an?|the|one|any|when|how|what|those|called|defined)|(?:functions?|purpose|aim|role) of [\p{L} ’'-]{2,45} is to|refers? to|means|consists? of|describes?|involves?|occurs? when|can be defined as) /iu,
  leans: new RegExp(
    `^(?:[•▪–-]|(?:${LEANING_OPENERS})(?!\\p{L}))|\\bas follows\\b|\\bthis example\\b|\\bis (?:one|another|an) (?:\\p{L}+ )?example\\b|\\b(?:above|below)[),.:]|\\b(?:${POINTERS_ELSEWHERE})\\b|[?]`,
    'iu',
  ),
  // The last: a citation, "(Lee 1992)".
  refers:
    /\b(?:this|these|those|such|here|you|your|we|our|therefore|thus|also|however|more|he|she|they|him|his|hers?|them)\b|\([^)]*\d{4}[a-z]?\)/i,
  nameWords: (name) =>
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}-]+/u)
      .filter((word) => word.length > 2 && !EMPTY_WORDS.has(word))
      .map((word) => stemEnglish(word)),
}

const LEANING_BEGINNINGS = `
  這|这|那|此|其|它|他|她|但|而|至於|至于|值得|起初|開始的|开始的|有[一二兩两三四五]個|有[一二两三四五]个|因此|所以|而且|此外|另外|同時|同时|不過|不过|例如|比如|如果|後來|后来|之後|之后|首先|其次|最後|最后
  |下面|以下|如下|本[章節节書书文]|讓我們|让我们|一般來說|一般而言|總之|总之|請|请|細節|细节|提示|警告|注意|註|注(?![射入重])|[•▪◦-]`.replace(
  /\s*\n\s*/g,
  '',
)

export const CHINESE_RULES: DescriptionRules = {
  least: 12,
  most: 140,
  costOfAPlace: 0.06,
  whole: /[。！!.]["”」』）)]*$/u,
  defines:
    /^[^，。]{1,24}(?:，(?:又|也|亦|簡|简|俗|全|舊|旧)[稱称名][^，。]{1,20}，)?(?:是(?!否|不是)|指|即|稱為|称为|係|为(?!了|什)|(?<![因認认成作])為(?!了|甚|什))/u,
  leans: new RegExp(
    `^(?:${LEANING_BEGINNINGS})|[？?]|如[上下][圖图表文]|[參参]見|参见|見[圖图表第]|见[图表第]|[在（(]\\s*[節节章]\\s*\\d`,
    'u',
  ),
  refers: /[這这此該该其你您我]/u,
  nameWords: (name) =>
    tagChinese(name)
      .flatMap(({ tokens }) => tokens.map(({ stem }) => stem))
      .filter((stem) => stem.length > 1),
}
