/** Which term of a statement can be left out so that the rest tells it. */
import type { Lesson, TopicSentence } from '../survey/lesson.ts'
import { sharesWord } from './definitions/meaning.ts'
import { importanceOf } from '../survey/importance.ts'
import { textOf } from '../survey/noun-phrases.ts'
import { definitionToldIn } from './told-definitions.ts'
import { isStrong, type Entry, type Mention } from '../survey/vocabulary.ts'
import { isContent } from '../survey/words.ts'

export type ClozeTarget = {
  readonly mention: Mention
  readonly isDefined: boolean
  /** 0 to 1. */ readonly strength: number
}

/** The terms that can be left out of a statement because the rest tells them: at most two, the best first. */
export function clozeTargets(sentence: TopicSentence, lesson: Lesson): ClozeTarget[] {
  const mentions = lesson.vocabulary.mentions(sentence)
  const context = new Set(sentence.words.filter(isContent).map((word) => word.stem))
  const told = definitionToldIn(sentence, lesson)
  const isDefinedHere = (mention: Mention): boolean =>
    (mention.entry.definition?.sentence === sentence && mention.entry.definition.from === mention.from) ||
    told?.from === mention.from ||
    isNamed(mention, sentence)
  const tellsOne = mentions.some(isDefinedHere)
  const targets = mentions.flatMap((mention): ClozeTarget[] => {
    const isDefined = isDefinedHere(mention)
    if (isDefined && !isDistinguishing(sentence, mention)) return []
    // What is defined is asked for, not a term that helps to define it.
    if (
      !canBeLeftOut(mention, sentence, context) ||
      (!isDefined &&
        (tellsOne ||
          !isTold(mention, mentions, context, sentence) ||
          importanceOf(sentence, lesson) < LEAST_IMPORTANCE))
    )
      return []
    return [
      {
        mention,
        isDefined,
        strength: (isDefined ? 0.4 : 0) + 0.5 * mention.entry.confidence + 0.1 * Math.min(1, mentions.length / 3),
      },
    ]
  })
  return targets.toSorted((a, b) => b.strength - a.strength || a.mention.from - b.mention.from).slice(0, MOST_TARGETS)
}

/**
 * "Orchids are epiphytes that …", "Mitosis is a fragile process, and …", "a type of radiation that humans use": true of
 * other things as well.
 */
function isDistinguishing({ text, words, bold }: TopicSentence, { from, to }: Mention): boolean {
  const rest = [...words.slice(0, from), ...words.slice(to)].filter(isContent).length
  if (rest < LEAST_IN_DEFINITION || from > 1) return from > 1 || rest >= LEAST_IN_DEFINITION
  const after = text.slice(words[to - 1]!.end)
  if (
    /^ (?:is|are) (?:an? )?(?:type|form|kind|sort|fragile|direct|rate-limiting|gigantic|huge|important|long-standing|common|key|simple|complex|special|similar)\b|, (?:and|but) (?:fewer|it|they|more|most|is|are)\b/.test(
      after,
    )
  )
    return false
  // A plural that the text does not set in bold is described, not defined.
  return !after.startsWith(' are ') || bold.includes(text.slice(words[from]!.start, words[to - 1]!.end).toLowerCase())
}

/**
 * A term of the document: defined, in bold, an abbreviation, in its section's heading, or a technical word. An
 * ordinary word that topic extraction thinks much of
 * ("exchange", "wealth") has others that would do as well.
 */
function isTaught(entry: Entry, { heading }: TopicSentence): boolean {
  // History's terms are names: of unions, parties, laws.
  if (
    entry.proper &&
    entry.key.includes(' ') &&
    (entry.count >= 2 || entry.leading) &&
    !/^\p{Lu}\p{Ll}+ (?:\p{Lu}\. )?\p{Lu}\p{Ll}+$/u.test(entry.form.replace(/s$/, 'S'))
  )
    return true
  if (!isStrong(entry)) return false
  if (
    entry.definition !== undefined ||
    entry.bold ||
    /^(?=[^ ]*\p{Lu}[^ ]*[\p{Lu}\d])[\p{L}\d]{2,7}$/u.test(entry.form)
  )
    return true
  if (
    heading !== undefined &&
    entry.confidence >= LEAST_IN_HEADING &&
    heading.toLowerCase().includes(entry.form.toLowerCase()) &&
    entry.key.includes(' ')
  )
    return true
  return (
    TECHNICAL.test(entry.form) ||
    (entry.kind !== undefined && TECHNICAL_KINDS.has(entry.kind) && !entry.key.includes(' ') && entry.form.length >= 7)
  )
}

