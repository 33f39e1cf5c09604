/** An entry as a statement: with its own meaning or value, or with that of another entry of its list. */
import { literalText } from '#domain/rich-text.ts'
import { offer } from '../offer.ts'
import type { NotesMaker } from '../lesson.ts'
import { isOpen, namesRelation } from '../facts/open-relations.ts'

export const trueOrFalse: NotesMaker = (lesson) =>
  lesson.lists.flatMap((list) => {
    // A row of a table is no sentence.
    if (list.layout !== 'entries' || isOpen(list.facts[0])) return []
    const state = lesson.wording.statement
    return list.facts.flatMap((fact) => {
      // A clause can only be quoted, which nobody says of a thing.
      if (fact.phrase === 'clause' || namesRelation(fact) || fact.object.split(/[，；;]/u).length > MOST_CLAIMS)
        return []
      const right = literalText(state(fact, list))
      const others = lesson.objectsBeside(list, fact).filter((one) => one.phrase === fact.phrase && !namesRelation(one))
      const other = others.length === 0 ? undefined : lesson.randomFor(`false:${fact.id}`).pick(others)
      return [
        ...(lesson.givesAway(list, fact)
          ? []
          : [
              offer(lesson, { maker: 'true_entry', list, facts: [fact], demand: 0.5, score: 0.65 }, (shared) => ({
                type: 'true_false',
                stem: right,
                key: true,
                explanation: right,
                ...shared,
              })),
            ]),
        ...(other === undefined
          ? []
          : [
              offer(
                lesson,
                { maker: 'sister_entry', list, facts: [fact, other], demand: 0.7, score: 0.75 },
                (shared) => ({
                  type: 'true_false',
                  stem: literalText(state(fact, list, other)),
                  key: false,
                  explanation: right,
                  ...shared,
                }),
              ),
            ]),
      ]
    })
  })

/** Of three, nobody knows which is to be judged. */
const MOST_CLAIMS = 2
