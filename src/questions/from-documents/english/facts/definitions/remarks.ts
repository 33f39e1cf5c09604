/** What a text says of a kind or of one thing in passing, in the words of a definition: no meaning. */
import { standsForLongerName } from '../../survey/longer-names.ts'
import { semanticClass, type SemanticClass } from '../../distractors/semantic-class.ts'
import type { StudySentence } from '../../survey/study-sentences.ts'
import { isBoldPhrase } from './bold-terms.ts'
import type { Definition } from './definition.ts'
import { genusOf } from './meaning.ts'

/** `before`: the sentences that stand shortly before in its section. */
export function isRemark(definition: Definition, before: readonly StudySentence[]): boolean {
  const { pattern, article, sentence, from, to, isNote } = definition
  if (isNote || sentence.glossary) return false
  if (isMetaphor(definition)) return true
  if (isMarked(definition)) return false
  if (SIDE_OF_A_MATTER.test(definition.term)) return true
  if (article === 'the' && standsForLongerName(sentence.words.slice(from, to), before)) return true
  // "Infection occurs when the human enters the water": of one case.
  if (pattern === 'occurs_when') return article === '' && to - from === 1
  return pattern === 'is' && tellsOfKind(definition)
}

/** "Lancelets are suspension feeders that …", "Carotenoids are pigments made by …". */
function tellsOfKind({ term, article, meaning, sentence, to }: Definition): boolean {
  if (/^an?$/.test(article) || sentence.words[to]?.lower !== 'are') return false
  const kinds = [semanticClass(term, genusOf(meaning)), semanticClass(term)]
  // "Ribosomes are the structures that …" tells them from all others.
  return (
    kinds.includes('organism') ||
    /^(?:a|the largest) (?:group|number|variety) of\b/.test(meaning) ||
    (!meaning.startsWith('the ') && kinds.some((kind) => kind !== undefined && TOLD_OF.has(kind)))
  )
}

/** "Prices are the messengers in a market economy": no person is meant. */
const isMetaphor = ({ term, meaning, pattern }: Definition): boolean =>
  pattern === 'is' &&
  semanticClass(genusOf(meaning)) === 'person' &&
  ![undefined, 'person', 'organism', 'institution'].includes(semanticClass(term))

/** "A defining feature is the lack of fins": of what, the sentence before says. */
const SIDE_OF_A_MATTER =
  /\b(?:features?|characteristics?|traits?|functions?|roles?|goals?|aims?|advantages?|disadvantages?|benefits?|challenges?)$/i

const TOLD_OF: ReadonlySet<SemanticClass> = new Set(['organism', 'body_part', 'substance'])

/** In bold or in quotation marks. */
const isMarked = ({ sentence, from, to }: Definition): boolean =>
  isBoldPhrase(sentence, from, to) || /^[“"‘]$/.test(sentence.words[from - 1]?.text ?? '')