/** A short single word ("crime", "clouds") is an ordinary one, even where the text defines it. */
const LEAST_LETTERS = 8
const SHORTEST = 5
const LEAST_IN_HEADING = 0.3
const TECHNICAL =
  /(?:ase|ases|cyte|cytes|plast|plasts|some|somes|phyte|phytes|troph|trophs|lysis|genesis|synthesis|osis|itis|phyll|gamy|sphere|spheres|chromatin|mere|meres)$/
const TECHNICAL_KINDS: ReadonlySet<string> = new Set(['cell_part', 'body_part', 'disorder', 'substance'])

/** The rest must not say the term, or a long word of it, again. */
function canBeLeftOut({ entry, from, to }: Mention, sentence: TopicSentence, context: ReadonlySet<string>): boolean {
  const outside = [...sentence.words.slice(0, from), ...sentence.words.slice(to)]
  const before = sentence.text.slice(0, sentence.words[from]!.start)
  const inBrackets = before.lastIndexOf('(') > before.lastIndexOf(')')
  if (!isTaught(entry, sentence) || context.size < LEAST_CONTEXT || inBrackets) return false
  // What stands in brackets behind a term is often another name of it.
  if (sentence.words[to]?.text === '(') return false
  if (sentence.words[from]!.tag === 'NUM') return false
  if (
    sharesWord(entry.form, textOf(sentence, 0, from)) ||
    sharesWord(entry.form, textOf(sentence, to, sentence.words.length))
  )
    return false
  if (LOOSE_STATEMENT.test(sentence.text)) return false
  return !entry.key
    .split(/[ -]/)
    .some(
      (stem) =>
        stem.length > 3 && outside.some((word) => word.stem.split('-').includes(stem) || sharesRoot(word.stem, stem)),
    )
}

/**
 * Outside a definition the statement tells a term only when it names another one, and the term is not one that fits
 * everywhere.
 */
function isTold(
  mention: Mention,
  mentions: readonly Mention[],
  context: ReadonlySet<string>,
  sentence: TopicSentence,
): boolean {
  const others = mentions.filter((other) => other.entry.key !== mention.entry.key)
  // "Bone" fits into any sentence of its chapter.
  if (!mention.entry.proper && mention.entry.form.length < SHORTEST) return false
  // What one thing does others do as well.
  if (mention.from <= 1 && !mention.entry.proper && !SINGLES_OUT.test(sentence.text)) return false
  const [before, after] = [sentence.words[mention.from - 1]?.lower ?? '', sentence.words[mention.to]?.lower ?? '']
  // "Friction is a ____", "classes of ____", "many ____": a kind, and a wider or a narrower one would do as well.
  if (isKindName(mention, sentence)) return false
  // "signs of ____", "enhances ____ even further": many things are searched for, or grow.
  if (before === 'of' || (mention.entry.plural && !/^(?:the|in|as|into|by|called)$/.test(before))) return false
  // "… in order to clear the ____", "… into ____": at the end of an aim or of a means a synonym or a part does as well.
  if (
    mention.to >= sentence.words.length - 1 &&
    /\b(?:to|by) \p{Ll}{3,} (?:\p{Ll}+ ){0,6}$/u.test(sentence.text.slice(0, sentence.words[mention.from]!.start))
  )
    return false
  // What is an example of one thing is not the only one.
  if (/\bexamples? of\b/.test(sentence.text)) return false
  if (
    !mention.entry.key.includes(' ') &&
    !TECHNICAL.test(mention.entry.form) &&
    mention.entry.form.length < LEAST_LETTERS &&
    !mention.entry.proper &&
    !TECHNICAL_KINDS.has(mention.entry.kind ?? '')
  )
    return false
  // One of a list could be another of its kind.
  if (
    /^(and|or|,|as|including|like)$/.test(
      /^(?:the|an?)$/.test(before) ? (sentence.words[mention.from - 2]?.lower ?? '') : before,
    ) ||
    /^(and|or|,)$/.test(after)
  )
    return false
  const names =
    others.some((other) => isStrong(other.entry) || other.entry.confidence >= LEAST_CONFIDENCE) ||
    new Set(others.filter((other) => other.entry.confidence >= WEAK_CONFIDENCE).map((other) => other.entry.key)).size >=
      2
  return names && context.size >= LEAST_CONTEXT_WITHOUT_DEFINITION && mention.entry.count <= MOST_COUNT
}

