/**
 * Which terms of a document must not stand against each other: names for one thing, a kind and its genus, a whole and
 * its part.
 */
import type { Definition } from '../facts/definitions/definition.ts'
import { genusOf } from '../facts/definitions/meaning.ts'
import { otherNumber } from '../survey/noun-number.ts'
import { stemsOf } from '../survey/noun-phrases.ts'
import { sharedContexts } from './shared-contexts.ts'
import type { StudySentence } from '../survey/study-sentences.ts'
import { termKinds } from './term-kinds.ts'
import type { Entry, Vocabulary } from '../survey/vocabulary.ts'

export type RelatedTerms = {
  /** Whether one could be right where the other is the key. */
  areRelated(a: Entry, b: Entry): boolean
  /**
   * Whether they are names of one thing, or a kind and its genus: closer than that one is named in the meaning of the
   * other.
   */
  areOneKind(a: Entry, b: Entry): boolean
  /**
   * Whether the text uses a term as the name of a kind ("carbohydrates such as starch", "starch is a carbohydrate"):
   * what is said of it is true of others.
   */
  isGeneral(entry: Entry): boolean
  /** Whether the text names both in one sentence. */
  standTogether(a: Entry, b: Entry): boolean
  /**
   * Whether the text names both in one enumeration ("intimacy, passion, and commitment"), or sets one against the
   * other.
   */
  areListed(a: Entry, b: Entry): boolean
  /** Whether the running text first treats both in one paragraph (or the next), or in one section. */
  areNeighbours(a: Entry, b: Entry): 'paragraph' | 'section' | undefined
  /** 0 to 1: how far the text tells of both in the same words, see `shared-contexts.ts`. */
  inLikeCompany(a: Entry, b: Entry): number
  /** How many blocks lie between the places where the running text first names them; Infinity where it does not. */
  blocksApart(a: Entry, b: Entry): number
  /**
   * 0 to 1: how like two terms are as kinds of things, whatever the text says; undefined where too little is known of
   * one.
   */
  likeness(a: Entry, b: Entry): number | undefined
  /**
   * Other names of a term that the text itself gives, "atrial natriuretic peptide" for ANP, and the term written with
   * other hyphens or spaces: right wherever the term is.
   */
  namesOf(entry: Entry): readonly string[]
  /**
   * These and the names of the dictionary, "subsoil" for B horizon: what must not stand beside the term. They are no
   * answers, since the dictionary has "coronary failure" for heart failure, and misspellings.
   */
  nearNamesOf(entry: Entry): readonly string[]
}

/**
 * Reads relations off the document: definitions that name another term, "X or Y", "X (Y)", "X, also called Y", "X is a
 * Y".
 */
