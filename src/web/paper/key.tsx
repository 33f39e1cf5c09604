/** The answer key: notices, tables of answers, marking schemes. Answers stand in red. */
import { firstOf } from '#domain/must-be-there.ts'
import type {
  KeyAnswer,
  KeyEntry,
  KeyOption,
  LaidOutFigure,
  Scheme as SchemeOf,
  SummaryCell,
} from '#layout/laid-out.ts'
import type { AnyLanguage, PaperLanguage } from '#domain/language.ts'
import { Figure } from './figure.tsx'
import { Numbered, Phrase, WithMarks } from './words.tsx'

export function Notices({ heading, lines }: { readonly heading: string; readonly lines: readonly string[] }) {
  const [first, ...others] = lines
  return (
    <section className="paper-notices">
      <h3>{heading}</h3>
      {others.length === 0 ? (
        <p>{first}</p>
      ) : (
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Bands of numbers over answers, in columns of one width. */
export function Summary({ cells }: { readonly cells: readonly SummaryCell[] }) {
  const perBand = Math.max(...cells.map(({ answer }) => [...answer].length)) > 3 ? 7 : 10
  const bands = Array.from({ length: Math.ceil(cells.length / perBand) }, (_, band) =>
    cells.slice(band * perBand, (band + 1) * perBand),
  )
  return bands.map((band) => (
    <table key={firstOf(band).number} className="paper-summary" style={{ width: `${(100 * band.length) / perBand}%` }}>
      <thead>
        <tr>
          {band.map(({ number }) => (
            <th key={number} scope="col">
              {number}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          {band.map(({ number, answer }) => (
            <td key={number} className="paper-answer">
              <strong>{answer}</strong>
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  ))
}

export function EntryStem({ entry }: { readonly entry: KeyEntry }) {
  return (
    <>
      <Numbered number={entry.number}>
        <WithMarks marks={entry.marks}>
          <Phrase phrase={entry.stem} />
        </WithMarks>
      </Numbered>
      <KeyFigure figure={entry.figure} />
    </>
  )
}

/** Smaller than on the question paper. */
const KeyFigure = ({ figure }: { readonly figure: LaidOutFigure | undefined }) =>
  figure === undefined ? null : (
    <div className="paper-key-figure">
      <Figure figure={figure} />
    </div>
  )

export const colon = (language: AnyLanguage): string => (language === 'en' ? ': ' : '：')

/** An answer; one to a part of a long question repeats what was asked. */
export function Answer({
  answer: { label, stem, figure, marks, options, phrase, scheme },
  language,
}: {
  readonly answer: KeyAnswer
  readonly language: PaperLanguage
}) {
  const body = (
    <>
      {phrase === undefined ? null : (
        <p>
          {stem === undefined && label !== '' ? `${label}${label.startsWith('(') ? ' ' : colon(language)}` : ''}
          <strong className="paper-answer">
            <Phrase phrase={phrase} />
          </strong>
        </p>
      )}
      {options === undefined ? null : <KeyOptions options={options} />}
      {scheme === undefined ? null : <Scheme scheme={scheme} />}
    </>
  )
  if (stem === undefined) return <div className="paper-inset">{body}</div>
  return (
    <div className="paper-part">
      <Numbered number={label}>
        <WithMarks marks={marks}>
          <Phrase phrase={stem} />
        </WithMarks>
      </Numbered>
      <KeyFigure figure={figure} />
      <div className="paper-inset">{body}</div>
    </div>
  )
}

/** All options, with a tick at the right one. */
function KeyOptions({ options }: { readonly options: readonly KeyOption[] }) {
  return (
    <ol className="paper-key-options">
      {options.map(({ label, phrase, tick }) => (
        <li key={label} data-right={tick !== undefined || undefined}>
          <span>
            {tick === undefined ? null : (
              <svg
                role="img"
                aria-label={tick}
                width="0.9em"
                height="0.75em"
                viewBox="0 0 9 7.5"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.3"
              >
                <path d="M1 4L3.5 6.8L8.5.5" />
              </svg>
            )}
          </span>
          <span>{label}</span>
          <span>
            <Phrase phrase={phrase} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** What earns the marks, how many, and remarks where any row has one. */
function Scheme({ scheme: { heads, rows } }: { readonly scheme: SchemeOf }) {
  const hasRemarks = rows.some(({ remark }) => remark !== undefined)
  return (
    <table className="paper-scheme">
      <thead>
        <tr>
          <th scope="col">{heads.text}</th>
          <th scope="col">{heads.marks}</th>
          {hasRemarks ? (
            <th scope="col">
              <span>{heads.remarks}</span>
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // Two rows may say the same.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <td className="paper-answer">
              <Phrase phrase={row.phrase} />
            </td>
            <td>{row.marks}</td>
            {hasRemarks ? (
              <td>
                <span>{row.remark === undefined ? null : <Phrase phrase={row.remark} />}</span>
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Why, where from, and how far it can be trusted. */
export function EntryNotes({
  entry: { explanation, source, proof },
  language,
}: {
  readonly entry: KeyEntry
  readonly language: PaperLanguage
}) {
  return (
    <div className="paper-inset paper-notes">
      {explanation === undefined ? null : (
        <p>
          {explanation.label}
          {colon(language)}
          <Phrase phrase={explanation.phrase} />
        </p>
      )}
      {source === undefined ? null : (
        <p>
          {source.place}
          {source.quote === undefined ? null : (
            <>
              {' '}
              <Phrase phrase={source.quote} />
            </>
          )}
        </p>
      )}
      {proof === undefined ? null : <p>{proof}</p>}
    </div>
  )
}
