/** Two rows of a table, compared column by column. */
import { nonEmpty } from '#domain/must-be-there.ts'
import { literalText } from '#domain/rich-text.ts'
import { offer } from '../offer.ts'
import type { NotesMaker } from '../lesson.ts'
import type { NoteFact, NoteList } from '../facts/note-fact.ts'
import { sameWords } from '../same-words.ts'
import { isOpen } from '../facts/open-relations.ts'

export const compareRows: NotesMaker = (lesson) => {
  const tables = Map.groupBy(
    lesson.lists.filter(({ layout, table, facts }) => layout === 'column' && table !== undefined && !isOpen(facts[0])),
    ({ table }) => table,
  )
  return [...tables.values()].flatMap((columns) => {
    const names = columns[0]?.facts.map(({ subject }) => subject) ?? []
    return names.slice(1).flatMap((name, index) => {
      const earlier = names[index] ?? ''
      const compared = columns.flatMap(
        (list): { readonly list: NoteList; readonly one: NoteFact; readonly other: NoteFact }[] => {
          const [one, other] = [earlier, name].map((subject) => list.facts.find((fact) => fact.subject === subject))
          return one === undefined || other === undefined || sameWords(one.object, other.object)
            ? []
            : [{ list, one, other }]
        },
      )
      if (compared.length < 2) return []
      const taken = compared.slice(0, MOST_COLUMNS)
      const rows = nonEmpty(taken, 'columns').map(({ one, other }) =>
        literalText(lesson.wording.compared(one.relation ?? '', one, other)),
      )
      const [first] = nonEmpty(taken, 'columns')
      return [
        offer(
          lesson,
          {
            maker: 'compare_rows',
            list: first.list,
            facts: nonEmpty(
              taken.flatMap(({ one, other }) => [one, other]),
              'facts',
            ),
            demand: 2.2,
            score: 0.75,
          },
          (shared) => ({
            type: 'short_answer',
            stem: literalText(
              lesson.wording.compare(
                first.one,
                first.other,
                nonEmpty(
                  taken.map(({ list }) => list),
                  'columns',
                ),
              ),
            ),
            key: literalText(
              taken.map(({ one, other }) => lesson.wording.compared(one.relation ?? '', one, other)).join('\n'),
            ),
            markingScheme: rows.map((text) => ({ text, marks: 1 })),
            explanation: literalText(
              taken
                .map(
                  ({ one, other, list }) => `${lesson.wording.value(one, list)} ${lesson.wording.value(other, list)}`,
                )
                .join(' '),
            ),
            ...shared,
          }),
        ),
      ]
    })
  })
}

/** As many as a short answer has marks. */
const MOST_COLUMNS = 2
