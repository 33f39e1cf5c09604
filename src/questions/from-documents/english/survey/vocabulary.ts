/** The terms of a document as answers and options: their form, number, kind, and where they stand in a sentence. */
import type { Term } from '#reading/topics/found-topic.ts'
import { isClausePattern, type Definition } from '../facts/definitions/definition.ts'
import { genusOf } from '../facts/definitions/meaning.ts'
import { headWord, isPlural, otherNumber } from './noun-number.ts'
import { semanticClass, type SemanticClass } from '../distractors/semantic-class.ts'
import type { StudySentence } from './study-sentences.ts'
import { isNoun, type Word } from './words.ts'

export type Entry = {
  /** Stems joined by spaces. */
  readonly key: string
  /** As it reads inside a sentence, without article. */
  readonly form: string
  readonly plural: boolean
  readonly proper: boolean
  readonly kind: SemanticClass | undefined
  readonly head: string
  /** 0 to 1. */
  readonly confidence: number
  readonly count: number
  /** Printed in bold outside headings. */
  readonly bold: boolean
  /** Among the best of those that are neither defined nor in bold, however sure topic extraction is of them. */
  readonly leading: boolean
  readonly definition?: Definition
}

/**
 * A term that the text treats as one: it defines it, prints it in bold, or topic extraction is sure of it or puts it
 * before nearly all others.
 */
export const isStrong = (entry: Entry): boolean =>
  entry.definition !== undefined ||
  entry.bold ||
  entry.leading ||
  (entry.key.includes(' ')
    ? entry.confidence >= SURE_OF_PHRASE
    : entry.confidence >= SURE_OF_WORD && entry.count <= MOST_USES)
const SURE_OF_PHRASE = 0.3
const SURE_OF_WORD = 0.4
/** A single word on every page ("cell" in a chapter on cells) fits into any sentence. */
const MOST_USES = 40

/**
 * A term that a question may turn on, though it is not its answer: a strong one, a likely one, a name, or one that
 * comes back. Thin texts, of which topic extraction is sure
 * of nothing, have such terms too.
 */
export const isOfSubject = (entry: Entry): boolean =>
  isStrong(entry) ||
  entry.confidence >= LIKELY ||
  (entry.count >= 2 && entry.confidence >= THINKABLE) ||
  (entry.proper && entry.confidence >= THINKABLE_NAME)

/**
 * Whether a statement with these terms is one of the subject: it names a strong term, a proper name beside another
 * term, or two that are likely.
 */
export function tellsOfSubject(mentions: readonly { readonly entry: Entry }[]): boolean {
  const entries = [...new Set(mentions.map(({ entry }) => entry))]
  if (entries.some(isStrong)) return true
  const named = entries.filter((entry) => entry.proper || /^\p{Lu}\p{Ll}+ \p{Lu}/u.test(entry.form))
  return (
    (named.length > 0 && entries.length >= 2) ||
    entries.filter(isOfSubject).length >= 2 ||
    entries.filter(({ confidence }) => confidence >= WORTH_ASKING).length >= 3
  )
}
/** Thin texts have no surer terms: three of these in one statement still make it one of the matter. */
const WORTH_ASKING = 0.015
const LIKELY = 0.35
const THINKABLE = 0.03
const THINKABLE_NAME = 0.003

/** A place in a sentence where a term stands as a whole noun phrase: words `from` to before `to`. */
export type Mention = { readonly entry: Entry; readonly from: number; readonly to: number }

export type Vocabulary = {
  /** Best first. */
  readonly entries: readonly Entry[]
  find(key: string): Entry | undefined
  /** The terms that a sentence names as whole phrases, in its order; the longest at each place. */
  mentions(sentence: StudySentence): readonly Mention[]
}

/** `boldPhrases`: what is printed in bold, in lower case; a word within a bold phrase is not bold by itself. */
export function vocabularyOf(
  terms: readonly Term[],
  definitions: readonly Definition[],
  boldPhrases: ReadonlySet<string>,
): Vocabulary {
  const isBold = (form: string): boolean =>
    boldPhrases.has(form.toLowerCase()) || boldPhrases.has(otherNumber(form.toLowerCase()) ?? '')
  const byKey = new Map<string, Entry>()
  const termOf = new Map(terms.map((term) => [term.key, term]))
  const leading = leadingKeys(terms, new Set(definitions.map(({ key }) => key)), isBold)
  for (const definition of definitions)
    if (!byKey.has(definition.key))
      byKey.set(definition.key, definedEntry(definition, termOf.get(definition.key), isBold(definition.term)))
  for (const term of terms) {
    const key = term.key
    if (!byKey.has(key) && isUsable(term)) byKey.set(key, termEntry(term, isBold(term.form), leading.has(key)))
  }
  const entries = [...byKey.values()].toSorted((a, b) => b.confidence - a.confidence || (a.key < b.key ? -1 : 1))
  const byFirstStem = Map.groupBy(entries, (entry) => entry.key.split(' ')[0]!)
  const known = new Map<StudySentence, readonly Mention[]>()
  return {
    entries,
    find: (key) => byKey.get(key),
    mentions(sentence) {
      const mentions = known.get(sentence) ?? mentionsIn(sentence.words, byFirstStem)
      known.set(sentence, mentions)
      return mentions
    },
  }
}

