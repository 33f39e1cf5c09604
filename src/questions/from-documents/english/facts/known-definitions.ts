/** The definitions of a document: one a term, and those of second rank. */
import type { Material } from '../../../material.ts'
import type { Definition } from './definitions/definition.ts'
import { definitionIn, isPlainDefinition, plainDefinitionIn } from './definitions/find-definition.ts'
import { isRemark } from './definitions/remarks.ts'
import { genusOf } from './definitions/meaning.ts'
import { precedingIn } from '../survey/longer-names.ts'
import { semanticClass, sphere } from '../distractors/semantic-class.ts'
import { hasLooseDefinite } from '../survey/stand-alone.ts'
import type { StudySentence } from '../survey/study-sentences.ts'

/**
 * A noun phrase with a definition is a term when topic extraction thinks so at least this much, or when it is in bold.
 */
const TERM_CONFIDENCE = 0.1

/** The definitions of a document; of several of one term, the first in bold or else the first. */
export function definitionsOf(
  sentences: readonly StudySentence[],
  material: Material,
  lower: (text: string) => string,
): Definition[] {
  const confidence = new Map(material.found.terms.map((term) => [term.key, term.confidence]))
  const isTerm = (phrase: string, key: string, sentence: StudySentence): boolean =>
    isBold(phrase, sentence) || ((confidence.get(key) ?? 0) >= TERM_CONFIDENCE && !adjectives.has(key))
  const adjectives = adjectivesOf(sentences)
  const preceding = precedingIn(sentences)
  // Where a list prints its terms in small letters, a capital is that of a name.
  const listed = sentences.filter(({ glossary }) => glossary)
  const keepsCase = listed.filter(({ text }) => /^\p{Ll}/u.test(text)).length * 2 > listed.length
  const best = new Map<string, Definition>()
  for (const sentence of sentences) {
    const definition = definitionIn(sentence, isTerm, sentence.glossary && keepsCase ? (text) => text : lower)
    // A list of terms says what the chapter teaches, and in the shortest words.
    if (definition && sentence.glossary) best.set(definition.key, definition)
    if (
      !definition ||
      sentence.glossary ||
      isRemark(definition, preceding(sentence)) ||
      best.get(definition.key)?.sentence.glossary ||
      (adjectives.has(definition.key) && !isBold(definition.term, sentence)) ||
      (!speaksInGeneral(definition) &&
        hasLooseDefinite(
          [...sentence.words.slice(definition.from, definition.to), ...definition.meaningWords],
          (stem) => (confidence.get(stem) ?? 0) >= TERM_CONFIDENCE,
        ))
    )
      continue
    const known = best.get(definition.key)
    if (!known || (!isBold(known.term, known.sentence) && isBold(definition.term, sentence)))
      best.set(definition.key, definition)
  }
  const text = sentences
    .map((sentence) => sentence.text)
    .join('\n')
    .toLowerCase()
  return [...best.values()].map((definition) =>
    definition.isNote ? { ...definition, article: articleIn(text, definition) } : definition,
  )
}

/** One a term, of sentences in which no definite noun points at another. */
export function plainDefinitionsOf<Wanted extends StudySentence>(
  wanted: readonly Wanted[],
  definitions: readonly Definition[],
  sentences: readonly StudySentence[],
  lower: (text: string) => string,
): (Definition & { readonly sentence: Wanted })[] {
  const adjectives = adjectivesOf(sentences)
  const preceding = precedingIn(sentences)
  const known = new Set(definitions.flatMap(({ key, sentence: { block, start } }) => [key, `${block}:${start}`]))
  return wanted.flatMap((sentence) => {
    const found = known.has(`${sentence.block}:${sentence.start}`) ? undefined : plainDefinitionIn(sentence, lower)
    if (
      !found ||
      isRemark(found, preceding(sentence)) ||
      known.has(found.key) ||
      adjectives.has(found.key) ||
      !speaksInGeneral(found)
    )
      return []
    known.add(found.key)
    return [{ ...found, sentence }]
  })
}

/**
 * In a definition "the stage" and "the law" are any; only in "the rod that lifts the stone" both may be those of a
 * story.
 */
const speaksInGeneral = (definition: Definition): boolean => {
  const kind = semanticClass(genusOf(definition.meaning))
  return (
    isPlainDefinition(definition) &&
    (!definition.meaning.startsWith('the ') || (kind !== undefined && sphere(kind) !== 'thing'))
  )
}

/** The article that the running text gives a term which a note names without one: "Base: …" and "a base". */
function articleIn(text: string, { term, plural, article }: Definition): Definition['article'] {
  if (plural || article !== '') return article
  return articleBefore(term, text) ?? ''
}

/** The indefinite article that the text, in lower case, gives a whole term. */
export function articleBefore(term: string, text: string): 'a' | 'an' | undefined {
  const isWhole = (rest: string): boolean =>
    /^[.,;:)]/.test(rest) || ENDS_PHRASE.test(/^ (\p{L}+)/u.exec(rest)?.[1] ?? '')
  return (['a', 'an'] as const).find((one) => text.split(` ${one} ${term.toLowerCase()}`).slice(1).some(isWhole))
}

/** What stands behind a whole noun phrase: "a social psychology experiment" gives psychology no article. */
const ENDS_PHRASE = /^(?:is|was|has|can|may|will|that|which|who|of|in|on|with|for|to|from|and|or|as|at|by|when|where)$/

/** Stems of the words that are mostly used as adjectives: "Variable refers to …" defines no term. */
function adjectivesOf(sentences: readonly StudySentence[]): Set<string> {
  const uses = new Map<string, { adjective: number; all: number }>()
  for (const word of sentences.flatMap((sentence) => sentence.words)) {
    const count = uses.get(word.stem) ?? { adjective: 0, all: 0 }
    uses.set(word.stem, { adjective: count.adjective + (word.tag === 'ADJ' ? 1 : 0), all: count.all + 1 })
  }
  return new Set([...uses].filter(([, { adjective, all }]) => adjective * 2 > all).map(([stem]) => stem))
}

const isBold = (phrase: string, sentence: StudySentence): boolean =>
  sentence.bold.some((bold) => bold === phrase.toLowerCase() || bold.startsWith(`${phrase.toLowerCase()} (`))
