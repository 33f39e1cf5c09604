/**
 * Writes SVG markup again from the elements and attributes that drawings need; whatever else it holds is dropped or
 * refused.
 */

/** A drawing with more is no figure of a paper, and could hold up the process that draws it. */
export const LONGEST_MARKUP = 2_000_000
const MOST_ELEMENTS = 20_000
const DEEPEST = 200

/**
 * Throws an SvgFault for elements of any other kind, and for markup that is none. Groups that only set colours and
 * strokes, which TikZ opens
 * by the hundred inside each other, are written on what they hold, so that no reader runs out of stack.
 */
export function cleanSvg(markup: string): string {
  if (markup.length > LONGEST_MARKUP) throw new SvgFault('too large')
  const out: string[] = []
  const open: Opened[] = []
  let elements = 0
  let depth = 0
  let at = 0
  for (const found of markup.matchAll(TAG)) {
    if (markup.slice(at, found.index).trim() !== '') throw new SvgFault('text between its elements')
    at = found.index + found[0].length
    const [, closes, name = '', written = '', closed] = found
    if (!ELEMENTS.has(name)) throw new SvgFault(`the element ${name}`)
    if (closes === '/') {
      const opened = open.pop()
      if (opened?.name !== name) throw new SvgFault('elements that do not close')
      if (opened.isWritten) {
        out.push(`</${name}>`)
        depth -= 1
      }
      continue
    }
    elements += 1
    if (elements > MOST_ELEMENTS || depth > DEEPEST) throw new SvgFault('too large')
    checkPlace(name, written, open)
    const attributes = new Map([
      ...(NOT_PAINTED.has(name) ? [] : (open.at(-1)?.inherited ?? [])),
      ...cleanAttributes(written),
    ])
    const isWritten = name !== 'g' || [...attributes.keys()].some((attribute) => !INHERITED.has(attribute))
    if (isWritten) out.push(`<${name}${[...attributes].map(([key, value]) => ` ${key}="${value}"`).join('')}${closed}>`)
    if (closed === '/') continue
    open.push({
      name,
      isWritten,
      inherited:
        isWritten && !NOT_PAINTED.has(name)
          ? new Map()
          : isWritten
            ? (open.at(-1)?.inherited ?? new Map())
            : attributes,
    })
    if (isWritten) depth += 1
  }
  if (open.length > 0 || markup.slice(at).trim() !== '') throw new SvgFault('elements that do not close')
  return out.join('')
}

/** `inherited`: what groups that are not written set for what stands in them. */
type Opened = { readonly name: string; readonly isWritten: boolean; readonly inherited: ReadonlyMap<string, string> }

export class SvgFault extends Error {}

const TAG = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+\s*=\s*"[^"<>]*")*)\s*(\/?)>/g
const ATTRIBUTE = /([\w:-]+)\s*=\s*"([^"]*)"/g

const ELEMENTS: ReadonlySet<string> = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'defs',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
  'pattern',
  'symbol',
  'use',
])

const NAMED = [
  'id',
  'xmlns',
  'xmlns:xlink',
  'version',
  'preserveAspectRatio',
  'patternUnits',
  'patternContentUnits',
  'gradientUnits',
  'clipPathUnits',
  'spreadMethod',
  'fill-rule',
  'clip-rule',
  'stroke-linecap',
  'stroke-linejoin',
]
const MEASURED = [
  'width',
  'height',
  'viewBox',
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'd',
  'points',
  'transform',
  'patternTransform',
  'gradientTransform',
  'stroke-width',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-opacity',
  'fill-opacity',
  'opacity',
  'offset',
  'stop-opacity',
]
const PAINTED = ['fill', 'stroke', 'stop-color', 'color', 'clip-path']
const VALUES = new Map<string, RegExp>([
  ...NAMED.map((name) => [name, /^[\w\s:/.-]*$/] as const),
  ...MEASURED.map((name) => [name, /^[\w\s.,()%+-]*$/] as const),
  ...PAINTED.map(
    (name) => [name, /^\s*(?:#[\da-fA-F]{3,8}|[a-zA-Z]+|rgba?\([\d\s.,%]+\)|url\(#[\w-]+\))\s*$/] as const,
  ),
  ['href', /^#[\w-]+$/],
  ['xlink:href', /^#[\w-]+$/],
])

/** Data, roles and classes do not change the drawing, and go; a style is written as attributes. */
function cleanAttributes(attributes: string): Map<string, string> {
  const written = new Map<string, string>()
  const put = (name: string, value: string): void => {
    const wanted = VALUES.get(name)
    if (wanted?.test(value) === true) written.set(name, value.trim())
    else if (wanted !== undefined) throw new SvgFault(`the value of ${name}`)
  }
  for (const [, name = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
    if (name !== 'style') put(name, value)
    else for (const [, property = '', set = ''] of value.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)) put(property, set)
  }
  return written
}

const INHERITED: ReadonlySet<string> = new Set([
  'fill',
  'stroke',
  'stroke-width',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-opacity',
  'fill-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'fill-rule',
  'clip-rule',
  'color',
])
/** Colours mean nothing to these. */
const NOT_PAINTED: ReadonlySet<string> = new Set([
  'defs',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
  'pattern',
  'symbol',
])

/** What refers to what refers could grow without end: what is used stands for itself, and only a pattern uses. */
function checkPlace(name: string, attributes: string, open: readonly Opened[]): void {
  const within = (outer: string): boolean => open.some((opened) => opened.name === outer)
  const refers = name === 'use' || /url\(|href/.test(attributes)
  if (refers && within('symbol')) throw new SvgFault('a symbol that refers to another')
  if (within('pattern') && name !== 'use' && refers) throw new SvgFault('a pattern that refers to another')
  if (name === 'use' && !within('pattern')) throw new SvgFault('a reference outside of a pattern')
  if (within('clipPath') && refers) throw new SvgFault('a clip that refers to another')
}
