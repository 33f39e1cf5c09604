/** Texts, figures and marking schemes as XHTML of the few elements that every platform takes. */
import { isDrawnFigure, type Figure } from '#domain/question.ts'
import type { Inline, RichText } from '#domain/rich-text.ts'
import type { PassageBlock, PassageContent, Phrase } from '#layout/laid-out.ts'
import type { PrintedMessages } from '#messages/printed/printed.ts'
import { element, NOTHING, together, type Xml } from './xml.ts'

/** What a platform has its own way with. */
export type Dialect = {
  readonly messages: PrintedMessages
  readonly text: (run: string) => Xml
  readonly formula: (formula: Extract<Inline, { readonly kind: 'math' }>) => Xml
  /** The address of the picture of a figure, which the file then holds; undefined where it can hold none. */
  readonly pictureOf?: (svg: string) => string
}

export const BLANK = '____'

/** `blank`: what stands in the place of a gap. */
export const formatInlines = (text: RichText, dialect: Dialect, blank: () => Xml = () => ({ xml: BLANK })): Xml =>
  together(
    text.map((inline): Xml => {
      switch (inline.kind) {
        case 'text':
          return dialect.text(inline.text)
        case 'math':
          return dialect.formula(inline)
        case 'strong':
          return element('strong', {}, formatInlines(inline.content, dialect, blank))
        case 'emphasis':
          return element('em', {}, formatInlines(inline.content, dialect, blank))
        case 'blank':
          return blank()
        case 'break':
          return element('br', {})
      }
    }),
  )

export const paragraph = (...inlines: readonly Xml[]): Xml => element('p', {}, ...inlines)

/** Its picture and caption; in the place of one that cannot be had stands what it shows. */
export function formatFigure(figure: Figure | undefined, { messages, text, pictureOf }: Dialect): Xml {
  if (figure === undefined) return NOTHING
  const { alt, caption } = figure
  return together([
    pictureOf === undefined
      ? paragraph(text(messages.paper.figureSays(alt.trim())))
      : isDrawnFigure(figure)
        ? paragraph(element('img', { src: pictureOf(figure.svg), alt }))
        : paragraph(element('em', {}, text([messages.paper.figureFailed, alt].join(': ')))),
    caption === undefined || caption.trim() === '' ? NOTHING : paragraph(text(caption)),
  ])
}

/** What a question is about, above it; nothing where it stands for itself. Lines of a text have no numbers there. */
export function formatPassage(passage: PassageBlock | undefined, dialect: Dialect): Xml {
  if (passage === undefined) return NOTHING
  const { title, content, source } = passage
  const written = ({ text }: Phrase): Xml => formatInlines(text, dialect)
  return together([
    title === undefined ? NOTHING : paragraph(element('strong', {}, written(title))),
    formatContent(content, dialect, written),
    source === undefined ? NOTHING : paragraph(element('em', {}, written(source))),
  ])
}

function formatContent(content: PassageContent, dialect: Dialect, written: (phrase: Phrase) => Xml): Xml {
  switch (content.kind) {
    case 'text':
      return together(content.paragraphs.map((phrase) => paragraph(written(phrase))))
    case 'table':
      return table(
        content.heads.map(written),
        content.rows.map((row) => row.map(written)),
      )
    case 'figure':
      return formatFigure(content.figure, dialect)
  }
}

export function table(heads: readonly Xml[], rows: readonly (readonly Xml[])[]): Xml {
  const row = (cell: 'th' | 'td', cells: readonly Xml[]): Xml =>
    element('tr', {}, ...cells.map((content) => element(cell, {}, content)))
  return element('table', {}, element('tbody', {}, row('th', heads), ...rows.map((cells) => row('td', cells))))
}
