/** Figures that come with a changed paper: a drawing is written again from what drawings need, or it is refused. */
import { isDrawnFigure, type Figure, type Question } from '#domain/question.ts'
import { cleanSvg, SvgFault } from '#printing/svg/clean-svg.ts'

/** One that cannot be taken; `message` says what was wanted. */
export class UnusableFigure extends Error {}

/** The drawings that a paper holds: these are not looked at again. */
export const drawingsOf = (questions: readonly Question[]): ReadonlySet<string> =>
  new Set(
    questions.flatMap((question) =>
      [
        question.figure,
        ...(question.type === 'long_question' ? question.parts.map((part) => part.figure) : []),
      ].flatMap((figure) => (figure !== undefined && isDrawnFigure(figure) ? [figure.svg] : [])),
    ),
  )

/** Throws an UnusableFigure where a drawing is none. */
export function withCleanFigures(question: Question, known: ReadonlySet<string>): Question {
  const whole = { ...question, ...cleaned(question.figure, known) }
  if (whole.type !== 'long_question') return whole
  const [first, ...others] = whole.parts
  return {
    ...whole,
    parts: [
      { ...first, ...cleaned(first.figure, known) },
      ...others.map((part) => ({ ...part, ...cleaned(part.figure, known) })),
    ],
  }
}

function cleaned(figure: Figure | undefined, known: ReadonlySet<string>): { readonly figure?: Figure } {
  if (figure === undefined) return {}
  if (!isDrawnFigure(figure) || known.has(figure.svg)) return { figure }
  try {
    return { figure: { ...figure, svg: cleanSvg(figure.svg.replace(/^\s*<\?xml[^>]*>/, '')) } }
  } catch (error) {
    if (!(error instanceof SvgFault)) throw error
    throw new UnusableFigure(`expected an SVG of shapes and paths alone; this one has ${error.message}`)
  }
}

/** Whether a figure was sent with a question or one of its parts, in whatever form. */
export function sendsFigure(entry: unknown): boolean {
  if (typeof entry !== 'object' || entry === null) return false
  const { figure, subQuestions } = entry as { readonly figure?: unknown; readonly subQuestions?: unknown }
  return (figure !== undefined && figure !== null) || (Array.isArray(subQuestions) && subQuestions.some(sendsFigure))
}
