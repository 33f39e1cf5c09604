/** A property of the thing that a heading names: "The capital of Japan is ____." */
import { offer, rich, withBlank } from '../offer.ts'
import type { NotesMaker } from '../lesson.ts'

export const thingOfHeading: NotesMaker = (lesson) =>
  lesson.lists.flatMap((list) =>
    list.layout !== 'profile'
      ? []
      : list.facts.flatMap((fact) => {
          const { wording } = lesson
          const said = rich(wording.value(fact, list))
          const ask = { list, facts: [fact] } as const
          return [
            offer(lesson, { ...ask, maker: 'blank_property', demand: 1, score: 0.75 }, (shared) => ({
              type: 'fill_blank',
              stem: withBlank(wording.blankValue(fact, list)),
              keys: [[rich(fact.object)]],
              explanation: said,
              ...shared,
            })),
            offer(lesson, { ...ask, maker: 'true_property', demand: 0.5, score: 0.6 }, (shared) => ({
              type: 'true_false',
              stem: said,
              key: true,
              explanation: said,
              ...shared,
            })),
          ]
        }),
  )
