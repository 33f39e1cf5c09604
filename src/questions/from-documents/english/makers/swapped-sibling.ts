/** A statement about one of two contrasted terms ("inner membrane", "outer membrane"), said of the other. */
import { fitArticle } from '../articles.ts'
import { couldAlsoBeTrue } from '../distractors.ts'
import { allowsExceptions, offerFalse } from '../false-statements.ts'
import { isPlural } from '../noun-number.ts'
import { textOf } from '../noun-phrases.ts'
import type { Maker, TopicSentence } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import type { Entry, Mention } from '../vocabulary.ts'
import { isContent } from '../words.ts'

export const swappedSibling: Maker = (lesson) =>
  lesson.standing.flatMap((sentence) => {
    if (allowsExceptions(sentence.text) || !SINGLES_OUT.test(sentence.text)) return []
    const asked = new Set(sentence.words.filter(isContent).map((word) => word.stem))
    for (const mention of lesson.vocabulary.mentions(sentence)) {
      const sibling = lesson.vocabulary.entries.find(
        (other) =>
          isSibling(other, mention, sentence) &&
          !lesson.related.areRelated(other, mention.entry) &&
          !couldAlsoBeTrue(other, mention.entry, asked, lesson),
      )
      if (!sibling) continue
      // The verb agrees with what is printed, not with the commonest form.
      if (isPlural(textOf(sentence, mention.from, mention.to)) !== sibling.plural) continue
      const [start, end] = [sentence.words[mention.from]!.start, sentence.words[mention.to - 1]!.end]
      const statement = upperFirst(
        fitArticle(sentence.text.slice(0, start) + sibling.form + sentence.text.slice(end), start),
      )
      return [
        offerFalse(lesson, sentence, {
          maker: 'swapped_sibling',
          statement,
          right: mention.entry.form,
          wrong: sibling.form,
          score: 0.45 + 0.2 * mention.entry.confidence,
          termCount: mention.entry.count,
          terms: [mention.entry.key],
          closeness: 0.6,
        }),
      ]
    }
    return []
  })

/**
 * Only a statement that sets its subject apart becomes false of another: the most, the only one, the first, the one
 * that is called so.
 */
export const SINGLES_OUT =
  /\b(only|unlike|unique(ly)?|the (first|largest|smallest|longest|shortest|highest|lowest|widest|narrowest|oldest|most|least|main|primary)|is (called|known as|defined as)|are (called|known as|defined as))\b/i

/** The same head with another word before it, the same number, the same kind of name; not in the sentence. */
function isSibling(other: Entry, { entry, from }: Mention, sentence: TopicSentence): boolean {
  return (
    from < SUBJECT_WORDS &&
    other.key !== entry.key &&
    other.head === entry.head &&
    other.form.split(' ').length === 2 &&
    entry.form.split(' ').length === 2 &&
    other.plural === entry.plural &&
    isTaught(other) &&
    isTaught(entry) &&
    !sentence.text.toLowerCase().includes(other.form.toLowerCase())
  )
}

const isTaught = (entry: Entry): boolean => entry.bold || entry.definition !== undefined

const SUBJECT_WORDS = 3
