/** Which terms of a document must not stand against each other: names for one thing, a kind and its genus, a whole and its part. */
import type { Definition } from './definitions/definition.ts'
import { genusOf } from './definitions/meaning.ts'
import type { StudySentence } from './study-sentences.ts'
import type { Entry, Vocabulary } from './vocabulary.ts'

export type RelatedTerms = {
  /** Whether one could be right where the other is the key. */
  areRelated(a: Entry, b: Entry): boolean
  /** Whether the text uses a term as the name of a kind ("carbohydrates such as starch", "starch is a carbohydrate"): what is said of it is true of others. */
  isGeneral(entry: Entry): boolean
  /** Whether the text names both in one sentence. */
  standTogether(a: Entry, b: Entry): boolean
}

/** Reads relations off the document: definitions that name another term, "X or Y", "X (Y)", "X, also called Y", "X is a Y". */
export function relatedTerms(sentences: readonly StudySentence[], definitions: readonly Definition[], vocabulary: Vocabulary): RelatedTerms {
  const related = new Set<string>()
  const together = new Set<string>()
  const general = new Set<string>()
  for (const sentence of sentences) {
    const mentions = vocabulary.mentions(sentence)
    for (const { entry, from } of mentions) {
      if (!isDividedIntoKinds(sentence, from)) continue
      general.add(entry.key)
      for (const kind of vocabulary.entries) if (kind.head === entry.head && kind.key !== entry.key && modifierStands(kind, sentence)) related.add(pair(entry, kind))
    }
    mentions.forEach((left, index) => {
      for (const right of mentions.slice(index + 1)) {
        together.add(pair(left.entry, right.entry))
        const between = sentence.words.slice(left.to, right.from).map((word) => word.lower).join(' ')
        const givesMembers = GIVES_MEMBERS.test(between)
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
    const genusStems = ` ${definition.meaningWords.slice(0, genusLength).map((word) => word.stem).join(' ')} `
    for (const named of vocabulary.entries) {
      if (named.key === entry.key || !stems.includes(` ${named.key} `)) continue
      related.add(pair(entry, named))
      if (genusStems.includes(` ${named.key} `)) general.add(named.key)
    }
  }
  return {
    areRelated: (a, b) => a.key === b.key || related.has(pair(a, b)) || overlap(a.key, b.key),
    isGeneral: (entry) => general.has(entry.key),
    standTogether: (a, b) => together.has(pair(a, b)),
  }
}

/** "three types of descent: …": the term at `from` is the name of a kind. */
const isDividedIntoKinds = ({ words }: StudySentence, from: number): boolean => words[from - 1]?.lower === 'of' && /^(type|kind|form|class|categor)(es|ies|s|y)?$/.test(words[from - 2]?.lower ?? '')

/** "patrilineal", of "patrilineal descent", stands in the sentence. */
const modifierStands = ({ key }: Entry, { stems }: StudySentence): boolean => key.includes(' ') && key.split(' ').slice(0, -1).every((stem) => stems.has(stem))

/** What stands between two names of one thing, or between a kind and its genus. */
const NAMES_AGAIN = /^(,? ?or|\(|, (also|sometimes|often|commonly) (called|known as|referred to as|termed)|(is|are|was|were) (also |often |sometimes |commonly )?(called|known as|referred to as|termed|a|an|the|one)( (type|kind|form|example|sort|part|component)s? of( an?)?)?|(is|are)|,? such as|,? including|include|includes|,? called|known as|(type|kind|form)s? of|means|—)( the| a| an)?$/

/** What stands between a kind and its members, however many were named before. */
const GIVES_MEMBERS = /\b(such as|including|includes?|for example|like|namely|e\.g\.|consists? of|(composed|made up) of|(divided|classified|grouped) into)\b|:$/

const pair = (a: Entry, b: Entry): string => (a.key < b.key ? `${a.key}|${b.key}` : `${b.key}|${a.key}`)

/** "memory" and "short-term memory": the words of one stand in the other. */
function overlap(a: string, b: string): boolean {
  const [left, right] = [a.split(/[ -]/), b.split(/[ -]/)]
  return left.every((stem) => right.includes(stem)) || right.every((stem) => left.includes(stem))
}
