/** A definition with another defined term in the place of its own: certainly false, since the text gives that term another meaning. */
import { fitArticle } from '../articles.ts'
import { isClausePattern, type Definition } from '../definitions/definition.ts'
import { isShared } from '../definitions/meaning.ts'
import { distractorsFor } from '../distractors.ts'
import { definitionSentence } from '../explanation.ts'
import { offerFalse } from '../false-statements.ts'
import type { Maker } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { isContent } from '../words.ts'

export const swappedTerm: Maker = (lesson) => {
  const standing = new Set(lesson.standing)
  return lesson.wantedDefinitions.flatMap((definition) => {
    const { sentence, from, to } = definition
    const entry = lesson.vocabulary.find(definition.key)
    const distractors = entry && standing.has(sentence) && !definition.namesModifier && !lesson.related.isGeneral(entry) && !isShared(definition.meaning) ? distractorsFor(entry, sentence, lesson, { forMeaning: true, sameHead: definition.namesTerm, counted: definition.article === 'a' || definition.article === 'an' }) : undefined
    if (!entry || !distractors) return []
    // Only a term with a meaning of its own in the text is certainly wrong here.
    const defined = distractors.entries.filter((other) => other.definition !== undefined && takesPlaceOf(other.definition, definition))
    if (defined.length === 0) return []
    const wrong = lesson.randomFor('swapped_term', sentence).pick(defined)
    const [start, end] = [sentence.words[from]!.start, sentence.words[to - 1]!.end]
    const statement = upperFirst(fitArticle(sentence.text.slice(0, start) + wrong.form + dropAbbreviation(sentence.text.slice(end)), start))
    const change = { maker: 'swapped_term', statement, right: entry.form, wrong: wrong.form, score: 0.6 + 0.2 * entry.confidence, termCount: entry.count, terms: [entry.key], closeness: distractors.closeness }
    const candidate = offerFalse(lesson, sentence, change)
    const meaning = wrong.definition ? ` ${definitionSentence(wrong.definition)}` : ''
    return [{ ...candidate, draft: { ...candidate.draft, explanation: [...candidate.draft.explanation, ...lesson.rich(meaning)] } }]
  })
}

/** The article and the verb of the statement fit both: no "the semelparity", no animal that "states that". */
function takesPlaceOf(other: Definition, own: Definition): boolean {
  const indefinite = (article: string): boolean => article === 'a' || article === 'an'
  return (other.article === own.article || (indefinite(other.article) && indefinite(own.article))) && isClausePattern(other.pattern) === isClausePattern(own.pattern) && (own.pattern !== 'states_that' || other.pattern === 'states_that') && (own.pattern !== 'in_which' || areParallel(own, other))
}

/** "Short-term memory (STM) must not keep the STM when its term changes. */
const dropAbbreviation = (rest: string): string => rest.replace(/^ \([^()]*\)/, '')

/** What happens in one case may happen in another too, unless both are told in the same words: "a stimulus is added", "a stimulus is removed". */
function areParallel(own: Definition, other: Definition): boolean {
  const stems = new Set(own.meaningWords.filter(isContent).map((word) => word.stem))
  return other.pattern === 'in_which' && other.meaningWords.filter((word) => isContent(word) && stems.has(word.stem)).length >= 2
}
