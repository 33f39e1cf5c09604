/** What can be told of a paper's parts before they are set, so that Typst need not set them once more to measure them. */
import type { Options, Phrase } from '#layout/laid-out.ts'
import type { RichText } from '#domain/rich-text.ts'
import { formulaWidth } from '../maths/formula-width.ts'
import type { TypesetFormula } from '../maths/lazy-formula.ts'
import { textWidth } from '../maths/sign-widths.ts'
import { isMaths, mathsIn, type Maths } from './describe-formula.ts'

/**
 * Between what the widest option is wide, with its label, in em; undefined where that is not known. An option that may
 * break its line is as wide as that line.
 */
export function widestOption(
  { options }: Pick<Options, 'options'>,
  formulaOf: (maths: Maths) => TypesetFormula,
): { readonly least: number; readonly most: number } | undefined {
  const widths = options.map(({ label, phrase }) => phraseWidth(label, phrase, formulaOf))
  const known = widths.filter((width) => width !== undefined)
  if (known.length < widths.length) return undefined
  const widest = Math.max(0, ...known)
  return { least: rounded(widest * (1 - DOUBT) - MORE_DOUBT), most: rounded(widest * (1 + DOUBT) + MORE_DOUBT) }
}

/** How far a width that was added up may be from the true one: a share of it, and em. A test measures formulas. */
const DOUBT = 0.03
const MORE_DOUBT = 0.45
const AFTER_LABEL = 0.5

function phraseWidth(label: string, phrase: Phrase, formulaOf: (maths: Maths) => TypesetFormula): number | undefined {
  const widths = [textWidth(label), ...phrase.text.map((node) => nodeWidth(node, formulaOf))]
  const known = widths.filter((width) => width !== undefined)
  return known.length < widths.length ? undefined : known.reduce((sum, width) => sum + width, AFTER_LABEL)
}

function nodeWidth(node: RichText[number], formulaOf: (maths: Maths) => TypesetFormula): number | undefined {
  if (node.kind === 'text') return textWidth(node.text)
  if (node.kind !== 'math' || node.display || formulaOf(node).kind !== 'typst') return undefined
  return formulaWidth(node.tex)
}

/**
 * Whether a question, a part or an entry is surely lower than a third of a page (`little`: not much text, no formula
 * that takes as much room) or than a page (`page`: a figure, which takes half of one at most, with little beside it).
 */
export function surelyLower(
  item: { readonly stem: unknown; readonly figure?: unknown; readonly passage?: unknown },
  isBig: (maths: Maths) => boolean,
): 'little' | 'page' | undefined {
  const { figure, passage: _above, ...beside } = item
  const length = Buffer.byteLength(JSON.stringify(beside, (_key, value: unknown) => shortened(value)))
  if (length >= (figure === undefined ? LITTLE : LITTLE_BESIDE_FIGURE)) return undefined
  if (mathsIn(beside).some(isBig) || (figure !== undefined && hasFigure(beside))) return undefined
  return figure === undefined ? 'little' : 'page'
}

/** In bytes of JSON. */
const LITTLE = 1600
const LITTLE_BESIDE_FIGURE = 1300

/** A formula counts alike however long its LaTeX is. */
const shortened = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && isMaths(value) ? { kind: 'math', formula: 10 } : value

const hasFigure = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && ('figure' in value || Object.values(value).some(hasFigure))

/** Whether a phrase holds what no line breaks in: a blank, or a long formula. */
export const isRagged = ({ text }: Phrase, formulaOf: (maths: Maths) => TypesetFormula): boolean =>
  text.some((node) => (node.kind === 'math' ? (nodeWidth(node, formulaOf) ?? LONG) >= LONG : node.kind === 'blank'))

/** In em. */
const LONG = 2

/** Whether lines of a phrase are statements to be judged, which `words.typ` sets below one another. */
export const opensStatement = ({ text }: Phrase): boolean =>
  text.some((node, index) => text[index - 1]?.kind === 'break' && node.kind === 'text' && STATEMENT.test(node.text))
const STATEMENT = /^(?:(?:I|II|III|IV)\.|\([1-9]\)) /

const rounded = (em: number): number => Math.round(em * 100) / 100
