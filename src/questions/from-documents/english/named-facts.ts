/** Statements that a proper name alone makes true, and the names of its kind that the document offers instead. */
import { couldAlsoBeTrue } from './distractors.ts'
import type { Lesson, TopicSentence } from './lesson.ts'
import { nameKind, type NameKind } from './name-kinds.ts'
import { isKeyEvent } from './quantities.ts'
import type { Entry, Mention } from './vocabulary.ts'
import { isContent, isVerb, type Word } from './words.ts'

export type NamedFact = {
  readonly mention: Mention
  readonly kind: NameKind
  /** Other names of its kind of which the text does not say the same, the most told of first. */ readonly others: readonly Entry[]
}

/** The name in a statement that can be asked for, with others of its kind; the first that has most of these. */
export function namedFactIn(sentence: TopicSentence, lesson: Lesson): NamedFact | undefined {
  const { words } = sentence
  // "she" tells of whom it is.
  if (/\b(?:he|she|his|her|him|himself|herself)\b/i.test(sentence.text)) return undefined
  if (
    words.length > MOST_WORDS ||
    words.filter(isContent).length < LEAST_CONTENT ||
    SHARED.test(sentence.text) ||
    !words.some((word) => isVerb(word) && PAST.test(word.lower))
  )
    return undefined
  const mentions = lesson.vocabulary.mentions(sentence)
  const kinds = mentions.map(({ entry }) => nameKind(entry, lesson))
  const facts = mentions.flatMap((mention, at): NamedFact[] => {
    const kind = kinds[at]
    // Of two places or two men in one statement another would often do as well.
    // Where something happened is worth knowing of what is worth a year.
    if (
      kind === undefined ||
      (kind !== 'person' && !isKeyEvent(sentence.text)) ||
      kinds.filter((other) => other === kind).length > 1 ||
      !isAskable(mention, kind, sentence)
    )
      return []
    return [{ mention, kind, others: othersOf(mention.entry, kind, sentence, lesson) }]
  })
  return facts.toSorted(
    (a, b) => Number(b.kind === 'person') - Number(a.kind === 'person') || b.others.length - a.others.length,
  )[0]
}

function isAskable({ entry, from, to }: Mention, kind: NameKind, { words, text }: TopicSentence): boolean {
  const [before, after] = [words[from - 1], words[to]]
  // One of a list.
  if (after?.text === ',' && /^(?:and|or)$/.test(words[to + 1]?.lower ?? '')) return false
  if (isJoined(before) || isJoined(after) || before?.text === '(' || after?.text === '(') return false
  // "Wundt’s laboratory … Wundt": the rest must not tell the name.
  const telling = entry.key.split(' ').filter((stem) => stem.length > 2)
  if (telling.some((stem) => words.some((word, at) => (at < from || at >= to) && word.stem === stem))) return false
  // "American", "Republican": a name before a noun is an attribute, and "in the 1870s in Pennsylvania" hardly worth
  // asking at the end.
  if (kind !== 'person' && from === 0) return false
  return !new RegExp(`${escape(text.slice(words[from]!.start, words[to - 1]!.end))}[’'](?!s\\b)`).test(text)
}

const isJoined = (word: Word | undefined): boolean =>
  word !== undefined &&
  (/^(and|or|of|de|von|van)$/.test(word.lower) || word.tag === 'PROPN' || /^[-–/&]$/.test(word.text))

function othersOf(key: Entry, kind: NameKind, sentence: TopicSentence, lesson: Lesson): Entry[] {
  const asked = new Set(sentence.words.filter(isContent).map(({ stem }) => stem))
  const lower = sentence.text.toLowerCase()
  return (
    lesson.vocabulary.entries
      .filter(
        (entry) =>
          entry.key !== key.key &&
          (kind === 'person' || entry.plural === key.plural) &&
          nameKind(entry, lesson) === kind &&
          !entry.key.split(' ').some((stem) => stem.length > 2 && sentence.stems.has(stem)) &&
          !lower.includes(entry.form.toLowerCase()) &&
          wordCount(entry) === wordCount(key) &&
          !entry.form.toLowerCase().includes(key.form.toLowerCase()),
      )
      // Men who are named near each other are of one time; Kennedy among reformers of the 19th century is absurd.
      .filter((entry) => kind !== 'person' || lesson.related.blocksApart(entry, key) <= MOST_APART)
      .filter(
        (entry) =>
          !lesson.related.areRelated(entry, key) &&
          !(kind !== 'person' && lesson.related.standTogether(entry, key)) &&
          !couldAlsoBeTrue(entry, key, asked, lesson),
      )
      .toSorted((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
      .filter((entry, at, all) => !all.slice(0, at).some((earlier) => lesson.related.areRelated(entry, earlier)))
  )
}

const wordCount = ({ key }: Entry): number => Math.min(2, key.split(' ').length)
const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const MOST_WORDS = 34
const MOST_APART = 15
const LEAST_CONTENT = 6
/** What is told as done or begun; what is so now may be so in many places. */
const PAST =
  /^(was|were|had|did|[a-z]+ed|wrote|won|led|built|began|became|held|sent|took|gave|met|fought|made|found|left|lost|rose|fell|grew|broke|saw|brought|drew|ran|set|put)$/
/** Of several, or of an opinion, nobody can say that it is this one alone. */
const SHARED =
  /\b(?:such as|including|includes?|for example|for instance|like|many|some|several|most|other|others|both|another|earlier|also|as well as|along with|among|one of|perhaps|probably|often|sometimes|may|might|could|e\.g\.)\b/i
