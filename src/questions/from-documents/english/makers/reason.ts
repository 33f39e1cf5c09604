/** "Explain why …": a cause that the text gives. */
import { theTextStates } from '../explanation.ts'
import { importanceOf } from '../importance.ts'
import type { Lesson, Maker, TopicSentence } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { offerShortAnswer } from '../offer.ts'
import { reasonIn, type Reason } from '../reasons.ts'
import { isOfSubject, tellsOfSubject } from '../vocabulary.ts'

export const reason: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    const found = reasonIn(sentence)
    // What a thing is has no reason: "redevelopment is the pulling down of old buildings so that …".
    if (
      !found ||
      CLASSES.test(found.effect) ||
      /\bother (?:characteristics|reasons|factors|things)\b/.test(found.cause) ||
      echoes(found, lesson) ||
      NAMES_ONLY.test(found.cause) ||
      (/\balso\b/i.test(sentence.quote) && found.effect.startsWith('The ')) ||
      importanceOf(sentence, lesson) < LEAST_IMPORTANCE ||
      isHalfOfReason(sentence) ||
      lesson.definitions.some((definition) => definition.sentence === sentence)
    )
      return []
    const inEffect = lesson.vocabulary
      .mentions(sentence)
      .filter((mention) =>
        found.effect.includes(
          sentence.text.slice(sentence.words[mention.from]!.start, sentence.words[mention.to - 1]!.end),
        ),
      )
    const best = inEffect.toSorted((a, b) => b.entry.confidence - a.entry.confidence)[0]?.entry
    // What is to be explained must be about a term of the document, not about the case at hand.
    if (
      !best ||
      !(
        inEffect.some(({ entry }) => isOfSubject(entry)) ||
        tellsOfSubject(inEffect) ||
        inEffect.filter(({ entry }) => entry.confidence >= LEAST_CONFIDENCE).length > 1
      )
    )
      return []
    // Of two reasons the text gives the other one elsewhere: "Gold also has value because …".
    const isOneOfSeveral = /\balso\b/i.test(sentence.quote)
    if (isOneOfSeveral && IS_DEFINITION.test(found.effect)) return []
    const asking = {
      maker: 'reason',
      sentence,
      stem: `${isOneOfSeveral ? 'Give one reason' : 'Explain'} why${/^(in|at|on|under|during|when|if|with|without|for|prior|unlike|like|as|after|before|once|by|to|from|until|unless|according to|because of|despite|since)\b[^,]*,/i.test(found.effect) ? ',' : ''} ${lesson.lower(found.effect).replace(/,(?=[”’"]$)/, '')}.`,
      explanation: theTextStates(sentence),
      score: 0.65 + 0.25 * best.confidence,
      act: 'explain' as const,
      termCount: best.count,
      terms: [],
      reserve: isOneOfSeveral,
    }
    const key = `${upperFirst(found.cause)}.`
    return [offerShortAnswer(lesson, asking, key, [{ text: upperFirst(found.cause), marks: 2 }])]
  })

/**
 * "Genetic maps rely on the natural process of recombination" for why mapping is affected by natural changes of
 * recombination: the question says it.
 */
function echoes({ effect, cause }: Reason, lesson: Lesson): boolean {
  const asked = new Set(lesson.stemsIn(effect))
  const told = lesson.stemsIn(cause)
  return told.filter((stem) => asked.has(stem)).length >= Math.max(3, told.length * MOST_ECHOED)
}
const MOST_ECHOED = 0.4

/**
 * "Infants are dependent, so caregivers help them; their baby will see …": what is cut off behind the semicolon belongs
 * to it.
 */
const isHalfOfReason = ({ quote, text }: TopicSentence): boolean =>
  SAYS_AGAIN.test(quote) || (quote.includes(';') && /, so (?!that)/.test(text))

/** "Explain why progymnosperms were a group of plants that …": what a thing is has no reason. */
const CLASSES = /\b(?:is|are|was|were) an? (?:\p{L}+ )?(?:group|type|kind|class|form)s? of\b/u
/** "Because of the location of the gene", "because of its shape": what of it counts, and of which, is not said. */
const NAMES_ONLY = /^because of (?:the|its|their|his|her) (?!.*\b(?:that|which|who)\b)[^,]*$/i
/** "power is the rate at which …" */
const IS_DEFINITION = /\b(?:is|are) (?:the|an?)\b/
/** It gives no reason, it says the sentence before in other words; "(a) …, and (b) …" are printed for a list. */
const SAYS_AGAIN = /^(?:In other words|That is|Put simply)\b|\([a-d1-4]\) /i
const LEAST_IMPORTANCE = 0.3
/** Two terms of such small confidence make a matter of the subject too. */
const LEAST_CONFIDENCE = 0.008
