/** Rich text as the lines of a paragraph: runs with their language, equations, blanks; statements and displays by themselves. */
import { TextRun, type IRunOptions, type ParagraphChild } from 'docx'
import type { PaperLanguage } from '#domain/language.ts'
import type { Inline, RichText } from '#domain/rich-text.ts'
import type { Phrase } from '#layout/laid-out.ts'
import type { Formulas, SetAlone } from './formulas.ts'
import { cleanText, runInLanguage } from './languages.ts'
import { ANSWER_COLOUR } from './measures.ts'

/**
 * `statement`: one of several to be judged, behind its own number. `display`: an equation in a paragraph of its own, or
 * what the document says in its place.
 */
export type Line =
  | { readonly kind: 'text'; readonly children: readonly ParagraphChild[] }
  | { readonly kind: 'statement'; readonly number: string; readonly children: readonly ParagraphChild[] }
  | { readonly kind: 'display'; readonly alone?: SetAlone; readonly children: readonly ParagraphChild[] }

export type Setter = { readonly language: PaperLanguage; readonly formulas: Formulas }

/** How a phrase is set. `blank`: signs of a gap; `look`: of all its runs; `alone`: there is room for frames and tables. */
export type Manner = {
  readonly blank?: number
  readonly alone?: true
  readonly look?: Pick<IRunOptions, 'bold' | 'italics' | 'style' | 'color'>
}

/** A gap to write in, as long as the PDF's. */
const BLANK = 14

/** Never empty. An equation at the beginning stays in its line, where the number of the question stands. */
export function linesOf(
  { text, language }: Phrase,
  setter: Setter,
  { blank = BLANK, look = {}, alone: hasRoom }: Manner = {},
): Line[] {
  type Open = { kind: Line['kind']; number: string; alone?: SetAlone; children: ParagraphChild[] }
  const lines: Open[] = [{ kind: 'text', number: '', children: [] }]
  const open = (kind: Line['kind'], more: { readonly number?: string; readonly alone?: SetAlone } = {}) => {
    const children: ParagraphChild[] = []
    lines.push({ kind, number: '', children, ...more })
    return children
  }
  const current = (): ParagraphChild[] => lines.at(-1)?.children ?? open('text')
  let isAfterDisplay = false
  const put = (...children: readonly ParagraphChild[]): void => {
    ;(isAfterDisplay ? open('text') : current()).push(...children)
    isAfterDisplay = false
  }

  const set = (inlines: RichText, style: Manner['look']): void =>
    inlines.forEach((inline, index) => setInline(inline, inlines, index, style))
  const setInline = (inline: Inline, inlines: RichText, index: number, style: Manner['look']): void => {
    switch (inline.kind) {
      case 'text': {
        const number = startsLine(inlines, index) ? statementNumber(inline.text) : undefined
        if (number !== undefined) {
          open('statement', { number: number.trim() })
          isAfterDisplay = false
        }
        return put(
          runOf(number === undefined ? inline.text : inline.text.slice(number.length), language, setter, style),
        )
      }
      case 'math': {
        const alone = hasRoom === true ? setter.formulas.alone(inline, colourOf(style)) : undefined
        if (alone === undefined && (!inline.display || (lines.length === 1 && current().length === 0)))
          return put(...setter.formulas.inLine(inline, colourOf(style)))
        if (alone === undefined) open('display').push(...setter.formulas.displayed(inline, colourOf(style)))
        else open('display', { alone })
        isAfterDisplay = true
        return
      }
      case 'strong':
        return set(inline.content, { ...style, bold: true })
      case 'emphasis':
        return set(inline.content, { ...style, italics: true })
      case 'blank':
        return put(new TextRun({ ...style, text: '_'.repeat(blank) }))
      case 'break': {
        const next = inlines[index + 1]
        // The statement or the display after it opens a paragraph, and so does what stands after a display.
        const opensItself =
          isAfterDisplay ||
          next === undefined ||
          (next.kind === 'math' && next.display) ||
          (next.kind === 'text' && statementNumber(next.text) !== undefined)
        if (opensItself) return
        if (lines.at(-1)?.kind === 'statement') {
          open('text')
          return
        }
        return put(new TextRun({ break: 1 }))
      }
    }
  }
  set(text, look)
  return lines
}

/** Equations take none from a style. */
const colourOf = (look: Manner['look']): string | undefined =>
  look?.style === 'Answer' || look?.style === 'MarkingPoint' ? ANSWER_COLOUR : undefined

const startsLine = (inlines: RichText, index: number): boolean => inlines[index - 1]?.kind === 'break'
const statementNumber = (text: string): string | undefined => /^(?:(?:I|II|III|IV)\.|\([1-9]\)) /.exec(text)?.[0]

export const runOf = (
  text: string,
  language: PaperLanguage,
  setter: Pick<Setter, 'language'>,
  look: IRunOptions = {},
): TextRun => {
  const clean = cleanText(text)
  return new TextRun({ ...look, ...runInLanguage(clean, language, setter.language), text: clean })
}

/** Words of the tree itself, in the language of the paper. */
export const ownRun = (text: string, setter: Pick<Setter, 'language'>, look: IRunOptions = {}): TextRun =>
  runOf(text, setter.language, setter, look)

/** Marks, which no line breaks inside. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00A0')
