/** "State two causes of flooding.", an example of a kind, and a member as a statement. */
import { nonEmpty } from '#domain/must-be-there.ts'
import { literalText } from '#domain/rich-text.ts'
import { offer } from '../offer.ts'
import type { NotesMaker } from '../lesson.ts'
import { isOpen } from '../facts/open-relations.ts'

export const nameMembers: NotesMaker = (lesson) =>
  lesson.lists.flatMap((list) => {
    const { wording } = lesson
    if (list.layout === 'column')
      return list.facts.filter(isOpen).map((fact) =>
        offer(lesson, { maker: 'example', list, facts: [fact], demand: 1.2, score: 0.5 }, (shared) => ({
          type: 'short_answer',
          stem: literalText(wording.example(fact, list)),
          key: literalText(wording.anyExample(fact.object)),
          markingScheme: [{ text: literalText(wording.anyExample(fact.object)), marks: 2 }],
          explanation: literalText(wording.anyExample(fact.object)),
          ...shared,
        })),
      )
    if (list.layout !== 'members' || list.title === undefined) return []
    const { title, facts } = list
    const asked = wording.members(title)
    const members = wording.join(facts.map(({ object }) => wording.option(object)))
    return [
      ...(asked === undefined
        ? []
        : [
            offer(
              lesson,
              { maker: 'members', list, facts: nonEmpty(facts, 'members'), demand: 1.5, score: 0.75 },
              (shared) => ({
                type: 'short_answer',
                stem: literalText(asked.ask),
                key: literalText(members),
                markingScheme: [{ text: literalText(asked.anyTwo + members), marks: 2 }],
                explanation: literalText(members),
                ...shared,
              }),
            ),
          ]),
      ...(list.doubt > 0 ? [] : facts.slice(0, MOST_STATED)).flatMap((fact) => {
        const said = wording.member(title, fact.object)
        return said === undefined
          ? []
          : [
              offer(lesson, { maker: 'true_member', list, facts: [fact], demand: 0.5, score: 0.45 }, (shared) => ({
                type: 'true_false',
                stem: literalText(said),
                key: true,
                explanation: literalText(said),
                ...shared,
              })),
            ]
      }),
    ]
  })

/** Statements on one list are much alike. */
const MOST_STATED = 2
