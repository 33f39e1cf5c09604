/** "Which of the following best describes …?": the term is given, its meaning is chosen among those of other terms. */
import { isClausePattern, type Definition } from '../definitions/definition.ts'
import { contentRoots } from '../../../checks/words.ts'
import { genusOf, sharesWord } from '../definitions/meaning.ts'
import { definitionSentence, theTextStates, withArticle } from '../explanation.ts'
import type { Lesson, Maker } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { isPlural } from '../noun-number.ts'
import { offerMultipleChoice } from '../offer.ts'
import { SISTERS, sisterhood } from '../sister-terms.ts'
import { family, sphere } from '../semantic-class.ts'
import { meaningsOverlap } from '../distractors.ts'
import type { Entry } from '../vocabulary.ts'

export const meaningOfTerm: Maker = (lesson) =>
  lesson.wantedDefinitions.flatMap((definition) => {
    const entry = lesson.vocabulary.find(definition.key)
    const others = otherMeanings(definition, lesson)
    if (!entry || definition.namesTerm || !others) return []
    const [first, second, third] = others
    const asking = {
      maker: 'meaning_of_term',
      sentence: definition.sentence,
      stem: `Which of the following best describes ${definition.sentence.glossary || (definition.isNote && definition.article === '' && !definition.plural) ? `the term “${definition.term}”` : withArticle(definition)}?`,
      explanation: [theTextStates(definition.sentence), 'The other options describe other terms:', ...others.map(definitionSentence)].join(' '),
      score: 0.7 + 0.2 * entry.confidence,
      act: 'recognise' as const,
      termCount: entry.count,
      closeness: others.filter((other) => lesson.vocabulary.find(other.key)?.kind === entry.kind).length / 4,
      terms: [entry.key],
    }
    return [offerMultipleChoice(lesson, asking, { key: upperFirst(definition.meaning), distractors: [upperFirst(first.meaning), upperFirst(second.meaning), upperFirst(third.meaning)] })]
  })

/** Meanings of three unrelated terms, of the same number and most like this one in kind and length. */
function otherMeanings(definition: Definition, { definitions, vocabulary, related }: Lesson): readonly [Definition, Definition, Definition] | undefined {
  const entry = vocabulary.find(definition.key)
  if (!entry) return undefined
  const distance = (other: Definition): number => {
    const otherEntry = vocabulary.find(other.key)
    return (echoes(definition, other) ? 0 : 1.5) - (otherEntry ? sisterhood(entry, otherEntry, related) : 0) + Math.abs(other.meaning.length - definition.meaning.length) / 40 + strangeness(entry, vocabulary.find(other.key))
  }
  const chosen: Definition[] = []
  const form = meaningForm(definition)
  if (form === 'clause') return undefined
  const fits = definitions.filter((other) => other.key !== definition.key && meaningForm(other) === form && other.plural === definition.plural && isPlural(genusOf(other.meaning)) === isPlural(genusOf(definition.meaning)) && startsWithArticle(other) === startsWithArticle(definition) && !other.namesTerm)
  const nearest = fits.map((other) => ({ other, apart: distance(other) })).toSorted((a, b) => a.apart - b.apart || (a.other.key < b.other.key ? -1 : 1))
  for (const { other } of nearest) {
    const otherEntry = vocabulary.find(other.key)
    if (!otherEntry || sisterhood(entry, otherEntry, related) < 1 || related.areOneKind(entry, otherEntry) || meaningsOverlap(entry, otherEntry) || [definition, ...chosen].some((one) => areAlike(one.meaning, other.meaning)) || saysWordOf(definition.term, other.meaning)) continue
    // The meaning of a kind is true of its members too, and that of a member describes one of the kind.
    if ((related.isGeneral(otherEntry) || related.isGeneral(entry)) && otherEntry.kind === entry.kind) continue
    // One option of another sphere may pass; more of them would leave the key alone ("a person who …" among things).
    if (strangeness(entry, otherEntry) >= STRANGE && chosen.some((one) => strangeness(entry, vocabulary.find(one.key)) >= STRANGE)) continue
    // One option may be of another matter; more of them would be ruled out at sight.
    if (!echoes(definition, other) && chosen.some((one) => !echoes(definition, one))) continue
    chosen.push(other)
    const [first, second, third] = chosen
    if (first && second && third) return chosen.reduce((sum, one) => sum + sisterhood(entry, vocabulary.find(one.key)!, related), 0) > 2 * SISTERS ? [first, second, third] : undefined
  }
  return undefined
}

/** How unlike two terms are in kind: 0 of one class, 0.5 of one family, 1 of one sphere or not known, more beyond. */
function strangeness(entry: Entry, other: Entry | undefined): number {
  if (entry.kind === undefined || other?.kind === undefined) return entry.kind !== undefined && sphere(entry.kind) === 'actor' ? STRANGE : 1
  if (entry.kind === other.kind) return 0
  if (family(entry.kind) === family(other.kind)) return 0.5
  return sphere(entry.kind) === sphere(other.kind) ? 1 : STRANGE
}
const STRANGE = 2

/** Options of one form: a noun phrase beside noun phrases ("study of plants"), a clause nowhere. */
function meaningForm({ pattern, meaningWords }: Definition): 'noun' | 'quality' | 'clause' {
  if (isClausePattern(pattern)) return 'clause'
  const [first, second] = meaningWords
  if (/(?:ed|ing)$/.test(first?.lower ?? '') || /^(?:able|having|capable|of|in|with|by)$/.test(first?.lower ?? '') || (first?.tag === 'ADJ' && /^(?:to|of|in|for|by)$/.test(second?.lower ?? ''))) return 'quality'
  const verb = meaningWords.findIndex((word) => /^(?:is|are|was|were|has|have)$/.test(word.lower))
  const relative = meaningWords.findIndex((word) => /^(?:that|which|who|whose|where|when|in|of)$/.test(word.lower))
  return verb >= 0 && (relative < 0 || verb < relative) ? 'clause' : 'noun'
}

/** "Larval form found in phylum Nemertea", "Larval form found in some nemertine species": no candidate could tell them apart. */
function areAlike(a: string, b: string): boolean {
  const [one, other] = [a.toLowerCase().split(' '), b.toLowerCase().split(' ')]
  const alike = one.findIndex((word, index) => word !== other[index])
  return alike < 0 || (alike >= 3 && sharesWord(one.slice(alike).join(' '), other.slice(alike).join(' ')))
}

const startsWithArticle = ({ meaning }: Definition): boolean => /^(?:an?|the) /.test(meaning)

/** Meanings that share a word tempt one who knows only what the matter is. */
function echoes(a: Definition, b: Definition): boolean {
  const roots = rootsOf(b)
  return [...rootsOf(a)].some((root) => roots.has(root))
}

/** Every meaning of a document is compared with every other. */
const ROOTS = new WeakMap<Definition, ReadonlySet<string>>()
function rootsOf(definition: Definition): ReadonlySet<string> {
  const known = ROOTS.get(definition) ?? contentRoots(definition.meaning)
  ROOTS.set(definition, known)
  return known
}

const saysWordOf = (term: string, meaning: string): boolean => term.toLowerCase().split(/[ -]/).some((word) => word.length > 3 && meaning.toLowerCase().includes(word))
