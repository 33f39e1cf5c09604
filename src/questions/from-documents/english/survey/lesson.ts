/** A document prepared for the English makers: statements, definitions, terms and how they stand to each other. */
import type { TopicId } from '#domain/ids.ts'
import type { Random } from '#domain/random.ts'
import type { RichText } from '#domain/rich-text.ts'
import { blank } from '#domain/rich-text.ts'
import type { Term } from '#reading/topics/found-topic.ts'
import { tagEnglish } from '#reading/words/english.ts'
import type { Candidate } from '../../../candidate.ts'
import type { Material } from '../../../material.ts'
import { formulaSeals } from '../../formula-seals.ts'
import { joinRich } from '../../rich-slice.ts'
import { leansOnParagraph, meansOneBeing } from './bare-definites.ts'
import type { Definition } from '../facts/definitions/definition.ts'
import type { DistractorSearch } from '../distractors/distractors.ts'
import { madeUpNames } from './example-names.ts'
import { isOnePerson } from './names.ts'
import { articleBefore, definitionsOf, plainDefinitionsOf } from '../facts/known-definitions.ts'
import { lowerFirst, namesIn } from '../wording/letter-case.ts'
import { opensWithShortName, precedingIn } from './longer-names.ts'
import { withPeopleNamed, withTermsNamed } from './named-pronouns.ts'
import { stemsOf, textOf } from './noun-phrases.ts'
import { personKeys } from './people.ts'
import { relatedTerms } from '../distractors/related-terms.ts'
import { groupsIn, leavesOutItsGroup, type GroupOf } from './section-groups.ts'
import { standAloneFault } from './stand-alone.ts'
import { studySentences, type StudySentence } from './study-sentences.ts'
import { isContent, isNoun, wordsOf } from './words.ts'
import type { SemanticClass } from '../distractors/semantic-class.ts'
import { isStrong, vocabularyOf, type Entry, type Vocabulary } from './vocabulary.ts'

/** A sentence whose topic is wanted. */
export type TopicSentence = StudySentence & { readonly topicId: TopicId }
export type TopicDefinition = Definition & { readonly sentence: TopicSentence }

export type Lesson = DistractorSearch & {
  readonly material: Material
  /** Every sentence of running text, asked about or not. */
  readonly sentences: readonly StudySentence[]
  /** Those of the wanted topics. */
  readonly wanted: readonly TopicSentence[]
  /** Those of the wanted topics that can be understood alone. */
  readonly standing: readonly TopicSentence[]
  /** Every definition of the document, one a term. */
  readonly definitions: readonly Definition[]
  readonly wantedDefinitions: readonly TopicDefinition[]
  /** Definitions of second rank, of terms that have no better one: only for the reserve. */
  readonly plainDefinitions: readonly TopicDefinition[]
  readonly vocabulary: Vocabulary
  /** Whether a noun phrase, by its stems, is a term of the document that needs no introduction. */
  readonly isKnown: (stems: string) => boolean
  /** Every noun of the running text, in lower case. */
  readonly printedNouns: ReadonlySet<string>
  /** The group of living things that a sentence's section treats. */
  readonly groupOf: GroupOf
  /** Keys of the terms that name persons. */
  readonly people: ReadonlySet<string>
  /** The start of a sentence as it reads inside another. */
  lower(text: string): string
  /** Rich text from composed words: sealed formulas opened, `____` a blank. */
  rich(text: string): RichText
  /** The stems of the words of a phrase that say something by themselves. */
  stemsIn(phrase: string): string[]
  /** Chance of one candidate, independent of all others. */
  randomFor(maker: string, sentence: StudySentence): Random
}

/** One way of making questions: every candidate that it finds in a lesson. */
export type Maker = (lesson: Lesson) => Candidate[]

/** What stands for a blank in composed words. */
export const BLANK = '____'

