/** The questions of the month against the plan's limit, and a word where it comes near. */
import { useQuery } from '@tanstack/react-query'
import { usageQuery } from '../api/queries.ts'
import { joined } from '../ui/joined.ts'
import { useTexts } from './texts.ts'
import { limitFace, usageLevel, usedFace, type UsageLevel } from './usage.ts'

const LOOKS: Readonly<Record<UsageLevel, string>> = {
  usual: 'border-line text-muted',
  near: 'border-warn bg-raised text-warn',
  almost: 'border-warn bg-raised text-warn',
  reached: 'border-bad bg-raised text-bad',
}

export function UsageBadge({ className }: { readonly className?: string }) {
  const { navigation: { badge, usage, unlimitedUsage, levels } } = useTexts()
  const { data } = useQuery(usageQuery)
  if (data === undefined) return null
  const used = data.usage.questions
  const limit = data.limits.questionsPerMonth
  const level = usageLevel(used, limit)
  const word = level === 'usual' ? undefined : level === 'near' ? levels.near : levels.almost
  const face = limitFace(limit)
  const told = limit === -1 ? unlimitedUsage(usedFace(used)) : usage(usedFace(used), face)
  return (
    <p title={told} className={joined('items-center gap-1.5 rounded-full border px-3 py-1 text-sm whitespace-nowrap', LOOKS[level], className)}>
      <span className="sr-only">{told}</span>
      <span aria-hidden className="tabular-nums">{badge(usedFace(used), face)}</span>
      {word === undefined ? null : <span>{word}</span>}
    </p>
  )
}
