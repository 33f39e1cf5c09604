/** Questions with their options and rooms, as they stand on the page. */
import { itemAt } from '#domain/must-be-there.ts'
import type {
  AnswerBlock,
  Labelled,
  Options as OptionsOf,
  PartBlock,
  QuestionBlock,
  SectionHeading,
} from '#layout/laid-out.ts'
import { Figure } from './figure.tsx'
import type { Measures } from './measures.ts'
import { Space } from './rooms.tsx'
import { Numbered, Phrase, WithMarks } from './words.tsx'

export function SectionTitle({
  heading,
  density,
}: {
  readonly heading: SectionHeading
  readonly density: Measures['density']
}) {
  return (
    <div className={`paper-section ${heading.plain === true ? 'paper-plain' : `paper-${density}`}`}>
      <h3>
        {heading.title} <span>{heading.summary}</span>
      </h3>
      {heading.instruction === '' ? null : <p className="paper-instruction">{heading.instruction}</p>}
    </div>
  )
}

type Drawn = {
  readonly question: QuestionBlock
  readonly columns: number
  readonly isNarrow: boolean
  readonly measures: Measures
}

/** A question that is kept together. */
export function Question({ question, columns, isNarrow, measures }: Drawn) {
  return (
    <>
      <Asked question={question} isNarrow={isNarrow} />
      <Answer answer={question.answer} columns={columns} isNarrow={isNarrow} measures={measures} />
    </>
  )
}

/** What is asked, without the room for the answer. */
export function Asked({
  question: { number, stem, marks, figure, answer },
  isNarrow,
}: Pick<Drawn, 'question' | 'isNarrow'>) {
  // A word in handwriting needs more room than a blank that is only seen.
  const words = (
    <WithMarks marks={marks}>
      <Phrase phrase={stem} blank={answer.kind === 'inside' ? 17 : 14} />
    </WithMarks>
  )
  return (
    <div className={answer.kind === 'inside' ? 'paper-inside' : undefined}>
      <Numbered number={number}>
        {answer.kind === 'choice' ? (
          <div className={isNarrow ? 'paper-choice paper-narrow' : 'paper-choice'}>
            {words}
            <span>{answer.choices.join('  /  ')}</span>
          </div>
        ) : (
          words
        )}
      </Numbered>
      <Figure figure={figure} />
    </div>
  )
}

function Answer({
  answer,
  columns,
  isNarrow,
  measures,
}: Pick<Drawn, 'columns' | 'isNarrow' | 'measures'> & { readonly answer: AnswerBlock }) {
  switch (answer.kind) {
    case 'options':
      return (
        <div className="paper-indented">
          <Options options={answer} columns={columns} />
        </div>
      )
    case 'choice':
      return null
    case 'inside':
      return null
    case 'space':
      return (
        <div className={answer.shape === 'lines' || answer.shape === 'manuscript' ? 'paper-inset' : 'paper-indented'}>
          <Space space={answer} width={measures.textWidth - measures.numberWidth} measures={measures} />
        </div>
      )
    case 'matching':
      return (
        <div className="paper-indented">
          <Matching heads={answer.heads} left={answer.left} right={answer.right} isNarrow={isNarrow} />
        </div>
      )
    case 'parts':
      return answer.parts.map((part) => <Part key={part.label} part={part} measures={measures} />)
  }
}

/** A part with its room. */
export function Part({
  part,
  measures,
  withSpace = true,
}: {
  readonly part: PartBlock
  readonly measures: Measures
  readonly withSpace?: boolean
}) {
  const { outer, label, depth = 0, stem, marks, figure, space } = part
  const words = (
    <Numbered number={label}>
      <WithMarks marks={marks}>
        <Phrase phrase={stem} />
      </WithMarks>
    </Numbered>
  )
  const room =
    space !== undefined && withSpace ? (
      <div className="paper-inset">
        <Space space={space} width={measures.textWidth - (2 + depth) * measures.numberWidth} measures={measures} />
      </div>
    ) : null
  return (
    <div className="paper-part">
      {/* A part of a part stands one column further in; the first one behind the letter of the part that it opens. */}
      {outer === undefined ? (
        <div className={depth === 1 ? 'paper-deep' : undefined}>{words}</div>
      ) : (
        <div className="paper-outer">
          <span>{outer}</span>
          {words}
        </div>
      )}
      <Figure figure={figure} />
      {depth === 1 ? <div className="paper-deep">{room}</div> : room}
    </div>
  )
}

/** `columns`: as measured; the measurer reads the widths from `data-option`. */
function Options({ options: { options }, columns }: { readonly options: OptionsOf; readonly columns: number }) {
  return (
    <ol
      data-options
      className="paper-options"
      data-columns={columns}
      style={{ gridTemplateColumns: columnsTemplate(columns) }}
    >
      {options.map(({ label, phrase }) => (
        <li key={label}>
          <span data-option>
            <span className="paper-label">{label}</span>
            <span>
              <Phrase phrase={phrase} />
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Three options keep the columns of four, so that they line up with their neighbours. */
export const columnsTemplate = (columns: number): string => `repeat(${columns === 3 ? 4 : columns}, minmax(0, 1fr))`

const BLANK = '_'.repeat(7)

function Matching({
  heads,
  left,
  right,
  isNarrow,
}: {
  readonly heads: readonly [string, string]
  readonly left: readonly Labelled[]
  readonly right: readonly Labelled[]
  readonly isNarrow: boolean
}) {
  const [first, second] = heads
  if (isNarrow) {
    return (
      <>
        <p className="paper-head">{first}</p>
        <ul className="paper-matching">
          {left.map(({ label, phrase }) => (
            <li key={label}>
              <span className="paper-blank">{BLANK}</span>
              <span>{label}</span>
              <Phrase phrase={phrase} />
            </li>
          ))}
        </ul>
        <div className="paper-frame">
          <p className="paper-head">{second}</p>
          <ul className="paper-matching">
            {right.map(({ label, phrase }) => (
              <li key={label}>
                <span>{label}</span>
                <Phrase phrase={phrase} />
              </li>
            ))}
          </ul>
        </div>
      </>
    )
  }
  return (
    <table className="paper-columns-to-match">
      <thead>
        <tr>
          <th scope="col">{first}</th>
          <th scope="col">{second}</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: Math.max(left.length, right.length) }, (_, row) => (
          <tr key={(left[row] ?? itemAt(right, row)).label}>
            <td>{left[row] === undefined ? null : <Item item={left[row]} blank />}</td>
            <td>{right[row] === undefined ? null : <Item item={right[row]} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Item({ item: { label, phrase }, blank = false }: { readonly item: Labelled; readonly blank?: boolean }) {
  return (
    <div className="paper-item">
      {blank ? <span className="paper-blank">{BLANK}</span> : null}
      <span>{label}</span>
      <span>
        <Phrase phrase={phrase} />
      </span>
    </div>
  )
}
