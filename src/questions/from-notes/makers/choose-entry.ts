/** The term of a meaning, and the meaning of a term, each chosen among the other entries of its list. */
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
          const ask = { list, facts: [fact] } as const
          const terms = choiceOf(lesson, fact, lesson.subjectsBeside(list, fact), ({ subject }) => subject, 'term')
          const meanings = choiceOf(lesson, fact, lesson.objectsBeside(list, fact), ({ object }) => object, 'meaning')
          const explanation = (others: readonly (typeof fact)[]) =>
            literalText([fact, ...others].map((one) => wording.statement(one, list)).join(' '))
          return [
            ...(terms === undefined
              ? []
              : [
                  offer(lesson, { ...ask, maker: 'choose_term', demand: 0.5, score: 0.85 }, (shared) => ({
                    type: 'multiple_choice',
                    stem: literalText(wording.askTerm(fact, list)),
                    options: terms.options,
                    keyIndex: terms.keyIndex,
                    explanation: explanation(terms.others),
                    ...shared,
                  })),
                ]),
            ...(meanings === undefined
              ? []
              : [
                  offer(lesson, { ...ask, maker: 'choose_meaning', demand: 1.2, score: 0.75 }, (shared) => ({
                    type: 'multiple_choice',
                    stem: literalText(wording.askMeaning(fact, list)),
                    options: meanings.options,
                    keyIndex: meanings.keyIndex,
                    explanation: explanation(meanings.others),
                    ...shared,
                  })),
                ]),
          ]
        }),
  )
