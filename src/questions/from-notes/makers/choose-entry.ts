/** The term of a meaning, chosen among the other entries of its list. */
import { literalText } from '#domain/rich-text.ts'
import { offer } from '../offer.ts'
import type { NotesMaker } from '../lesson.ts'
import { choiceOf } from '../options.ts'

export const chooseEntry: NotesMaker = (lesson) =>
  lesson.lists.flatMap((list) =>
    list.layout !== 'entries'
      ? []
      : list.facts.flatMap((fact) => {
          const { wording } = lesson
          const terms = choiceOf(lesson, fact, lesson.subjectsBeside(list, fact), ({ subject }) => subject, 'term')
          if (terms === undefined || lesson.givesAway(list, fact)) return []
          return [
            offer(lesson, { list, facts: [fact], maker: 'choose_term', demand: 0.5, score: 0.85 }, (shared) => ({
              type: 'multiple_choice',
              stem: literalText(wording.askTerm(fact, list)),
              options: terms.options,
              keyIndex: terms.keyIndex,
              explanation: literalText([fact, ...terms.others].map((one) => wording.statement(one, list)).join(' ')),
              ...shared,
            })),
          ]
        }),
  )
