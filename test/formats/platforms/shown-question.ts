/** What a question shows before its answer: its passage, its stem, its figure, and the parts of a long one. */
import type { Paper } from '#domain/paper.ts'
import { isDrawnFigure, type Figure, type Question } from '#domain/question.ts'

import { printedIn } from '#messages/printed/printed.ts'
import { shown, tidy } from './shown.ts'

/** `address`: how the picture of a drawn figure is named. */
export type ShowFigure = (svg: string, alt: string) => string

export const oneLine = (lines: readonly string[]): string => tidy(lines.filter((line) => line !== '').join(' '))

/** Paragraphs in their order as one line; the rows of a table stand apart (`shownRows`). */
export function shownQuestion(
  question: Question,
  paper: Paper,
  showFigure: ShowFigure,
  showUndrawn = (alt: string, failed: string): string => `<i>${failed}: ${alt}</i>`,
): string {
  const { paper: words } = printedIn(paper.language)
  const figureOf = (figure: Figure | undefined): string[] =>
    figure === undefined
      ? []
      : [
          isDrawnFigure(figure) ? showFigure(figure.svg, figure.alt) : showUndrawn(figure.alt, words.figureFailed),
          figure.caption ?? '',
        ].map(tidy)
  const parts = question.type === 'long_question' ? question.parts : []
  return oneLine([
    ...shownPassage(question, paper, figureOf),
    shown(question.stem),
    ...figureOf(question.figure),
    ...parts.flatMap(({ label, stem, marks, figure }) => [
      label === '' ? '' : `<b>${label}</b>`,
      shown(stem),
      marks === 0 ? '' : words.marksInBrackets(marks),
      ...figureOf(figure),
    ]),
  ])
}

/**
 * Two lines that say the same are the same so: the numbers of blanks in a passage are a matter of the layout, and white
 * space beside bold and italics may stand in or out of them.
 */
export const comparable = (line: string): string =>
  line.replace(/\(\d+\) ?____/g, '____').replace(/\s*(<\/?[bi]>)\s*/g, '$1')

function shownPassage(question: Question, paper: Paper, figureOf: (figure: Figure) => string[]): string[] {
  const passage = passageOf(question, paper)
  if (passage === undefined) return []
  return [
    passage.title === undefined ? '' : `<b>${shown(passage.title)}</b>`,
    ...(passage.kind === 'text' ? [shown(passage.text)] : passage.kind === 'figure' ? figureOf(passage.figure) : []),
    passage.source === undefined ? '' : `<i>${shown(passage.source)}</i>`,
  ]
}

export function shownRows(question: Question, paper: Paper): string[][] {
  const passage = passageOf(question, paper)
  return passage?.kind === 'table' ? [passage.heads, ...passage.rows].map((row) => row.map(shown)) : []
}

/** SVG of all that is drawn, none twice, in their order. */
export function drawings(question: Question, paper: Paper): string[] {
  const passage = passageOf(question, paper)
  const figures = [
    passage?.kind === 'figure' ? passage.figure : undefined,
    question.figure,
    ...(question.type === 'long_question' ? question.parts.map(({ figure }) => figure) : []),
  ]
  const drawn = figures.flatMap((figure) => (figure !== undefined && isDrawnFigure(figure) ? [figure.svg] : []))
  return [...new Set(drawn)]
}

const passageOf = ({ passageId }: Question, { passages }: Paper) =>
  passageId === undefined ? undefined : passages.find(({ id }) => id === passageId)