export function prepareLesson(material: Material, topics?: ReadonlySet<TopicId>): Lesson {
  const seals = formulaSeals()
  const sentences = studySentences(material, seals, tagEnglish)
  const names = namesIn(sentences)
  const lower = (text: string): string => lowerFirst(text, names)
  const definitions = definitionsOf(sentences, material, lower)
  // A phrase that mostly opens sentences is printed with a capital there only.
  const terms = material.found.terms.map((term) =>
    !term.proper && /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(term.form) ? { ...term, form: lower(term.form) } : term,
  )
  const vocabulary = vocabularyOf(
    [...terms, ...listedTerms(sentences, lower)],
    definitions,
    new Set(sentences.flatMap((sentence) => sentence.bold)),
  )
  const isWanted = (sentence: StudySentence): sentence is TopicSentence =>
    sentence.topicId !== undefined && (topics === undefined || topics.has(sentence.topicId))
  const isMadeUp = madeUpNames(sentences)
  const people = personKeys(sentences, vocabulary)
  const naming = sentencesNaming(sentences, vocabulary)
  const wanted = withTermsNamed(withPeopleNamed(sentences, vocabulary, people), vocabulary).filter(isWanted)
  const preceding = precedingIn(sentences)
  const groupOf = groupsIn(material.document.blocks)
  const isKnown = (stems: string): boolean => isKnownTerm(vocabulary.find(stems))
  return {
    material,
    sentences,
    wanted,
    standing: wanted.filter(
      (sentence) =>
        sentence.glossary === undefined &&
        !isMadeUp(sentence) &&
        standAloneFault(sentence, isKnown) === undefined &&
        !leansOnParagraph(sentence, vocabulary) &&
        !meansOneBeing(sentence) &&
        !opensWithShortName(sentence, preceding) &&
        !leavesOutItsGroup(sentence, groupOf(sentence)),
    ),
    definitions,
    wantedDefinitions: definitions.filter((definition): definition is TopicDefinition => isWanted(definition.sentence)),
    plainDefinitions: plainDefinitionsOf(wanted, definitions, sentences, lower),
    vocabulary,
    isKnown,
    naming,
    isCounted: countedTerms(sentences),
    standsByItself: termsByThemselves(sentences, vocabulary),
    related: relatedTerms(sentences, definitions, vocabulary, naming),
    printedNouns: new Set(sentences.flatMap((sentence) => sentence.words.filter(isNoun).map((word) => word.lower))),
    people,
    groupOf,
    lower,
    rich: (text) =>
      joinRich(
        ...text.split(BLANK).flatMap((part, index) => (index === 0 ? [seals.open(part)] : [[blank], seals.open(part)])),
      ),
    stemsIn: (phrase) =>
      tagEnglish(phrase)
        .flatMap(wordsOf)
        .filter(isContent)
        .map(({ stem }) => stem),
    randomFor: (maker, sentence) =>
      material.random.fork(`${maker}:${sentence.block}:${sentence.start}:${sentence.text}`),
  }
}

/** What a list of terms names, though its meaning be none that can be asked. */
function listedTerms(sentences: readonly StudySentence[], lower: (text: string) => string): Term[] {
  return sentences.flatMap((sentence) => {
    if (!sentence.glossary) return []
    const printed = textOf(sentence, ...sentence.glossary.term)
    const isPerson = isOnePerson(textOf(sentence, ...sentence.glossary.meaning))
    const form = isPerson || /^\p{Lu}\S* \p{Lu}/u.test(printed) ? printed : lower(printed)
    return [
      {
        key: stemsOf(sentence.words.slice(...sentence.glossary.term)),
        form,
        proper: false,
        confidence: 0,
        count: 1,
        blocks: [sentence.block],
        bold: true,
      },
    ]
  })
}

function sentencesNaming(
  sentences: readonly StudySentence[],
  vocabulary: Vocabulary,
): (key: string) => readonly StudySentence[] {
  const naming = new Map<string, StudySentence[]>()
  for (const sentence of sentences) {
    for (const { entry } of vocabulary.mentions(sentence)) {
      const known = naming.get(entry.key)
      if (!known) naming.set(entry.key, [sentence])
      else if (known.at(-1) !== sentence) known.push(sentence)
    }
  }
  return (key) => naming.get(key) ?? []
}

function countedTerms(sentences: readonly StudySentence[]): (entry: Entry) => boolean {
  const text = sentences.map((sentence) => sentence.text.toLowerCase()).join('\n')
  const known = new Map<string, boolean>()
  return (entry) => {
    const before = known.get(entry.key)
    if (before !== undefined) return before
    const counted = isCountedIn(text, entry)
    known.set(entry.key, counted)
    return counted
  }
}

/** Long texts are searched once for a term. */
function isCountedIn(text: string, { form, plural, definition }: Entry): boolean {
  return (
    plural || definition?.article === 'a' || definition?.article === 'an' || articleBefore(form, text) !== undefined
  )
}

function termsByThemselves(sentences: readonly StudySentence[], vocabulary: Vocabulary): (entry: Entry) => boolean {
  const mentioned = new Map<string, number>()
  for (const { entry } of sentences.flatMap((sentence) => vocabulary.mentions(sentence)))
    mentioned.set(entry.key, (mentioned.get(entry.key) ?? 0) + 1)
  return (entry) =>
    entry.definition !== undefined || (mentioned.get(entry.key) ?? 0) * 2 >= (entry.bold ? 1 : entry.count)
}

/**
 * A term that needs no introduction: a strong one, a likely phrase, or a thing of the subject that the text names again
 * and again.
 */
function isKnownTerm(entry: Entry | undefined): boolean {
  if (!entry) return false
  if (isStrong(entry)) return true
  if (entry.plural && entry.count >= KNOWN_COUNT_OF_PLURAL) return true
  if (entry.confidence >= (entry.key.includes(' ') ? KNOWN_PHRASE_CONFIDENCE : KNOWN_CONFIDENCE)) return true
  return entry.count >= KNOWN_COUNT && entry.kind !== undefined && SUBJECT_KINDS.has(entry.kind)
}

const KNOWN_CONFIDENCE = 0.4
const KNOWN_PHRASE_CONFIDENCE = 0.2
const KNOWN_COUNT = 3
/** "the workers" of a chapter on labour are all of them. */
const KNOWN_COUNT_OF_PLURAL = 4
/**
 * Parts, matter and measures: "the stroma" is the same one all through a chapter, "the cart" is that of one example.
 */
const SUBJECT_KINDS: ReadonlySet<SemanticClass> = new Set([
  'body_part',
  'cell_part',
  'substance',
  'quantity',
  'maths',
  'money',
  'field',
  'mind',
])
