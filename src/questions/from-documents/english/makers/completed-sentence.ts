/** "Which of the following completes the sentence? Price ceilings ____.": what the text says of one subject, among what it says of others. */
import type { Candidate } from '../../../candidate.ts'
import { couldAlsoBeTrue } from '../distractors.ts'
import { theTextStates } from '../explanation.ts'
import { BLANK, type Lesson, type Maker, type TopicSentence } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { offerMultipleChoice } from '../offer.ts'
import { family, sphere } from '../semantic-class.ts'
import { subjectFactIn, type SubjectFact } from '../subject-facts.ts'
import { isStrong, type Entry } from '../vocabulary.ts'
import { isContent, isVerb } from '../words.ts'

type Told = { readonly fact: SubjectFact; readonly sentence: TopicSentence; readonly stems: ReadonlySet<string>; readonly number: string }

export const completedSentence: Maker = (lesson) => {
  const told = lesson.standing.flatMap((sentence) => toldIn(sentence, lesson))
  return told.flatMap((own): Candidate[] => {
    if (!isWorthNaming(own.fact.entry, lesson)) return []
    const others = othersFor(own, told, lesson)
    if (!others) return []
    const { entry, subject, predicate } = own.fact
    const [first, second, third] = others.map(({ fact }) => fact.predicate)
    const asking = {
      maker: 'completed_sentence',
      sentence: own.sentence,
      stem: `Which of the following correctly completes the sentence? “${upperFirst(subject)} ${BLANK}.”`,
      explanation: [theTextStates(own.sentence), ...others.map(({ fact }) => `“${upperFirst(fact.predicate)}” is said of ${fact.subject}.`)].join(' '),
      score: 0.4 + 0.35 * entry.confidence,
      act: 'recognise' as const,
      termCount: entry.count,
      closeness: others.filter(({ fact }) => fact.entry.kind === entry.kind).length / 5,
      terms: [entry.key],
    }
    return [offerMultipleChoice(lesson, asking, { key: predicate, distractors: [first!, second!, third!] })]
  })
}

function toldIn(sentence: TopicSentence, lesson: Lesson): Told[] {
  const fact = subjectFactIn(sentence, lesson, { isLoose: true })
  if (!fact || POINTS.test(fact.predicate) || NEGATED.test(fact.predicate)) return []
  const verb = sentence.words.find((word, at) => isVerb(word) && at > 0)!
  return [{ fact, sentence, stems: new Set(sentence.words.filter(isContent).map(({ stem }) => stem)), number: numberOf(verb.lower, fact.entry) }]
}

/** Verbs of the past fit any subject but for "was" and "were". */
function numberOf(verb: string, entry: Entry): string {
  if (/^(is|was|has|does)$/.test(verb)) return `singular ${verb}`
  if (/^(are|were|have|do)$/.test(verb)) return `plural ${verb}`
  return verb.endsWith('ed') ? 'past' : entry.plural ? 'plural' : 'singular'
}

const fits = (own: Told, other: Told): boolean => {
  const [a, b] = [own.number.split(' ')[0], other.number.split(' ')[0]]
  return b === 'past' || a === b || (a === 'past' && (own.fact.entry.plural ? b === 'plural' : b === 'singular'))
}

/** Predicates of three other subjects, certainly not said of this one; those most like it in kind and length first. */
function othersFor(own: Told, told: readonly Told[], lesson: Lesson): readonly Told[] | undefined {
  const length = own.fact.predicate.length
  const near = told
    .filter((other) => other.fact.entry.key !== own.fact.entry.key && fits(own, other) && isOfOneSort(own.fact.entry, other.fact.entry, lesson))
    .filter(({ fact }) => fact.predicate.length < 1.8 * length && length < 1.8 * fact.predicate.length)
    .toSorted((a, b) => distance(own, a, lesson) - distance(own, b, lesson) || a.sentence.block - b.sentence.block)
  const chosen: Told[] = []
  for (const other of near) {
    if (chosen.some((one) => one.fact.entry.key === other.fact.entry.key || shares(one, other))) continue
    if (shares(own, other) || lesson.related.areRelated(own.fact.entry, other.fact.entry) || namesOther(own, other) || namesOther(other, own)) continue
    if (couldAlsoBeTrue(own.fact.entry, other.fact.entry, other.stems, lesson)) continue
    chosen.push(other)
    if (chosen.length === 3) break
  }
  // Options of other matters do not tempt: all but one share a word with the key.
  if (chosen.filter((one) => shared(own, one) >= 1).length < 2) return undefined
  // All of another tense would leave the key alone.
  const tense = own.number === 'past'
  return chosen.length === 3 && chosen.some(({ number }) => (number === 'past') === tense) ? chosen : undefined
}

function distance(own: Told, other: Told, lesson: Lesson): number {
  const kinds = [own, other].map(({ fact }) => (lesson.people.has(fact.entry.key) ? 'person' : fact.entry.kind))
  const strange = kinds[0] === kinds[1] ? 0 : kinds[0] !== undefined && kinds[1] !== undefined && family(kinds[0]) === family(kinds[1]) ? 0.3 : 1
  return (shared(own, other) >= 1 ? 0 : 2) + strange + Math.abs(own.fact.predicate.length - other.fact.predicate.length) / 60 + (own.number === other.number ? 0 : 0.5)
}

/** Persons beside persons, things beside things: what a man did is no option for a price. */
function isOfOneSort(a: Entry, b: Entry, { people }: Lesson): boolean {
  if (people.has(a.key) !== people.has(b.key)) return false
  if (a.kind === undefined || b.kind === undefined) return people.has(a.key) || a.proper === b.proper
  return sphere(a.kind) === sphere(b.kind)
}

/** Much may be so of any workers, owners, cities: only a name or a term is told apart from the others. */
function isWorthNaming(entry: Entry, { people }: Lesson): boolean {
  if (people.has(entry.key) || entry.definition !== undefined || entry.bold) return true
  return isStrong(entry) ? entry.kind !== 'person' && entry.kind !== 'group' : entry.proper
}

const shared = (a: Told, b: Told): number => [...a.stems].filter((stem) => b.stems.has(stem) && !a.fact.entry.key.includes(stem)).length
/** What shares more may say the same. */
const shares = (a: Told, b: Told): boolean => shared(a, b) >= MOST_SHARED
const MOST_SHARED = 3
const namesOther = (teller: Told, named: Told): boolean => named.fact.entry.key.split(' ').some((stem) => stem.length > 3 && teller.stems.has(stem))

/** A predicate that leans on its own subject, or on what a man calls his. */
const POINTS = /\b(he|she|him|his|her|himself|herself|itself|themselves|this|these|those|such)\b/i
/** What is not so of one is mostly not so of others either. */
const NEGATED = /\b(not|never|no|only|also|too|neither|nor|other|another|different|same|both)\b|n[’']t\b/i
