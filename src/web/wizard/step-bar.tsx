/** Where the teacher is among the five steps; a step that was reached can be gone back to. */
import { Check } from 'lucide-react'
import { itemAt } from '#domain/must-be-there.ts'
import { useTexts } from '../floor/texts.ts'
import { joined } from '../ui/joined.ts'
import { STEPS, type Step } from './draft.ts'

type Props = { readonly index: number; readonly allows: (index: number) => boolean; readonly go: (step: Step) => void }

export function StepBar({ index, allows, go }: Props) {
  const { wizard } = useTexts()
  // A preset leads past steps that are not gone through.
  const isDone = (place: number): boolean => place < index && allows(place)
  return (
    <nav aria-label={wizard.stepsLabel} className="grid gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h1 className="text-xl font-semibold">{wizard.steps[itemAt(STEPS, index)]}</h1>
        <p className="text-sm whitespace-nowrap text-muted">{wizard.stepOf(index + 1, STEPS.length)}</p>
      </div>
      <div
        role="progressbar"
        aria-label={wizard.stepOf(index + 1, STEPS.length)}
        aria-valuemin={0}
        aria-valuemax={STEPS.length}
        aria-valuenow={index + 1}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-200 ease-settle"
          style={{ width: `${(100 * (index + 1)) / STEPS.length}%` }}
        />
      </div>
      <ol className="hidden gap-2 sm:grid sm:grid-cols-[repeat(5,auto)] lg:grid-cols-5">
        {STEPS.map((step, place) => (
          <li key={step}>
            <button
              type="button"
              disabled={!allows(place)}
              aria-current={place === index ? 'step' : undefined}
              onClick={() => go(step)}
              className={joined(
                'flex w-full items-center gap-2 rounded-control px-1 py-1.5 text-start text-sm disabled:text-muted lg:px-2',
                place === index && 'bg-accent-soft font-medium text-accent',
                place !== index && allows(place) && 'hover:bg-raised',
              )}
            >
              <span
                className={joined(
                  'grid size-6 shrink-0 place-items-center rounded-full border text-xs',
                  isDone(place) ? 'border-accent bg-accent text-accent-ink' : 'border-current',
                )}
              >
                {isDone(place) ? (
                  <>
                    <Check size={14} aria-hidden />
                    <span className="sr-only">{wizard.done}</span>
                  </>
                ) : (
                  place + 1
                )}
              </span>
              {wizard.steps[step]}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
