/** Writes SVG markup again from the elements and attributes that drawings need; whatever else it holds is dropped or refused. */

/** A drawing with more is no figure of a paper, and could hold up whoever draws it. */
export const LONGEST_MARKUP = 2_000_000
const MOST_ELEMENTS = 20_000
const DEEPEST = 200

/** Throws an Error for elements of any other kind, and for markup that is none. */
export function cleanSvg(markup: string): string {
  if (markup.length > LONGEST_MARKUP) throw new SvgFault('too large')
  const out: string[] = []
  const open: string[] = []
  let elements = 0
  let at = 0
  for (const found of markup.matchAll(TAG)) {
    if (/[<>&]|\S/.test(markup.slice(at, found.index))) throw new SvgFault('text between its elements')
    at = found.index + found[0].length
    const [, closes, name = '', attributes = '', closed] = found
    if (!ELEMENTS.has(name)) throw new SvgFault(`the element ${name}`)
    if (closes === '/') {
      if (open.pop() !== name) throw new SvgFault('elements that do not close')
      out.push(`</${name}>`)
      continue
    }
    elements += 1
    if (elements > MOST_ELEMENTS || open.length > DEEPEST) throw new SvgFault('too large')
    checkPlace(name, attributes, open)
    out.push(`<${name}${cleanAttributes(attributes)}${closed}>`)
    if (closed === '') open.push(name)
  }
  if (open.length > 0 || markup.slice(at).trim() !== '') throw new SvgFault('elements that do not close')
  return out.join('')
}

export class SvgFault extends Error {}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+\s*=\s*"[^"<>]*")*)\s*(\/?)>/g
const ATTRIBUTE = /([\w:-]+)\s*=\s*"([^"]*)"/g

const ELEMENTS: ReadonlySet<string> = new Set(['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'defs', 'clipPath', 'linearGradient', 'radialGradient', 'stop', 'pattern', 'symbol', 'use'])

const NAMED = ['id', 'xmlns', 'xmlns:xlink', 'version', 'preserveAspectRatio', 'patternUnits', 'patternContentUnits', 'gradientUnits', 'clipPathUnits', 'spreadMethod', 'fill-rule', 'clip-rule', 'stroke-linecap', 'stroke-linejoin']
const MEASURED = ['width', 'height', 'viewBox', 'x', 'y', 'x1', 'x2', 'y1', 'y2', 'cx', 'cy', 'r', 'rx', 'ry', 'fx', 'fy', 'd', 'points', 'transform', 'patternTransform', 'gradientTransform', 'stroke-width', 'stroke-miterlimit', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-opacity', 'fill-opacity', 'opacity', 'offset', 'stop-opacity']
const PAINTED = ['fill', 'stroke', 'stop-color', 'color', 'clip-path']
const VALUES = new Map<string, RegExp>([
  ...NAMED.map((name) => [name, /^[\w\s:/.-]*$/] as const),
  ...MEASURED.map((name) => [name, /^[\w\s.,()%+-]*$/] as const),
  ...PAINTED.map((name) => [name, /^\s*(?:#[\da-fA-F]{3,8}|[a-zA-Z]+|rgba?\([\d\s.,%]+\)|url\(#[\w-]+\))\s*$/] as const),
  ['href', /^#[\w-]+$/], ['xlink:href', /^#[\w-]+$/],
])

/** Data, roles and classes say nothing to whoever draws; a style is written as attributes. */
function cleanAttributes(attributes: string): string {
  const written = new Map<string, string>()
  const put = (name: string, value: string): void => {
    const wanted = VALUES.get(name)
    if (wanted?.test(value) === true) written.set(name, value.trim())
    else if (wanted !== undefined) throw new SvgFault(`the value of ${name}`)
  }
  for (const [, name, value] of attributes.matchAll(ATTRIBUTE)) {
    if (name !== 'style') put(name!, value!)
    else for (const [, property, set] of value!.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)) put(property!, set!)
  }
  return [...written].map(([name, value]) => ` ${name}="${value}"`).join('')
}

/** What refers to what refers could grow without end: what is used stands for itself, and only a pattern uses. */
function checkPlace(name: string, attributes: string, open: readonly string[]): void {
  const refers = name === 'use' || /url\(|href/.test(attributes)
  if (refers && open.includes('symbol')) throw new SvgFault('a symbol that refers to another')
  if (open.includes('pattern') && name !== 'use' && refers) throw new SvgFault('a pattern that refers to another')
  if (name === 'use' && !open.includes('pattern')) throw new SvgFault('a reference outside of a pattern')
  if (open.includes('clipPath') && refers) throw new SvgFault('a clip that refers to another')
}
