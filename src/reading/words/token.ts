/** A text as tagged sentences, in either language; every offset counts UTF-16 units of the text that was tagged. */

export type Token = {
  readonly text: string
  readonly start: number
  readonly end: number
  /**
   * English: the Porter stem in lower case. Chinese: the word in Simplified characters. Equal for forms of one word.
   */
  readonly stem: string
  /**
   * English: universal part of speech (`NOUN`, `PROPN`, `ADJ`, `VERB`, `AUX`, `DET`, `ADP`, `NUM`, `PUNCT` …). Chinese:
   * jieba's tag (`n`, `nr`, `ns`, `v`, `m`, `x` …).
   */
  readonly tag: string
}

export type TaggedSentence = {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly tokens: readonly Token[]
}

/** `words/english.ts` and `words/chinese.ts` each export one. */
export type Tagger = (text: string) => TaggedSentence[]
