/** How many questions of a paper are made: a bar, the count, and what went wrong on the way. */
import { TriangleAlert } from 'lucide-react'
import { useTexts } from '../floor/texts.ts'
import { Meter } from '../ui/meter.tsx'
import type { Progress } from './making.ts'

/** Read out four times, not at each question. */
const TIMES_TOLD = 4

export function MakingProgress({ progress: { made, wanted, stage, warnings } }: { readonly progress: Progress }) {
  const {
    preview: { generating },
  } = useTexts()
  const told = generating.made(Math.min(made, wanted), wanted)
  const quarters = wanted === 0 ? 0 : Math.floor((TIMES_TOLD * made) / wanted)
  return (
    <div className="grid gap-2">
      {wanted === 0 ? null : (
        <>
          <p className="flex flex-wrap justify-between gap-x-4 text-sm">
            <span className="tabular-nums">{told}</span>
            {stage === 'checking' ? <span className="text-muted">{generating.checking}</span> : null}
          </p>
          <Meter label={generating.progress} told={told} percent={Math.min(100, Math.round((100 * made) / wanted))} />
          <p role="status" className="sr-only">
            {quarters === 0
              ? ''
              : generating.made(Math.ceil((Math.min(quarters, TIMES_TOLD) * wanted) / TIMES_TOLD), wanted)}
          </p>
        </>
      )}
      <div role="status">
        <ul className="grid gap-1 text-sm empty:hidden">
          {warnings.map((warning, index) => (
            // Two groups may fail alike.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="flex items-start gap-2">
              <TriangleAlert size={16} aria-hidden className="mt-0.5 shrink-0 text-warn" />
              {warning.kind === 'fallback'
                ? generating.warnings.fallback
                : generating.warnings.batch(Number(warning['questions']))}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
