/** Why an SVG may not be drawn: it could hang the typesetter, or reach outside itself. */
import { PRIVATE_USE } from '../maths/formula-source.ts'

const LONGEST_SVG = 2_000_000

/** A sentence, or undefined when the figure may be drawn. Entities are refused too, since they can hide the rest. */
export function figureFault(svg: string): string | undefined {
  if (svg.length > LONGEST_SVG) return `the figure has ${svg.length} characters: expected at most ${LONGEST_SVG}`
  if (!/^\s*(?:<\?xml[^>]*\?>\s*)?<svg[\s>]/.test(svg)) return 'the figure is not an SVG element'
  if (/<!(?:DOCTYPE|ENTITY)/i.test(svg)) return 'the figure declares entities'
  if (PRIVATE_USE.test(svg) || PRIVATE_USE_REFERENCE.test(svg)) return 'the figure has text in private-use characters'
  if (/<(?:script|foreignObject|iframe|image|feImage)[\s>/]/i.test(svg))
    return 'the figure holds a script, a page or a picture'
  if (/(?:href\s*=\s*["']?\s*(?!#|["']#)|url\(\s*["']?\s*(?!#|["']#))[^"'#\s]/i.test(svg))
    return 'the figure points outside itself'
  return undefined
}

/** Private-use characters written by their number. */
const PRIVATE_USE_REFERENCE =
  /&#(?:x0*(?:e[0-9a-f]{3}|f[0-8][0-9a-f]{2}|f[0-9a-f]{4}|10[0-9a-f]{4})|0*(?:5734[4-9]|573[5-9]\d|57[4-9]\d\d|5[89]\d{3}|6[0-2]\d{3}|63[0-6]\d\d|637[0-3]\d|6374[0-3]))\s*;/i
