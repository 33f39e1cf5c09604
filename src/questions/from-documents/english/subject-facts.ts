/** Statements of the form "TERM does something", split into the term and what is said of it. */
import type { Lesson, TopicSentence } from './lesson.ts'
import { isArticle, nounPhraseEnd, textOf } from './noun-phrases.ts'
import { isOfSubject, isStrong, type Entry } from './vocabulary.ts'
import { isContent, isVerb, type Word } from './words.ts'

type SubjectFact = {
  readonly entry: Entry
  /** The subject as printed, with its article, as it reads inside a sentence. */
  readonly subject: string
  /** The verb and all that follows, without the full stop. */
  readonly predicate: string
}

/** The fact that a statement tells of its subject, when only that subject can be meant; undefined otherwise. */
export function subjectFactIn(sentence: TopicSentence, lesson: Lesson): SubjectFact | undefined {
  const { words } = sentence
  const from = isArticle(words[0]) ? 1 : 0
  const mention = lesson.vocabulary.mentions(sentence).find((one) => one.from === from)
  if (
    !mention ||
    !(isStrong(mention.entry) || lesson.people.has(mention.entry.key)) ||
    mention.entry.count > MOST_COUNT
  )
    return undefined
  const verb = words[mention.to]
  if (
    !verb ||
    !isVerb(verb) ||
    !(FINITE.test(verb.lower) || (mention.entry.plural && verb.tag === 'VERB' && !/(ing|ed|en)$/.test(verb.lower))) ||
    !agrees(verb.lower, mention.entry.plural)
  )
    return undefined
  const predicate = textOf(sentence, mention.to, words.length - 1)
  const rest = words.slice(mention.to)
  const content = rest.filter(isContent)
  if (
    content.length < LEAST_CONTENT ||
    rest.length > MOST_WORDS ||
    VAGUE.test(predicate) ||
    HEDGED.test(predicate) ||
    sentence.text.includes('“')
  )
    return undefined
  // Another term of the document has to be in what is said, or it could be said of much.
  if (!lesson.vocabulary.mentions(sentence).some((one) => one.from > mention.from && isOfSubject(one.entry)))
    return undefined
  if (hasSecondClause(rest) || /\b(because|so|since|when behavio)\b/.test(predicate)) return undefined
  // The definition makers ask for what a term is.
  if (
    /^(is|are|was|were) (a|an|the|any|one)\b/.test(predicate) ||
    (/^(is|are)$/.test(verb.lower) && nounPhraseEnd(words, mention.to + 1) > mention.to + 1) ||
    mention.entry.definition?.sentence === sentence
  )
    return undefined
  if (mention.entry.key.split(/[ -]/).some((stem) => stem.length > 3 && rest.some((word) => word.stem === stem)))
    return undefined
  return { entry: mention.entry, subject: lesson.lower(textOf(sentence, 0, mention.to)), predicate }
}

const MOST_COUNT = 40
const LEAST_CONTENT = 4
const MOST_WORDS = 24

const FINITE =
  /^(is|are|was|were|has|have|had|can|does|do|did|must|will|[a-z]+(s|ed)|made|found|took|gave|grew|wrote|won|led|built|began|became|held|kept|lost|sent|make|take|give|grow|form|carry|contain|provide|produce|allow|protect|help|use|cause|bind|break|move|act|store|release|connect|control|require|serve|occur|play|live|exist)$/

/** "grows fuller, and the pace picks up": what follows is said of something else. */
function hasSecondClause(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    if (!/^(and|but|or|so|yet)$/.test(word.lower)) return false
    const from = isArticle(words[at + 1]) ? at + 2 : at + 1
    const end = nounPhraseEnd(words, from)
    return end > from && isVerb(words[end]) && !/(ing|ed)$/.test(words[end]!.lower)
  })
}

/** The verb as printed fits the number: "cells carry", "the cell carries". */
function agrees(verb: string, plural: boolean): boolean {
  if (/^(is|was|has|does)$/.test(verb)) return !plural
  if (/^(are|were|have|do)$/.test(verb)) return plural
  if (/[^s]s$/.test(verb)) return !plural
  return (
    plural ||
    /(ed|can|must|will|had|did)$/.test(verb) ||
    /^(made|found|took|gave|grew|wrote|won|led|built|began|became|held|kept|lost|sent)$/.test(verb)
  )
}

/** Said of many things: no single answer. */
const VAGUE =
  /^(is|are|was|were) [\d$]|^(is|are|was|were|has|have|had|can|do|does|plays?|serves?|becomes?|occurs?|exists?|includes?|differs?|vary|varies|refers?|means?) (been )?(an important|important|also|therefore|thus|then|still|not|now|very|quite|often|just|indeed|constantly|when|where|made|common(ly)?|usually|different|similar|similarly|related|associated|available|necessary|essential|useful|a (key|major|significant|vital|critical|crucial)|in|on|from|much|many|more|less|considered|known|defined|needed|required|so|as|to)\b|^(does|do|did|has|have|is|are|was|were|can|will) ?(not|n’t)\b/
const HEDGED =
  /\b(may|might|could|some|many|most|often|sometimes|usually|generally|tends?|seems?|perhaps|likely|can be|believed?|argue[sd]?|suggests?)\b/
