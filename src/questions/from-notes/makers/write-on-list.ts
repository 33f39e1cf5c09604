/** An essay on four or more entries of one list: what each is, and how they differ. */
import { nonEmpty } from '#domain/must-be-there.ts'
import { offer, rich } from '../offer.ts'
import type { NotesMaker } from '../lesson.ts'

export const writeOnList: NotesMaker = (lesson) =>
  lesson.lists.flatMap((list) => {
    const { wording } = lesson
    const { layout, facts, title } = list
    if (layout !== 'entries' || title === undefined || facts.length < LEAST) return []
    const drawn = nonEmpty(facts.slice(0, MOST), 'entries')
    const rows = nonEmpty(
      [...drawn.map((fact) => wording.statement(fact, list)), wording.organisation].map((text) => ({
        text: rich(text),
        marks: 2,
      })),
      'marking guide',
    )
    return [
      offer(lesson, { maker: 'essay', list, facts: drawn, demand: 2.5, score: 0.6 }, (shared) => ({
        type: 'essay',
        stem: rich(
          wording.essay(
            title,
            drawn.map(({ subject }) => subject),
          ),
        ),
        markingGuide: rows,
        explanation: rich(drawn.map((fact) => wording.statement(fact, list)).join(' ')),
        ...shared,
      })),
    ]
  })

const LEAST = 4
const MOST = 5
