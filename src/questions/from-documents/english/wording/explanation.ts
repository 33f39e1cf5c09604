/**
 * Why an answer is right, in words to learn from: the statement of the text, and what the wrong options are instead.
 */
import type { Definition } from '../facts/definitions/definition.ts'
import { upperFirst } from './letter-case.ts'
import { isName, namedBefore } from '../survey/names.ts'
import { indefiniteArticle } from './articles.ts'
import type { StudySentence } from '../survey/study-sentences.ts'

/** The text states: “…”, in the words of the document: a statement that was put to stand alone is no quotation. */
export const theTextStates = ({ quote }: StudySentence): string =>
  `The text states: “${quote.trim().replaceAll('“', '‘').replaceAll('”', '’')}”`

/** “…” (page 4) */
export const placed = (sentence: StudySentence): string =>
  `“${sentence.text.replaceAll('“', '‘').replaceAll('”', '’')}”${sentence.page === undefined ? '' : ` (page ${sentence.page})`}`

/** A definition as one plain sentence. */
export function definitionSentence(definition: Definition): string {
  // A list of terms leaves out articles: “process by which …”.
  if (definition.sentence.glossary) return listedSentence(definition)
  const subject = upperFirst(withArticle(definition))
  switch (definition.pattern) {
    case 'is':
      return `${subject} ${definition.plural ? 'are' : 'is'} ${definition.meaning}.`
    case 'called':
      return `${subject} ${definition.plural ? 'are' : 'is'} ${definition.meaning}.`
    case 'refers_to':
      return `${subject} ${definition.plural ? 'refer' : 'refers'} to ${definition.meaning}.`
    case 'occurs_when':
      return `${subject} ${definition.plural ? 'occur' : 'occurs'} when ${definition.meaning}.`
    case 'in_which':
      return `In ${withArticle(definition)}, ${definition.meaning}.`
    case 'states_that':
      return `${subject} ${definition.plural ? 'state' : 'states'} that ${definition.meaning}.`
  }
}

function listedSentence({ term, meaning, pattern, plural }: Definition): string {
  if (pattern !== 'states_that' && pattern !== 'in_which' && isName(term))
    return `${upperFirst(namedBefore(meaning))} ${plural ? 'are' : 'is'} called ${term}.`
  if (pattern === 'states_that')
    return `${/[’']s?\b/.test(term) ? upperFirst(term) : `The ${term}`} states that ${meaning}.`
  return pattern === 'in_which'
    ? `“${upperFirst(term)}” means that ${meaning}.`
    : `“${upperFirst(term)}” means “${meaning}”.`
}

/** The term with the article that it takes in the text. */
export function withArticle({ article, term }: Pick<Definition, 'article' | 'term'>): string {
  if (article === '') return term
  return article === 'the' ? `the ${term}` : `${indefiniteArticle(term)} ${term}`
}
