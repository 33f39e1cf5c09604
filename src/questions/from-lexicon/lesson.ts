/** A document as the makers of the lexicon see it: the terms that it teaches, their sisters, and how things are said. */
import type { DocumentId, TopicId } from '#domain/ids.ts'
import type { Random } from '#domain/random.ts'
import { isChinese } from '#domain/language.ts'
import { STAGES, type CoHyponymSet, type Member, type LexiconTerm } from '#lexicon/lexicon-row.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import type { Candidate } from '../candidate.ts'
import type { Material } from '../material.ts'
import { itemsInWordsOfDocument, renamedLexicon } from './document-names.ts'
import { genusIn } from './genus.ts'
import { namedTermsIn } from './named-terms.ts'
import { PRINTED } from './options.ts'
import { supportedItemsIn, type SupportedItem } from './supported-items.ts'
import { taughtTermsIn, type TaughtTerm } from './taught-terms.ts'
import { wordingOf, type Wording } from './wording/wording.ts'

export type LexiconLesson = {
  readonly documentId: DocumentId
  readonly lexicon: Lexicon
  readonly wording: Wording
  /** Of the wanted topics, in the order of the document. */
  readonly taught: readonly TaughtTerm[]
  /** The written questions that it supports. */
  readonly items: readonly SupportedItem[]
  /** Every term of the lexicon that the document names, by its id. */
  readonly named: ReadonlyMap<string, TaughtTerm>
  /** By any of its names, also in the plural. */
  readonly termCalled: (name: string) => TaughtTerm | undefined
  /** Whether the topics' own analysis found it to be a term of the document. */
  readonly isTermOfDocument: (term: LexiconTerm) => boolean
  /** What other makers call the answer: a paper asks for a term once, whoever made the question. */
  readonly exclusionsOf: (term: LexiconTerm) => readonly string[]
  readonly sistersOf: (term: LexiconTerm) => Sisters | undefined
  /** Sisters with rows of their own, of its class, whose definitions do not say it: each may be told for it. */
  readonly rowsBeside: (term: LexiconTerm) => readonly LexiconTerm[]
  /** Whether the class met it years before what the document mostly teaches: a chapter of S5 does not ask what a cell is. */
  readonly isBeneathClass: (row: Pick<LexiconTerm, 'stage'>) => boolean
  /** Whether the class meets it years later: notes of S2 do not say what a tribasic acid is. */
  readonly isAboveClass: (row: Pick<LexiconTerm, 'stage'>) => boolean
  /** Whether the document names it often enough for what it teaches. */
  readonly isNamedEnough: (taught: TaughtTerm) => boolean
  readonly randomFor: (what: string) => Random
}

/**
 * Of the sets of a term the one whose members the document names and defines as the same kind of thing, without the
 * term: such members come first.
 */
export type Sisters = { readonly set: CoHyponymSet; readonly members: readonly Member[] }

/** One way of making questions from the lexicon. */
export type LexiconMaker = (lesson: LexiconLesson) => Candidate[]

