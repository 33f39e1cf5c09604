/** Where the paper comes from, and who made its questions. */
import { Cpu, FlaskConical, Server } from 'lucide-react'
import type { Provenance, Question } from '#domain/question.ts'
import { useTexts } from '../../floor/texts.ts'

/**
 * Without an AI provider the built-in engine is the default, not a failure; a sample stands for a generation that
 * failed (decision D17).
 */
export function Badges({
  isSample,
  questions,
}: {
  readonly isSample: boolean
  readonly questions: readonly Question[]
}) {
  const { badges } = useTexts().preview
  return (
    <div className="grid gap-1.5">
      <ul className="flex flex-wrap gap-2 text-sm">
        {isSample ? <SampleBadge /> : <ServerBadges questions={questions} />}
      </ul>
      {questions.length === 0 ? null : <p className="text-sm text-muted">{badges.madeBy(countMakers(questions))}</p>}
    </div>
  )
}

function countMakers(questions: readonly Question[]): Readonly<Record<Provenance['origin']['kind'], number>> {
  const counts = { document: 0, family: 0, ai: 0, teacher: 0 }
  for (const { provenance } of questions) counts[provenance.origin.kind] += 1
  return counts
}

function SampleBadge() {
  const { badges } = useTexts().preview
  return (
    <li className="inline-flex items-center gap-1.5 rounded-full border border-warn bg-surface px-3 py-0.5 font-medium text-warn">
      <FlaskConical size={14} aria-hidden />
      {badges.sample}
    </li>
  )
}

function ServerBadges({ questions }: { readonly questions: readonly Question[] }) {
  const { badges } = useTexts().preview
  return (
    <>
      <li className="inline-flex items-center gap-1.5 rounded-full border border-line bg-surface px-3 py-0.5">
        <Server size={14} aria-hidden className="text-ok" />
        {badges.backend}
      </li>
      {makersOf(questions).map((model) => (
        <li
          key={model ?? ''}
          className="inline-flex items-center gap-1.5 rounded-full border border-line bg-surface px-3 py-0.5"
        >
          <Cpu size={14} aria-hidden className="text-accent" />
          {model === undefined ? badges.builtIn : badges.ai(model)}
        </li>
      ))}
    </>
  )
}

/**
 * The AI's models by their names; undefined is the built-in engine, which may have made the rest. What a teacher wrote
 * has no maker to name.
 */
const makersOf = (questions: readonly Question[]): readonly (string | undefined)[] => [
  ...new Set(
    questions.flatMap(({ provenance: { origin } }) =>
      origin.kind === 'ai' ? [origin.model] : origin.kind === 'teacher' ? [] : [undefined],
    ),
  ),
]