export function relatedTerms(
  sentences: readonly StudySentence[],
  definitions: readonly Definition[],
  vocabulary: Vocabulary,
  naming: (key: string) => readonly StudySentence[],
): RelatedTerms {
  const related = new Set<string>()
  const named = new Set<string>()
  const together = new Set<string>()
  const listed = new Set<string>()
  const general = new Set<string>()
  const home = new Map<string, StudySentence>()
  const taught = new Set<string>()
  const otherNames = new Map<string, Set<string>>()
  let said: { readonly to: string | undefined; readonly block: number } | undefined
  const addName = (of: string, name: string): void =>
    void (otherNames.get(of) ?? otherNames.set(of, new Set()).get(of)!).add(name)
  for (const sentence of sentences) {
    const mentions = vocabulary.mentions(sentence)
    const entry = sentence.glossary && stemsOf(sentence.words.slice(...sentence.glossary.term))
    if (entry !== undefined) for (const name of sentence.glossary!.aliases) addName(entry, name)
    const again = said?.block === sentence.block ? ALSO_CALLED.exec(sentence.quote)?.[1] : undefined
    if (said?.to !== undefined && again !== undefined) addName(said.to, again)
    said = { to: namedLast(sentence, mentions), block: sentence.block }
    for (const { entry, from, to } of mentions) {
      // An outline or a summary names a term before the place that teaches it.
      const isTaughtHere =
        !sentence.glossary &&
        (sentence === entry.definition?.sentence || sentence.bold.includes(entry.form.toLowerCase()))
      if (!sentence.glossary && (!home.has(entry.key) || (isTaughtHere && !taught.has(entry.key))))
        home.set(entry.key, sentence)
      if (isTaughtHere) taught.add(entry.key)
      if (!isDividedIntoKinds(sentence, from)) continue
      general.add(entry.key)
      // "three classes of macronutrients: carbohydrates, …"
      if (sentence.words[to]?.text === ':')
        for (const member of mentions) if (member.from > to) related.add(pair(entry, member.entry))
      for (const kind of vocabulary.entries)
        if (kind.head === entry.head && kind.key !== entry.key && modifierStands(kind, sentence))
          related.add(pair(entry, kind))
    }
    mentions.forEach((left, index) => {
      for (const right of mentions.slice(index + 1)) {
        together.add(pair(left.entry, right.entry))
        const between = sentence.words
          .slice(left.to, right.from)
          .map((word) => word.lower)
          .join(' ')
        const givesMembers = GIVES_MEMBERS.test(between)
        if (SAME_THING.test(between) && isOneName(left.entry, right.entry, sentence.words[right.to]?.text)) {
          addName(left.entry.key, right.entry.form)
          addName(right.entry.key, left.entry.form)
        }
        if (LISTS.test(between)) listed.add(pair(left.entry, right.entry))
        if (givesMembers) general.add(left.entry.key)
        if (givesMembers || NAMES_AGAIN.test(between)) related.add(pair(left.entry, right.entry))
      }
    })
  }
  for (const definition of definitions) {
    const entry = vocabulary.find(definition.key)
    if (!entry) continue
    const stems = ` ${definition.meaningWords.map((word) => word.stem).join(' ')} `
    const genusLength = genusOf(definition.meaning).split(' ').length + 2
    const genusStems = ` ${definition.meaningWords
      .slice(0, genusLength)
      .map((word) => word.stem)
      .join(' ')} `
    for (const other of vocabulary.entries) {
      if (other.key === entry.key || !stems.includes(` ${other.key} `)) continue
      named.add(pair(entry, other))
      if (!genusStems.includes(` ${other.key} `)) continue
      related.add(pair(entry, other))
      general.add(other.key)
    }
  }
  // "bone: (also, osseous tissue) …": an alias may be a term with an entry of its own, and two entries may have one
  // meaning.
  const aliases = [...otherNames].flatMap(([of, names]) => [...names].map((name) => `${of}|${name.toLowerCase()}`))
  const aliasSet = new Set(aliases)
  const areAliases = (a: Entry, b: Entry): boolean =>
    [
      [a, b],
      [b, a],
    ].some(([one, other]) => aliasSet.has(`${one!.key}|${other!.form.toLowerCase()}`)) ||
    (a.definition !== undefined && a.definition.meaning === b.definition?.meaning)
  const kinds = termKinds()
  // A name that the text gives a meaning of its own is another thing here.
  const definedNames = new Set(definitions.flatMap(({ term }) => [term.toLowerCase(), otherNumber(term.toLowerCase())]))
  const meanings = new Map(definitions.map(({ term, meaning }) => [term.toLowerCase(), meaning]))
  const meansAnother = (name: string, { definition }: Entry): boolean =>
    definition !== undefined && (meanings.get(name.toLowerCase()) ?? definition.meaning) !== definition.meaning
  const told = (entry: Entry): readonly string[] =>
    [...(otherNames.get(entry.key) ?? [])].filter((name) => !meansAnother(name, entry))
  const inDictionary = (entry: Entry): readonly string[] =>
    kinds.otherNames(entry).filter((name) => !definedNames.has(name) && !NURSERY.test(name))
  return {
    areRelated: (a, b) =>
      a.key === b.key ||
      areAliases(a, b) ||
      related.has(pair(a, b)) ||
      named.has(pair(a, b)) ||
      overlap(a.key, b.key) ||
      kinds.mayBeOne(a, b),
    areOneKind: (a, b) =>
      a.key === b.key || areAliases(a, b) || related.has(pair(a, b)) || overlap(a.key, b.key) || kinds.mayBeOne(a, b),
    likeness: (a, b) => kinds.likeness(a, b),
    isGeneral: (entry) => general.has(entry.key),
    standTogether: (a, b) => together.has(pair(a, b)),
    areListed: (a, b) => listed.has(pair(a, b)),
    areNeighbours: (a, b) => {
      const [one, other] = [home.get(a.key), home.get(b.key)]
      if (!one || !other) return undefined
      const apart = Math.abs(one.block - other.block)
      if (apart <= 1) return 'paragraph'
      return (one.heading === other.heading && apart <= SECTION) || sentences.length <= ONE_LESSON
        ? 'section'
        : undefined
    },
    inLikeCompany: sharedContexts(sentences, naming),
    blocksApart: (a, b) => Math.abs((home.get(a.key)?.block ?? Infinity) - (home.get(b.key)?.block ?? 0)),
    namesOf: (entry) => [
      ...new Set([...told(entry), ...inDictionary(entry).filter((name) => lettersOf(name) === lettersOf(entry.form))]),
    ],
    nearNamesOf: (entry) => [...new Set([...told(entry), ...inDictionary(entry)])],
  }
}

