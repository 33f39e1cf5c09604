/** A definition with another defined term in the place of its own: certainly false, since the text gives that term another meaning. */
import { isClausePattern, type Definition } from '../definitions/definition.ts'
import { genusOf, isShared } from '../definitions/meaning.ts'
import { sharedStems } from '../definitions/shared-stems.ts'
import { distractorsFor } from '../distractors.ts'
import { definitionSentence } from '../explanation.ts'
import { offerFalse } from '../false-statements.ts'
import type { Maker } from '../lesson.ts'
import { isPlural } from '../noun-number.ts'
import { SISTERS, sisterhood } from '../sister-terms.ts'
import { isContent } from '../words.ts'

export const swappedTerm: Maker = (lesson) =>
  lesson.wantedDefinitions.flatMap((definition) => {
    const { sentence } = definition
    const entry = lesson.vocabulary.find(definition.key)
    const isCertain = entry && !lesson.related.isGeneral(entry) && !isShared(definition.meaning)
    const distractors = isCertain ? distractorsFor(entry, sentence, lesson, { forMeaning: true, sharing: sharedStems(definition) }) : undefined
    // Only a term with a meaning of its own in the text is certainly wrong here.
    const wrongs = (distractors?.entries ?? []).flatMap((other) => (other.definition && takesPlaceOf(other.definition, definition) ? [other.definition] : []))
    if (!entry || !distractors || wrongs.length === 0) return []
    // The nearest sister: of another kind a definition is false at sight.
    const wrong = wrongs[0]!
    const wrongEntry = lesson.vocabulary.find(wrong.key)
    // Nearness alone makes no mistake: a layer of the air is no molecule.
    if (!wrongEntry || !(wrongEntry.head === entry.head || lesson.related.areListed(wrongEntry, entry) || (entry.kind !== undefined && entry.kind === wrongEntry.kind) || sisterhood(wrongEntry, entry, lesson.related) > SISTERS)) return []
    if (sisterhood(wrongEntry, entry, lesson.related) < SISTERS || isPlural(genusOf(wrong.meaning)) !== isPlural(genusOf(definition.meaning))) return []
    const change = {
      maker: 'swapped_term',
      statement: definitionSentence({ ...definition, term: wrong.term, article: wrong.article === '' && !wrong.plural && wrong.sentence.glossary ? definition.article : wrong.article, plural: wrong.plural }),
      right: definition.term,
      wrong: wrong.term,
      also: definitionSentence(wrong),
      score: 0.6 + 0.2 * entry.confidence,
      termCount: entry.count,
      terms: [entry.key],
      closeness: distractors.closeness,
    }
    return [offerFalse(lesson, sentence, change)]
  })

/** The verb of the statement fits both: no animal that "states that". */
function takesPlaceOf(other: Definition, own: Definition): boolean {
  return isClausePattern(own.pattern) ? other.pattern === own.pattern && (own.pattern !== 'in_which' || areParallel(own, other)) : !isClausePattern(other.pattern)
}

/** What happens in one case may happen in another too, unless both are told in the same words: "a stimulus is added", "a stimulus is removed". */
function areParallel(own: Definition, other: Definition): boolean {
  const stems = new Set(own.meaningWords.filter(isContent).map((word) => word.stem))
  return other.pattern === 'in_which' && other.meaningWords.filter((word) => isContent(word) && stems.has(word.stem)).length >= 2
}
