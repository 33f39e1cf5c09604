/**
 * Meanings of terms in bold that no sentence of its own defines: told in passing, "… camouflage, or avoiding detection
 * by …", "In projection, a person …".
 */
import { isArticle } from '../../survey/noun-phrases.ts'
import type { Lesson, TopicDefinition, TopicSentence } from '../../survey/lesson.ts'
import { pointsOutside } from '../../survey/stand-alone.ts'
import type { Mention } from '../../survey/vocabulary.ts'
import { isNoun, isVerb, type Word } from '../../survey/words.ts'
import { isClausePattern, type DefinitionParts } from './definition.ts'
import { isBoldPhrase } from './bold-terms.ts'
import { built } from './find-definition.ts'
import { meaningFault } from './meaning.ts'

/**
 * One a term, the first that is good. For questions that show options: these meanings say enough to tell a term from
 * others, not always enough to be all of it.
 */
export function boldMeanings(lesson: Lesson): TopicDefinition[] {
  const { wanted, vocabulary, people } = lesson
  const found = new Map<string, TopicDefinition>()
  for (const sentence of wanted) {
    if (sentence.glossary) continue
    for (const mention of vocabulary.mentions(sentence)) {
      const { entry } = mention
      if (
        !isBoldPhrase(sentence, mention.from, mention.to) ||
        entry.definition ||
        people.has(entry.key) ||
        found.has(entry.key)
      )
        continue
      const parts = FINDERS.map((find) => find(sentence, mention)).find((one) => one !== undefined)
      const definition = parts && {
        ...built(sentence, (text) => lesson.lower(text), parts),
        term: entry.form,
        key: entry.key,
        plural: entry.plural,
        sentence,
      }
      if (definition && isGood(definition)) found.set(entry.key, definition)
    }
  }
  return [...found.values()]
}

function isGood(definition: TopicDefinition): boolean {
  const { meaning, pattern } = definition
  const fault = meaningFault(definition)
  if (
    LOOSE.test(meaning) ||
    pointsOutside(meaning.replace(/\byou\b/g, 'one').replace(/\byour\b/g, 'one’s')) ||
    (fault !== undefined && !(fault === 'opinion' && !OPINION.test(meaning)))
  )
    return false
  // A sentence is no meaning of a noun.
  return (
    isClausePattern(pattern) ||
    (!definition.namesModifier &&
      !/^[^,]*?\b(?:is|are|was|were|has|have|release|suggests?)\b/.test(
        meaning.split(/\b(?:that|which|who|whose|in which|where)\b/)[0]!,
      ))
  )
}
/** Words of one speaker, of one story, or that want something before them. */
const LOOSE =
  /\b(?:we|our|us|I|my|he|she|his|her|him|this|that is|these|those|such|above|below|also|however|therefore|example|instance|studied|earlier|figure|table|often|usually|sometimes|may|might|while|whereas|but|did|was|were|had)\b|[;:?“”()]|^(?:it|its|they|their|them)\b/i

/** What no examiner says; of “an important event” a recollection may be. */
const OPINION =
  /\b(?:excellent|best|famous|interesting|popular|controversial|originally|recently|today|now|currently|perhaps|probably|maybe|likely|some|many)\b/i

type Finder = (sentence: TopicSentence, mention: Mention) => DefinitionParts | undefined

/**
 * "…, or (the) meaning", ": the meaning", ", which is the meaning", ", an involuntary and rapid response to stimulus".
 */
const renamed: Finder = ({ words }, { from, to }) => {
  const start = startOfMeaning(words, from, to)
  if (start === undefined || words[start] === undefined) return undefined
  const end = endOfMeaning(words, start)
  const isNamed = isArticle(words[start]) || /^[\p{Ll}-]{4,}ing$/u.test(words[start].lower)
  return isNamed && end !== undefined && end - start >= LEAST_WORDS
    ? { term: [from, to], meaning: [start, end], pattern: 'is' }
    : undefined
}

function startOfMeaning(words: readonly Word[], from: number, to: number): number | undefined {
  if (to <= MOST_OPENING && /^(?:is|are)$/.test(words[to]?.lower ?? '') && /^an?$/.test(words[to + 1]?.lower ?? ''))
    return to + 1
  const [sign, second, third] = [words[to]?.text, words[to + 1]?.lower, words[to + 2]?.lower]
  if (sign === ':') return to + 1
  if (sign !== ',') return undefined
  if (second === 'or') return to + 2
  if (second === 'which' && (third === 'is' || third === 'are')) return to + 3
  // After an opening phrase what follows is the sentence itself.
  return isArticle(words[to + 1]) && words.slice(0, from).some(isVerb) ? to + 1 : undefined
}

/** To the end of the sentence, or to a comma behind which the sentence itself goes on. */
function endOfMeaning(words: readonly Word[], start: number): number | undefined {
  const last = words.length - 1
  const comma = words.findIndex((word, index) => index > start && index < last && word.text === ',')
  if (comma < 0) return last
  const examples = words.findIndex(
    (word, index) => index > start + LEAST_WORDS && index < comma && /^(?:like|including|such)$/.test(word.lower),
  )
  if (examples > 0) return examples
  return isVerb(words[comma + 1]) && !words[comma + 1]!.lower.endsWith('ing') ? comma : undefined
}

/**
 * "In regression, an individual acts …", "reaction formation, in which someone …", "mutualism, where two species …",
 * "cohabitation (when a couple …)".
 */
const cased: Finder = ({ words }, { from, to }) => {
  const last = words.length - 1
  const opens =
    words[to]?.text === ',' &&
    (from <= 2 && words[0]!.lower === 'in'
      ? to + 1
      : words[to + 1]?.lower === 'where'
        ? to + 2
        : words[to + 1]?.lower === 'in' && words[to + 2]?.lower === 'which'
          ? to + 3
          : 0)
  if (!opens || last - opens < LEAST_WORDS || !isClause(words.slice(opens, last))) return undefined
  return { term: [from, to], meaning: [opens, last], pattern: 'in_which' }
}

/** "When a woman is married to more than one man, it is called polyandry", with whatever opens the sentence. */
const namedCase: Finder = ({ words }, { from, to }) => {
  const naming = words[from - 1]?.lower === 'called' && words[from - 2]?.lower === 'is' ? from - 2 : -1
  const when = words.findIndex(({ lower }) => lower === 'when')
  const comma = words.findIndex((word, index) => index > when && word.text === ',')
  if (
    naming < 0 ||
    when < 0 ||
    to !== words.length - 1 ||
    comma - when <= LEAST_WORDS ||
    naming - comma > 2 ||
    !isClause(words.slice(when + 1, comma))
  )
    return undefined
  return { term: [from, to], meaning: [when + 1, comma], pattern: 'in_which' }
}

/** A subject and, not far behind it, a verb. */
const isClause = (words: readonly Word[]): boolean =>
  (isArticle(words[0]) ||
    isNoun(words[0]) ||
    words[0]?.tag === 'NUM' ||
    words[0]?.tag === 'ADJ' ||
    /^(?:someone|two|both|one)$/.test(words[0]?.lower ?? '')) &&
  words.slice(1, MOST_SUBJECT).some((word) => isVerb(word) && !word.lower.endsWith('ing')) &&
  !words.some(({ text }) => text === ',')

const FINDERS: readonly Finder[] = [renamed, cased, namedCase]
const LEAST_WORDS = 4
const MOST_SUBJECT = 8
const MOST_OPENING = 4
