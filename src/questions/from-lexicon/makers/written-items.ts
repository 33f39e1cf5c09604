/** Written questions as they are, and their facts as statements: for a choice in five ways, for an explanation in three. */
import { itemAt } from '#domain/must-be-there.ts'
import { literalText } from '#domain/rich-text.ts'
import type { ChoiceItem, ExplanationItem } from '#lexicon/item-row.ts'
import type { Candidate } from '../../candidate.ts'
import type { LexiconLesson, LexiconMaker } from '../lesson.ts'
import { offerItem } from '../offer-item.ts'
import { optionsBeside } from '../options.ts'
import { replaceAnswer } from '../replace-answer.ts'
import type { SupportedItem } from '../supported-items.ts'
import { withBlank } from '../with-blank.ts'

export const writtenItems: LexiconMaker = (lesson) =>
  lesson.items.flatMap((supported) => {
    const { item } = supported
    return item.kind === 'choose' ? ofChoice(item, supported, lesson) : ofExplanation(item, supported, lesson)
  })

function ofChoice(item: ChoiceItem, supported: SupportedItem, lesson: LexiconLesson): Candidate[] {
  const say = lesson.wording.name
  const [key, fact, question] = [say(item.key), say(item.fact), say(item.question)]
  const explanation = literalText(fact)
  const random = lesson.randomFor(`item:${item.id}`)
  const wrong = item.wrong.map(say)
  const mistaken = replaceAnswer(fact, key, itemAt(wrong, 0))
  const term = lesson.termCalled(key)
  const isStatement = item.makesStatements && !/[:：]/.test(fact)
  const points = pointsOf(key)
  const blanked = replaceAnswer(fact, key, '____')
  return [
    offerItem(lesson, [supported], 'item_choice', {
      type: 'multiple_choice',
      stem: literalText(question),
      ...optionsBeside(key, wrong, random),
      explanation,
    }),
    // A reason or a case earns more than the mark of its one short answer.
    ...(item.thinking !== 'know' && points.length === 1
      ? []
      : [
          offerItem(lesson, [supported], 'item_answer', {
            type: 'short_answer',
            stem: literalText(question),
            key: literalText(lesson.wording.option(key)),
            markingScheme: points.map((point) => ({ text: literalText(lesson.wording.option(point)), marks: 1 })),
            explanation,
          }),
        ]),
    ...(!isStatement
      ? []
      : [
          offerItem(lesson, [supported], 'item_true', {
            type: 'true_false',
            stem: literalText(fact),
            key: true,
            explanation,
          }),
        ]),
    ...(mistaken === undefined || !isStatement
      ? []
      : [
          offerItem(lesson, [supported], 'item_false', {
            type: 'true_false',
            stem: literalText(mistaken),
            key: false,
            explanation,
          }),
        ]),
    // Only a term is what one word can stand for: many words fit the place of others.
    // An article before the blank would tell.
    ...(term === undefined || blanked === undefined || /\ban? ____/i.test(blanked)
      ? []
      : [
          offerItem(lesson, [supported], 'item_blank', {
            type: 'fill_blank',
            stem: withBlank(blanked),
            keys: [
              [
                literalText(key),
                ...lesson.wording
                  .aliases(term.term)
                  .filter((alias) => alias.toLowerCase() !== key.toLowerCase())
                  .map(literalText),
              ],
            ],
            explanation,
          }),
        ]),
  ]
}

function ofExplanation(item: ExplanationItem, supported: SupportedItem, lesson: LexiconLesson): Candidate[] {
  const { wording } = lesson
  const say = wording.name
  const [question, fact, points] = [say(item.question), say(item.fact), item.points.map(say)]
  const answer = literalText(wording.answer(points))
  const explanation = literalText(wording.joined([fact, wording.answer(points)]))
  const rows = points.map((point) => ({ text: literalText(point), marks: 1 }))
  return [
    offerItem(lesson, [supported], 'item_explanation', {
      type: 'short_answer',
      stem: literalText(question),
      key: answer,
      markingScheme: ASKS_FOR_SOME.test(question)
        ? rows.map((row, index) => (index === rows.length - 1 ? { ...row, remark: wording.orOther } : row))
        : rows,
      explanation: answer,
    }),
    offerItem(lesson, [supported], 'item_statement', {
      type: 'true_false',
      stem: literalText(fact),
      key: true,
      explanation,
    }),
    offerItem(lesson, [supported], 'item_mistake', {
      type: 'true_false',
      stem: literalText(say(item.mistake)),
      key: false,
      explanation,
    }),
  ]
}
/** Of what there are more, some are asked for. */
const ASKS_FOR_SOME =
  /\b(?:state|give|name|suggest|list|describe|explain) (?:any )?(?:one|two|three|four)\b|[兩两三四][個个項项點点種种方]/iu

/** "Carbon dioxide and water": a mark for each. */
function pointsOf(key: string): readonly string[] {
  const points = key.split(/ and |(?<=\p{Script=Han}{2})和(?=\p{Script=Han}{2})/u)
  return points.length === 2 && !/,|、/.test(key) ? points : [key]
}
