/** A property of the thing that a heading names: "The capital of Japan is ____." */
import { literalText } from '#domain/rich-text.ts'
import { withBlank } from '../../from-lexicon/with-blank.ts'
import { offer } from '../offer.ts'
import type { NotesMaker } from '../lesson.ts'

export const thingOfHeading: NotesMaker = (lesson) =>
  lesson.lists.flatMap((list) =>
    list.layout !== 'profile'
      ? []
      : list.facts.flatMap((fact) => {
          const { wording } = lesson
          const said = literalText(wording.value(fact, list))
          const isListed = /[，、,;]/u.test(fact.object)
          const [best, plain] = [fact.object, fact.object.replace(/^(?:about|around|approximately|大?[約约])\s*/iu, '')]
          const ask = { list, facts: [fact] } as const
          return [
            isListed
              ? offer(lesson, { ...ask, maker: 'state_property', demand: 1.5, score: 0.65 }, (shared) => ({
                  type: 'short_answer',
                  stem: literalText(wording.stateValue(fact, list)),
                  key: literalText(best),
                  markingScheme: [{ text: literalText(best), marks: 2 }],
                  explanation: said,
                  ...shared,
                }))
              : offer(lesson, { ...ask, maker: 'blank_property', demand: 1, score: 0.75 }, (shared) => ({
                  type: 'fill_blank',
                  stem: withBlank(wording.blankValue(fact, list)),
                  keys: [plain === best ? [literalText(best)] : [literalText(best), literalText(plain)]],
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
