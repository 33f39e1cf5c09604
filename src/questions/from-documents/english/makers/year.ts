/** "In which year was the Treaty of Nanking signed?": the year of an event that the text dates. */
import type { Candidate } from '../../../candidate.ts'
import { datedEventIn, areWorthDating, type DatedEvent } from '../dated-events.ts'
import { theTextStates } from '../explanation.ts'
import type { Lesson, Maker, TopicSentence } from '../lesson.ts'
import { isArticle, nounPhraseEnd } from '../noun-phrases.ts'
import { offerMultipleChoice, offerShortAnswer, type Asking } from '../offer.ts'
import { plainFormOf } from '../past-verbs.ts'
import { isKeyEvent, numericOrder, otherQuantities } from '../quantities.ts'
import { isStrong } from '../vocabulary.ts'

export const year: Maker = (lesson) =>
  lesson.standing.flatMap((sentence): Candidate[] => {
    const dated = datedEventIn(sentence)
    const stem = dated && yearQuestion(sentence, dated, lesson)
    if (!dated || !stem || !isKeyEvent(sentence.text) || !areWorthDating(lesson.sentences)) return []
    const asking: Asking = {
      maker: 'year',
      sentence,
      stem,
      explanation: theTextStates(sentence),
      score: 0.6,
      act: 'recall',
      termCount: Math.max(
        1,
        ...lesson.vocabulary
          .mentions(sentence)
          .filter(({ entry }) => isStrong(entry))
          .map(({ entry }) => entry.count),
      ),
      terms: [`year:${dated.year}`],
    }
    const short = offerShortAnswer(lesson, asking, `${dated.year}.`, [{ text: dated.year, marks: 1 }])
    const others = otherQuantities(
      { text: dated.year, start: 0, end: 4, value: Number(dated.year), isYear: true, decimals: 0, inWords: false },
      lesson.randomFor('year/options', sentence),
    )
    if (!others) return [short]
    return [
      short,
      offerMultipleChoice(
        lesson,
        { ...asking, maker: 'year_choice', act: 'recognise', closeness: 0.4 },
        { key: dated.year, distractors: others, ordered: numericOrder([dated.year, ...others]) },
      ),
    ]
  })

/**
 * The statement turned into a question: "was" and "were" change places with the subject, other verbs come behind "did";
 * undefined where that is not certain.
 */
export function yearQuestion(
  sentence: Pick<TopicSentence, 'text' | 'words'>,
  { event }: DatedEvent,
  { lower }: Pick<Lesson, 'lower'>,
): string | undefined {
  const { words, text } = sentence
  const opening = text.indexOf(event)
  const first = words.findIndex(({ start }) => start >= opening)
  const from = isArticle(words[first]) ? first + 1 : first
  const end = subjectEnd(words, from)
  const verb = words[end]
  if (end === from || !verb) return undefined
  const subject = lower(text.slice(words[first]!.start, words[end - 1]!.end))
  const rest = text.slice(verb.end, opening + event.length).trim()
  if (/^(was|were)$/.test(verb.lower)) return `In which year ${verb.lower} ${subject} ${rest}?`
  const plain = plainFormOf(verb.lower)
  return plain === undefined || (/ and | but /.test(rest) && /ed\b.* (?:and|but) \w+ed\b/.test(text.slice(verb.start)))
    ? undefined
    : `In which year did ${subject} ${[plain, rest].filter((part) => part !== '').join(' ')}?`
}

/** Past "of Nanking" behind "the Treaty". */
function subjectEnd(words: TopicSentence['words'], from: number): number {
  const end = nounPhraseEnd(words, from)
  if (end === from || !/^(of|for|against|in)$/.test(words[end]?.lower ?? '')) return end
  const start = isArticle(words[end + 1]) ? end + 2 : end + 1
  const second = nounPhraseEnd(words, start)
  return second > start ? second : end
}
