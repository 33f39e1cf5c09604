/** HKDSE papers: cover, marking scheme. */
import './examination.css'
import type {
  Cover as CoverOf,
  ExaminationHead as HeadOf,
  NumberBox,
  SchemePart as PartOf,
  SchemeQuestion,
  SchemeSection,
} from '#layout/laid-out.ts'
import { Drawing } from './figure.tsx'
import { Phrase } from './words.tsx'

/** What stands in a cell that is written in by hand, or that belongs to the one above. */
const EMPTY = ''

/** A cover of its own on the question paper, a few lines on the key. */
export function ExaminationHead({
  head: {
    school,
    examination,
    titles: [subject, part, paper],
    booklet,
    lines,
    cover,
  },
}: {
  readonly head: HeadOf
}) {
  return (
    <header className={cover === undefined ? 'paper-exam paper-exam-key' : 'paper-exam'}>
      {school?.logo === undefined ? null : <Drawing figure={school.logo} className="paper-logo" />}
      {school?.name === undefined ? null : <p className="paper-school">{school.name}</p>}
      <h2 className="paper-exam-title">{examination}</h2>
      <p className="paper-exam-subject">
        {subject}
        <span>{part}</span>
      </p>
      <p className="paper-exam-subject">{paper}</p>
      <p className="paper-exam-booklet">{booklet}</p>
      {lines.map((line) => (
        <p key={line} className="paper-exam-line">
          {line}
        </p>
      ))}
      {cover === undefined ? null : <Cover cover={cover} />}
    </header>
  )
}

function Cover({ cover: { boxes, rubric, markers } }: { readonly cover: CoverOf }) {
  return (
    <>
      <NumberBoxes boxes={boxes} />
      <div className="paper-cover">
        <section className="paper-rubric">
          <h3>{rubric.heading}</h3>
          {/* The same line may stand twice. */}
          {/* oxlint-disable-next-line react/no-array-index-key */}
          <ol>
            {rubric.lines.map((line, index) => (
              <li key={index}>
                <Phrase phrase={line} />
              </li>
            ))}
          </ol>
        </section>
        {markers === undefined ? null : <Markers {...markers} />}
      </div>
    </>
  )
}

/** Squares to write a number in, below its name. */
function NumberBoxes({ boxes }: { readonly boxes: readonly NumberBox[] }) {
  return (
    <div className="paper-number-boxes">
      {boxes.map(({ label, cells }) => (
        <div key={label}>
          <p>{label}</p>
          <div aria-hidden>
            {Array.from({ length: cells }, (_, cell) => (
              <i key={cell} />
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** Where markers write the marks of each question. */
function Markers({ heads: [questions, marks], numbers, total }: NonNullable<CoverOf['markers']>) {
  return (
    <table className="paper-markers">
      <thead>
        <tr>
          <th scope="col">{questions}</th>
          <th scope="col">{marks}</th>
        </tr>
      </thead>
      <tbody>
        {numbers.map((number) => (
          <tr key={number}>
            <th scope="row">{number}</th>
            <td>{EMPTY}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <strong>{total}</strong>
          </th>
          <td>{EMPTY}</td>
        </tr>
      </tbody>
    </table>
  )
}

type Heads = SchemeSection['heads']

/** The heads of the columns, above the questions of a section. */
export function SchemeHead({ heads }: { readonly heads: Heads }) {
  return (
    <div className="paper-marking paper-marking-head" aria-hidden>
      <span>{heads.solution}</span>
      <span>{heads.marks}</span>
      <span>{heads.remarks}</span>
    </div>
  )
}

type PartProps = {
  readonly question: SchemeQuestion
  readonly part: PartOf
  readonly place: number
  readonly heads: Heads
}

/** The steps of one part, each with its marks and remark, and what the part carries in all. */
export function SchemePart({ question, part, place, heads }: PartProps) {
  const isFirst = place === 0
  const isLabelled = question.parts.some(({ label }) => label !== undefined)
  return (
    <table
      className={isFirst ? 'paper-marking paper-marking-first' : 'paper-marking'}
      data-labelled={isLabelled || undefined}
    >
      <colgroup>
        <col className="paper-marking-number" />
        {isLabelled ? <col className="paper-marking-label" /> : null}
        <col />
        <col className="paper-marking-marks" />
        <col className="paper-marking-remark" />
      </colgroup>
      <thead className="sr-only">
        <tr>
          <td colSpan={isLabelled ? 2 : 1}>{EMPTY}</td>
          <th scope="col">{heads.solution}</th>
          <th scope="col">{heads.marks}</th>
          <th scope="col">{heads.remarks}</th>
        </tr>
      </thead>
      <tbody>
        {part.rows.map((step, index) => (
          // Two steps may say the same.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={index}>
            <td className="paper-marking-number">{isFirst && index === 0 ? question.number : null}</td>
            {isLabelled ? <td className="paper-marking-label">{index === 0 ? part.label : null}</td> : null}
            <td>
              <Phrase phrase={step.phrase} />
            </td>
            <td className="paper-marking-marks">{step.marks}</td>
            <td className="paper-marking-remark">
              {step.remark === undefined ? null : <Phrase phrase={step.remark} />}
            </td>
          </tr>
        ))}
        <tr>
          <td>{EMPTY}</td>
          {isLabelled ? <td>{EMPTY}</td> : null}
          <td>{EMPTY}</td>
          <td className="paper-marking-total">{part.total}</td>
          <td className="paper-marking-remark">{EMPTY}</td>
        </tr>
      </tbody>
    </table>
  )
}

/** What is said of a question as a whole. */
export function SchemeNotes({
  question: { note, proof },
  colon,
}: {
  readonly question: SchemeQuestion
  readonly colon: string
}) {
  return (
    <div className="paper-marking paper-marking-notes">
      <div>
        {note === undefined ? null : (
          <p>
            {note.label}
            {colon}
            <Phrase phrase={note.phrase} />
          </p>
        )}
        {proof === undefined ? null : <p>{proof}</p>}
      </div>
      <span />
      <span />
    </div>
  )
}
