/** Reads the figure of a question or of a part: an SVG with its words, or LaTeX that is still to be drawn. */
import { UNDRAWN_KINDS, type Figure, type UndrawnFigure } from '../question.ts'
import type { QuestionWarning } from '../question-fault.ts'
import { labelsOfLatex } from './labels-of-latex.ts'
import { decodeJson, firstField, readBoolean, readRecord, readWords, type Fields } from './tolerant-fields.ts'

/** One in another form is dropped with a warning, since it cannot be printed. */
export function readFigure(fields: Fields, warn: (warning: QuestionWarning) => void): Figure | undefined {
  const figure = readRecord(fields.figure)
  if (
    figure !== undefined &&
    typeof figure.svg === 'string' &&
    /^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/.test(figure.svg) &&
    typeof figure.alt === 'string'
  ) {
    return {
      svg: figure.svg,
      alt: figure.alt,
      ...(typeof figure.caption === 'string' ? { caption: figure.caption } : {}),
    }
  }
  const data = readRecord(decodeJson(firstField(fields, ['geometryData', 'geometry_data'])))
  const undrawn = data === undefined ? undefined : readUndrawn(data)
  if (undrawn === undefined && (figure !== undefined || data !== undefined || readBoolean(fields.hasGeometry) === true))
    warn({ code: 'figure_dropped' })
  return undrawn
}

/** What a reader by a link gets of one that failed has no LaTeX. */
function readUndrawn(data: Fields): UndrawnFigure | undefined {
  const failed = data.failed === true
  const latex = readWords(data.latex) ?? (failed && data.latex === '' ? '' : undefined)
  if (latex === undefined) return undefined
  const caption = readWords(data.caption)
  const shows = UNDRAWN_KINDS.find((kind) => kind === data.type) ?? 'diagram'
  const alt = typeof data.alt === 'string' ? data.alt : (caption ?? labelsOfLatex(latex))
  return { latex, shows, alt, ...(caption === undefined ? {} : { caption }), ...(failed ? { failed } : {}) }
}
