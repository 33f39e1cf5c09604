/** A document as the makers of the lexicon see it: the terms that it teaches, their sisters, and how things are said. */
import type { DocumentId, TopicId } from '#domain/ids.ts'
import type { Random } from '#domain/random.ts'
import type { CoHyponymSet, Member, LexiconTerm } from '#lexicon/lexicon-row.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Candidate } from '../candidate.ts'
import type { Material } from '../material.ts'
import { taughtTermsIn, type TaughtTerm } from './taught-terms.ts'
import { wordingOf, type Wording } from './wording/wording.ts'

export type LexiconLesson = {
  readonly documentId: DocumentId
  readonly lexicon: Lexicon
  readonly wording: Wording
  /** Of the wanted topics, in the order of the document. */
  readonly taught: readonly TaughtTerm[]
  /** Every term of the lexicon that the document names, by its id. */
  readonly named: ReadonlyMap<string, TaughtTerm>
  /** Whether the topics' own analysis found it to be a term of the document. */
  readonly isTermOfDocument: (term: LexiconTerm) => boolean
  /** What other makers call the answer: a paper asks for a term once, whoever made the question. */
  readonly exclusionsOf: (term: LexiconTerm) => readonly string[]
  readonly sistersOf: (term: LexiconTerm) => Sisters | undefined
  readonly randomFor: (what: string) => Random
}

/** The set of a term whose members the document names most, without the term: those that the document names come first. */
export type Sisters = { readonly set: CoHyponymSet; readonly members: readonly Member[] }

/** One way of making questions from the lexicon. */
export type LexiconMaker = (lesson: LexiconLesson) => Candidate[]

export function prepareLexiconLesson(
  material: Material,
  lexicon: Lexicon,
  topics?: ReadonlySet<TopicId>,
): LexiconLesson {
  const { document, found, random } = material
  const taughtOf = taughtTermsIn(material, lexicon)
  const all = taughtOf()
  const named = new Map(all.map((taught) => [taught.term.id, taught]))
  const wording = wordingOf(document.language)
  const keys = new Map(found.terms.map(({ form, key }) => [form.toLowerCase(), key]))
  const keysOf = (term: LexiconTerm): string[] =>
    [wording.name(term.name), ...wording.aliases(term)].flatMap((name) => keys.get(name.toLowerCase()) ?? [])
  return {
    documentId: document.id,
    lexicon,
    wording,
    taught: topics === undefined ? all : taughtOf(topics),
    named,
    isTermOfDocument: (term) => keysOf(term).length > 0,
    exclusionsOf: (term) => [`lexicon:${term.id}`, ...keysOf(term).flatMap((key) => [`term:${key}`, `answer:${key}`])],
    sistersOf: (term) => sistersOf(term, lexicon, named),
    randomFor: (what) => random.fork(`lexicon:${what}`),
  }
}

function sistersOf(term: LexiconTerm, lexicon: Lexicon, named: ReadonlyMap<string, TaughtTerm>): Sisters | undefined {
  const mentions = ({ term: id }: Member): number => (id === undefined ? 0 : (named.get(id)?.mentions ?? 0))
  const sets = lexicon.setsOf(term.id).map((set): Sisters => ({
    set,
    members: set.members.filter((member) => member.term !== term.id).toSorted((a, b) => mentions(b) - mentions(a)),
  }))
  const namedIn = ({ members }: Sisters): number => members.filter((member) => mentions(member) > 0).length
  return sets.toSorted((a, b) => namedIn(b) - namedIn(a) || b.members.length - a.members.length)[0]
}
