/** A question as the rules read it: plain words, and which of them are emphasised. */
import { isChinese, type PaperLanguage } from '#domain/language.ts'
import { plainText, type Inline, type RichText } from '#domain/rich-text.ts'
import type { Item, ItemFlaw } from './item-flaw.ts'

export type ItemView = {
  readonly item: Item
  readonly chinese: boolean
  /** Blanks are `____`. */
  readonly stem: string
  /** The asker's own words: the stem without what is emphasised, quoted or a formula. */
  readonly asking: string
  /** Of multiple choice; empty otherwise. */
  readonly options: readonly string[]
  readonly key: string | undefined
  readonly distractors: readonly string[]
  /**
   * What the candidate is to find, where it is short enough to be said: the best answer of each blank, the key of an
   * option or of a short answer.
   */
  readonly answers: readonly string[]
  /** The sentence that the question was made from; undefined where no document stands behind it. */
  readonly quote: string | undefined
  readonly heading: string | undefined
}

export type Rule = (view: ItemView) => readonly ItemFlaw[]

export function viewOf(item: Item, language: PaperLanguage): ItemView {
  const options = item.type === 'multiple_choice' ? item.options.map((option) => plainText(option).trim()) : []
  const keyIndex = item.type === 'multiple_choice' ? item.keyIndex : -1
  return {
    item,
    chinese: isChinese(language),
    stem: plainText(item.stem).trim(),
    asking: withoutQuotations(plainText(unemphasised(item.stem))),
    options,
    key: options[keyIndex],
    distractors: options.filter((_, index) => index !== keyIndex),
    answers: answersOf(item),
    quote: item.provenance.source?.quote,
    heading: item.provenance.source?.heading,
  }
}

function answersOf(item: Item): string[] {
  switch (item.type) {
    case 'multiple_choice':
      return [plainText(item.options[item.keyIndex]!).trim()]
    case 'fill_blank':
      return item.keys.map(([best]) => plainText(best).trim())
    case 'short_answer':
      return [plainText(item.key).trim()]
    case 'true_false':
      return []
    case 'matching':
      return []
    case 'essay':
      return []
    case 'long_question':
      return []
  }
}

const unemphasised = (text: RichText): RichText =>
  text.filter(({ kind }: Inline) => kind === 'text' || kind === 'blank' || kind === 'break')

export const withoutQuotations = (text: string): string => text.replace(/“[^”]*”|「[^」]*」|『[^』]*』|"[^"]*"/g, '“”')
