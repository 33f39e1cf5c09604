/** "Which of the following best describes …?": the term is given, its meaning is chosen among those of other terms. */
import { ofOneKind } from '../certain-rivals.ts'
import { isClausePattern, type Definition } from '../definitions/definition.ts'
import { contentRoots } from '../../../checks/words.ts'
import { genusOf, sharesWord } from '../definitions/meaning.ts'
import { definitionSentence, theTextStates, withArticle } from '../explanation.ts'
import type { Lesson, Maker } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { isPlural } from '../noun-number.ts'
import { offerMultipleChoice } from '../offer.ts'
import { rivalsFor, temptationOf, type Rival } from '../distractors.ts'
import { SISTERS } from '../sister-terms.ts'
import type { Entry } from '../vocabulary.ts'

export const meaningOfTerm: Maker = (lesson) =>
  lesson.wantedDefinitions.flatMap((definition) => {
    const entry = lesson.vocabulary.find(definition.key)
    const found = entry && !definition.namesTerm ? otherMeanings(definition, entry, lesson) : undefined
    if (!entry || !found) return []
    const { others } = found
    const [first, second, third] = others
    const asking = {
      maker: 'meaning_of_term',
      sentence: definition.sentence,
      stem: `Which of the following best describes ${definition.sentence.glossary || (definition.isNote && definition.article === '' && !definition.plural) ? `the term “${definition.term}”` : withArticle(definition)}?`,
      explanation: [
        theTextStates(definition.sentence),
        'The other options describe other terms:',
        ...others.map(definitionSentence),
      ].join(' '),
      score: 0.5 + 0.3 * found.temptation + 0.15 * entry.confidence,
      act: 'recognise' as const,
      termCount: entry.count,
      closeness: found.temptation,
      terms: [entry.key],
    }
    return [
      offerMultipleChoice(lesson, asking, {
        key: upperFirst(definition.meaning),
        distractors: [upperFirst(first.meaning), upperFirst(second.meaning), upperFirst(third.meaning)],
      }),
    ]
  })

type Others = { readonly others: readonly [Definition, Definition, Definition]; readonly temptation: number }

/**
 * The meanings of the three terms that tempt most beside this one, of its form, number and length, told apart from its
 * own.
 */
function otherMeanings(definition: Definition, entry: Entry, lesson: Lesson): Others | undefined {
  const form = meaningForm(definition)
  if (form === 'clause') return undefined
  const rivals = ofOneKind(
    entry,
    rivalsFor(entry, definition.sentence, lesson, { forMeaning: true }, MOST_RIVALS),
    lesson,
  )
  const chosen: { readonly rival: Rival; readonly other: Definition }[] = []
  for (const rival of rivals) {
    const other = lesson.definitions.find(({ key }) => key === rival.entry.key)
    if (
      other === undefined ||
      !isAlikeInForm(other, definition) ||
      meaningForm(other) !== form ||
      saysWordOf(definition.term, other.meaning)
    )
      continue
    if ([definition, ...chosen.map((one) => one.other)].some((one) => areAlike(one.meaning, other.meaning))) continue
    // One option may be of another matter; more of them would be ruled out at sight.
    if (!echoes(definition, other) && chosen.some((one) => !echoes(definition, one.other))) continue
    chosen.push({ rival, other })
    const [first, second, third] = chosen
    if (first && second && third)
      return chosen.reduce((sum, one) => sum + one.rival.sisters, 0) > 2 * SISTERS + 1
        ? { others: [first.other, second.other, third.other], temptation: temptationOf(chosen.map((one) => one.rival)) }
        : undefined
  }
  return undefined
}

const MOST_RIVALS = 12

/** Of one number, with or without an article, of like length, and without the words of its own term. */
function isAlikeInForm(other: Definition, definition: Definition): boolean {
  const [shorter, longer] = [other.meaning.length, definition.meaning.length].toSorted((a, b) => a - b)
  return (
    !other.namesTerm &&
    other.plural === definition.plural &&
    isPlural(genusOf(other.meaning)) === isPlural(genusOf(definition.meaning)) &&
    startsWithArticle(other) === startsWithArticle(definition) &&
    longer! <= MOST_UNLIKE * shorter!
  )
}
const MOST_UNLIKE = 2.2

/** Options of one form: a noun phrase beside noun phrases ("study of plants"), a clause nowhere. */
function meaningForm({ pattern, meaningWords }: Definition): 'noun' | 'quality' | 'clause' {
  if (isClausePattern(pattern)) return 'clause'
  const [first, second] = meaningWords
  if (
    /(?:ed|ing)$/.test(first?.lower ?? '') ||
    /^(?:able|having|capable|of|in|with|by)$/.test(first?.lower ?? '') ||
    (first?.tag === 'ADJ' && /^(?:to|of|in|for|by)$/.test(second?.lower ?? ''))
  )
    return 'quality'
  const verb = meaningWords.findIndex((word) => /^(?:is|are|was|were|has|have)$/.test(word.lower))
  const relative = meaningWords.findIndex((word) => /^(?:that|which|who|whose|where|when|in|of)$/.test(word.lower))
  return verb >= 0 && (relative < 0 || verb < relative) ? 'clause' : 'noun'
}

/**
 * "Larval form found in phylum Nemertea", "Larval form found in some nemertine species": no candidate could tell them
 * apart.
 */
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

const saysWordOf = (term: string, meaning: string): boolean =>
  term
    .toLowerCase()
    .split(/[ -]/)
    .some((word) => word.length > 3 && meaning.toLowerCase().includes(word))
