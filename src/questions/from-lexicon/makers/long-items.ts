/** Long questions of written questions on one chapter of the lexicon: parts that climb from recalling to applying. */
import { nonEmpty, type NonEmpty } from '#domain/must-be-there.ts'
import type { MarkingRow, QuestionPart } from '#domain/question.ts'
import { literalText } from '#domain/rich-text.ts'
import { THINKING, type Item } from '#lexicon/item-row.ts'
import type { Candidate } from '../../candidate.ts'
import { countShared, shingles, squeezed } from '../../likeness.ts'
import type { LexiconLesson, LexiconMaker } from '../lesson.ts'
import { offerItem } from '../offer-item.ts'
import type { SupportedItem } from '../supported-items.ts'

export const longItems: LexiconMaker = (lesson) =>
  [
    ...Map.groupBy(lesson.items, ({ item, topicId }) => `${topicId} ${item.field}: ${item.chapter.en}`).values(),
  ].flatMap((ofChapter) => {
    const left = lesson.randomFor(`long:${ofChapter[0]?.item.id ?? ''}`).shuffle(ofChapter)
    const made: Candidate[] = []
    for (let parts = partsAmong(left, lesson); parts !== undefined; parts = partsAmong(left, lesson)) {
      for (const part of parts) left.splice(left.indexOf(part), 1)
      made.push(composed(parts, lesson))
    }
    return made
  })

const PARTS = { least: 3, most: 4 } as const
const LEAST_MARKS = 5
const LABELS = ['(a)', '(b)', '(c)', '(d)'] as const

/** An explanation, and what goes with it; in the order of their thinking. */
function partsAmong(left: readonly SupportedItem[], lesson: LexiconLesson): NonEmpty<SupportedItem> | undefined {
  const explained = left.find(({ item }) => item.kind === 'explain')
  if (explained === undefined) return undefined
  const parts = [explained]
  for (const one of left) {
    if (parts.length === PARTS.most) break
    if (!parts.includes(one) && parts.every((part) => goTogether(part.item, one.item, lesson))) parts.push(one)
  }
  const marks = parts.reduce((sum, { item }) => sum + rowsOf(item, lesson).length, 0)
  return parts.length < PARTS.least || marks < LEAST_MARKS
    ? undefined
    : nonEmpty(
        parts.toSorted((a, b) => THINKING.indexOf(a.item.thinking) - THINKING.indexOf(b.item.thinking)),
        'parts',
      )
}

/** Neither prints the other's answer, nor asks much the same. */
function goTogether(one: Item, other: Item, lesson: LexiconLesson): boolean {
  const say = lesson.wording.name
  const asked = [one, other].map(({ question }) => say(question))
  const answers = [one, other].map((item) => squeezed(answerOf(item, lesson)))
  const [a, b] = [one, other].map((item) => shingles(`${say(item.question)} ${answerOf(item, lesson)}`))
  if (a === undefined || b === undefined) return false
  return (
    !squeezed(asked[0] ?? '').includes(answers[1] ?? '') &&
    !squeezed(asked[1] ?? '').includes(answers[0] ?? '') &&
    countShared(a, b) <= MOST_ALIKE * Math.min(a.size, b.size)
  )
}
const MOST_ALIKE = 0.4

const answerOf = (item: Item, { wording }: LexiconLesson): string =>
  item.kind === 'choose' ? wording.name(item.key) : wording.answer(item.points.map(wording.name))

const rowsOf = (item: Item, { wording }: LexiconLesson): MarkingRow[] =>
  (item.kind === 'choose' ? [item.key] : item.points).map((point) => ({
    text: literalText(wording.option(wording.name(point))),
    marks: 1,
  }))

function composed(parts: NonEmpty<SupportedItem>, lesson: LexiconLesson): Candidate {
  const { wording } = lesson
  const asked = parts.map(({ item }, index): QuestionPart => {
    const rows = rowsOf(item, lesson)
    return {
      label: LABELS[index] ?? '',
      stem: literalText(wording.name(item.question)),
      marks: rows.length,
      key: literalText(wording.option(answerOf(item, lesson))),
      markingScheme: rows,
    }
  })
  return offerItem(lesson, parts, 'item_parts', {
    type: 'long_question',
    stem: literalText(wording.aboutChapter(wording.name(parts[0].item.chapter))),
    parts: nonEmpty(asked, 'parts'),
    explanation: literalText(parts.map(({ item }) => wording.name(item.fact)).join(' ')),
  })
}
