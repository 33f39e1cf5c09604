/** The measures of a sheet by its look, in CSS pixels: those of the printed one (printing/pdf/sheet/measures.typ). */
import type { LaidOut } from '#layout/laid-out.ts'

const POINT = 96 / 72
export const CENTIMETRE = 96 / 2.54
export const PAGE = { width: 21 * CENTIMETRE, height: 29.7 * CENTIMETRE } as const
const GUTTER = 0.9 * CENTIMETRE
/** Under this width, what elsewhere stands side by side stands one below the other. */
export const NARROW = 10 * CENTIMETRE

export type Measures = {
  readonly size: number
  readonly margin: { readonly x: number; readonly top: number; readonly bottom: number }
  readonly textWidth: number
  readonly textHeight: number
  readonly columnWidth: number
  readonly numberWidth: number
  /** Room for a line of handwriting. */
  readonly lineHeight: number
  readonly gaps: { readonly question: number; readonly answer: number; readonly section: number }
  /** A distance of the printed sheet, in em, between two lines of text on this one. */
  readonly gap: (em: number) => number
  readonly density: LaidOut['look']['density']
  /** Custom properties for the style sheet. */
  readonly style: Readonly<Record<`--${string}`, string>>
}

/** `spacing`: 1, or less to draw the paper together. */
export function measuresOf(laidOut: LaidOut, spacing = 1): Measures {
  const {
    look: { density, colors },
    language,
  } = laidOut
  const compact = density === 'compact'
  const roomy = density === 'roomy'
  const inColumns =
    laidOut.part === 'paper' && laidOut.blocks.some((block) => block.kind === 'section' && block.flow === 'columns')
  // Chinese signs are as high as capitals throughout, and their lines stand further apart: so must the questions, and
  // most below a ruled line of an examination.
  const isExamination = laidOut.blocks.some(({ kind }) => kind === 'examinationHead')
  const [usual, least] =
    language === 'en'
      ? compact
        ? [0.95, 0.85]
        : [1.35, 1.05]
      : compact
        ? [1.2, 1.1]
        : [isExamination ? 1.75 : 1.55, 1.25]
  const size = (roomy ? 12.5 : compact || inColumns ? 10.5 : 11) * POINT
  const margin = scaled(
    compact
      ? { x: 1.9, top: 1.9, bottom: 1.9 }
      : inColumns
        ? { x: 1.8, top: 2.2, bottom: 2.1 }
        : { x: 2.2, top: 2.3, bottom: 2.2 },
  )
  const textWidth = PAGE.width - 2 * margin.x
  // The printed sheet counts from baseline to cap height, a browser whole lines: what lies between them is taken off
  // each gap.
  const leading = language === 'en' ? 0.62 : 0.8
  const gap = (em: number): number => Math.max(0, em - leading) * size
  const numberWidth = Math.max(2.1, ...numbersOf(laidOut).map((number) => 0.46 * number.length + 0.5)) * size
  const lineHeight = CENTIMETRE * (roomy ? Math.max(0.9, spacing) : Math.max(0.8, spacing * (compact ? 0.8 : 0.9)))
  const gaps = {
    question: gap(Math.max(least, spacing * usual)),
    answer: gap(spacing * (compact ? 0.7 : 0.85)),
    section: gap(spacing * (compact ? 1.5 : 1.9)) + size * (compact ? 0.25 : 0.45),
  }
  return {
    size,
    margin,
    textWidth,
    textHeight: PAGE.height - margin.top - margin.bottom,
    columnWidth: (textWidth - GUTTER) / 2,
    numberWidth,
    lineHeight,
    gap,
    gaps,
    density,
    style: {
      '--size': px(size * (language === 'en' ? ENGLISH_SIZE : 1)),
      '--pitch': px(size * (language === 'en' ? 1.27 : 1.53)),
      '--number-width': px(numberWidth),
      '--line-height': px(lineHeight),
      '--answer-gap': px(gaps.answer),
      '--question-gap': px(gaps.question),
      '--gutter': px(GUTTER),
      '--page-width': px(PAGE.width),
      '--page-height': px(PAGE.height),
      '--text-width': px(textWidth),
      '--column-width': px((textWidth - GUTTER) / 2),
      '--margin-x': px(margin.x),
      '--margin-top': px(margin.top),
      '--margin-bottom': px(margin.bottom),
      '--primary': colors.primary,
      '--secondary': colors.secondary,
      '--text': colors.text,
    },
  }
}

/** The letters of STIX are wider than those of the printed sheet. */
const ENGLISH_SIZE = 0.975

const px = (value: number): string => `${Math.round(value * 100) / 100}px`
const scaled = ({ x, top, bottom }: { readonly x: number; readonly top: number; readonly bottom: number }) => ({
  x: x * CENTIMETRE,
  top: top * CENTIMETRE,
  bottom: bottom * CENTIMETRE,
})

/** The column of numbers is wide enough for the longest, such as XXVIII. */
const numbersOf = ({ blocks }: LaidOut): string[] =>
  blocks.flatMap((block) =>
    (block.kind === 'section'
      ? block.questions
      : block.kind === 'keySection'
        ? block.entries
        : block.kind === 'schemeSection'
          ? block.questions
          : []
    ).map(({ number }) => number),
  )