function isKindName({ from, to }: Mention, { words }: TopicSentence): boolean {
  const back = (steps: number): string => words[from - steps]?.lower ?? ''
  if (/^(many|some|several|most|other|different|various|all|certain|few|more|these)$/.test(back(1))) return true
  if (
    back(1) === 'of' &&
    /^(class|type|kind|form|variety|example|sort|range|number|categor)(s|es|ies|y)?$/.test(back(2))
  )
    return true
  if (back(2) === 'to' && /^refers?$/.test(back(3))) return true
  const verb = /^(a|an|the|one)$/.test(back(1)) ? 2 : 1
  return /^(is|are|was|were|be|as)$/.test(back(verb)) && to < words.length - 1
}

/** "… is called ____." and "In ____, a stimulus is removed …": the statement introduces the term. */
const isNamed = ({ from, to }: Mention, { text, words, bold }: TopicSentence): boolean => {
  const at = /^(?:an?|the)$/.test(words[from - 1]?.lower ?? '') ? from - 1 : from
  return (
    (from === 1 &&
      /^(in|with)$/.test(words[0]!.lower) &&
      words[to]?.text === ',' &&
      bold.includes(text.slice(words[from]!.start, words[to - 1]!.end).toLowerCase())) ||
    (/^(called|termed)$/.test(words[at - 1]?.lower ?? '') &&
      /^(?:is|are|also|often|commonly|sometimes|usually)$/.test(words[at - 2]?.lower ?? '')) ||
    (words[at - 1]?.lower === 'as' && /^(known|to)$/.test(words[at - 2]?.lower ?? ''))
  )
}

const sharesRoot = (a: string, b: string): boolean => a.length > 5 && b.length > 5 && a.slice(0, 6) === b.slice(0, 6)

/** One other term of this confidence tells the blank, or two of the weaker. */
const LEAST_CONFIDENCE = 0.3
const WEAK_CONFIDENCE = 0.07
const LEAST_CONTEXT = 4
const LEAST_CONTEXT_WITHOUT_DEFINITION = 6
const MOST_TARGETS = 2
/** The commoner a term, the more sentences it fits into. */
const MOST_COUNT = 12
const LEAST_IMPORTANCE = 0.75
/** A definition shorter than this ("a number without a fractional component") is one of other things too. */
const LEAST_IN_DEFINITION = 4

/** What can be, offer or affect is true of many things; what one should consider is no fact. */
const LOOSE_STATEMENT =
  /\b(?:problem|similar|can|could|may|might|often|sometimes|usually|consider|considered|latest|newest|would|should|many|several|various|have come|has come|such as|for example|like|especially|particularly|typically|one of the|most (?:plants|animals|people)|large-scale|including|includes?)\b/i

/**
 * Only a statement that sets its subject apart becomes false of another: the most, the only one, the first, the one
 * that is called so.
 */
const SINGLES_OUT =
  /\b(only|unlike|unique(ly)?|the (first|largest|smallest|longest|shortest|highest|lowest|widest|narrowest|oldest|most|least|main|primary)|is (called|known as|defined as)|are (called|known as|defined as))\b/i
