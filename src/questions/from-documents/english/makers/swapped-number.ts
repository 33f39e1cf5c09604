/** A statement with an exact number replaced by another. */
import { fitArticle } from '../articles.ts'
import { areWorthDating } from '../dated-events.ts'
import { allowsExceptions, offerFalse } from '../false-statements.ts'
import { importanceOf } from '../importance.ts'
import type { Maker } from '../lesson.ts'
import { tellsOfSubject } from '../vocabulary.ts'
import { isUncertain } from './true-statement.ts'
import { isWorthAsking, otherQuantities, quantityIn } from '../quantities.ts'

export const swappedNumber: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    const quantity = quantityIn(sentence)
    if (
      !quantity ||
      !isWorthAsking(quantity, sentence.text) ||
      allowsExceptions(sentence.text) ||
      isUncertain(sentence.text) ||
      !tellsOfSubject(lesson.vocabulary.mentions(sentence)) ||
      (quantity.isYear ? !areWorthDating(lesson.sentences) : importanceOf(sentence, lesson) < LEAST_IMPORTANCE)
    )
      return []
    const random = lesson.randomFor('swapped_number', sentence)
    const others = otherQuantities(quantity, random)
    if (!others) return []
    const wrong = random.pick(others)
    const statement = fitArticle(
      sentence.text.slice(0, quantity.start) + wrong + sentence.text.slice(quantity.end),
      quantity.start,
    )
    return [
      offerFalse(lesson, sentence, {
        maker: 'swapped_number',
        statement,
        right: quantity.text,
        wrong,
        score: quantity.isYear ? 0.4 : 0.5,
        termCount: 3,
        terms: [],
      }),
    ]
  })

const LEAST_IMPORTANCE = 0.6
