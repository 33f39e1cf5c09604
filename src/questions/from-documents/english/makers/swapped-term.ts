/**
 * A definition with another defined term in the place of its own: certainly false, since the text gives that term
 * another meaning.
 */
import { fitArticle } from '../wording/articles.ts'
import type { Definition } from '../facts/definitions/definition.ts'
import { isShared } from '../facts/definitions/meaning.ts'
import { definitionSentence } from '../wording/explanation.ts'
import { allowsExceptions, offerFalse } from '../wording/false-statements.ts'
import type { Lesson, Maker, TopicDefinition, TopicSentence } from '../survey/lesson.ts'
import { upperFirst } from '../wording/letter-case.ts'
import { isDescribed } from './name-term.ts'
import { mistakenFor, plainlyOther } from '../distractors/mistaken-terms.ts'
import { textOf } from '../survey/noun-phrases.ts'
import { isPlural } from '../survey/noun-number.ts'
import { isDeniedBySense, isToldBySense } from '../distractors/told-by-sense.ts'
import { definitionToldIn } from '../facts/told-definitions.ts'

export const swappedTerm: Maker = (lesson) => {
  // A term that was mistaken once gives way to another that is as near.
  const uses = new Map<string, number>()
  const stating = new Set(lesson.wantedDefinitions.map(({ sentence }) => sentence))
  return [
    ...lesson.wantedDefinitions.map((definition) => ({ definition, isQuoted: true })),
    ...lesson.standing
      .flatMap((sentence) => (stating.has(sentence) ? [] : retold(sentence, lesson)))
      .map((definition) => ({ definition, isQuoted: false })),
  ].flatMap(({ definition, isQuoted }) => {
    const entry = lesson.vocabulary.find(definition.key)
    if (
      !entry ||
      (isDescribed(definition) && !entry.bold) ||
      isShared(definition.meaning) ||
      IS_ONE_OF_MANY.test(definition.meaning)
    )
      return []
    const canBeWrong = (other: Definition): boolean =>
      !tellsOfOther(definition, other) && !isSeenAtSight(definition, other) && other.plural === definition.plural
    const nearest = mistakenFor(definition, entry, lesson).filter(canBeWrong)
    const reserve = nearest.length === 0
    const wrong = (
      reserve && isQuoted ? plainlyOther(definition, entry, lesson).filter(canBeWrong).slice(0, 1) : nearest
    ).toSorted((a, b) => (uses.get(a.key) ?? 0) - (uses.get(b.key) ?? 0))[0]
    const statement = wrong && (isQuoted ? restated(definition, wrong) : retoldOf(definition, wrong))
    if (!wrong || statement === undefined) return []
    uses.set(wrong.key, (uses.get(wrong.key) ?? 0) + 1)
    return [
      offerFalse(lesson, definition.sentence, {
        maker: 'swapped_term',
        statement,
        right: definition.term,
        wrong: wrong.term,
        also: definitionSentence(wrong),
        score: SCORE + 0.2 * entry.confidence,
        termCount: entry.count,
        terms: [entry.key],
        closeness: reserve ? 0 : 0.5,
        reserve,
      }),
    ]
  })
}

/** "Monocyte: … that differentiates into macrophages": what one becomes, the other may do already. */
function tellsOfOther(one: Definition, other: Definition): boolean {
  const names = ({ meaning }: Definition, { term }: Definition): boolean =>
    meaning.toLowerCase().includes(term.toLowerCase())
  return names(one, other) || names(other, one)
}

/** Who reads "inside" needs no knowledge to deny "external" of it, nor to affirm "internal". */
const isSeenAtSight = ({ term, meaning }: Definition, other: Definition): boolean =>
  isDeniedBySense(other.term, meaning) || (isToldBySense(term, meaning) && !isToldBySense(other.term, meaning))

const SCORE = 0.7
/** In running text more than one thing may be said to be of a kind. */
const IS_ONE_OF_MANY = /^(?:a|one) (?:kind|sort) of\b/

const restated = (definition: TopicDefinition, wrong: Definition): string =>
  definitionSentence({
    ...definition,
    term: wrong.term,
    article: wrong.article === '' && !wrong.plural && wrong.sentence.glossary ? definition.article : wrong.article,
    plural: wrong.plural,
  })

/** What the running text says of a term that a list of terms defines in other words. */
function retold(sentence: TopicSentence, lesson: Lesson): TopicDefinition[] {
  if (allowsExceptions(sentence.text)) return []
  const definition = definitionToldIn(sentence, lesson)
  return definition ? [{ ...definition, sentence }] : []
}

/** The sentence with the other term; undefined where it names either again. */
function retoldOf({ sentence, from, to, term }: TopicDefinition, wrong: Definition): string | undefined {
  const { text, words } = sentence
  const printed = textOf(sentence, from, to)
  const rest = `${textOf(sentence, 0, from)} | ${textOf(sentence, to, words.length)}`.toLowerCase()
  if (
    rest.includes(term.toLowerCase()) ||
    rest.includes(wrong.term.toLowerCase()) ||
    isPlural(printed) !== isPlural(wrong.term) ||
    words[to]?.text === '('
  )
    return undefined
  const [start, end] = [words[from]!.start, words[to - 1]!.end]
  return upperFirst(fitArticle(text.slice(0, start) + wrong.term + text.slice(end), start))
}
