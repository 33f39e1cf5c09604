/** The paper's marks and minutes against what is aimed at, while it is configured: a bar, numbers and words. */
import { CircleAlert, CircleCheck } from 'lucide-react'
import { memo } from 'react'
import { DEFAULT_MARKS } from '#domain/marks.ts'
import { MINUTES_PER_MARK, MINUTES_PER_QUESTION } from '#domain/minutes.ts'
import { useTexts } from '../../app/texts.ts'
import { joined } from '../../ui/joined.ts'
import { reckon } from './reckoning.ts'

type Props = { readonly questions: number; readonly totalMarks: number | undefined; readonly timeLimit: number }

export const PaperMeter = memo(function PaperMeter({ questions, totalMarks, timeLimit }: Props) {
  const { configuration: { meter } } = useTexts()
  if (questions < 1 || timeLimit < 1 || (totalMarks ?? 1) < 1) return null
  const { usualMarks, targetMarks, marksEach, isBelowOneEach, neededMinutes, minutesFrom, spareMinutes } = reckon(questions, totalMarks, timeLimit)
  const basis = minutesFrom === 'marks' ? meter.minutesBasis.marks(MINUTES_PER_MARK) : meter.minutesBasis.questions(MINUTES_PER_QUESTION)
  return (
    <div className="grid gap-4 rounded-control bg-raised p-4">
      <Row label={meter.marks} bar={targetMarks} mark={usualMarks} amount={String(targetMarks)} basis={meter.usualMarks(usualMarks, DEFAULT_MARKS)} isWell={!isBelowOneEach} words={isBelowOneEach ? meter.marksShort(questions) : meter.marksEach(marksEach, questions)} />
      <Row label={meter.minutes} bar={neededMinutes} mark={timeLimit} amount={meter.minutesNeeded(neededMinutes, timeLimit)} basis={basis} isWell={spareMinutes >= 0} words={spareMinutes >= 0 ? meter.spare(spareMinutes) : meter.over(-spareMinutes)} />
    </div>
  )
})

/** `bar` is how long the bar is, `mark` where the stroke across it stands. */
type RowProps = { readonly label: string; readonly bar: number; readonly mark: number; readonly amount: string; readonly basis: string; readonly isWell: boolean; readonly words: string }

function Row({ label, bar, mark, amount, basis, isWell, words }: RowProps) {
  const { common, configuration: { meter } } = useTexts()
  const scale = Math.max(bar, mark)
  const Icon = isWell ? CircleCheck : CircleAlert
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="text-sm font-medium">{label}</span>
        <span className="text-sm tabular-nums">{common.named(amount, basis)}</span>
      </div>
      <div role="meter" aria-label={label} aria-valuemin={0} aria-valuemax={scale} aria-valuenow={bar} aria-valuetext={meter.told(amount, basis, words)} className="relative h-2.5 rounded-full bg-line">
        <div className={joined('h-full rounded-full transition-[width] duration-200 ease-settle', isWell ? 'bg-accent' : 'bg-warn')} style={{ width: `${(100 * bar) / scale}%` }} />
        <div className="absolute -inset-y-1 w-0.5 -translate-x-full rounded-full bg-ink" style={{ left: `${(100 * mark) / scale}%` }} />
      </div>
      <p className={joined('flex items-center gap-1.5 text-sm', isWell ? 'text-muted' : 'text-warn')}><Icon size={16} aria-hidden className="shrink-0" />{words}</p>
    </div>
  )
}
