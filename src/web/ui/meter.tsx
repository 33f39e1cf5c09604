/** A bar of how much of something is used. */
import { joined } from './joined.ts'

const FILLS = { usual: 'bg-accent', near: 'bg-warn', almost: 'bg-warn', reached: 'bg-bad' } as const

/** `told`: the same in words. */
export function Meter({
  label,
  told,
  percent,
  level = 'usual',
}: {
  readonly label: string
  readonly told: string
  readonly percent: number
  readonly level?: keyof typeof FILLS
}) {
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={told}
      className="h-1.5 overflow-hidden rounded-full bg-line"
    >
      <div className={joined('h-full rounded-full', FILLS[level])} style={{ width: `${percent}%` }} />
    </div>
  )
}
