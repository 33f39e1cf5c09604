/** What Typst calls the accents, alphabets and classes of MathJax. Data. */

/** Signs over a letter → the name of Typst's accent. */
export const ACCENTS: Readonly<Record<string, string>> = {
  '^': 'hat',
  '\u02C6': 'hat',
  '\u0302': 'hat',
  '~': 'tilde',
  '\u02DC': 'tilde',
  '\u0303': 'tilde',
  '\u00AF': 'macron',
  '\u02C9': 'macron',
  '\u0304': 'macron',
  '\u2192': 'arrow',
  '\u20D7': 'arrow',
  '\u2190': 'arrow.l',
  '\u20D6': 'arrow.l',
  '\u2194': 'arrow.l.r',
  '\u20E1': 'arrow.l.r',
  '\u02D9': 'dot',
  '\u0307': 'dot',
  '\u00A8': 'dot.double',
  '\u0308': 'dot.double',
  '\u20DB': 'dot.triple',
  '\u20DC': 'dot.quad',
  '\u02D8': 'breve',
  '\u0306': 'breve',
  '\u02C7': 'caron',
  '\u030C': 'caron',
  '\u00B4': 'acute',
  '\u0301': 'acute',
  '\u0060': 'grave',
  '\u0300': 'grave',
  '\u02DA': 'circle',
  '\u030A': 'circle',
}

/** Braces and brackets that stretch over or under a whole expression. */
export const SPANNERS: Readonly<Record<string, string>> = {
  '\u23DE': 'overbrace',
  '\u23DF': 'underbrace',
  '\u23B4': 'overbracket',
  '\u23B5': 'underbracket',
  '\u23DC': 'overparen',
  '\u23DD': 'underparen',
}

/** Signs that MathJax puts over or under an expression to draw a line. */
export const LINES: ReadonlySet<string> = new Set(['\u2015', '\u203E', '\u00AF', '_', '\u0332'])

const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  normal: ['upright'],
  bold: ['bold', 'upright'],
  italic: ['italic'],
  'bold-italic': ['bold', 'italic'],
  'double-struck': ['bb'],
  script: ['scr'],
  'bold-script': ['bold', 'scr'],
  fraktur: ['frak'],
  'bold-fraktur': ['bold', 'frak'],
  'sans-serif': ['sans'],
  'bold-sans-serif': ['bold', 'sans'],
  monospace: ['mono'],
  '-tex-calligraphic': ['cal'],
  '-tex-bold-calligraphic': ['bold', 'cal'],
  '-tex-mathit': ['italic'],
  '-tex-variant': [],
  '-tex-oldstyle': [],
}

/** `expression` in the alphabet that MathJax names; unchanged for a name that is not known. */
export function inAlphabet(variant: string, expression: string): string {
  return (VARIANTS[variant] ?? []).toReversed().reduce((inner, name) => `${name}(${inner})`, expression)
}

/** By MathJax's number of the class. */
const CLASSES = ['normal', 'large', 'binary', 'relation', 'opening', 'closing', 'punctuation', 'normal'] as const

export const inClass = (texClass: number, expression: string): string =>
  `class("${CLASSES[texClass] ?? 'normal'}", ${expression})`

/** The mhchem package uses signs of its own font; these are their nearest in Unicode. */
const MHCHEM_SIGNS: Readonly<Record<string, string>> = {
  '\uE408': '\u21CC',
  '\uE409': '\u21CB',
  '\uE40A': '\u21CC',
  '\uE410': '\u22EF',
  '\uE428': '\u27F5',
  '\uE429': '\u27F6',
  '\uE42A': '\u27F7',
  '\uE42B': '\u21C4',
  '\uE42C': '\u2190',
  '\uE42D': '\u2192',
  '\uE42E': '\u2194',
}

export function signsOfMhchem(text: string): string {
  return text.replace(/[\uE000-\uF8FF]/g, (sign) => {
    const known = MHCHEM_SIGNS[sign]
    if (known === undefined)
      throw new Error(`Cannot set the private-use sign U+${sign.charCodeAt(0).toString(16).toUpperCase()} in a formula`)
    return known
  })
}

/** Colours that LaTeX names. */
const COLOURS: Readonly<Record<string, string>> = {
  red: '#ff0000',
  blue: '#0000ff',
  green: '#008000',
  black: '#000000',
  white: '#ffffff',
  orange: '#ffa500',
  gray: '#808080',
  grey: '#808080',
  purple: '#800080',
  brown: '#a52a2a',
  cyan: '#00aaaa',
  magenta: '#c000c0',
}

/** As Typst writes it; a colour that is not known prints black. */
export const colourOf = (name: string): string =>
  `rgb("${/^#[0-9a-fA-F]{6}$/.test(name) ? name : (COLOURS[name.toLowerCase()] ?? '#000000')}")`
