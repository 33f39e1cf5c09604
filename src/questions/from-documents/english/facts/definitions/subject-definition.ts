/**
 * Definitions whose term is the subject: "Inertia is …", "… refers to …", "… occurs when …", "In positive
 * reinforcement, …", "We define friction as …".
 */
import { indefiniteArticle } from '../../wording/articles.ts'
import { headWord, isPlural } from '../../survey/noun-number.ts'
import { isArticle, nounPhraseEnd, textOf } from '../../survey/noun-phrases.ts'
import { abbreviationAfter, boldPhraseBefore, isBoldPhrase } from './bold-terms.ts'
import type { DefinitionFinder, DefinitionParts, DefinitionPattern } from './definition.ts'
import type { StudySentence } from '../../survey/study-sentences.ts'
import { isVerb, type Word } from '../../survey/words.ts'

/** "A microscope is an instrument that …"; after an opening phrase ("Unlike mores, …") only a term in bold is taken. */
export const subjectParts: DefinitionFinder = (sentence) => {
  const comma = sentence.words.findIndex((word) => word.text === ',')
  const opens = comma > 0 && comma <= MOST_OPENING_WORDS ? [0, comma + 1] : [0]
  for (const opening of opens) {
    const parts = subjectPartsAt(sentence, opening)
    if (parts && (opening === 0 || isBoldPhrase(sentence, ...parts.term))) return parts
  }
  return undefined
}

const MOST_OPENING_WORDS = 8

function subjectPartsAt(sentence: StudySentence, opening: number): DefinitionParts | undefined {
  const { words } = sentence
  const from =
    opening +
    (isArticle(words[opening])
      ? /^(term|word|phrase|concept)$/.test(words[opening + 1]?.lower ?? '') && words[opening + 2]?.lower !== 'of'
        ? 2
        : 1
      : 0)
  const phraseEnd = nounPhraseEnd(words, from)
  // The tagger reads some of these verbs as nouns.
  const to =
    phraseEnd - from > 1 && /^(states|means|describes|refers|occurs|holds)$/.test(words[phraseEnd - 1]!.lower)
      ? phraseEnd - 1
      : phraseEnd
  if (to === from) return undefined
  return partsFrom(sentence, opening, from, to) ?? partsFrom(sentence, opening, from, pastOf(words, to))
}

/** Past "of an equation" behind "root". */
function pastOf(words: readonly Word[], to: number): number {
  if (words[to]?.lower !== 'of' || !isArticle(words[to + 1])) return to
  const end = nounPhraseEnd(words, to + 2)
  return end > to + 2 ? end : to
}

function partsFrom(sentence: StudySentence, opening: number, from: number, to: number): DefinitionParts | undefined {
  const { words } = sentence
  const bracket = abbreviationAfter(words, to)
  const verb = skipParenthesis(words, bracket?.end ?? to)
  const link = linkAt(words, verb)
  const last = words.length - 1
  if (!link || last - link.start < 3) return undefined
  // Many things describe something; only a term that is introduced as one is defined by it.
  if (words[verb]!.lower.startsWith('describe') && from !== opening + 2 && !isBoldPhrase(sentence, from, to))
    return undefined
  const shared = { term: [from, to] as const, pattern: link.pattern, abbreviation: bracket?.text }
  if (words[link.start]!.lower !== 'one' || !/^(that|whose|which|for|in)$/.test(words[link.start + 1]?.lower ?? ''))
    return { ...shared, meaning: [link.start, last] }
  // "A nonconservative force is one for which …": the head of the term stands for "one".
  const head = headWord(textOf(sentence, from, to))
  return to - from > 1
    ? { ...shared, meaning: [link.start + 1, last], opening: `${indefiniteArticle(head)} ${head}` }
    : undefined
}

/** The verb that opens a meaning at `at`, and the word with which the meaning begins. */
function linkAt(
  words: readonly Word[],
  at: number,
): { readonly pattern: DefinitionPattern; readonly start: number } | undefined {
  const [verb, second, third] = [words[at]?.lower ?? '', words[at + 1]?.lower ?? '', words[at + 2]?.lower ?? '']
  if (verb === 'is' || verb === 'are') return linkAfterBe(words, at)
  if (/^refers?$/.test(verb) && second === 'to') return { pattern: 'refers_to', start: at + 2 }
  if (verb === 'describes' && (isArticle(words[at + 1]) || second === 'one'))
    return { pattern: 'refers_to', start: at + 1 }
  if (verb === 'means' && second !== 'that') return { pattern: 'refers_to', start: at + 1 }
  if (/^(occurs|occur|happens|happen)$/.test(verb) && second === 'when')
    return { pattern: 'occurs_when', start: at + 2 }
  if (/^(states|state|holds|asserts)$/.test(verb) && second === 'that') return { pattern: 'states_that', start: at + 2 }
  return third === 'that' && /^(says|proposes)$/.test(verb) ? { pattern: 'states_that', start: at + 3 } : undefined
}

