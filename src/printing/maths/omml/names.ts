/** What Office's maths calls the alphabets and accents of MathJax. Data. */
import type { RunLook } from './write-omml.ts'

/** By MathJax's name of the variant. */
const VARIANTS: Readonly<Record<string, Pick<RunLook, 'alphabet' | 'face'>>> = {
  normal: { face: 'plain' },
  bold: { face: 'bold' },
  italic: { face: 'italic' },
  'bold-italic': { face: 'bold-italic' },
  'double-struck': { alphabet: 'double-struck', face: 'plain' },
  script: { alphabet: 'script', face: 'plain' },
  'bold-script': { alphabet: 'script', face: 'bold' },
  fraktur: { alphabet: 'fraktur', face: 'plain' },
  'bold-fraktur': { alphabet: 'fraktur', face: 'bold' },
  'sans-serif': { alphabet: 'sans-serif', face: 'plain' },
  'bold-sans-serif': { alphabet: 'sans-serif', face: 'bold' },
  'sans-serif-italic': { alphabet: 'sans-serif', face: 'italic' },
  monospace: { alphabet: 'monospace', face: 'plain' },
  '-tex-calligraphic': { alphabet: 'script', face: 'plain' },
  '-tex-bold-calligraphic': { alphabet: 'script', face: 'bold' },
  '-tex-mathit': { face: 'italic' },
}

export const lookOfVariant = (variant: string): Pick<RunLook, 'alphabet' | 'face'> => VARIANTS[variant] ?? {}

/** Signs over a letter → the combining sign that Word draws an accent by. */
export const ACCENTS: Readonly<Record<string, string>> = {
  '^': '\u0302',
  '\u02C6': '\u0302',
  '\u0302': '\u0302',
  '~': '\u0303',
  '\u02DC': '\u0303',
  '\u0303': '\u0303',
  '\u00AF': '\u0304',
  '\u02C9': '\u0304',
  '\u0304': '\u0304',
  '\u2192': '\u20D7',
  '\u20D7': '\u20D7',
  '\u02D9': '\u0307',
  '\u0307': '\u0307',
  '\u00A8': '\u0308',
  '\u0308': '\u0308',
  '\u20DB': '\u20DB',
  '\u02D8': '\u0306',
  '\u0306': '\u0306',
  '\u02C7': '\u030C',
  '\u030C': '\u030C',
  '\u00B4': '\u0301',
  '\u0301': '\u0301',
  '\u0060': '\u0300',
  '\u0300': '\u0300',
  '\u02DA': '\u030A',
  '\u030A': '\u030A',
}

/** Signs that stretch over or under a whole expression. */
export const SPANNERS: Readonly<Record<string, string>> = {
  '\u23DE': '\u23DE',
  '\u23DF': '\u23DF',
  '\u23B4': '\u23B4',
  '\u23B5': '\u23B5',
  '\u2194': '\u2194',
  '\u20E1': '\u2194',
  '\u2190': '\u2190',
  '\u20D6': '\u2190',
}

/** Over letters or under them; the frown of `\overset{\frown}{AB}` is one. */
export const ARCS = new Set('\u23DC\u23DD\u2322\u2323')

/** Operators that Word draws large, with their limits. */
export const LARGE = new Set('∑∏∐∫∬∭∮∯∰⋃⋂⨁⨂⨀⋁⋀⨆')

export const OPENING = new Set('([{⟨⌊⌈⟦')
export const CLOSING = new Set(')]}⟩⌋⌉⟧')

/** Names that LibreOffice sets upright; others it slants, or takes for a sign of its own ("Im" for ℑ), unless they are text. */
export const KNOWN_FUNCTIONS = new Set(
  'sin cos tan cot sec csc sinh cosh tanh coth arcsin arccos arctan ln log exp lim max min det gcd'.split(' '),
)
