/** Answers that are written: words, blanks, pairs, parts, with their marking schemes. */
import { printedIn } from '#messages/printed/printed.ts'
import { useReader, useTexts } from '../floor/texts.ts'
import { colon } from '../paper/key.tsx'
import { Phrase } from '../paper/words.tsx'
import { QuestionFigure } from './question-figure.tsx'
import { joined } from '../ui/joined.ts'
import { lettered } from './lettered.ts'
import type { Asks, ShownAnswer, ShownPart, ShownWords } from './shown-question.ts'

type Answer = { readonly answer: ShownAnswer | undefined }

const RIGHT = 'min-w-0 font-medium text-ok wrap-anywhere'

export function AnswerWords({ answer }: { readonly answer: ShownAnswer }) {
  const { language } = useReader()
  const { key } = printedIn(language)
  if (answer.kind === 'words') return <Written {...answer} />
  if (answer.kind !== 'blanks') return null
  return (
    <ul className="grid gap-1">
      {answer.blanks.map(({ best, others }, index) => (
        // A blank has no name but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className="flex flex-wrap gap-x-2">
          <span className="text-muted">
            {answer.blanks.length === 1 ? key.answer : key.blank(index + 1)}
            {colon(language)}
          </span>
          <span className={RIGHT}>
            <Phrase phrase={best} />
            {others.map((other, place) => (
              // oxlint-disable-next-line react/no-array-index-key -- an answer may stand twice
              <span key={place} className="font-normal">
                {' '}
                / <Phrase phrase={other} />
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Written({ words, scheme }: ShownWords) {
  const { language } = useReader()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {words === undefined ? null : (
        <p className="flex flex-wrap gap-x-2">
          <span className="text-muted">
            {printedIn(language).key.answer}
            {colon(language)}
          </span>
          <span className={RIGHT}>
            <Phrase phrase={words} />
          </span>
        </p>
      )}
      {scheme.length === 0 ? null : <Scheme rows={scheme} />}
    </div>
  )
}

/** What earns the marks, how many, and a remark: side by side, or below each other where there is no room. */
function Scheme({ rows }: { readonly rows: ShownWords['scheme'] }) {
  const { language } = useReader()
  const { key } = printedIn(language)
  const hasRemarks = rows.some(({ remark }) => remark !== undefined)
  const row = joined(
    'grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-3 py-1.5 text-sm',
    hasRemarks ? 'sm:grid-cols-[minmax(0,1fr)_5rem_14rem]' : 'sm:grid-cols-[minmax(0,1fr)_5rem]',
  )
  return (
    <div className="rounded-control border border-line">
      <p className={joined(row, 'rounded-t-control bg-raised font-medium')}>
        <span>{key.markingScheme}</span>
        <span aria-hidden>{key.marks}</span>
        {hasRemarks ? (
          <span aria-hidden className="max-sm:hidden">
            {key.remarks}
          </span>
        ) : null}
      </p>
      <ol>
        {rows.map(({ phrase, marks, remark }, index) => (
          // Two rows may say the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={joined(row, 'border-t border-line')}>
            <span className="min-w-0 text-ok wrap-anywhere">
              <Phrase phrase={phrase} />
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {marks === undefined ? null : (
                <>
                  <span className="sr-only">{key.marks} </span>
                  {marks}
                </>
              )}
            </span>
            {remark === undefined ? null : (
              <span className="min-w-0 text-muted wrap-anywhere max-sm:col-span-2">
                <Phrase phrase={remark} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

export function Matched({
  asks: { left, right },
  answer,
}: Answer & { readonly asks: Extract<Asks, { kind: 'matching' }> }) {
  const { quiz } = useTexts()
  const partnerOf = (place: number): number | undefined =>
    answer?.kind === 'pairs' ? answer.pairs.find(([one]) => one === place)?.[1] : undefined
  return (
    <div className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
      <ol className="grid content-start gap-2">
        {left.map((phrase, place) => {
          const partner = partnerOf(place)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- items may say the same
            <li key={place} className="flex min-w-0 gap-2">
              <span className="tabular-nums">({place + 1})</span>
              <span className="min-w-0 wrap-anywhere">
                <Phrase phrase={phrase} />
              </span>
              {partner === undefined ? null : (
                <span className="font-medium whitespace-nowrap text-ok">
                  <span className="sr-only">{quiz.correct} </span>
                  <span aria-hidden>→ </span>
                  {lettered(partner)}
                </span>
              )}
            </li>
          )
        })}
      </ol>
      {/* oxlint-disable-next-line react/no-array-index-key -- items may say the same */}
      <ol className="grid content-start gap-2">
        {right.map((phrase, place) => (
          <li key={place} className="flex min-w-0 gap-2">
            <span>{lettered(place)}</span>
            <span className="min-w-0 wrap-anywhere">
              <Phrase phrase={phrase} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

export function Parts({ parts, answer }: Answer & { readonly parts: readonly ShownPart[] }) {
  const { quiz } = useTexts()
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {parts.map(({ label, stem, marks, figure }, place) => {
        const written = answer?.kind === 'parts' ? answer.parts[place] : undefined
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a label may be empty
          <li key={place} className="grid grid-cols-[minmax(0,1fr)] gap-2">
            <p className="flex gap-2">
              <span className="font-medium">{label}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">
                <Phrase phrase={stem} />
                {marks === 0 ? null : (
                  <span className="text-sm whitespace-nowrap text-muted"> ({quiz.marks(marks)})</span>
                )}
              </span>
            </p>
            <QuestionFigure figure={figure} />
            {written === undefined ? null : <Written {...written} />}
          </li>
        )
      })}
    </ol>
  )
}
