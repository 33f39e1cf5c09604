/** Answers to "why" that only say the question again. */
import { plainText } from '#domain/rich-text.ts'
import { flaw } from './item-flaw.ts'
import { withoutQuotations, type ItemView, type Rule } from './item-view.ts'
import { contentRoots, englishWords } from './words.ts'

/** Of the words of an answer, how many may stand in the question; and how many words are enough to tell. */
const LIMITS = { share: 0.75, roots: 3, pairs: 6 } as const

export const circularAnswer: Rule = (view) => {
  const { item, chinese } = view
  switch (item.type) {
    case 'short_answer':
      return isCircular(view.asking, plainText(item.key), chinese)
        ? [flaw('reject', 'circular_answer', 'stem', plainText(item.key))]
        : []
    case 'long_question':
      return item.parts.flatMap((part, index) =>
        isCircular(withoutQuotations(plainText(part.stem)), plainText(part.key), chinese)
          ? [flaw('reject', 'circular_answer', { at: 'part', index }, plainText(part.key))]
          : [],
      )
    case 'multiple_choice':
      return []
    case 'true_false':
      return []
    case 'fill_blank':
      return []
    case 'matching':
      return []
    case 'essay':
      return []
  }
}

function isCircular(asking: string, key: string, chinese: ItemView['chinese']): boolean {
  const answer = key.replace(/^(?:因為|因为|由於|由于|because)\s*/i, '')
  const asked = chinese ? pairsOf(asking) : contentRoots(asking)
  const answered = chinese ? pairsOf(answer) : contentRoots(answer)
  const again = [...answered].filter((one) => asked.has(one)).length
  return (
    answered.size >= (chinese ? LIMITS.pairs : LIMITS.roots) &&
    again >= LIMITS.share * answered.size &&
    (chinese || shareRun(asking, answer))
  )
}

/** Three words in a row: an answer may use the words of a question in an order that says something new. */
function shareRun(asking: string, answer: string): boolean {
  const asked = ` ${englishWords(asking).join(' ')} `
  const words = englishWords(answer)
  return words.some(
    (_, index) => index + 3 <= words.length && asked.includes(` ${words.slice(index, index + 3).join(' ')} `),
  )
}

/** Every two neighbouring Chinese characters. */
function pairsOf(text: string): Set<string> {
  const characters = text.match(/\p{Script=Han}/gu) ?? []
  return new Set(characters.slice(1).map((character, index) => `${characters[index]}${character}`))
}
