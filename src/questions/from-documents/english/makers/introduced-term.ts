/**
 * "Which of the following consists of …?": what the text says of a term where it introduces it in bold, the term to be
 * chosen among others of its kind.
 */
import { isBoldPhrase, abbreviationAfter } from '../facts/definitions/bold-terms.ts'
import type { Definition } from '../facts/definitions/definition.ts'
import { built } from '../facts/definitions/find-definition.ts'
import { theTextStates } from '../wording/explanation.ts'
import { kindredOptions } from '../distractors/kindred-options.ts'
import type { Lesson, Maker, TopicSentence } from '../survey/lesson.ts'
import { upperFirst } from '../wording/letter-case.ts'
import { offerMultipleChoice } from '../offer.ts'
import { isArticle, textOf } from '../survey/noun-phrases.ts'
import { pointsOutside } from '../survey/stand-alone.ts'
import type { Mention } from '../survey/vocabulary.ts'
import { isContent } from '../survey/words.ts'

export const introducedTerm: Maker = (lesson) => {
  const asked = new Set<string>()
  return lesson.wanted.flatMap((sentence) => {
    const mention = introducedIn(sentence, lesson)
    const told = mention && !asked.has(mention.entry.key) ? predicateOf(sentence, mention, lesson) : undefined
    if (!mention || !told) return []
    const entry = { ...mention.entry, definition: told }
    const options = kindredOptions(entry, told, lesson)
    if (!options) return []
    asked.add(entry.key)
    const [first, second, third] = options.entries
    const asking = {
      maker: 'introduced_term',
      sentence,
      stem: `Which of the following ${told.meaning}?`,
      explanation: theTextStates(sentence),
      score: 0.45 + 0.3 * options.temptation + 0.15 * entry.confidence,
      act: 'recognise' as const,
      termCount: entry.count,
      words: told.meaningWords.length,
      closeness: options.closeness,
      terms: [entry.key],
      reserve: options.isPlain || SPEAKS.test(told.meaning),
    }
    return [
      offerMultipleChoice(lesson, asking, {
        key: upperFirst(entry.form),
        distractors: [upperFirst(first.form), upperFirst(second.form), upperFirst(third.form)],
      }),
    ]
  })
}

/** The term in bold with which the sentence opens, behind no more than "Unlike mores,". */
function introducedIn(sentence: TopicSentence, { vocabulary, people }: Lesson): Mention | undefined {
  const { words } = sentence
  const comma = words.findIndex(({ text }) => text === ',')
  const opening =
    /^(?:unlike|whereas|while)$/.test(words[0]?.lower ?? '') && comma > 0 && comma <= MOST_OPENING ? comma + 1 : 0
  const from = isArticle(words[opening]) ? opening + 1 : opening
  return vocabulary
    .mentions(sentence)
    .find(
      (mention) =>
        mention.from === from &&
        isBoldPhrase(sentence, mention.from, mention.to) &&
        !mention.entry.definition &&
        !people.has(mention.entry.key),
    )
}
const MOST_OPENING = 6

/**
 * What is said of it, to the end of the sentence; undefined where that may hold for others, or cannot be read without
 * the text.
 */
function predicateOf(sentence: TopicSentence, { entry, from, to }: Mention, lesson: Lesson): Definition | undefined {
  const { words } = sentence
  const start = abbreviationAfter(words, to)?.end ?? to
  const predicate = textOf(sentence, start, words.length - 1)
  if (
    !sentence.text.endsWith('.') ||
    !DEFINING.test(predicate) ||
    LOOSE.test(predicate) ||
    pointsOutside(predicate.replace(GENERIC, 'the'))
  )
    return undefined
  const told = words.slice(start, -1)
  if (told.length > MOST_WORDS || told.filter(isContent).length < LEAST_CONTENT) return undefined
  const definition = built(sentence, (text) => lesson.lower(text), {
    term: [from, to],
    meaning: [start, words.length - 1],
    pattern: 'is',
  })
  return definition.namesModifier
    ? undefined
    : {
        ...definition,
        meaning: predicate.replaceAll('“', '‘').replaceAll('”', '’'),
        term: entry.form,
        key: entry.key,
        plural: entry.plural,
      }
}

/** Verbs that say what a thing is, when it happens, or what is its own. */
const DEFINING =
  /^(?:is|are) (?:an? (?!type|kind|form|example|good|key|part)|the (?!opposite|same|most|best)|characteri[sz]ed by |marked by |when |norms |[\p{L}, -]{3,40}(?: that| which| who| without))|^(?:consists? of|refers? to|describes?|defines?|considers?|(?:occurs?|happens?) when|involves?|means?|measures?|deals? with|studies|focus(?:es)? on|states? that|stores?|holds?|contains?|controls?|regulates?|prevents?|protects?|helps? people) /u
/** Words of one speaker or one story, or that want something before or behind them. */
const LOOSE =
  /\b(?:he|she|his|her|him|I|this|these|those|such|they|them|it|its|however|therefore|for example|another|also|even|just|what it sounds|more|less|fewer|-er than|figure|table|chapter|discussed|often|usually|sometimes|many|some|most|opposite|now|once|was|were|had)\b|[;:?“”()—]/i
const GENERIC = /\b(?:we|us|our|you|your|one’s|people’s)\b/gi
const SPEAKS = /\b(?:we|us|our|you|your)\b/i
const MOST_WORDS = 32
const LEAST_CONTENT = 3
