/** "Which of the following terms means “…”?": the meaning is given, the term is chosen. */
import { boldMeanings } from '../facts/definitions/bold-meanings.ts'
import type { Definition } from '../facts/definitions/definition.ts'
import { isShared } from '../facts/definitions/meaning.ts'
import { definitionSentence, theTextStates } from '../wording/explanation.ts'
import { kindredOptions } from '../distractors/kindred-options.ts'
import type { Maker } from '../survey/lesson.ts'
import { upperFirst } from '../wording/letter-case.ts'
import { isName, named } from '../survey/names.ts'
import { offerMultipleChoice } from '../offer.ts'

export const termOfMeaning: Maker = (lesson) =>
  [...lesson.wantedDefinitions, ...boldMeanings(lesson)].flatMap((definition) => {
    const known = lesson.vocabulary.find(definition.key)
    const entry = known && { ...known, definition }
    if (!entry || lesson.people.has(entry.key) || isShared(definition.meaning)) return []
    const distractors = kindredOptions(entry, definition, lesson)
    if (!distractors) return []
    // Beside common nouns the one name is the answer.
    if (IS_NAME.test(entry.form) && !distractors.entries.some(({ form }) => IS_NAME.test(form))) return []
    const [first, second, third] = distractors.entries
    const others = distractors.entries.flatMap((other) =>
      other.definition ? [definitionSentence(other.definition)] : [],
    )
    const asking = {
      maker: 'term_of_meaning',
      sentence: definition.sentence,
      stem: stemFor(definition, entry.proper),
      explanation: [theTextStates(definition.sentence), ...others].join(' '),
      score: 0.5 + 0.35 * distractors.temptation + 0.15 * entry.confidence,
      act: 'recognise' as const,
      termCount: entry.count,
      words: definition.meaningWords.length,
      closeness: distractors.closeness,
      terms: [entry.key],
      // What speaks to “you” is no examiner's wording.
      reserve: distractors.isPlain || /\byour?\b/.test(definition.meaning),
    }
    return [
      offerMultipleChoice(lesson, asking, {
        key: upperFirst(entry.form),
        distractors: [upperFirst(first.form), upperFirst(second.form), upperFirst(third.form)],
      }),
    ]
  })

/** "Black Death" */
const IS_NAME = /^\p{Lu}\p{Ll}+ (?:\p{Ll}+ )*\p{Lu}\p{Ll}/u

function stemFor(definition: Definition, proper: boolean): string {
  const verb = definition.plural ? '' : 's'
  if (isName(definition.term) && (definition.pattern === 'refers_to' || definition.pattern === 'called'))
    return `Which of the following ${definition.plural ? 'are' : 'is'} ${named(definition.meaning)}?`
  switch (definition.pattern) {
    case 'occurs_when':
      return `Which of the following occur${verb} when ${definition.meaning}?`
    case 'in_which':
      return `Which of the following terms describes a case in which ${definition.meaning}?`
    case 'states_that':
      return `Which of the following state${verb} that ${definition.meaning}?`
    case 'is':
      return proper
        ? `Which of the following ${definition.plural ? 'are' : 'is'} ${definition.meaning}?`
        : `Which of the following terms means “${definition.meaning}”?`
    case 'refers_to':
      return `Which of the following terms means “${definition.meaning}”?`
    case 'called':
      return `Which of the following terms means “${definition.meaning}”?`
  }
}
