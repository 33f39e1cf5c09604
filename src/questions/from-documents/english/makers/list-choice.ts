/** "Which of the following is one of the functions of bones?": a member of a list that the text gives, among members of other lists. */
import type { Candidate } from '../../../candidate.ts'
import { theTextStates } from '../explanation.ts'
import type { Lesson, Maker, TopicSentence } from '../lesson.ts'
import { upperFirst } from '../letter-case.ts'
import { listIn, type FoundList } from '../lists.ts'
import { headWord, isPlural } from '../noun-number.ts'
import { offerMultipleChoice } from '../offer.ts'
import { semanticClass } from '../semantic-class.ts'

type Listed = { readonly found: FoundList; readonly sentence: TopicSentence; readonly stems: ReadonlySet<string> }

export const listChoice: Maker = (lesson) => {
  const lists = lesson.standing.flatMap((sentence): Listed[] => {
    const found = listIn(sentence)
    return found ? [{ found, sentence, stems: sentence.stems }] : []
  })
  return lists.flatMap((own): Candidate[] => {
    const asked = stemFor(own.found, lesson)
    if (asked === undefined) return []
    const random = lesson.randomFor('list_choice', own.sentence)
    const key = random.pick(own.found.items)
    const [first, second, third] = random.shuffle(othersFor(key, own, lists, lesson))
    if (!first || !second || !third) return []
    const best = lesson.vocabulary.mentions(own.sentence).map(({ entry }) => entry).toSorted((a, b) => b.confidence - a.confidence)[0]
    const asking = { maker: 'list_choice', sentence: own.sentence, stem: asked, explanation: theTextStates(own.sentence), score: 0.45 + 0.25 * (best?.confidence ?? 0), act: 'recognise' as const, termCount: best?.count ?? 1, terms: [], closeness: 0.3 }
    return [offerMultipleChoice(lesson, asking, { key: upperFirst(key), distractors: [upperFirst(first), upperFirst(second), upperFirst(third)] })]
  })
}

function stemFor({ pattern, of }: FoundList, lesson: Lesson): string | undefined {
  switch (pattern) {
    case 'includes': return `Which of the following is one of the ${lesson.lower(of).replace(/^the /, '')}?`
    case 'are': return `Which of the following is one of ${lesson.lower(of)}?`
    case 'counted': return `Which of the following is one of the ${of}?`
    case 'consists_of': return undefined
    case 'such_as': return undefined
    case 'divided': return undefined
  }
}

/** Members of other lists and terms of the class of `key`, that this list and its paragraph do not name. */
function othersFor(key: string, own: Listed, lists: readonly Listed[], lesson: Lesson): string[] {
  const kind = semanticClass(key)
  const seen = new Set<string>()
  const pool = lists.filter((other) => other.sentence !== own.sentence && other.found.of !== own.found.of && headWord(other.found.of) !== headWord(own.found.of)).flatMap(({ found }) => found.items)
  return pool.filter((item) => {
    const stems = lesson.stemsIn(item)
    const isNew = !seen.has(item.toLowerCase()) && isPlural(item) === isPlural(key) && semanticClass(item) === kind && kind !== undefined && Math.abs(item.split(' ').length - key.split(' ').length) <= 2 && stems.length > 0 && !stems.some((stem) => own.stems.has(stem))
    seen.add(item.toLowerCase())
    return isNew
  })
}