function definedEntry(definition: Definition, term: Term | undefined, bold: boolean): Entry {
  // "being married to …", "occurs when …": an act, whatever nouns follow.
  const isAct = definition.pattern === 'occurs_when' || /^(?:an? \w+ being|[a-z]+ing)\b/.test(definition.meaning)
  const genus = isAct || isClausePattern(definition.pattern) ? undefined : genusOf(definition.meaning)
  return {
    key: definition.key,
    form: definition.term,
    plural: definition.plural,
    // "B horizon" is no name.
    proper: /^\p{Lu}\p{L}/u.test(definition.term),
    kind: semanticClass(definition.term, genus) ?? (isAct ? 'process' : undefined),
    head: headWord(definition.term),
    confidence: Math.max(term?.confidence ?? 0, DEFINED_CONFIDENCE),
    count: term?.count ?? 1,
    bold,
    leading: false,
    definition,
  }
}

function termEntry(term: Term, bold: boolean, leading: boolean): Entry {
  return {
    key: term.key,
    form: term.form,
    plural: isPlural(term.form),
    proper: term.proper,
    kind: semanticClass(term.form),
    head: headWord(term.form),
    confidence: bold ? Math.max(term.confidence, BOLD_CONFIDENCE) : term.confidence,
    count: term.count,
    bold,
    leading,
  }
}

/**
 * The keys of the best terms besides those that the text marks itself. A chapter whose terms the model likes little
 * still has best
 * terms, so rank counts, not confidence.
 */
function leadingKeys(
  terms: readonly Term[],
  defined: ReadonlySet<string>,
  isBold: (form: string) => boolean,
): Set<string> {
  const taught = new Set(
    terms.filter((term) => defined.has(term.key) || isBold(term.form)).flatMap(({ key }) => key.split(' ')),
  )
  // "intestine", where the text tells a small one from a large one, is the name of a kind.
  const heads = new Set(
    terms
      .filter((term) => term.key.includes(' ') && (term.count >= 2 || defined.has(term.key) || isBold(term.form)))
      .map(({ key }) => key.split(' ').at(-1)!),
  )
  const others = terms.filter(
    (term) =>
      !heads.has(term.key) && !defined.has(term.key) && !isBold(term.form) && isUsable(term) && isLeader(term, taught),
  )
  return new Set(others.slice(0, MOST_LEADING).map((term) => term.key))
}

const MOST_LEADING = 25
const LEAST_LEADING_CONFIDENCE = 0.05
/** Of a phrase whose kind is not known and that shares no word with a marked term. */
const LEAST_UNKNOWN_CONFIDENCE = 0.2

/**
 * No name of a person, no everyday word ("rope"), nothing that only a size or an age sets apart. `taught`: stems of the
 * terms that the text marks.
 */
function isLeader({ form, key, confidence, count, proper }: Term, taught: ReadonlySet<string>): boolean {
  const kind = semanticClass(form)
  const isVague = VAGUE_HEAD.test(form)
  const isName =
    key.includes(' ') && kind === undefined && (proper || form.split(' ').every((word) => /^\p{Lu}/u.test(word)))
  if (confidence < LEAST_LEADING_CONFIDENCE || SIZED.test(form) || isVague || isName || NAMES_PERSON.test(form))
    return false
  if (key.includes(' '))
    return kind === undefined
      ? confidence >= LEAST_UNKNOWN_CONFIDENCE || key.split(' ').some((stem) => taught.has(stem))
      : !EVERYDAY_KINDS.has(kind)
  return (
    count >= 2 &&
    count <= MOST_USES &&
    (ABBREVIATION.test(form) || (kind !== undefined && !EVERYDAY_KINDS.has(kind) && !OFTEN_EVERYDAY.has(kind)))
  )
}

const SIZED =
  /^(enormous|large|larger|small|smaller|great|greater|big|little|short|shorter|long|longer|young|old|older|new|opposite|excess|many|good|better|full|whole|own|total|consecutive|harsh|tight|single|excellent|careful|late|early|latest|recent|modern|american|african|several)\b/i
const VAGUE_HEAD =
  /\b(definition|description|strateg(y|ies)|situation|problem|direction|amount|aspect|challenge|life|lives|point|number|difference|phenomenon|challenges|changes?|evidence|information|section|work|burning|families face)s?$/i
