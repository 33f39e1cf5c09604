/** Figures that come with a changed paper: a drawing is written again from what drawings need, or it is refused. */
import type { Passage } from '#domain/passage.ts'
import { isDrawnFigure, type Figure, type Question } from '#domain/question.ts'
import { cleanSvg, SvgFault } from '#printing/svg/clean-svg.ts'

/** One that cannot be taken; `message` says what was wanted. */
export class UnusableFigure extends Error {}

/** The drawings that a paper holds: these are not looked at again. */
export const drawingsOf = (holders: readonly (Question | Passage)[]): ReadonlySet<string> =>
  new Set(
    holders.flatMap(figuresOf).flatMap((figure) => (figure !== undefined && isDrawnFigure(figure) ? [figure.svg] : [])),
  )

const figuresOf = (holder: Question | Passage): readonly (Figure | undefined)[] => [
  'figure' in holder ? holder.figure : undefined,
  ...('parts' in holder ? holder.parts.map((part) => part.figure) : []),
]

/** Throws an UnusableFigure where a drawing is none. */
export function withCleanFigures(question: Question, known: ReadonlySet<string>): Question {
  const whole = { ...question, ...withCleaned(question.figure, known) }
  if (whole.type !== 'long_question') return whole
  const [first, ...others] = whole.parts
  return {
    ...whole,
    parts: [
      { ...first, ...withCleaned(first.figure, known) },
      ...others.map((part) => ({ ...part, ...withCleaned(part.figure, known) })),
    ],
  }
}

const withCleaned = (figure: Figure | undefined, known: ReadonlySet<string>): { readonly figure?: Figure } =>
  figure === undefined ? {} : { figure: cleaned(figure, known) }

/** Throws an UnusableFigure where a drawing is none. */
export function cleaned(figure: Figure, known: ReadonlySet<string>): Figure {
  if (!isDrawnFigure(figure) || known.has(figure.svg)) return figure
  try {
    return { ...figure, svg: cleanSvg(figure.svg.replace(/^\s*<\?xml[^>]*>/, '')) }
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
