/** The notes of a document as the makers see them: lists of facts, what may stand beside a fact, and how things are said. */
import type { DocumentId, TopicId } from '#domain/ids.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { Random } from '#domain/random.ts'
import type { Lexicon } from '#lexicon/lexicon.ts'
import { toTraditional } from '#reading/words/convert-chinese.ts'
import type { Candidate } from '../candidate.ts'
import { definitionWords } from '../from-lexicon/definition-words.ts'
import type { Material } from '../material.ts'
import { harvestNotes } from './facts/harvest-notes.ts'
import type { NoteFact, NoteList } from './facts/note-fact.ts'
import { siftLists } from './facts/sift-lists.ts'
import { areOfKind, knownBy, type Known } from './kinds.ts'
import { isSameOrPart, sameWords, squeezed, tells } from './same-words.ts'
import { wordingOf, type Wording } from './wording/wording.ts'

export type NotesLesson = {
  readonly documentId: DocumentId
  readonly wording: Wording
  /** Of the wanted topics, in the order of the document. */
  readonly lists: readonly NoteList[]
  /** Facts of the list whose subject is plainly another of its kind, and of whose subjects the notes never say the same. */
  readonly subjectsBeside: (list: NoteList, fact: NoteFact) => NoteFact[]
  /** Facts of the list of a thing of its kind whose object is plainly another, and which the notes never say of this subject. */
  readonly objectsBeside: (list: NoteList, fact: NoteFact) => NoteFact[]
  /** Whether what the notes say of the subject says its name, or half of it. */
  readonly givesAway: (list: NoteList, fact: NoteFact) => boolean
  readonly exclusionsOf: (fact: NoteFact) => readonly string[]
  readonly randomFor: (what: string) => Random
}

/** One way of making questions from notes. */
export type NotesMaker = (lesson: NotesLesson) => Candidate[]

export function prepareNotesLesson(material: Material, lexicon: Lexicon, topics?: ReadonlySet<TopicId>): NotesLesson {
  const { document, found, random } = material
  const known = knownBy(lexicon, document.language)
  const likeness = likenessBy(lexicon, document.language, known)
  const all = siftLists(harvestNotes({ document, found }), likeness)
  const bySubject = Map.groupBy(
    all.flatMap((list) => list.facts),
    ({ subject }) => squeezed(subject),
  )
  const says = (one: NoteFact, object: string): boolean =>
    bySubject
      .get(squeezed(one.subject))
      ?.some((fact) => fact.relation === one.relation && isSameOrPart(fact.object, object)) === true
  const keys = new Map(found.terms.map(({ form, key }) => [form.toLowerCase(), key]))
  return {
    documentId: document.id,
    wording: wordingOf(document, lexicon, all),
    lists: (topics === undefined ? all : siftLists(harvestNotes({ document, found }, topics), likeness)).filter(
      (list) => !isGlossary(list),
    ),
    subjectsBeside: (list, fact) =>
      distinctBy(near(list, fact), ({ subject }) => subject).filter(
        (one) =>
          !isSameOrPart(one.subject, fact.subject) && !says(one, fact.object) && areOfKind(known, list, one, fact),
      ),
    objectsBeside: (list, fact) =>
      distinctBy(near(list, fact), ({ object }) => object).filter(
        (one) =>
          !isSameOrPart(one.object, fact.object) &&
          !sameWords(one.subject, fact.subject) &&
          !says(fact, one.object) &&
          areOfKind(known, list, one, fact),
      ),
    givesAway: (list, fact) => tells(fact.object, fact.subject, saidAnyway(list, fact)),
    exclusionsOf: (fact) => {
      const key = fact.kind === 'definition' ? keys.get(fact.subject.toLowerCase()) : undefined
      // A term and a short value are asked for once, wherever the notes say them.
      const answer =
        fact.kind === 'definition'
          ? fact.subject
          : fact.kind === 'property' && fact.object.length <= SHORT
            ? fact.object
            : undefined
      const name = answer === undefined ? [] : [`note-answer:${answer.toLowerCase()}`]
      return [
        `note:${document.id}:${fact.id}`,
        `sentence:${fact.id}:0`,
        ...name,
        ...(key === undefined ? [] : [`term:${key}`, `answer:${key}`]),
      ]
    },
    randomFor: (what) => random.fork(`notes:${what}`),
  }
}

/** How much of a term's definition in the lexicon a text says; see `siftLists`. */
function likenessBy(
  { terms }: Lexicon,
  language: PaperLanguage,
  known: Known,
): (name: string, text: string) => number | undefined {
  const words = definitionWords(terms, language)
  return (name, text) => {
    const found = known(name)
    const plain = language === 'zh-CN' ? toTraditional(text) : text.toLowerCase()
    return found.length === 0 ? undefined : Math.max(...found.map((term) => words.share(term, plain)))
  }
}

/** Words that tell nothing of a fact: those of the heading, of its sisters' names, and of what several of them say. */
function saidAnyway(list: NoteList, fact: NoteFact): string {
  const { title = '', thing = '' } = list
  const others = near(list, fact).filter((one) => one !== fact)
  const often = (texts: readonly string[], least: number): string[] => {
    const found = texts.flatMap((text) => [...new Set(text.toLowerCase().match(/\p{Script=Han}|[a-z]{4,}/gu))])
    return [...Map.groupBy(found, (word) => word)].filter(([, all]) => all.length >= least).map(([word]) => word)
  }
  const names = often(
    others.map(({ subject }) => subject),
    Math.max(2, others.length / 2),
  )
  return [
    title,
    thing,
    ...names,
    ...often(
      others.map(({ object }) => object),
      2,
    ),
  ].join(' ')
}

const SHORT = 20

/**
 * The terms of a chapter from A to Z, or those of its sections one after another: they are of all kinds, none is a wrong
 * answer to another, and the makers of running text know them.
 */
function isGlossary({ facts, title }: NoteList): boolean {
  if (facts.length >= LONG && /^(?:key terms|(?:chapter )?glossary)$/i.test(title ?? '')) return true
  if (
    facts.length < GLOSSARY ||
    !facts.every(({ kind, subject }) => kind === 'definition' && /^[A-Za-z]/.test(subject))
  )
    return false
  const inOrder = facts
    .slice(1)
    .filter(
      ({ subject }, index) => (facts[index]?.subject ?? '').localeCompare(subject, 'en', { sensitivity: 'base' }) <= 0,
    )
  return inOrder.length >= ALPHABETICAL * (facts.length - 1)
}
const ALPHABETICAL = 0.85
const LONG = 12
const GLOSSARY = 8

/** Of a long list the entries around a fact: they are nearest in matter, and no list takes time in its square. */
function near({ facts }: NoteList, fact: NoteFact): readonly NoteFact[] {
  const at = facts.indexOf(fact)
  return facts.length <= 2 * AROUND ? facts : facts.slice(Math.max(0, at - AROUND), at + AROUND + 1)
}
const AROUND = 8

function distinctBy(facts: readonly NoteFact[], of: (fact: NoteFact) => string): NoteFact[] {
  return facts.filter((fact, index) => facts.findIndex((one) => sameWords(of(one), of(fact))) === index)
}