export function prepareLexiconLesson(
  material: Material,
  opened: Lexicon,
  topics?: ReadonlySet<TopicId>,
): LexiconLesson {
  const { document, found, random } = material
  const names = namedTermsIn(material, opened)
  const taughtOf = taughtTermsIn(material, names)
  const all = taughtOf()
  const rows = all.map(({ term }) => term)
  const lexicon = renamedLexicon(opened, rows)
  const inOwnWords = itemsInWordsOfDocument(opened, rows, document.language, () =>
    names.sentences.map(({ text }) => text).join('\n'),
  )
  const named = new Map(all.map((taught) => [taught.term.id, taught]))
  const wording = wordingOf(document.language)
  const byName = new Map(
    all.flatMap((taught) =>
      [wording.name(taught.term.name), ...wording.aliases(taught.term)].map(
        (name) => [name.toLowerCase(), taught] as const,
      ),
    ),
  )
  const keys = new Map(found.terms.map(({ form, key }) => [form.toLowerCase(), key]))
  const keysOf = (term: LexiconTerm): string[] =>
    [wording.name(term.name), ...wording.aliases(term)].flatMap((name) => keys.get(name.toLowerCase()) ?? [])
  const sisters = (term: LexiconTerm): Sisters | undefined =>
    sistersOf(term, lexicon, named, (row) => genusIn(wording.definition(row), document.language))
  return {
    documentId: document.id,
    lexicon,
    wording,
    taught: topics === undefined ? all : taughtOf(topics),
    items: supportedItemsIn(lexicon, names, document.language, topics).map((supported) => ({
      ...supported,
      item: inOwnWords(supported.item),
    })),
    named,
    termCalled: (name) => byName.get(name.toLowerCase()) ?? byName.get(name.toLowerCase().replace(/s$/, '')),
    isTermOfDocument: (term) => keysOf(term).length > 0,
    exclusionsOf: (term) => [`lexicon:${term.id}`, ...keysOf(term).flatMap((key) => [`term:${key}`, `answer:${key}`])],
    sistersOf: sisters,
    rowsBeside: (term) =>
      (sisters(term)?.members ?? [])
        .flatMap(({ term: id }) => (id === undefined ? [] : (lexicon.term(id) ?? [])))
        .filter(
          (row) =>
            row.class === term.class &&
            // "The artery that brings blood to the capillaries" is no capillary.
            !wording.definition(row).toLowerCase().includes(wording.name(term.name).toLowerCase()),
        ),
    ...stagesOf(all),
    // English chapters are long: what they teach they name again. A page of Chinese notes names it once.
    isNamedEnough: ({ mentions }) => isChinese(document.language) || mentions > 1,
    randomFor: (what) => random.fork(`lexicon:${what}`),
  }
}

/** By the middle one of the stages at which the terms that the document treats are met. */
function stagesOf(all: readonly TaughtTerm[]): Pick<LexiconLesson, 'isBeneathClass' | 'isAboveClass'> {
  const stages = all.filter(({ isTreated }) => isTreated).map(({ term }) => STAGES.indexOf(term.stage))
  const middle = stages.toSorted((a, b) => a - b)[Math.floor(stages.length / 2)]
  if (middle === undefined) return { isBeneathClass: () => false, isAboveClass: () => false }
  return {
    isBeneathClass: ({ stage }) => STAGES.indexOf(stage) < middle - YEARS_BEFORE,
    isAboveClass: ({ stage }) => STAGES.indexOf(stage) > middle + YEARS_BEHIND,
  }
}
const YEARS_BEFORE = 1
const YEARS_BEHIND = 2

function sistersOf(
  term: LexiconTerm,
  lexicon: Lexicon,
  named: ReadonlyMap<string, TaughtTerm>,
  genusOf: (term: LexiconTerm) => string,
): Sisters | undefined {
  const mentions = ({ term: id }: Member): number => (id === undefined ? 0 : (named.get(id)?.mentions ?? 0))
  const own = genusOf(term)
  const isLike = ({ term: id }: Member): boolean => {
    const row = id === undefined ? undefined : lexicon.term(id)
    return own !== '' && row !== undefined && genusOf(row) === own
  }
  // Only a pigment tempts where the question asks for a pigment; what the class has not met tempts nobody.
  const worth = (member: Member): number => (mentions(member) > 0 ? 1 : 0) + (isLike(member) ? 1 : 0)
  const sets = lexicon.setsOf(term.id).map((set): Sisters => ({
    set,
    members: set.members
      .filter((member) => member.term !== term.id)
      .toSorted((a, b) => worth(b) - worth(a) || mentions(b) - mentions(a)),
  }))
  const worthOf = ({ members }: Sisters): number =>
    members.slice(0, PRINTED).reduce((sum, member) => sum + worth(member), 0)
  return sets.toSorted((a, b) => worthOf(b) - worthOf(a) || b.members.length - a.members.length)[0]
}
