/** Marking guides that add up, and long questions whose parts keep each other's secrets. */
import { plainText } from '#domain/rich-text.ts'
import { flaw } from './item-flaw.ts'
import type { Rule } from './item-view.ts'
import { englishWords, holdsWords } from './words.ts'

export const marksNotAddedUp: Rule = ({ item }) => {
  switch (item.type) {
    case 'essay': {
      const sum = sumOfMarks(item.markingGuide)
      const off =
        item.markingGuide.some(({ text }) => plainText(text).trim() === '') ||
        sum < 1 ||
        (item.marks !== undefined && sum !== item.marks)
      return off ? [flaw('reject', 'marks_not_added_up', 'scheme', String(sum))] : []
    }
    case 'short_answer': {
      const sum = sumOfMarks(item.markingScheme)
      return item.marks !== undefined && sum > 0 && sum !== item.marks
        ? [flaw('reject', 'marks_not_added_up', 'scheme', String(sum))]
        : []
    }
    case 'long_question': {
      const sum = sumOfMarks(item.parts)
      const inQuestion =
        item.marks !== undefined && sum !== item.marks
          ? [flaw('reject', 'marks_not_added_up', 'scheme', String(sum))]
          : []
      return [
        ...inQuestion,
        ...item.parts.flatMap(({ marks, markingScheme }, index) =>
          markingScheme.length > 0 && sumOfMarks(markingScheme) !== marks
            ? [flaw('reject', 'marks_not_added_up', { at: 'part', index }, String(sumOfMarks(markingScheme)))]
            : [],
        ),
      ]
    }
    case 'multiple_choice':
      return []
    case 'true_false':
      return []
    case 'fill_blank':
      return []
    case 'matching':
      return []
  }
}

const sumOfMarks = (rows: readonly { readonly marks: number }[]): number =>
  rows.reduce((sum, { marks }) => sum + marks, 0)

/** Longer keys are sentences, which no stem prints whole. */
const LONGEST_ANSWER = { words: 8, characters: 16 } as const

export const partTellsPart: Rule = ({ item, stem, chinese }) => {
  if (item.type !== 'long_question') return []
  return item.parts.flatMap((part, index) => {
    const key = plainText(part.key)
    const isShort = chinese
      ? [...key].length >= 2 && [...key].length <= LONGEST_ANSWER.characters
      : /\p{L}{3}|\d{3}/u.test(key) && englishWords(key).length <= LONGEST_ANSWER.words
    const told =
      isShort &&
      [stem, ...item.parts.map((other) => plainText(other.stem))].some((text) => holdsWords(text, key, chinese))
    return told ? [flaw('reject', 'part_tells_part', { at: 'part', index }, key)] : []
  })
}

/**
 * "A phenomenon [1]": the first mark of a meaning goes to a word that fits a hundred terms. One word more ("an
 * electronic device") may tell something.
 */
export const emptyClassMark: Rule = ({ item, stem, chinese }) => {
  if (item.type !== 'short_answer' || item.markingScheme.length < 2) return []
  const [first, second] = item.markingScheme.map(({ text }) => plainText(text).trim()) as [string, string]
  if (!(chinese ? ASKS_MEANING.zh : ASKS_MEANING.en).test(stem)) return []
  if (chinese) return EMPTY_CLASS.zh.test(first) ? [flaw('reject', 'empty_class_mark', 'scheme', first)] : []
  if (!GOES_ON.test(second)) return []
  if (EMPTY_CLASS.en.test(first)) return [flaw('reject', 'empty_class_mark', 'scheme', first)]
  return HARDLY_MORE.test(first) ? [flaw('warn', 'empty_class_mark', 'scheme', first)] : []
}

const ASKS_MEANING = { en: /\b(?:meant|meaning|define|explain)\b/i, zh: /何謂|何谓|解釋|解释|[是麼么]「/ }
/** What tells it from others. */
const GOES_ON = /^(?:that|which|who|whose|in which|by which|where|when|used|of|for|with|to|consisting|made)\b/i
/** A noun, or two, or a noun and examples. */
const EMPTY_CLASS = {
  en: /^(?:an? |the )?[\p{L}-]+(?: or [\p{L}-]+)?\.?$|^\p{L}+ (?:like|such as)\b/iu,
  zh: /^(?:一種|一种|一個|一个|一類|一类)?[^，、的]{1,3}$/,
}
const HARDLY_MORE = /^(?:an? |the )?[\p{L}-]+ [\p{L}-]+\.?$/iu

/** The remark says the marks that are printed beside it. */
export const marksPrintedTwice: Rule = ({ item }) => {
  const schemes =
    item.type === 'short_answer'
      ? [item.markingScheme]
      : item.type === 'long_question'
        ? item.parts.map(({ markingScheme }) => markingScheme)
        : []
  return schemes
    .flat()
    .flatMap(({ marks, remark }) =>
      remark !== undefined && new RegExp(String.raw`^[（(]?\s*${marks}\s*(?:分|marks?)\s*[)）]?$`).test(remark)
        ? [flaw('warn', 'marks_printed_twice', 'scheme', remark)]
        : [],
    )
}
