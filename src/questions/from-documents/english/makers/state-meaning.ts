/** "What is meant by “…”?": the meaning is stated in a sentence, one mark for its general noun and one for what sets it apart. */
import { canBeStated } from '../definitions/asked-meaning.ts'
import { isClausePattern, type Definition } from '../definitions/definition.ts'
import { theTextStates, withArticle } from '../explanation.ts'
import type { Maker } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { splitMeaning } from '../definitions/meaning.ts'
import { offerShortAnswer } from '../offer.ts'

export const stateMeaning: Maker = (lesson) =>
  lesson.wantedDefinitions.flatMap((definition) => {
    const entry = lesson.vocabulary.find(definition.key)
    if (!entry || !canBeStated(definition)) return []
    const asking = {
      maker: 'state_meaning',
      sentence: definition.sentence,
      stem: stemFor(definition),
      explanation: theTextStates(definition.sentence),
      score: 0.7 + 0.2 * entry.confidence,
      act: 'state' as const,
      termCount: entry.count,
      words: definition.meaningWords.length,
      terms: [entry.key],
    }
    return [offerShortAnswer(lesson, asking, keyFor(definition), markingRows(definition))]
  })

function stemFor(definition: Definition): string {
  switch (definition.pattern) {
    case 'occurs_when': return `State when ${withArticle(definition)} ${definition.plural ? 'occur' : 'occurs'}.`
    // A list of terms names them without their article.
    case 'in_which': return definition.sentence.glossary ? `Describe what is meant by “${definition.term}”.` : `Describe what happens in ${withArticle(definition)}.`
    case 'states_that': return definition.sentence.glossary ? `State what ${/[’']s?\b/.test(definition.term) ? '' : 'the '}${definition.term} says.` : `State ${definition.article === 'the' ? 'the ' : ''}${definition.term}.`
    // A name has no meaning: one asks what it names.
    case 'is': return /^\p{Lu}\S* \p{Lu}|^\p{Lu}.* of /u.test(definition.term) ? `What ${definition.plural ? 'are' : 'is'} ${withArticle(definition)}?` : `What is meant by “${definition.term}”?`
    case 'refers_to': return `What is meant by “${definition.term}”?`
    case 'called': return `What is meant by “${definition.term}”?`
  }
}

const keyFor = (definition: Definition): string => `${upperFirst(definition.pattern === 'occurs_when' ? `when ${definition.meaning}` : definition.meaning)}.`

function markingRows(definition: Definition): readonly { readonly text: string; readonly marks: number }[] {
  const [general, rest] = isClausePattern(definition.pattern) ? [] : (splitMeaning(definition.meaning) ?? [])
  const ideas = general !== undefined && rest !== undefined ? twoIdeas(rest) : undefined
  // The general noun earns nothing by itself: marks go to what sets the term apart.
  if (ideas) return [{ text: `${upperFirst(general!)} ${ideas[0]}`, marks: 1 }, { text: upperFirst(ideas[1]), marks: 1 }]
  return [{ text: upperFirst(definition.meaning), marks: definition.meaning.split(' ').length >= LEAST_FOR_TWO ? 2 : 1 }]
}

/** A meaning of so many words has more than one thing to say. */
const LEAST_FOR_TWO = 8

/** "to separate DNA fragments, and to …": what sets a term apart in two, when it says two things. */
function twoIdeas(rest: string): readonly [string, string] | undefined {
  const joint = /,? and (?=(?:that|which|who|to|is|are|has|have|can)\b)/.exec(rest)
  if (!joint) return undefined
  const [one, other] = [rest.slice(0, joint.index), rest.slice(joint.index + joint[0].length)]
  return one.split(' ').length >= 4 && other.split(' ').length >= 4 ? [one, other] : undefined
}
