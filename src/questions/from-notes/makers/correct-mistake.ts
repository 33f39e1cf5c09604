/** A student's mistake of one entry of a list for another. */
import { literalText } from '#domain/rich-text.ts'
import { offer } from '../offer.ts'
import type { NotesMaker } from '../lesson.ts'

export const correctMistake: NotesMaker = (lesson) =>
  lesson.lists.flatMap((list) =>
    list.layout !== 'entries'
      ? []
      : list.facts.flatMap((fact, index) => {
          const { wording } = lesson
          const other = lesson
            .objectsBeside(list, fact)
            .filter(({ phrase }) => phrase === fact.phrase)
            .find((one) => list.facts.indexOf(one) > index)
          if (other === undefined) return []
          const [right, beside] = [wording.statement(fact, list), wording.statement(other, list)]
          const wrong = wording.statement(fact, list, other)
          const facts = [fact, other] as const
          return [
            offer(lesson, { maker: 'correct_mistake', list, facts, demand: 2.2, score: 0.6 }, (shared) => ({
              type: 'short_answer',
              stem: literalText(wording.correct(wrong)),
              key: literalText(`${wording.meant(other)} ${right}`),
              markingScheme: [wording.meant(other), right].map((text) => ({ text: literalText(text), marks: 1 })),
              explanation: literalText(`${right} ${beside}`),
              ...shared,
            })),
          ]
        }),
  )
