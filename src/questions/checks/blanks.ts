/** Blanks: where they stand, how many there are, and that no answer stands beside them. */
import { plainText } from '#domain/rich-text.ts'
import { flaw } from './item-flaw.ts'
import type { Rule } from './item-view.ts'
import { holdsWords } from './words.ts'

export const blankAtStart: Rule = ({ item, stem }) =>
  item.type === 'fill_blank' && /^["“「『《]?\s*_{2,}(?![_年])/.test(stem)
    ? [flaw('warn', 'blank_at_start', 'stem')]
    : []

export const tooManyBlanks: Rule = ({ item }) =>
  item.type === 'fill_blank' && item.keys.length > 2
    ? [flaw('reject', 'too_many_blanks', 'stem', String(item.keys.length))]
    : []

/**
 * What is to be found stands in the stem; where several options stand there, the stem offers a choice and gives nothing
 * away.
 */
export const answerInStem: Rule = ({ item, stem, key, distractors, chinese }) => {
  switch (item.type) {
    case 'multiple_choice':
      return key !== undefined &&
        isTelling(key, chinese) &&
        holdsWords(stem, key, chinese) &&
        distractors.every((option) => !holdsWords(stem, option, chinese))
        ? [flaw('reject', 'answer_in_stem', 'stem', key)]
        : []
    case 'fill_blank':
      return item.keys.flatMap(([best]) => {
        const answer = plainText(best)
        return isTelling(answer, chinese) && holdsWords(stem, answer, chinese)
          ? [flaw('reject', 'answer_in_stem', 'stem', answer)]
          : []
      })
    case 'short_answer': {
      const answer = plainText(item.key)
      return isTelling(answer, chinese) && holdsWords(stem, answer, chinese) && !/\bor\b|還是|还是/.test(stem)
        ? [flaw('reject', 'answer_in_stem', 'stem', answer)]
        : []
    }
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

/** A digit or a letter stands anywhere. */
const isTelling = (answer: string, chinese: boolean): boolean =>
  chinese && /\p{Script=Han}/u.test(answer) ? [...answer].length >= 2 : /\p{L}{3}|\d{3}/u.test(answer)
