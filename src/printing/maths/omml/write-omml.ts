/** The elements of Office's maths, each with its children in the order that ECMA-376 wants. */
import { escapeXml } from '#domain/xml-text.ts'

/** A piece of a row: signs that may join their neighbours in one run, or an element of its own. */
export type Piece = SignsPiece | { readonly kind: 'element'; readonly xml: string }
export type SignsPiece = { readonly kind: 'signs'; readonly text: string; readonly look: RunLook }
/**
 * `alphabet` and `face` say which letters: `plain` is upright, no face is what Word takes by itself (letters slanted,
 * digits upright). `words`: text in the font of the paragraph, or in that of maths.
 */
export type RunLook = {
  readonly words?: true | 'maths'
  readonly alphabet?: Alphabet
  readonly face?: Face
}
export type Alphabet = 'double-struck' | 'script' | 'fraktur' | 'sans-serif' | 'monospace'
export type Face = 'plain' | 'bold' | 'italic' | 'bold-italic'

export const signs = (text: string, look: RunLook = {}): Piece => ({ kind: 'signs', text, look })
export const element = (xml: string): Piece => ({ kind: 'element', xml })

/** As text between signs without width: LibreOffice passes over a space among signs, or alone in a text. */
export const spacing = (space: string): Piece[] =>
  space === '' ? [] : [signs(`\u200B${space}\u200B`, { words: 'maths' })]

/** Stands where Word would show a dotted square for "nothing here". */
const NOTHING = '\u200B'

/** Pieces as the content of an element; runs of one look become one, as Word itself writes them. */
export function rowOf(pieces: readonly Piece[]): string {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (piece.kind === 'signs' && last?.kind === 'signs' && isAlike(last.look, piece.look) && !spells(last, piece))
      joined[joined.length - 1] = signs(last.text + piece.text, last.look)
    else joined.push(piece)
  }
  const [first] = joined
  const last = joined.at(-1)
  const opening =
    first?.kind === 'signs' && !first.look.words && OPENS_WITH_OPERATOR.test(first.text) ? [signs(NOTHING)] : []
  const closing = last?.kind === 'signs' && !last.look.words && ENDS_IN_OPERATOR.test(last.text) ? [signs(NOTHING)] : []
  return [...opening, ...joined, ...closing].map((piece) => (piece.kind === 'signs' ? run(piece) : piece.xml)).join('')
}

/**
 * A sign between two, which LibreOffice shows with an upside-down question mark where one of them is missing: "x =" is
 * asked often.
 */
const OPERATORS = '/=<>≤≥⩽⩾≠≈≡∼≅≃∝∈∉⊂⊆⊃⊇∪∩×÷⋅∥⟂→⇒⇔↔⟶⟹⟺'
const OPENS_WITH_OPERATOR = new RegExp(`^&?[${OPERATORS}]`, 'u')
const ENDS_IN_OPERATOR = new RegExp(`[${OPERATORS}+−±]&?$`, 'u')
/** As in "AB//CD". */
const BETWEEN_OPERATORS = new RegExp(`(?<=[${OPERATORS}+−±])(?=[${OPERATORS}])`, 'gu')

/** Like `rowOf`, never empty. */
export const filled = (pieces: readonly Piece[]): string => {
  const row = rowOf(pieces)
  return row === '' ? rowOf([signs(NOTHING)]) : row
}

/**
 * Letters side by side are factors: LibreOffice takes "DEF" for its sign of a definition, and "2E" for a power of ten.
 */
const spells = (a: SignsPiece, b: SignsPiece): boolean =>
  !a.look.words &&
  ((/[A-Za-z]$/.test(a.text) && /^[A-Za-z]/.test(b.text)) || (/\d$/.test(a.text) && /^[Ee]/.test(b.text)))

const isAlike = (a: RunLook, b: RunLook): boolean =>
  a.words === b.words && a.alphabet === b.alphabet && a.face === b.face

const FACES: Readonly<Record<Face, string>> = { plain: 'p', bold: 'b', italic: 'i', 'bold-italic': 'bi' }

/** Bold letters are signs of their own, which every program knows: LibreOffice passes over what says that letters are bold. */
const boldSigns = (text: string): string =>
  text.replace(/[A-Za-z0-9]/g, (sign) => {
    const [first, bold] = /[A-Z]/.test(sign) ? ['A', 0x1d400] : /[a-z]/.test(sign) ? ['a', 0x1d41a] : ['0', 0x1d7ce]
    return String.fromCodePoint(bold + sign.charCodeAt(0) - first.charCodeAt(0))
  })

function run(piece: SignsPiece): string {
  if (piece.text === '') return ''
  const { words, alphabet } = piece.look
  const isBoldLetters = piece.look.face === 'bold' && words === undefined && alphabet === undefined
  const shown = words ? piece.text : piece.text.replaceAll(BETWEEN_OPERATORS, NOTHING)
  const text = isBoldLetters ? boldSigns(shown) : shown
  const face = isBoldLetters ? undefined : piece.look.face
  const maths = words
    ? '<m:nor/>'
    : `${alphabet === undefined ? '' : `<m:scr m:val="${alphabet}"/>`}${face === undefined ? '' : `<m:sty m:val="${FACES[face]}"/>`}`
  const fonts = words === true ? '' : '<w:rFonts w:ascii="Cambria Math" w:hAnsi="Cambria Math"/>'
  const text_ = `${fonts}${words && isBold(face) ? '<w:b/>' : ''}${words && isItalic(face) ? '<w:i/>' : ''}`
  return `<m:r>${wrapped('m:rPr', maths)}${wrapped('w:rPr', text_)}<m:t xml:space="preserve">${escapeXml(text)}</m:t></m:r>`
}

/** The same formula in a colour. */
export const coloured = (omml: string, colour: string): string => {
  const property_ = `<w:color w:val="${colour}"/>`
  return omml
    .replaceAll(/(<m:r>|<\/m:rPr>)(?=<m:t )/g, `$1<w:rPr>${property_}</w:rPr>`)
    .replaceAll(/(<w:rPr>(?:<w:(?!color)[^>]*>)+)(?=<\/w:rPr>)/g, `$1${property_}`)
}

const isBold = (face: Face | undefined): boolean => face === 'bold' || face === 'bold-italic'
const isItalic = (face: Face | undefined): boolean => face === 'italic' || face === 'bold-italic'
const wrapped = (name: string, content: string): string => (content === '' ? '' : `<${name}>${content}</${name}>`)

/** `<m:name>` around content that is XML already. */
export const tag = (name: string, content: string): string => `<m:${name}>${content}</m:${name}>`

export const property = (name: string, value: string): string => `<m:${name} m:val="${escapeXml(value)}"/>`
