/** Draws the figures of questions and passages that came as LaTeX. */
import { isDrawnFigure, type Figure, type Question } from '#domain/question.ts'
import type { Passage } from '#domain/passage.ts'
import type { Result } from '#domain/result.ts'

/**
 * The SVG of a piece of LaTeX; or why it cannot be drawn, which is the operator's to know. Never rejects for what the
 * LaTeX says.
 */
export type DrawLatex = (latex: string) => Promise<Result<string, { readonly reason: string }>>

/**
 * The same questions, drawn: a figure that cannot be drawn stays with its LaTeX and `failed`. One that failed before is
 * tried again.
 */
export async function drawFigures(questions: readonly Question[], draw: DrawLatex): Promise<readonly Question[]> {
  const drawn: Question[] = []
  // One after the other: TeX draws one at a time for an account.
  for (const question of questions) drawn.push(await drawFigure(question, draw))
  return drawn
}

/** The same of passages. */
export async function drawPassages(passages: readonly Passage[], draw: DrawLatex): Promise<readonly Passage[]> {
  const drawn: Passage[] = []
  for (const passage of passages)
    drawn.push(passage.kind === 'figure' ? { ...passage, figure: await asDrawn(passage.figure, draw) } : passage)
  return drawn
}

async function drawFigure(question: Question, draw: DrawLatex): Promise<Question> {
  if (!hasUndrawn(question)) return question
  const whole: Question = { ...question, ...(await figureOf(question.figure, draw)) }
  if (whole.type !== 'long_question') return whole
  const [first, ...others] = whole.parts
  const parts = [{ ...first, ...(await figureOf(first.figure, draw)) }] as [typeof first, ...typeof others]
  for (const part of others) parts.push({ ...part, ...(await figureOf(part.figure, draw)) })
  return { ...whole, parts }
}

/** Whether something of it waits to be drawn. */
export function hasUndrawn(question: Question): boolean {
  const figures = [
    question.figure,
    ...(question.type === 'long_question' ? question.parts.map(({ figure }) => figure) : []),
  ]
  return figures.some((figure) => figure !== undefined && !isDrawnFigure(figure))
}

async function figureOf(figure: Figure | undefined, draw: DrawLatex): Promise<{ readonly figure?: Figure }> {
  return figure === undefined ? {} : { figure: await asDrawn(figure, draw) }
}

async function asDrawn(figure: Figure, draw: DrawLatex): Promise<Figure> {
  if (isDrawnFigure(figure)) return figure
  const drawn = await draw(figure.latex)
  if (!drawn.ok) return { ...figure, failed: true }
  const { alt, caption } = figure
  return { svg: drawn.value, alt, ...(caption === undefined ? {} : { caption }) }
}
