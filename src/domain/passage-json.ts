/** A passage as plain JSON in the shape of the API, and back. */
import { z } from 'zod'
import { formatFigure, type FigureJson } from './format-question.ts'
import { asId } from './ids.ts'
import { LARGEST_PASSAGE, LARGEST_PAPER } from './limits.ts'
import { mustBeThere, nonEmpty } from './must-be-there.ts'
import type { Passage } from './passage.ts'
import { UNDRAWN_KINDS, type Figure } from './question.ts'
import { formatRichText, parseRichText, plainText, type RichText } from './rich-text.ts'

/** `credit`: where it was taken from; the `source` of a question is where its key stands. */
type Base = { readonly id: string; readonly title?: string; readonly credit?: string }
/** Texts are rich text, as in a question; a figure stands as a question has it. */
export type PassageJson =
  | (Base & { readonly kind: 'text'; readonly text: string; readonly lineNumbers?: true })
  | (Base & {
      readonly kind: 'table'
      readonly heads: readonly string[]
      readonly rows: readonly (readonly string[])[]
    })
  | (Base & { readonly kind: 'figure' } & FigureJson)

const words = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => plainText(parseRichText(text)).trim() !== '', 'expected a text that is not empty')
const cell = z.string().max(LARGEST_PASSAGE.cell)
const base = {
  /** Ids from outside end up in addresses: they are plain. */
  id: z.string().regex(/^[\w-]{1,64}$/, 'expected 1 to 64 letters, digits, - or _'),
  title: words(LARGEST_PASSAGE.title).optional(),
  credit: words(LARGEST_PASSAGE.title).optional(),
}
const caption = z.string().optional()

export const passageSchema = z.discriminatedUnion('kind', [
  z.object({
    ...base,
    kind: z.literal('text'),
    text: words(LARGEST_PASSAGE.text),
    lineNumbers: z.boolean().optional(),
  }),
  z
    .object({
      ...base,
      kind: z.literal('table'),
      heads: z.array(cell).min(1).max(LARGEST_PASSAGE.columns),
      rows: z.array(z.array(cell)).min(1).max(LARGEST_PASSAGE.rows),
    })
    .superRefine(({ heads, rows }, context) => {
      rows.forEach((row, index) => {
        if (row.length !== heads.length)
          context.addIssue({
            code: 'custom',
            path: ['rows', index],
            message: `expected ${heads.length} cells, as many as there are heads`,
          })
      })
    }),
  z
    .object({
      ...base,
      kind: z.literal('figure'),
      figure: z
        .object({
          svg: z
            .string()
            .max(LARGEST_PASSAGE.svg)
            .regex(/^\s*(?:<\?xml[^>]*>\s*)?<svg[\s>]/, 'expected an SVG'),
          alt: z.string(),
          caption,
        })
        .optional(),
      hasGeometry: z.literal(true).optional(),
      geometryData: z
        .object({
          latex: z.string().max(LARGEST_PASSAGE.text),
          type: z.enum(UNDRAWN_KINDS),
          alt: z.string(),
          caption,
          failed: z.literal(true).optional(),
        })
        .optional(),
    })
    .refine(
      ({ figure, geometryData }) => (figure === undefined) !== (geometryData === undefined),
      'expected a figure, or geometryData to draw it from',
    ),
])

/** `id`s differ. */
export const passagesSchema = z
  .array(passageSchema)
  .max(LARGEST_PAPER.questions)
  .superRefine((passages, context) => {
    passages.forEach(({ id }, index) => {
      if (passages.findIndex((one) => one.id === id) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: 'expected another id than that of an earlier passage',
        })
    })
  })

export function formatPassage(passage: Passage): PassageJson {
  const { id, title, source } = passage
  const named = {
    id,
    ...(title === undefined ? {} : { title: formatRichText(title) }),
    ...(source === undefined ? {} : { credit: formatRichText(source) }),
  }
  switch (passage.kind) {
    case 'text': {
      const { kind, text, lineNumbers } = passage
      return { ...named, kind, text: formatRichText(text), ...(lineNumbers === undefined ? {} : { lineNumbers }) }
    }
    case 'table': {
      const { kind, heads, rows } = passage
      return { ...named, kind, heads: heads.map(formatRichText), rows: rows.map((row) => row.map(formatRichText)) }
    }
    case 'figure':
      return { ...named, kind: passage.kind, ...formatFigure(passage.figure) }
  }
}

function figureOf({ figure, geometryData }: Extract<z.infer<typeof passageSchema>, { kind: 'figure' }>): Figure {
  if (figure !== undefined) return withCaption({ svg: figure.svg, alt: figure.alt }, figure.caption)
  const { latex, type, alt, caption, failed } = mustBeThere(geometryData, 'the figure that the schema asks for')
  return withCaption({ latex, shows: type, alt, ...(failed === undefined ? {} : { failed }) }, caption)
}

const withCaption = <Captioned extends Figure>(figure: Captioned, caption: string | undefined): Captioned =>
  caption === undefined ? figure : { ...figure, caption }

/** What `passagesSchema` has read, as a passage. */
export function passageOf(read: z.infer<typeof passageSchema>): Passage {
  const named = {
    id: asId<'Passage'>(read.id),
    ...(read.title === undefined ? {} : { title: parseRichText(read.title) }),
    ...(read.credit === undefined ? {} : { source: parseRichText(read.credit) }),
  }
  switch (read.kind) {
    case 'text':
      return {
        ...named,
        kind: read.kind,
        text: parseRichText(read.text),
        ...(read.lineNumbers === true ? { lineNumbers: true } : {}),
      }
    case 'table':
      return {
        ...named,
        kind: read.kind,
        heads: nonEmpty(read.heads.map(parseRichText), 'the first head'),
        rows: nonEmpty(
          read.rows.map((row): readonly RichText[] => row.map(parseRichText)),
          'the first row',
        ),
      }
    case 'figure': {
      return { ...named, kind: read.kind, figure: figureOf(read) }
    }
  }
}
