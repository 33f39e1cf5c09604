/** How wide a formula of the curriculum will be, so that options need not be set only to be measured. */
import { SIGN_WIDTHS, wordsWidth, type SignClass } from './sign-widths.ts'

/** In em of the text around it; undefined for LaTeX that it does not know. `widthRange` says how true it is. */
export function formulaWidth(tex: string): number | undefined {
  const reader: Reader = { tokens: tex.match(TOKEN) ?? [], at: 0 }
  try {
    const width = widthOfRow(readAtoms(reader, 'line', undefined), 'line')
    return reader.at === reader.tokens.length ? Math.round(width * 100) / 100 : undefined
  } catch (error) {
    if (error instanceof Unknown) return undefined
    throw error
  }
}

/** Words, a command, a number, or one sign. */
const TOKEN = /\\(?:text|mathrm)\{[^{}\\$]*\}|\\[a-zA-Z]+|\\[^]|\d+(?:\.\d+)?|[^\s]/gu

/** LaTeX whose width is not known. */
class Unknown extends Error {}

type Reader = { readonly tokens: readonly string[]; at: number }
/** In a script fractions are smaller, and signs stand without space. */
type Style = 'line' | 'script'
/** `isHigh`: brackets around it are wider. */
type Atom = { readonly kind: SignClass; readonly width: number; readonly isHigh?: boolean }

/** Up to `end`, which is read too; or to the end of the formula. */
function readAtoms(reader: Reader, style: Style, end: string | undefined): Atom[] {
  const atoms: Atom[] = []
  for (let token = reader.tokens[reader.at++]; token !== end; token = reader.tokens[reader.at++]) {
    if (token === undefined || token === '}' || token === '\\right') throw new Unknown()
    if (token === '\\displaystyle') continue
    if (token === '^' || token === '_') atoms.push(withScripts(reader, token, atoms.pop()))
    else atoms.push(readAtom(reader, token, style))
  }
  if (end === undefined) reader.at -= 1
  return atoms
}

function readAtom(reader: Reader, token: string, style: Style): Atom {
  if (token === '{') return { kind: 'ordinary', width: widthOfRow(readAtoms(reader, style, '}'), style) }
  if (/^\d/.test(token))
    return { kind: 'ordinary', width: DIGIT * token.length - (token.includes('.') ? DIGIT - POINT : 0) }
  if (/^\\(?:text|mathrm)\{/.test(token)) {
    const width = wordsWidth(token.slice(token.indexOf('{') + 1, -1))
    if (width === undefined) throw new Unknown()
    return { kind: 'ordinary', width }
  }
  switch (token) {
    case '\\frac':
      return readFraction(reader, style)
    case '\\dfrac':
      return readFraction(reader, 'line')
    case '\\sqrt':
      return { kind: 'ordinary', width: ROOT + readArgument(reader, style) }
    case '\\overline':
      return { kind: 'ordinary', width: readArgument(reader, style) }
    case '\\left':
      return readFenced(reader, style)
    default:
      return signOf(token)
  }
}

function signOf(token: string): Atom {
  const known = SIGN_WIDTHS[token]
  if (known === undefined) throw new Unknown()
  return known
}

const DIGIT = 0.5
const POINT = 0.278
const ROOT = 0.86
const SCRIPT_SIZE = 0.8
const AFTER_SCRIPT = 0.056
const AROUND_FRACTION = 0.2

/** A group, or one sign: `x^23` has the exponent 2, which is left to Typst. */
function readArgument(reader: Reader, style: Style): number {
  const token = reader.tokens[reader.at++]
  if (token === undefined || token === '}' || /^\d./.test(token)) throw new Unknown()
  return readAtom(reader, token, style).width
}

/** A subscript and a superscript stand one above the other. */
function withScripts(reader: Reader, mark: string, base: Atom | undefined): Atom {
  let width = readArgument(reader, 'script')
  const next = reader.tokens[reader.at]
  if ((next === '^' || next === '_') && next !== mark) {
    reader.at += 1
    width = Math.max(width, readArgument(reader, 'script'))
  }
  return {
    kind: base?.kind ?? 'ordinary',
    width: (base?.width ?? 0) + width * SCRIPT_SIZE + AFTER_SCRIPT,
    isHigh: base?.isHigh ?? false,
  }
}

function readFraction(reader: Reader, style: Style): Atom {
  const width = Math.max(readArgument(reader, style), readArgument(reader, style))
  return { kind: 'ordinary', width: width * (style === 'line' ? 1 : SCRIPT_SIZE) + AROUND_FRACTION, isHigh: true }
}

function readFenced(reader: Reader, style: Style): Atom {
  const left = reader.tokens[reader.at++]
  const atoms = readAtoms(reader, style, '\\right')
  const right = reader.tokens[reader.at++]
  const isHigh = atoms.some((atom) => atom.isHigh)
  const fence = (sign = ''): number => {
    if (!/^[.()[\]|]$/.test(sign)) throw new Unknown()
    return sign === '.' ? 0 : isHigh ? HIGH_BRACKET : 0.39
  }
  return { kind: 'ordinary', width: fence(left) + widthOfRow(atoms, style) + fence(right), isHigh }
}

const HIGH_BRACKET = 0.67

/** With the spaces that TeX and Typst set between signs, by their classes. */
function widthOfRow(atoms: readonly Atom[], style: Style): number {
  let width = 0
  let before: SignClass | undefined
  for (const atom of atoms) {
    const kind = atom.kind === 'binary' && isSignOf(before) ? 'ordinary' : atom.kind
    if (before !== undefined) width += spaceBetween(before, kind, style)
    width += atom.width
    before = kind
  }
  return width
}

/** The minus of `-3` and of `x = -3` is a sign of the number. */
const isSignOf = (before: SignClass | undefined): boolean =>
  before === undefined || !(before === 'ordinary' || before === 'closing')

function spaceBetween(before: SignClass, after: SignClass, style: Style): number {
  if (before === 'space' || after === 'space') return 0
  if (style !== 'script') {
    if (before === 'relation' || after === 'relation') return before === after ? 0 : 5 / 18
    if (before === 'binary' || after === 'binary') return 4 / 18
    if (before === 'punctuation') return 3 / 18
  }
  if (before === 'operator') return after === 'opening' ? 0 : 3 / 18
  return after === 'operator' && (before === 'ordinary' || before === 'closing') ? 3 / 18 : 0
}
