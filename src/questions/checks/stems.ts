/** Stems: that they ask something, at a length that can be read, in a sentence that ends as a question does. */
import { plainText } from '#domain/rich-text.ts'
import { isCommand } from './commands.ts'
import { flaw } from './item-flaw.ts'
import type { Rule } from './item-view.ts'
import { lengthOf } from './option-form.ts'
import { isCombination } from './option-numbers.ts'
import { englishWords } from './words.ts'

/** English words, Chinese characters; a matching question's stem is an instruction. */
const LENGTHS = { en: { least: 2, warn: 60, most: 90 }, zh: { least: 4, warn: 110, most: 180 } } as const

export const stemTooShort: Rule = ({ item, stem, chinese }) =>
  item.type === 'matching' || sizeOf(stem, chinese) >= LENGTHS[chinese ? 'zh' : 'en'].least
    ? []
    : [flaw('reject', 'stem_too_short', 'stem', stem)]

export const stemTooLong: Rule = ({ item, stem, chinese }) => {
  if (item.type === 'long_question' || item.type === 'essay') return []
  const { warn, most } = LENGTHS[chinese ? 'zh' : 'en']
  const size = sizeOf(stem, chinese)
  return size > warn ? [flaw(size > most ? 'reject' : 'warn', 'stem_too_long', 'stem')] : []
}

const sizeOf = (stem: string, chinese: boolean): number =>
  chinese ? (stem.match(/\p{L}|\p{N}+/gu) ?? []).length : englishWords(stem).length

/**
 * Long options under "Which is true?" are so many questions: the stem should say of what. Three letters of a word or
 * one Chinese character count alike.
 */
const LONG_OPTION = 45

export const unfocusedStem: Rule = ({ item, stem, options, chinese }) => {
  if (item.type !== 'multiple_choice') return []
  const asksOnlyForTruth = (chinese ? BARE.zh : BARE.en).test(stem)
  const mean = options.map(lengthOf).reduce((sum, length) => sum + length, 0) / options.length
  if (asksOnlyForTruth) return [flaw(mean >= LONG_OPTION ? 'warn' : 'reject', 'unfocused_stem', 'stem', stem)]
  const goesOn = chinese
    ? /[？?:：]|_{2,}|(?:是|為|为|在|於|于|的|由|有|以|因為|因为|包括|稱為|称为)\s*$/.test(stem)
    : /[?:]|_{2,}|\b(?:what|which|who|when|where|why|how|name|state|choose|select)\b|\b(?:is|are|was|were|to|of|by|in|for|the|an?|that|because|called|as|from|with|on|when)\s*[…]?$/i.test(
        stem,
      )
  return goesOn || isCommand(stem, chinese) ? [] : [flaw('warn', 'unfocused_stem', 'stem', stem)]
}

const BARE = {
  en: /^(?:which|what)(?: one)?(?: of (?:the following|these))?(?: (?:statements?|sentences?|options?))? (?:is|are) (?:an? )?(?:true|correct|right|false|wrong|incorrect|not true|not correct)(?: (?:statements?|sentences?|one))?\s*[?:.]?$/i,
  zh: /^(?:(?:以?下列?|下面)(?:各項|各项|各句)?(?:陳述|陈述|敘述|叙述|說法|说法|句子)?中?，?)(?:哪|何)(?:一)?(?:項|项|個|个|句|者)?(?:為|为)?(?:陳述|陈述|敘述|叙述|說法|说法|句子|選項|选项)?(?:是|屬於|属于)?(?:正確|正确|對|对|真|錯誤|错误|不正確|不正确)(?:的)?[？?：:]?$/,
}

export const noQuestion: Rule = ({ item, stem, options, chinese }) => {
  // The statements to be judged stand behind the question.
  if (options.length > 0 && options.every(isCombination) && /[？?]/.test(stem)) return []
  const ends = /[？?]["”」』)）]*\s*(?:[（(][^（()）]*[)）])?$|_{2,}/.test(stem)
  switch (item.type) {
    case 'multiple_choice':
      return ends || !/[.。!！]["”」』]*$/.test(stem) || isCommand(stem, chinese)
        ? []
        : [flaw('reject', 'no_question', 'stem')]
    case 'short_answer':
      return ends || isCommand(stem, chinese) ? [] : [flaw('reject', 'no_question', 'stem')]
    case 'fill_blank':
      return ends ? [] : [flaw('reject', 'no_question', 'stem')]
    case 'true_false':
      return /[？?]$/.test(stem) ? [flaw('reject', 'no_question', 'stem')] : []
    case 'essay':
      return ends || isCommand(stem, chinese) ? [] : [flaw('warn', 'no_question', 'stem')]
    case 'matching':
      return []
    case 'long_question':
      return item.parts.flatMap((part, index) =>
        asks(plainText(part.stem), chinese) ? [] : [flaw('warn', 'no_question', { at: 'part', index })],
      )
  }
}

const asks = (stem: string, chinese: boolean): boolean => /[？?]|_{2,}/.test(stem) || isCommand(stem, chinese)