function linkAfterBe(
  words: readonly Word[],
  at: number,
): { readonly pattern: DefinitionPattern; readonly start: number } | undefined {
  const isAdverb = /^(simply|basically|essentially|usually|generally|typically|just)$/.test(words[at + 1]?.lower ?? '')
  const start = at + (isAdverb ? 2 : 1)
  const [first, second, third] = [
    words[start]?.lower ?? '',
    words[start + 1]?.lower ?? '',
    words[start + 2]?.lower ?? '',
  ]
  if (first === 'defined' && second === 'as') return { pattern: 'refers_to', start: start + 2 }
  if (first === 'defined' && second === 'to' && third === 'be') return { pattern: 'refers_to', start: start + 3 }
  if (/^(a|an|the|any)$/.test(first)) return { pattern: 'is', start }
  if (first === 'one' && (/^(that|whose|which|for|in)$/.test(second) || (second === 'of' && /^an?$/.test(third))))
    return { pattern: 'is', start }
  // "Evidence is information that …"
  if (
    words[at]!.lower === 'is' &&
    words[start]?.tag === 'NOUN' &&
    !first.endsWith('ing') &&
    /^(that|which)$/.test(second)
  )
    return { pattern: 'is', start }
  return words[at]!.lower === 'are' && opensBarePlural(words, start) ? { pattern: 'is', start } : undefined
}

/** "are long, hair-like structures that …": a plural genus with what sets it apart close behind it. */
function opensBarePlural(words: readonly Word[], at: number): boolean {
  let start = at
  while (words[start]?.tag === 'ADJ' && words[start + 1]?.text === ',') start += 2
  const first = nounPhraseEnd(words, start)
  const end = /^(or|and)$/.test(words[first]?.lower ?? '') ? nounPhraseEnd(words, first + 1) : first
  return (
    end > start &&
    isPlural(
      words
        .slice(start, end)
        .map((word) => word.lower)
        .join(' '),
    ) &&
    /^(that|which|who|whose|in|made|used|of|with|within|for|found|composed|consisting|between|by|from)$/.test(
      words[end]?.lower ?? '',
    )
  )
}

/** "In positive reinforcement, a desirable stimulus is added.", with the term in bold. */
export const introducedCaseParts: DefinitionFinder = (sentence) => {
  const { words } = sentence
  if (words[0]!.lower !== 'in') return undefined
  const from = isArticle(words[1]) ? 2 : 1
  const comma = words.findIndex((word) => word.text === ',')
  if (comma <= from || comma - from > 5 || boldPhraseBefore(sentence, comma) !== from) return undefined
  const clause = words.slice(comma + 1, -1)
  if (!clause.some(isVerb) || clause.some((word) => word.text === ',')) return undefined
  return { term: [from, comma], meaning: [comma + 1, words.length - 1], pattern: 'in_which' }
}

/** "For now, we will define friction as a force that …" */
export const definedAsParts: DefinitionFinder = ({ words }) => {
  const define = words.findIndex((word) => /^(define|defines|defined)$/.test(word.lower))
  if (define < 1 || define > 8) return undefined
  const from = define + (isArticle(words[define + 1]) ? 2 : 1)
  const to = nounPhraseEnd(words, from)
  return to > from && words[to]?.lower === 'as' && words.length - to > 5
    ? { term: [from, to], meaning: [to + 1, words.length - 1], pattern: 'refers_to' }
    : undefined
}

/** Past ", or working memory," and ", also called working memory," between a term and its verb. */
function skipParenthesis(words: readonly Word[], at: number): number {
  if (words[at]?.text !== ',' || !/^(or|also|sometimes|often)$/.test(words[at + 1]?.lower ?? '')) return at
  const close = words.findIndex((word, index) => index > at && word.text === ',')
  return close > 0 && close - at < 8 ? close + 1 : at
}
