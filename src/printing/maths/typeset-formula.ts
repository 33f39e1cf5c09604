/** A formula ready for Typst: as maths, or as a picture of it where our writer cannot draw it, or as its LaTeX. Cached. */
import { formulaAltText } from './formula-alt-text.ts'
import { formulaHeight } from './formula-height.ts'
import { drawFormula, EX_PER_EM, parseFormula } from './parse-formula.ts'
import { formatTypst } from './typst/format-typst.ts'
import { PRIVATE_USE } from './formula-source.ts'

export type TypesetFormula = TypstFormula | PicturedFormula | LiteralFormula
/**
 * `source` is Typst maths without dollar signs. `height` in em, roughly: lines must make room for a formula that is higher than they are.
 * `whole`: short enough not to be broken at a sign when the line is full; a high one would lose its baseline in an unbreakable box.
 */
export type TypstFormula = { readonly kind: 'typst'; readonly source: string; readonly height: number; readonly whole: boolean; readonly alt: string }
/** `height` and `depth` (below the baseline) in em. */
export type PicturedFormula = { readonly kind: 'svg'; readonly svg: string; readonly height: number; readonly depth: number; readonly alt: string; readonly reason: string }
export type LiteralFormula = { readonly kind: 'literal'; readonly text: string; readonly reason: string }

/** Never throws: a formula that fails degrades alone, with the reason. */
export async function typesetFormula(tex: string, display: boolean): Promise<TypesetFormula> {
  const name = `${display ? 'display' : 'inline'} ${tex}`
  const known = cache.get(name)
  if (known !== undefined) return known
  const formula = typeset(tex, display) ?? (await pictureFormula(tex, display, 'Typst maths cannot show it'))
  remember(name, formula)
  return formula
}

/** The formula as a picture, for one that Typst refused; as its LaTeX where even that fails. */
export async function pictureFormula(tex: string, display: boolean, reason: string): Promise<PicturedFormula | LiteralFormula> {
  try {
    const svg = printable(await drawFormula(tex, display))
    return { kind: 'svg', svg, height: lengthIn(svg, / height="([\d.]+)ex"/), depth: -lengthIn(svg, /vertical-align: (-?[\d.]+)ex/), alt: formulaAltText(tex), reason }
  } catch (error) {
    return { kind: 'literal', text: tex, reason: messageOf(error) }
  }
}

function typeset(tex: string, display: boolean): TypstFormula | undefined {
  try {
    // MathJax numbers an equation only where it is displayed.
    const fullSize = display || FRACTION.test(tex) || /\\tag\b/.test(tex)
    const tree = parseFormula(tex, fullSize)
    const source = formatTypst(tree)
    const height = Math.round(formulaHeight(tree) * 100) / 100
    return {
      kind: 'typst',
      source: fullSize && !display ? `display(${source})` : source,
      height,
      whole: !display && height <= LINE_HEIGHT && widthOf(tex) <= WHOLE_WIDTH,
      alt: formulaAltText(tex),
    }
  } catch {
    return undefined
  }
}

/** In letters, roughly: commands are one sign, Chinese signs two letters. A line holds about 90. */
const WHOLE_WIDTH = 34
const widthOf = (tex: string): number => [...tex.replace(/\\[a-zA-Z]+/g, 'x').replace(/[{}^_\s]/g, '')].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 0)

/** In running text fractions are set in full size, as in Hong Kong papers: numbers to be read in an examination must not be small. */
const FRACTION = /\\(?:c?frac|binom)(?![a-zA-Z])/

/** In em; what is not higher fits any line of text. */
export const LINE_HEIGHT = 1.3

/** Formulas of a lesson recur; a school's whole term fits. */
const CACHE_SIZE = 5000
const cache = new Map<string, TypesetFormula>()

function remember(name: string, formula: TypesetFormula): void {
  if (cache.size >= CACHE_SIZE) cache.delete(cache.keys().next().value!)
  cache.set(name, formula)
}

/** Black ink; frames and rules need their stroke said, which MathJax leaves to a style sheet. Throws for private-use text, on which Typst loops. */
function printable(svg: string): string {
  if (PRIVATE_USE.test(svg)) throw new Error('Cannot print a formula whose picture has private-use characters')
  return svg.replaceAll('currentColor', '#000000').replace(/<(rect|line)( data-(?:frame|line)=)/g, '<$1 fill="none" stroke="#000000" stroke-width="60"$2')
}

const lengthIn = (svg: string, pattern: RegExp): number => Math.round(Number(pattern.exec(svg)?.[1] ?? 0) * EX_PER_EM * 1000) / 1000

/** MathJax throws values that are not Errors. */
const messageOf = (error: unknown): string => (typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error))
