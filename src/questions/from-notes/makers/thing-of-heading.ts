/** A property of the thing that a heading names: "The capital of Japan is ____.", "State two uses of silver." */
import { literalText } from '#domain/rich-text.ts'
import { withBlank } from '../../from-lexicon/with-blank.ts'
import { isOpen } from '../facts/open-relations.ts'
import { offer } from '../offer.ts'
import type { NotesMaker } from '../lesson.ts'
import { alternativesOf, anyTwo, markedByPoints } from '../points.ts'

export const thingOfHeading: NotesMaker = (lesson) =>
  lesson.lists.flatMap((list) =>
    list.layout !== 'profile'
      ? []
      : list.facts.map((fact) => {
          const { wording } = lesson
          const explanation = literalText(wording.value(fact, list))
          const points = alternativesOf(fact.object)
          const [best, plain] = [fact.object, fact.object.replace(/^(?:about|around|approximately|大?[約约])\s*/iu, '')]
          const ask = { list, facts: [fact] } as const
          return points.length > 1
            ? offer(lesson, { ...ask, maker: 'state_property', demand: 1.5, score: 0.65 }, (shared) => ({
                type: 'short_answer',
                stem: literalText(
                  isOpen(fact) ? wording.example(fact, list, points.length) : wording.stateValue(fact, list),
                ),
                ...(isOpen(fact) ? anyTwo(points, wording, true) : markedByPoints(points, wording)),
                explanation,
                ...shared,
              }))
            : offer(lesson, { ...ask, maker: 'blank_property', demand: 1, score: 0.75 }, (shared) => ({
                type: 'fill_blank',
                stem: withBlank(wording.blankValue(fact, list)),
                keys: [plain === best ? [literalText(best)] : [literalText(best), literalText(plain)]],
                explanation,
                ...shared,
              }))
        }),
  )
