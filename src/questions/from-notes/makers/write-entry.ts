/** The term of a meaning is written into a blank, and the meaning of a term is written down. */
import { literalText } from '#domain/rich-text.ts'
import { withBlank } from '../../from-lexicon/with-blank.ts'
import { offer } from '../offer.ts'
import type { NoteFact } from '../facts/note-fact.ts'
import type { NotesMaker } from '../lesson.ts'
import { markedByPoints, pointsOfMeaning } from '../points.ts'

export const writeEntry: NotesMaker = (lesson) =>
  lesson.lists.flatMap((list) =>
    list.layout !== 'entries'
      ? []
      : list.facts.flatMap((fact) => {
          const { wording } = lesson
          const explanation = literalText(wording.statement(fact, list))
          return [
            ...(lesson.givesAway(list, fact)
              ? []
              : [
                  offer(lesson, { maker: 'name_term', list, facts: [fact], demand: 1, score: 0.75 }, (shared) => ({
                    type: 'fill_blank',
                    stem: withBlank(wording.blankTerm(fact, list)),
                    keys: [[literalText(wording.name(fact.subject)), ...fact.aliases.map(literalText)]],
                    explanation,
                    ...shared,
                  })),
                ]),
            ...(isTelling(fact)
              ? [
                  offer(
                    lesson,
                    { maker: 'state_meaning', list, facts: [fact], demand: 1.5, score: 0.65 },
                    (shared) => ({
                      type: 'short_answer',
                      stem: literalText(wording.stateMeaning(fact, list)),
                      ...markedByPoints(pointsOfMeaning(fact.object), wording),
                      explanation,
                      ...shared,
                    }),
                  ),
                ]
              : []),
          ]
        }),
  )

/** "Home to life" is found, but no candidate writes it. */
const isTelling = ({ phrase, object }: NoteFact): boolean =>
  phrase !== 'clause' || (/\p{Script=Han}/u.test(object) ? [...object].length >= 8 : object.split(' ').length >= 5)
