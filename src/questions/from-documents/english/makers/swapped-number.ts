/** A statement with an exact number replaced by another. */
import { fitArticle } from '../articles.ts'
import { allowsExceptions, offerFalse } from '../false-statements.ts'
import type { Maker } from '../lesson.ts'
import { tellsOfSubject } from '../vocabulary.ts'
import { isUncertain } from './true-statement.ts'
import { isWorthAsking, otherQuantities, quantityIn } from '../quantities.ts'

export const swappedNumber: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    const quantity = quantityIn(sentence)
    if (!quantity || ROUGH.test(sentence.text.slice(0, quantity.start)) || !isWorthAsking(quantity, sentence.text) || (allowsExceptions(sentence.text) || isUncertain(sentence.text)) || !tellsOfSubject(lesson.vocabulary.mentions(sentence))) return []
    const random = lesson.randomFor('swapped_number', sentence)
    const others = otherQuantities(quantity, random)
    if (!others) return []
    const wrong = random.pick(others)
    const statement = fitArticle(sentence.text.slice(0, quantity.start) + wrong + sentence.text.slice(quantity.end), quantity.start)
    return [offerFalse(lesson, sentence, { maker: 'swapped_number', statement, right: quantity.text, wrong, score: quantity.isYear ? 0.4 : 0.5, termCount: 3, terms: [] })]
  })

/** Near a number lie others. */
const ROUGH = /\b(?:near|nearly|about|around|roughly|approximately|some|only|close to|almost|estimated)(?: at| to)? (?:values? (?:near|of|around) )?$/i
