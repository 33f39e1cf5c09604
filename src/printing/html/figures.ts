/** Figures as pictures inside the file: in a picture nothing runs, and nothing is fetched. */
import type { DrawnFigure } from '#domain/question.ts'
import type { LaidOutFigure } from '#layout/laid-out.ts'
import { figureFault } from '../pdf/figure-fault.ts'
import { element, type Content } from './element.ts'
import { shownText } from './shown-text.ts'

/** With its caption; its words where it is not drawn. */
export function figureOf(figure: LaidOutFigure | undefined, name = 'figure'): Content {
  if (figure === undefined) return undefined
  const caption = shownText(figure.caption ?? '')
  return element(
    'figure',
    { class: name },
    'svg' in figure ? drawing(figure) : element('p', { class: 'undrawn' }, wordsOf(figure)),
    caption === '' ? undefined : element('figcaption', {}, caption),
  )
}

export const drawing = ({ svg, alt }: Pick<DrawnFigure, 'svg' | 'alt'>, name?: string): Content =>
  figureFault(svg) === undefined
    ? element('img', { class: name, src: addressOf(svg), alt: shownText(alt).trim() || '–' })
    : element('span', { class: 'undrawn' }, shownText(alt))

const wordsOf = ({ said, alt, caption }: Exclude<LaidOutFigure, DrawnFigure>): string =>
  [said, alt]
    .map(shownText)
    .filter((words) => words !== '' && words !== caption)
    .join(': ')

/** Percent signs only where they must be: shorter than base64. */
const addressOf = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg.toWellFormed().trim()).replace(/%(?:20|2C|2F|3A|3B|3D)/g, decodeURIComponent)}`