/** "micro-organism" and "microorganism" are one word. */
const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Words of the nursery and the street that the dictionary gives beside the plain ones. */
const NURSERY =
  /^(?:wee-?wee|pee|piddle|piss|poo|poop|crap|shit|tummy|boob|tit|bum|ass|arse|butt|balls|nuts|snot|booze|bucks|dough|ticker|noggin|noodle|bean|mug|kisser|dick|cock|pussy|twat|cunt)s?$/i

/** "three types of descent: …": the term at `from` is the name of a kind. */
const isDividedIntoKinds = ({ words }: StudySentence, from: number): boolean =>
  words[from - 1]?.lower === 'of' && /^(type|kind|form|class|categor)(es|ies|s|y)?$/.test(words[from - 2]?.lower ?? '')

/** "patrilineal", of "patrilineal descent", stands in the sentence. */
const modifierStands = ({ key }: Entry, { stems }: StudySentence): boolean =>
  key.includes(' ') &&
  key
    .split(' ')
    .slice(0, -1)
    .every((stem) => stems.has(stem))

/** What stands between two names of one thing, or between a kind and its genus. */
const NAMES_AGAIN =
  /^(,? ?or|\(|, (also|sometimes|often|commonly) (called|known as|referred to as|termed)|(is|are|was|were) (also |often |sometimes |commonly )?(called|known as|referred to as|termed|a|an|the|one)( (type|kind|form|example|sort|part|component)s? of( an?)?)?|(is|are)|,? such as|,? including|include|includes|,? called|known as|(type|kind|form)s? of|means|—)( the| a| an)?$/

/**
 * What stands between two names of one thing that may take each other's place in an answer; "openings called spiracles"
 * gives the kind and its name.
 */
const SAME_THING = /^(?:\(|\(or|, or|, also (?:called|known as)|,? also (?:called|known as))$/

/**
 * "X (Y)" names one thing twice where Y is an abbreviation, or closes the bracket; "or" between plain words may part
 * two things.
 */
const isOneName = (a: Entry, b: Entry, after: string | undefined): boolean =>
  (after === ',' && a.plural === b.plural) || /^[A-Z]{2,6}$/.test(a.form) || /^[A-Z]{2,6}$/.test(b.form)

/** The term behind "is called" with which a sentence names what the next may name again. */
function namedLast(
  { words }: StudySentence,
  mentions: readonly { readonly entry: Entry; readonly from: number }[],
): string | undefined {
  return (
    mentions.find(({ from }) =>
      /^(?:called|termed|as)$/.test(
        words[/^(?:an?|the)$/.test(words[from - 1]?.lower ?? '') ? from - 2 : from - 1]?.lower ?? '',
      ),
    )?.entry.key ?? mentions.find(({ from }) => from <= 1)?.entry.key
  )
}
const ALSO_CALLED =
  /^(?:They|It|These|This) (?:is|are) also (?:called|known as|termed|referred to as) (?:an? |the )?([\p{L}][\p{L} -]{2,40}?)(?=[.,;(]| because\b| since\b)/u

/** A section of many pages holds more than one matter. */
const SECTION = 12
/** A text of so many sentences is one lesson, whatever its headings. */
const ONE_LESSON = 60

/** What stands between two members of one enumeration. */
const LISTS =
  /^(?:,|,? and|,? or|, (?:\p{L}+ ){1,3},? ?(?:and|or)?|and the|or the|versus|vs\.?|rather than|,? (?:while|whereas)(?: the)?|(?:\p{L}+ )?and)$/u

/** What stands between a kind and its members, however many were named before. */
const GIVES_MEMBERS =
  /\b(such as|including|includes?|for example|like|namely|e\.g\.|consists? of|(composed|made up) of|(divided|classified|grouped) into)\b|:$/

const pair = (a: Entry, b: Entry): string => (a.key < b.key ? `${a.key}|${b.key}` : `${b.key}|${a.key}`)

/** "memory" and "short-term memory": the words of one stand in the other. */
function overlap(a: string, b: string): boolean {
  const [left, right] = [a.split(/[ -]/), b.split(/[ -]/)]
  return left.every((stem) => right.includes(stem)) || right.every((stem) => left.includes(stem))
}
