/** The meanings that a document gives its terms: its definitions, and what else its list of terms says of one. */
import { sharesWord } from './definitions/meaning.ts'
import type { Definition } from './definitions/definition.ts'
import type { Lesson, TopicDefinition, TopicSentence } from '../survey/lesson.ts'
import { isPlural } from '../survey/noun-number.ts'
import { textOf } from '../survey/noun-phrases.ts'
import type { Entry } from '../survey/vocabulary.ts'
import { isVerb } from '../survey/words.ts'

/**
 * Entries with their meanings, those of the wanted topics. "frontal lobe: part of the cerebral cortex involved in …"
 * is too little for a question that asks which term it
 * means, but enough beside its sisters.
 */
export function explainedTerms(lesson: Lesson): (Entry & { readonly definition: TopicDefinition })[] {
  const wanted = new Map<string, TopicDefinition>(
    lesson.wantedDefinitions.map((definition) => [definition.key, definition]),
  )
  for (const sentence of lesson.wanted) {
    const listed = listedMeaning(sentence, lesson)
    if (listed && !wanted.has(listed.key)) wanted.set(listed.key, listed)
  }
  return lesson.vocabulary.entries.flatMap((entry) => {
    const definition = wanted.get(entry.key)
    return definition ? [{ ...entry, definition }] : []
  })
}

function listedMeaning(
  sentence: TopicSentence,
  lesson: Lesson,
): (Definition & { readonly sentence: TopicSentence }) | undefined {
  if (!sentence.glossary) return undefined
  const {
    term: [from, to],
    meaning: [start, end],
  } = sentence.glossary
  const meaningWords = sentence.words.slice(start, end)
  // A predicate without its subject is no meaning.
  if (meaningWords[0] === undefined || isVerb(meaningWords[0])) return undefined
  const [term, meaning] = [lesson.lower(textOf(sentence, from, to)), lesson.lower(textOf(sentence, start, end))]
  const namesTerm = sharesWord(term, meaning)
  return {
    term,
    key: sentence.words
      .slice(from, to)
      .map(({ stem }) => stem)
      .join(' '),
    article: '',
    plural: isPlural(term),
    meaning,
    pattern: 'refers_to',
    namesTerm,
    namesModifier: namesTerm,
    isNote: true,
    sentence,
    from,
    to,
    meaningWords,
  }
}
