/**
 * "What is meant by “…”?": the meaning is stated in a sentence, with its marks given to the ideas that set the term
 * apart.
 */
import type { Candidate } from '../../../candidate.ts'
import { canBeStated } from '../facts/definitions/asked-meaning.ts'
import { isClausePattern, type Definition } from '../facts/definitions/definition.ts'
import { theTextStates, withArticle } from '../wording/explanation.ts'
import { frameOf } from '../wording/frame.ts'
import type { Lesson, Maker, TopicDefinition } from '../survey/lesson.ts'
import { upperFirst } from '../wording/letter-case.ts'
import { isName, isOnePerson } from '../survey/names.ts'
import { ideasOf, withoutAside } from '../wording/marked-ideas.ts'
import { offerShortAnswer } from '../offer.ts'

export const stateMeaning: Maker = (lesson) => [
  ...lesson.wantedDefinitions.flatMap((definition) => asked(definition, lesson, false)),
  ...lesson.plainDefinitions.flatMap((definition) => asked(definition, lesson, true)),
]

function asked(definition: TopicDefinition, lesson: Lesson, reserve: boolean): Candidate[] {
  const entry = lesson.vocabulary.find(definition.key)
  // What the text says of two terms alike is the meaning of neither.
  if (
    !(entry || reserve) ||
    !canBeStated(definition) ||
    lesson.definitions.some(({ key, meaning }) => key !== definition.key && meaning === definition.meaning)
  )
    return []
  const rows = markingRows(definition)
  const asking = {
    maker: 'state_meaning',
    sentence: definition.sentence,
    stem: stemFor(definition, lesson),
    explanation: theTextStates(definition.sentence),
    score: 0.7 + 0.2 * (entry?.confidence ?? 0),
    act: 'state' as const,
    termCount: entry?.count ?? 1,
    words: definition.meaningWords.length,
    terms: [definition.key],
    // Several ideas that earn their marks all or none.
    reserve:
      reserve ||
      (rows.length === 1 && !isClausePattern(definition.pattern) && definition.meaningWords.length > MOST_UNPARTED),
  }
  const candidate = offerShortAnswer(lesson, asking, `${upperFirst(keyFor(definition))}.`, rows)
  return [
    isClausePattern(definition.pattern) || OPENS_WITH_VERB.test(definition.meaning)
      ? candidate
      : { ...candidate, defines: { term: definition.term, meaning: withoutAside(definition.meaning) } },
  ]
}

/** "relating the potential of a system to its composition" names no thing. */
const OPENS_WITH_VERB = /^(?:to \p{L}|\p{L}+ing (?:a|an|the|to|of)\b)/u

function stemFor(definition: Definition, lesson: Lesson): string {
  switch (definition.pattern) {
    case 'occurs_when':
      return `State when ${withArticle(definition)} ${definition.plural ? 'occur' : 'occurs'}.`
    // A list of terms names them without their article.
    case 'in_which':
      return definition.sentence.glossary
        ? `Describe what is meant by “${definition.term}”.`
        : `Describe what happens in ${withArticle(definition)}.`
    case 'states_that':
      return definition.sentence.glossary
        ? `State what ${/[’']s?\b/.test(definition.term) ? '' : 'the '}${definition.term} says.`
        : `State ${definition.article === 'the' ? 'the ' : ''}${definition.term}.`
    case 'is':
    case 'refers_to':
    case 'called':
      return askedMeaning(definition, lesson)
  }
}

function askedMeaning(definition: Definition, lesson: Lesson): string {
  // A name has no meaning: one asks what it names.
  if (definition.pattern === 'is' && /^\p{Lu}\S* \p{Lu}|^\p{Lu}.* of /u.test(definition.term))
    return `What ${definition.plural ? 'are' : 'is'} ${withArticle(definition)}?`
  if (NAMED.test(definition.term)) return `What ${definition.plural ? 'are' : 'is'} the ${definition.term}?`
  if (definition.sentence.glossary && isName(definition.term) && isOnePerson(definition.meaning))
    return `Who is ${definition.term}?`
  const frame = frameOf(definition, lesson)
  return frame === undefined
    ? `What is meant by “${definition.term}”?`
    : `In the context of ${frame}, what is meant by “${definition.term}”?`
}

/** "Schlieffen Plan" */
const NAMED =
  /^(?:\p{Lu}[\p{L}’-]+ )+(?:Plan|Act|Treaty|Pact|Agreement|Protocol|Convention|Conference|Congress|Doctrine|Declaration|Compromise|Proclamation|Amendment|Revolution|Rebellion|War|Movement|System|Policy|Project|Programme|Program|Accord|Alliance|Entente|League|Party|Report)s?$/u

/** "Attrition", "hydraulic action", "weathering" */
const NAMES_PROCESS = /(?:tion|sion|ing|lysis|process)$/

function keyFor({ pattern, term, meaning, sentence }: Definition): string {
  if (pattern === 'occurs_when') return `when ${meaning}`
  if (pattern === 'states_that')
    return meaning.replace(
      /^(?:claims|states|holds|says|argues|asserts|proposes|suggests|maintains) (?:that )?/,
      'that ',
    )
  if (pattern !== 'in_which' || !sentence.glossary) return withoutAside(meaning)
  if (meaning.includes(', ')) return `when ${meaning}`
  return `${NAMES_PROCESS.test(term) ? 'the process' : 'a case'} in which ${meaning}`
}

function markingRows(definition: Definition): readonly { readonly text: string; readonly marks: number }[] {
  const key = keyFor(definition)
  const [first, second] = isClausePattern(definition.pattern) ? [] : (ideasOf(key, definition.meaningWords) ?? [])
  if (first !== undefined && second !== undefined)
    return [
      { text: upperFirst(first), marks: 1 },
      { text: upperFirst(second), marks: 1 },
    ]
  return [{ text: upperFirst(key), marks: key.split(' ').length >= LEAST_FOR_TWO ? 2 : 1 }]
}

const MOST_UNPARTED = 26
/** A meaning of so many words has more than one thing to say. */
const LEAST_FOR_TWO = 8
