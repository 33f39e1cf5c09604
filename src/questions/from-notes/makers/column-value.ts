/** The value of a thing in a column, or the thing of a value, chosen among the other rows. */
import { literalText } from '#domain/rich-text.ts'
import { offer } from '../offer.ts'
import type { NotesMaker } from '../lesson.ts'
import { choiceOf } from '../options.ts'
import { isOpen, namesRelation } from '../facts/open-relations.ts'
import { pointsOfMeaning } from '../points.ts'

export const columnValue: NotesMaker = (lesson) =>
  lesson.lists.flatMap((list) => {
    if (list.layout !== 'column') return []
    return list.facts.flatMap((fact) => {
      if (isOpen(fact) || lesson.givesAway(list, fact)) return []
      const { wording } = lesson
      const ask = { list, facts: [fact] } as const
      const explanation = literalText(wording.value(fact, list))
      // Half of a cell may be said of another thing as well.
      const isWhole = pointsOfMeaning(fact.object).length < 2
      const isOnly =
        isWhole && !namesRelation(fact) && list.facts.every((one) => one === fact || !clashes(one.object, fact.object))
      const values = isWhole
        ? choiceOf(lesson, fact, lesson.objectsBeside(list, fact), ({ object }) => object, 'value')
        : undefined
      const things = isOnly
        ? choiceOf(lesson, fact, lesson.subjectsBeside(list, fact), ({ subject }) => subject, 'thing')
        : undefined
      return [
        ...(values === undefined
          ? []
          : [
              offer(lesson, { ...ask, maker: 'choose_value', demand: 0.8, score: 0.8 }, (shared) => ({
                type: 'multiple_choice',
                stem: literalText(wording.askValue(fact, list)),
                options: values.options,
                keyIndex: values.keyIndex,
                explanation,
                ...shared,
              })),
            ]),
        ...(things === undefined
          ? []
          : [
              offer(lesson, { ...ask, maker: 'choose_thing', demand: 1.2, score: 0.7 }, (shared) => ({
                type: 'multiple_choice',
                stem: literalText(wording.askThing(fact, list)),
                options: things.options,
                keyIndex: things.keyIndex,
                explanation,
                ...shared,
              })),
            ]),
      ]
    })
  })

const clashes = (one: string, other: string): boolean => one.includes(other) || other.includes(one)
