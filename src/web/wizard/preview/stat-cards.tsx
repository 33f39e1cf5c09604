/** The paper in four numbers. */
import type { Paper } from '#domain/paper.ts'
import { paperMinutes } from '#domain/paper-marks.ts'
import { totalMarks } from '#domain/structure.ts'
import { useTexts } from '../../floor/texts.ts'
import { topicsOf } from './read-paper.ts'

export function StatCards({ paper }: { readonly paper: Paper }) {
  const { cards } = useTexts().preview
  const { questions, structure, configuration } = paper
  const all = [
    { name: cards.questions, value: questions.length },
    { name: cards.marks, value: totalMarks(questions, structure) },
    { name: cards.duration, value: configuration.timeLimit, note: cards.work(paperMinutes(questions, structure)) },
    { name: cards.topics, value: topicsOf(paper).length },
  ]
  return (
    <dl aria-label={cards.label} className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      {all.map(({ name, value, note }) => (
        <div key={name} className="rounded-card border border-line bg-surface px-4 py-3">
          <dt className="text-sm text-muted">{name}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-xl font-semibold tabular-nums">{value}</span>
            {note === undefined ? null : <span className="text-sm text-muted">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
