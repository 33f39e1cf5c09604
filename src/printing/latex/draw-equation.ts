/** A formula as SVG of a size in points, with every letter an outline. */
import { codePointOf } from '#domain/must-be-there.ts'
import type { RenderFault } from '#domain/render-fault.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { glyphPath, round } from '../glyphs/glyph-path.ts'
import { LONGEST_FORMULA_BYTES } from '../maths/formula-source.ts'
import { drawFormula, EX_PER_EM } from '../maths/parse-formula.ts'
import { cleanSvg } from '../svg/clean-svg.ts'
import { signOf } from './outlines.ts'

/** Room for strokes that reach over the box, in em. */
const MARGIN = 0.05

export async function drawEquation(latex: string, fontSize: number): Promise<Result<string, RenderFault>> {
  const source = withoutDelimiters(latex)
  if (new TextEncoder().encode(source).length > LONGEST_FORMULA_BYTES)
    return err({ kind: 'too_long', most: LONGEST_FORMULA_BYTES })
  if (source === '') return err({ kind: 'nothing_drawn' })
  let drawn: string
  try {
    drawn = await drawFormula(source, true)
  } catch (error) {
    return err({ kind: 'latex', message: messageOf(error), near: '' })
  }
  const missing: string[] = []
  const outlined = drawn.replace(/<text\b([^>]*)>([^<]*)<\/text>/g, (_whole, attributes: string, words: string) =>
    outlineOf(words, attributes, (sign) => missing.push(sign)),
  )
  const [sign] = missing
  return sign === undefined ? ok(cleanSvg(sized(outlined, fontSize))) : err({ kind: 'no_such_sign', sign })
}

/** As it is typed between dollar signs or in running text: words with formulas between them are set as such. */
function withoutDelimiters(latex: string): string {
  const bare = latex
    .trim()
    .replace(/^```\w*\n?|\n?```$/g, '')
    .trim()
  const inner = /^(?:\$\$(.*)\$\$|\\\[(.*)\\\]|\\\((.*)\\\)|\$([^$]*)\$)$/s.exec(bare)
  const formula = inner === null ? bare : (inner.slice(1).find((found) => found !== undefined) ?? '')
  return /(?:^|[^\\])\$/.test(formula) ? `\\text{${formula}}` : formula.trim()
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** MathJax has no outlines of Chinese; a sign without a width of its own stands in a square. */
function outlineOf(words: string, attributes: string, missing: (sign: string) => void): string {
  const size = Number(/font-size="([\d.]+)/.exec(attributes)?.[1] ?? 1000)
  let x = 0
  const path = [...words.replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => ENTITIES[name] ?? entity)]
    .map((sign) => {
      const glyph = signOf(codePointOf(sign))
      if (glyph === undefined) missing(sign)
      const at = x
      x += (glyph?.advance ?? 1) * size
      return glyph === undefined ? '' : glyphPath(glyph, at, 0, size)
    })
    .join('')
  return `<path d="${path}"${/ transform="[^"]*"/.exec(attributes)?.[0] ?? ''}/>`
}

/** From the ex of MathJax, and thousandths of an em inside, to points. */
function sized(svg: string, fontSize: number): string {
  const root = /<svg\b[^>]*>/.exec(svg)?.[0] ?? ''
  const length = (name: string): number => Number(new RegExp(` ${name}="([\\d.]+)ex"`).exec(root)?.[1] ?? 0) * EX_PER_EM
  const [left = 0, top = 0, width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(root)?.[1] ?? '').split(' ').map(Number)
  const margin = MARGIN * 1000
  const box = [left - margin, top - margin, width + 2 * margin, height + 2 * margin].map(round).join(' ')
  const side = (name: string): string => `${round((length(name) + 2 * MARGIN) * fontSize)}pt`
  return svg
    .replace(
      root,
      `<svg xmlns="http://www.w3.org/2000/svg" width="${side('width')}" height="${side('height')}" viewBox="${box}">`,
    )
    .replaceAll('currentColor', '#000000')
    .replace(UNDRAWN_RULES, '<$1 fill="none" stroke="#000000" stroke-width="60"$2')
}

/** Rules of tables, whose strokes MathJax leaves to a style sheet. */
const UNDRAWN_RULES = /<(rect|line)( data-(?:frame|line)=)/g

/** MathJax throws values that are not Errors. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
