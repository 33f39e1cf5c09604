/** "State two causes of flooding.": of what a list holds under its heading, or a cell in a column of advantages. */
import { nonEmpty } from '#domain/must-be-there.ts'
import { literalText } from '#domain/rich-text.ts'
import { isOpen } from '../facts/open-relations.ts'
import type { NotesMaker } from '../lesson.ts'
import { offer } from '../offer.ts'
import { alternativesOf, anyTwo } from '../points.ts'

export const nameMembers: NotesMaker = (lesson) =>
  lesson.lists.flatMap((list) => {
    const { wording } = lesson
    if (list.layout === 'column')
      return list.facts.filter(isOpen).map((fact) => {
        const points = alternativesOf(fact.object)
        const [only] = points
        const one = wording.join([wording.option(only), wording.orOther])
        return offer(lesson, { maker: 'example', list, facts: [fact], demand: 1.2, score: 0.5 }, (shared) => ({
          type: 'short_answer',
          stem: literalText(wording.example(fact, list, points.length)),
          ...(points.length > 1
            ? anyTwo(points, wording, true)
            : { key: literalText(one), markingScheme: [{ text: literalText(one), marks: 2 }] }),
          explanation: literalText(wording.join(points.map(wording.option))),
          ...shared,
        }))
      })
    const { title, facts, table } = list
    const asked =
      list.layout !== 'members' || title === undefined
        ? undefined
        : table === undefined
          ? wording.members(title)
          : wording.twoOf(title)
    if (asked === undefined) return []
    return [
      offer(
        lesson,
        { maker: 'members', list, facts: nonEmpty(facts, 'members'), demand: 1.5, score: 0.75 },
        (shared) => ({
          type: 'short_answer',
          stem: literalText(asked),
          ...anyTwo(
            facts.map(({ object }) => object),
            wording,
          ),
          explanation: literalText(wording.join(facts.map(({ object }) => wording.option(object)))),
          ...shared,
        }),
      ),
    ]
  })
