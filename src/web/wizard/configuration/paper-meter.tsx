/** The paper's marks and minutes against what is aimed at, while it is configured: a bar, numbers and words. */
import { CircleAlert, CircleCheck } from 'lucide-react'
import { memo } from 'react'
import { MINUTES_PER_MARK } from '#domain/minutes.ts'
import type { PlannedMarks } from '#domain/paper-marks.ts'
import { useTexts } from '../../floor/texts.ts'
import { joined } from '../../ui/joined.ts'

type Props = {
  readonly plan: PlannedMarks
  readonly questions: number
  /** The total that was entered. */
  readonly asked: number | undefined
  readonly timeLimit: number
}

export const PaperMeter = memo(function PaperMeter({ plan, questions, asked, timeLimit }: Props) {
  const {
    configuration: { meter },
  } = useTexts()
  if (questions < 1 || timeLimit < 1 || (asked ?? 1) < 1) return null
  const { marks, usual, isExact, minutes } = plan
  const isBelowOneEach = asked !== undefined && asked < questions
  const each = Math.round((10 * marks) / questions) / 10
  const spare = timeLimit - minutes
  return (
    <div className="grid gap-4 rounded-control bg-raised p-4">
      <Row
        label={meter.marks}
        bar={marks}
        mark={usual}
        amount={isExact ? String(marks) : meter.about(marks)}
        basis={meter.usualMarks(usual)}
        isWell={asked === undefined || asked === marks}
        words={
          isBelowOneEach
            ? meter.marksShort(questions)
            : asked !== undefined && asked !== marks
              ? meter.marksWillBe(marks, asked)
              : meter.marksEach(each, questions)
        }
      />
      <Row
        label={meter.minutes}
        bar={minutes}
        mark={timeLimit}
        amount={meter.minutesNeeded(minutes, timeLimit)}
        basis={meter.minutesBasis(MINUTES_PER_MARK)}
        isWell={spare >= 0}
        words={spare >= 0 ? meter.spare(spare) : meter.over(-spare)}
      />
    </div>
  )
})

/** `bar` is how long the bar is, `mark` where the stroke across it stands. */
type RowProps = {
  readonly label: string
  readonly bar: number
  readonly mark: number
  readonly amount: string
  readonly basis: string
  readonly isWell: boolean
  readonly words: string
}

function Row({ label, bar, mark, amount, basis, isWell, words }: RowProps) {
  const {
    common,
    configuration: { meter },
  } = useTexts()
  const scale = Math.max(bar, mark)
  const Icon = isWell ? CircleCheck : CircleAlert
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm font-medium">{label}</span>
        <span className="text-sm tabular-nums">{common.named(amount, basis)}</span>
      </div>
      <div
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={scale}
        aria-valuenow={bar}
        aria-valuetext={meter.told(amount, basis, words)}
        className="relative h-2.5 rounded-full bg-line"
      >
        <div
          className={joined(
            'h-full rounded-full transition-[width] duration-200 ease-settle',
            isWell ? 'bg-accent' : 'bg-warn',
          )}
          style={{ width: `${(100 * bar) / scale}%` }}
        />
        <div
          className="absolute -inset-y-1 w-0.5 -translate-x-full rounded-full bg-ink"
          style={{ left: `${(100 * mark) / scale}%` }}
        />
      </div>
      <p className={joined('flex items-center gap-1.5 text-sm', isWell ? 'text-muted' : 'text-warn')}>
        <Icon size={16} aria-hidden className="shrink-0" />
        {words}
      </p>
    </div>
  )
}
