/** How the month's questions stand against the plan's limit, and a word where they come near. */
import type { InterfaceTexts } from '#messages/interface/en.ts'
import { joined } from '../ui/joined.ts'
import { limitFace, usageLevel, usedFace, type UsageLevel } from '../floor/usage.ts'

const LOOKS: Readonly<Record<UsageLevel, string>> = {
  usual: 'border-line text-muted',
  near: 'border-warn bg-raised text-warn',
  almost: 'border-warn bg-raised text-warn',
  reached: 'border-bad bg-raised text-bad',
}

type Props = {
  readonly used: number
  readonly limit: number
  readonly texts: InterfaceTexts['navigation']
  readonly className?: string | undefined
}

export function UsageFace({ used, limit, texts: { badge, usage, unlimitedUsage, levels }, className }: Props) {
  const level = usageLevel(used, limit)
  const word = level === 'usual' ? undefined : level === 'near' ? levels.near : levels.almost
  const face = limitFace(limit)
  const told = limit === -1 ? unlimitedUsage(usedFace(used)) : usage(usedFace(used), face)
  return (
    <p
      title={told}
      className={joined(
        'items-center gap-1.5 rounded-full border px-3 py-1 text-sm whitespace-nowrap',
        LOOKS[level],
        className,
      )}
    >
      <span className="sr-only">{told}</span>
      <span aria-hidden className="tabular-nums">
        {badge(usedFace(used), face)}
      </span>
      {word === undefined ? null : <span>{word}</span>}
    </p>
  )
}
