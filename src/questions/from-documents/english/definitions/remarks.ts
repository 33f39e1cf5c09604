/** What a text says of a kind or of one thing in passing, in the words of a definition: no meaning. */
import { standsForLongerName } from '../longer-names.ts'
import { semanticClass, type SemanticClass } from '../semantic-class.ts'
import type { StudySentence } from '../study-sentences.ts'
import { isBoldPhrase } from './bold-terms.ts'
import type { Definition } from './definition.ts'
import { genusOf } from './meaning.ts'

/** `before`: the sentences that stand shortly before in its section. */
export function isRemark(definition: Definition, before: readonly StudySentence[]): boolean {
  const { pattern, article, sentence, from, to, isNote } = definition
  if (isNote || sentence.glossary || isMarked(definition)) return false
  if (article === 'the' && standsForLongerName(sentence.words.slice(from, to), before)) return true
  // "Infection occurs when the human enters the water": of one case.
  if (pattern === 'occurs_when') return article === '' && to - from === 1
  return pattern === 'is' && tellsOfKind(definition)
}

/** "Lancelets are suspension feeders that …", "Carotenoids are pigments made by …". */
function tellsOfKind({ term, article, meaning, sentence, to }: Definition): boolean {
  if (article !== '' || sentence.words[to]?.lower !== 'are' || meaning.startsWith('the ')) return false
  return [semanticClass(term, genusOf(meaning)), semanticClass(term)].some((kind) => kind !== undefined && TOLD_OF.has(kind))
}

const TOLD_OF: ReadonlySet<SemanticClass> = new Set(['organism', 'body_part', 'substance'])

/** In bold or in quotation marks. */
const isMarked = ({ sentence, from, to }: Definition): boolean => isBoldPhrase(sentence, from, to) || /^[“"‘]$/.test(sentence.words[from - 1]?.text ?? '')
