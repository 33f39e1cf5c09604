/**
 * By the month or by the year. A page without a library: what is chosen shows the prices by the style sheet, and
 * upgrade.ts reads it.
 */
import { INTERVALS } from '#domain/plan-offer.ts'
import { YEARLY_SAVING } from '#domain/plan.ts'
import { usePublicReader } from '../public-floor/reader.ts'

/** Within a `group` that holds the choice. */
export const forMonthly = 'group-has-[[name=interval][value=year]:checked]:hidden'
export const forYearly = 'hidden group-has-[[name=interval][value=year]:checked]:grid'

export function IntervalChoice() {
  const {
    pricing: { interval },
  } = usePublicReader().texts
  return (
    <fieldset className="flex w-fit flex-wrap gap-1 rounded-control border border-line bg-surface p-1">
      <legend className="sr-only">{interval.legend}</legend>
      {INTERVALS.map((one) => (
        <label
          key={one}
          className="relative flex min-h-9 cursor-pointer items-center gap-2 rounded-control px-4 font-medium hover:bg-raised has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input type="radio" name="interval" value={one} defaultChecked={one === 'month'} className="sr-only" />
          {interval[one]}
          {one === 'year' ? (
            <span className="rounded-full bg-accent px-2 py-0.5 text-sm text-accent-ink">
              {interval.saving(Math.round(YEARLY_SAVING * 100))}
            </span>
          ) : null}
        </label>
      ))}
    </fieldset>
  )
}