const NAMES_PERSON = /\b(\p{L}+ologist|mathematician|physicist|chemist|philosopher|scientist|anthropologist)s? \p{Lu}/iu
const ABBREVIATION = /^(?=[^ ]*\p{Lu}[^ ]*[\p{Lu}\d])[\p{L}\d]{2,7}$/u
const EVERYDAY_KINDS: ReadonlySet<SemanticClass> = new Set(['person', 'group', 'time', 'event'])
/** A single noun of these kinds may be a term or the thing of an example. */
const OFTEN_EVERYDAY: ReadonlySet<SemanticClass> = new Set(['group', 'place', 'organism', 'artefact', 'unit', 'state'])

/** A term that the text defines or prints in bold is a term, whatever the model thinks of it. */
const DEFINED_CONFIDENCE = 0.6
const BOLD_CONFIDENCE = 0.5

/** What a broken formula leaves behind. */
const LEFTOVER = /\brSu[bp]\b|\bl?line$|\bsize$|^(auto-)?id\d/

/** A noun and its verb taken for one term: "water flows", "supply curve shifts". */
const VERB_TAIL =
  / (?:rises?|falls?|flows|shifts?|moves|states|slopes|forms?|cuts|retreats|increases?|decreases?|measures|changes|supplies|travels?|means|causes|leads|makes|takes|gives|works|acts|holds|runs|turns|helps|plays|needs|shows|begins|ends|starts|stops|grows|lives|breaks|drops|reaches)$/

const isUsable = (term: Term): boolean =>
  term.form.length > 2 &&
  !(VERB_TAIL.test(term.form) && !term.bold) &&
  !LEFTOVER.test(term.form) &&
  !/^\p{L}\. /u.test(term.form) &&
  !/^\d|[^\p{L}\p{N} '’.-]/u.test(term.form) &&
  !WEAK_TERM.test(term.form)

/** Nouns that any text may hold: no answer, no option. */
const WEAK_TERM =
  /^(thing|people|person|way|time|day|year|word|author|reader|student|teacher|figure|part|world|man|woman|name|place|idea|end|side|line|group|kind|fact|lot|case|point|value|example|use|credit|modification|book|box|individual|researcher|scientist|study|result|question|answer|problem|number|type|form|term|chapter|section|table|page|difference|change|effect|ability|amount|researchers|others|item|situation|reason|information|condition|factor|area|event|action|purpose|role|percent|majority|object|process|level|stage|phase|order|approach|addition|fig|experience|others|state|united states|half|set|series|variety|range|step|rest|lack|presence|importance|increase|decrease|feature|characteristic|concept|method|life|system|body|structure|home|job|child|children|men|women|parents|family|families|months|hours|minutes|meters|seconds|years|days|weeks|times|ways|things|parts|types|kinds|forms|terms|cases|points|words|ideas|names|lives|sides|numbers)s?$/i

function mentionsIn(words: readonly Word[], byFirstStem: ReadonlyMap<string, readonly Entry[]>): Mention[] {
  const mentions: Mention[] = []
  let at = 0
  while (at < words.length) {
    const entry = longestAt(words, at, byFirstStem)
    const to = entry ? at + entry.key.split(' ').length : at + 1
    if (entry && isWholePhrase(words, at, to) && isFormOf(entry, words.slice(at, to)))
      mentions.push({ entry, from: at, to })
    at = to
  }
  return mentions
}

function longestAt(
  words: readonly Word[],
  at: number,
  byFirstStem: ReadonlyMap<string, readonly Entry[]>,
): Entry | undefined {
  let longest: Entry | undefined
  for (const entry of byFirstStem.get(words[at]!.stem) ?? []) {
    const stems = entry.key.split(' ')
    if (
      stems.length > (longest?.key.split(' ').length ?? 0) &&
      stems.every((stem, index) => words[at + index]?.stem === stem)
    )
      longest = entry
  }
  return longest
}

/** The same word in its other number, not one of the same stem: "reflexive" is no mention of the reflex. */
function isFormOf(entry: Entry, words: readonly Word[]): boolean {
  const [printed, form] = [words.at(-1)!.lower, entry.form.split(' ').at(-1)!.toLowerCase()]
  return printed === form || otherNumber(printed) === form || otherNumber(form) === printed || entry.form.includes('’')
}

const QUANTIFIER = /^(many|several|other|most|some|all|few|more|numerous|various|different|certain|both)$/

/** Not a part of a longer noun phrase: "cell" in "cell wall" or "animal cell" is no mention of the cell. */
function isWholePhrase(words: readonly Word[], from: number, to: number): boolean {
  const [before, after] = [words[from - 1], words[to]]
  if (!isNoun(words[to - 1])) return false
  if (
    before &&
    (before.tag === 'NOUN' || before.tag === 'PROPN' || (before.tag === 'ADJ' && !QUANTIFIER.test(before.lower))) &&
    /\p{L}/u.test(before.text)
  )
    return false
  if (before && (/^[-‐–/'’]$/.test(before.text) || before.lower === 'double')) return false
  return !(after && (isNoun(after) || /^(['’]s?|[-‐–/])$/.test(after.text)))
}
