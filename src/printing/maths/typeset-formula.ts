/**
 * A formula ready for Typst: as maths, or as a picture of it where our writer cannot draw it, or as its LaTeX. Cached.
 */
import { formulaAltText } from './formula-alt-text.ts'
import { shapeOf, withNumbers } from './formula-shape.ts'
import { formulaHeight } from './formula-height.ts'
import { drawFormula, EX_PER_EM, parseFormula } from './parse-formula.ts'
import { formatTypst, MOST_KEPT_SIGNS, signsInOnePiece } from './typst/format-typst.ts'
import { PRIVATE_USE } from './formula-source.ts'

export type TypesetFormula = TypstFormula | PicturedFormula | LiteralFormula
/**
 * `source` is Typst maths without dollar signs. `height` in em, roughly: lines must make room for a formula that is
 * higher than they are.
 * `whole`: has a sign at which a full line would break it, and is short enough to be kept from that; a high one would
 * lose its baseline in an unbreakable box.
 */
export type TypstFormula = {
  readonly kind: 'typst'
  readonly source: string
  readonly height: number
  readonly whole: boolean
  readonly alt: string
}
/** `width`, `height` and `depth` (below the baseline) in em. */
export type PicturedFormula = {
  readonly kind: 'svg'
  readonly svg: string
  readonly width: number
  readonly height: number
  readonly depth: number
  readonly alt: string
  readonly reason: string
}
export type LiteralFormula = { readonly kind: 'literal'; readonly text: string; readonly reason: string }

/** Never throws or rejects: a formula that fails degrades alone, with the reason. Only pictures take a promise. */
export function typesetFormula(tex: string, display: boolean): TypesetFormula | Promise<TypesetFormula> {
  const name = `${display ? 'display' : 'inline'} ${tex}`
  const known = cache.get(name) ?? typeset(tex, display)
  if (known === undefined) return pictureFormula(tex, display, 'Typst maths cannot show it').then(kept)
  return kept(known)

  function kept<Set extends TypesetFormula>(formula: Set): Set {
    remember(cache, name, formula)
    return formula
  }
}

/** The formula as a picture, for one that Typst refused; as its LaTeX where even that fails. */
export async function pictureFormula(
  tex: string,
  display: boolean,
  reason: string,
): Promise<PicturedFormula | LiteralFormula> {
  try {
    const svg = printable(await drawFormula(withWideArcs(tex), display))
    return {
      kind: 'svg',
      svg,
      width: lengthIn(svg, / width="([\d.]+)ex"/),
      height: lengthIn(svg, / height="([\d.]+)ex"/),
      depth: -lengthIn(svg, /vertical-align: (-?[\d.]+)ex/),
      alt: formulaAltText(tex),
      reason,
    }
  } catch (error) {
    return { kind: 'literal', text: tex, reason: messageOf(error) }
  }
}

/** The frown over letters is an arc over all of them, which MathJax stretches by another name alone. */
const withWideArcs = (tex: string): string =>
  tex
    .replace(/\\(?:overset|stackrel)\s*(?:\{\s*\\frown\s*\}|\\frown(?![A-Za-z]))/g, '\\overparen')
    .replace(/\\mathop\s*(\{[^{}]*\})\s*\\limits\s*\^\s*(?:\{\s*\\frown\s*\}|\\frown(?![A-Za-z]))/g, '\\overparen$1')

function typeset(tex: string, display: boolean): TypstFormula | undefined {
  try {
    // MathJax numbers an equation only where it is displayed.
    const fullSize = display || FRACTION.test(tex) || /\\tag\b/.test(tex)
    const { source, height } = setByShape(tex, fullSize) ?? setAlone(tex, fullSize)
    return {
      kind: 'typst',
      source: fullSize && !display ? `display(${source})` : source,
      height,
      whole: !display && height <= LINE_HEIGHT && widthOf(tex) <= WHOLE_WIDTH && !WITHOUT_BREAK.test(tex),
      alt: formulaAltText(tex),
    }
  } catch {
    return undefined
  }
}

/** `inOnePiece`: the signs of the longest part that no line may break. */
type SetFormula = Pick<TypstFormula, 'source' | 'height'> & { readonly inOnePiece: number }

export function setAlone(tex: string, fullSize: boolean): SetFormula {
  const tree = parseFormula(tex, fullSize)
  const height = Math.round(formulaHeight(tree) * 100) / 100
  return { source: formatTypst(tree), height, inOnePiece: signsInOnePiece(tree) }
}

const shapes = new Map<string, SetFormula>()

/** As another formula of the same shape; undefined where the shape does not tell how this one is set. */
export function setByShape(tex: string, fullSize: boolean): SetFormula | undefined {
  const shape = shapeOf(tex)
  if (shape === undefined) return undefined
  const name = `${fullSize ? 'full' : 'small'} ${shape.tex}`
  let known = shapes.get(name)
  if (known === undefined) remember(shapes, name, (known = setAlone(shape.tex, fullSize)))
  // Longer numbers may be too much for one piece.
  const longer = shape.numbers.reduce((sum, number) => sum + number.length - 1, 0)
  if (known.inOnePiece > 0 && known.inOnePiece + longer > MOST_KEPT_SIGNS) return undefined
  const source = withNumbers(known.source, shape.numbers)
  return source === undefined ? undefined : { ...known, source }
}

/** Letters, digits and their like, which no line breaks between: a box around each would cost more than setting it. */
const WITHOUT_BREAK =
  /^(?:[A-Za-z0-9{}^_.()\s]|\\(?:[dc]?frac|sqrt|left|right|pi|theta|alpha|beta|angle|triangle|circ|sin|cos|tan|log|%|\$)(?![a-zA-Z]))*$/

/** In letters, roughly: commands are one sign, Chinese signs two letters. A line holds about 90. */
const WHOLE_WIDTH = 34
const widthOf = (tex: string): number =>
  [...tex.replace(/\\[a-zA-Z]+/g, 'x').replace(/[{}^_\s]/g, '')].reduce(
    (sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1),
    0,
  )

/**
 * In running text fractions are set in full size, as in Hong Kong papers: numbers to be read in an examination must not
 * be small.
 */
const FRACTION = /\\(?:c?frac|binom)(?![a-zA-Z])/

/** In em; what is not higher fits any line of text. */
export const LINE_HEIGHT = 1.3

/** Formulas of a lesson recur; a school's whole term fits. */
const CACHE_SIZE = 5000
const cache = new Map<string, TypesetFormula>()

function remember<Kept>(kept: Map<string, Kept>, name: string, formula: Kept): void {
  const [oldest] = kept.size >= CACHE_SIZE ? kept.keys() : []
  if (oldest !== undefined) kept.delete(oldest)
  kept.set(name, formula)
}

/**
 * Black ink; frames and rules need their stroke said, which MathJax leaves to a style sheet. Throws for private-use
 * text, on which Typst loops.
 */
function printable(svg: string): string {
  if (PRIVATE_USE.test(svg)) throw new Error('Cannot print a formula whose picture has private-use characters')
  return svg
    .replaceAll('currentColor', '#000000')
    .replace(/<(rect|line)( data-(?:frame|line)=)/g, '<$1 fill="none" stroke="#000000" stroke-width="60"$2')
}

const lengthIn = (svg: string, pattern: RegExp): number =>
  Math.round(Number(pattern.exec(svg)?.[1] ?? 0) * EX_PER_EM * 1000) / 1000

/** MathJax throws values that are not Errors. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
