/** Room for written answers: lines, frames, squares for working, squares of a manuscript. Nothing of it is read out. */
import type { AnswerSpace } from '#layout/laid-out.ts'
import { CENTIMETRE, type Measures } from './measures.ts'

/** Up to this many rows stand together with their question. */
const MOST_KEPT_ROWS = 8

export const mayBreak = ({ lines, shape }: AnswerSpace): boolean =>
  lines > MOST_KEPT_ROWS && (shape === 'lines' || shape === 'manuscript')

/** `inset`: how far the room is moved in; the squares of a manuscript take the width of the page. */
export function Space({
  space,
  width,
  measures,
}: {
  readonly space: AnswerSpace
  readonly width: number
  readonly measures: Measures
}) {
  return (
    <div aria-hidden className={space.shape === 'lines' || space.shape === 'manuscript' ? undefined : 'paper-room'}>
      <Ruling space={space} width={width} measures={measures} />
      {space.answerLine === undefined ? null : (
        <div className="paper-result">
          <span>{space.answerLine}</span>
          <i />
        </div>
      )}
    </div>
  )
}

function Ruling({
  space: { shape, lines, width: length },
  width,
  measures,
}: {
  readonly space: AnswerSpace
  readonly width: number
  readonly measures: Measures
}) {
  switch (shape) {
    case 'lines':
      return Array.from({ length: lines }, (_, index) => (
        <div key={index} className={length === 'short' ? 'paper-line paper-short' : 'paper-line'} />
      ))
    case 'manuscript':
      return <Rows shape={shape} from={0} to={lines} measures={measures} />
    case 'box':
      return <div className="paper-box" style={{ height: lines * measures.lineHeight }} />
    case 'blank':
      return <div style={{ height: lines * measures.lineHeight }} />
    case 'squares': {
      const pitch = width / Math.round(width / (0.7 * CENTIMETRE))
      return (
        <div
          className="paper-squares"
          style={{
            height: Math.ceil((lines * measures.lineHeight) / pitch) * pitch,
            backgroundSize: `${pitch}px ${pitch}px`,
          }}
        />
      )
    }
  }
}

const MANUSCRIPT_COLUMNS = 20
const COUNT_WIDTH = 0.9 * CENTIMETRE
const CORRECTIONS = 0.2 * CENTIMETRE

/** Rows of lines or of a manuscript; the signs of a manuscript are counted at the end of every fifth row. */
export function Rows({
  shape,
  from,
  to,
  measures,
}: {
  readonly shape: 'lines' | 'manuscript'
  readonly from: number
  readonly to: number
  readonly measures: Measures
}) {
  const square = (measures.textWidth - COUNT_WIDTH) / MANUSCRIPT_COLUMNS
  return Array.from({ length: to - from }, (_, offset) => {
    const row = from + offset + 1
    if (shape === 'lines') return <div key={row} aria-hidden className="paper-line" />
    return (
      <div key={row} aria-hidden className="paper-manuscript" style={{ height: square, marginBottom: CORRECTIONS }}>
        <div style={{ width: square * MANUSCRIPT_COLUMNS, backgroundSize: `${square}px 100%` }} />
        {row % 5 === 0 ? <span>{row * MANUSCRIPT_COLUMNS}</span> : null}
      </div>
    )
  })
}
