/**
 * A text of a question as words and formulas: every formula one sign in the text, so that a sentence can be matched as
 * a whole.
 */
import type { RichText } from '#domain/rich-text.ts'
import { toSimplified } from '#reading/words/convert-chinese.ts'
import { joinFormulas, type Piece } from './plain-formulas.ts'

/**
 * `text`: lower-case words (Chinese in Simplified characters, without spaces), formulas as single signs from FIRST on,
 * `@` where an answer is wanted.
 */
export type Canonical = { readonly text: string; readonly formulas: readonly string[]; readonly chinese: boolean }

const FIRST = 0xe000
const LONGEST = 1500
const MOST_FORMULAS = 60

/** Undefined for what is too long to be understood. */
export function canonicalText(rich: RichText): Canonical | undefined {
  const pieces = piecesOf(rich)
  if (pieces.reduce((size, { text }) => size + text.length, 0) > LONGEST) return undefined
  const formulas: string[] = []
  let text = ''
  for (const piece of joinFormulas(pieces)) {
    if (piece.kind === 'text') {
      text += piece.text
      continue
    }
    const wanted = /=\s*$/.test(piece.text)
    formulas.push(piece.text.replace(/=\s*$/, ''))
    text += `${signOf(formulas.length - 1)}${wanted ? ' =' : ''}`
  }
  if (formulas.length > MOST_FORMULAS) return undefined
  const chinese = /\p{Script=Han}/u.test(text)
  return { text: tidy(chinese ? toSimplified(text) : text, chinese), formulas, chinese }
}

export const signOf = (index: number): string => String.fromCharCode(FIRST + index)
/** Which formula a sign stands for. */
export const indexOf = (sign: string): number => sign.charCodeAt(0) - FIRST

function piecesOf(rich: RichText): Piece[] {
  return rich.flatMap((inline): Piece[] => {
    switch (inline.kind) {
      case 'text':
        return [{ kind: 'text', text: inline.text }]
      case 'math':
        return splitMath(inline.tex)
      case 'strong':
        return piecesOf(inline.content)
      case 'emphasis':
        return piecesOf(inline.content)
      case 'blank':
        return [{ kind: 'text', text: ' @ ' }]
      case 'break':
        return [{ kind: 'text', text: ' , ' }]
    }
  })
}

/** Cuts LaTeX at the words, the lines and the commas that stand in it. */
function splitMath(tex: string): Piece[] {
  const source = tex
    .replace(/\\\$/g, ' ')
    .replace(/\\[lc]?dots\b/g, '\\text{...}')
    .replace(/\^\s*\{?\s*(?:\\(?:text|mathrm)\{)?(st|nd|rd|th)\}{0,2}/g, '\\text{$1}')
    .replace(/\\(?:displaystyle|textstyle)\b/g, ' ')
    .replace(/\\begin\{[a-z]+\*?\}(?:\{[lcr]+\})?|\\end\{[a-z]+\*?\}/g, ' ')
    .replace(/\\left\\\{|\\right\s*\./g, ' ')
    .replace(/\\\\/g, '\\quad,\\quad ')
    .replace(/&/g, ' ')
    .replace(
      /\\(?:text|mathrm|textrm|rm|mbox)\s*\{([^{}$]*)\}\s*\^\s*\{?([23])\}?/g,
      (_, unit: string, power: string) => `\\text{${unit}${power === '2' ? '²' : '³'}}`,
    )
    .replace(/\\(?:underline|fbox|boxed)\s*\{\s*(?:\\(?:q?quad|hspace\{[^{}]*\})|[\s_])*\}|_{2,}/g, '\\text{ @ }')
  const pieces: Piece[] = []
  let depth = 0
  let from = 0
  const cut = (to: number, words: string, next: number): void => {
    const part = source.slice(from, to)
    if (part.replace(/\\(?:q?quad|[,;: ])/g, '').trim() !== '')
      pieces.push({ kind: 'math', text: part.replace(/(?:\\(?:q?quad|[,;: ])\s*)+$/, '') })
    if (words !== '') pieces.push({ kind: 'text', text: words })
    from = next
  }
  for (const mark of source.matchAll(
    /\\(?:text|mathrm|textrm|mbox|textbf)\s*\{([^{}]*)\}|\\[{}]|\\[,;] ?|[([{]|[)\]}]|[,;，；、]/g,
  )) {
    const [all, words] = mark
    if (words !== undefined && depth === 0) cut(mark.index, ` ${words} `, mark.index + all.length)
    else if (/^[([{]$/.test(all)) depth += 1
    else if (/^[)\]}]$/.test(all)) depth -= 1
    // A comma before three digits groups a number.
    else if (
      (/^[,;，；、]$/.test(all) && depth === 0 && !/\d$/.test(source.slice(0, mark.index))) ||
      (/^[,;，；、]$/.test(all) && depth === 0 && !/^\d{3}(?!\d)/.test(source.slice(mark.index + 1)))
    )
      cut(mark.index, ', ', mark.index + 1)
  }
  cut(source.length, '', source.length)
  return pieces
}

const FULL_WIDTH: Readonly<Record<string, string>> = {
  '，': ',',
  '、': ',',
  '。': '. ',
  '．': '. ',
  '；': ';',
  '：': ':',
  '？': '?',
  '！': '.',
  '（': '(',
  '）': ')',
  '「': '"',
  '」': '"',
  '“': '"',
  '”': '"',
  '‘': "'",
  '’': "'",
  '＿': '_',
  '　': ' ',
  '\u00a0': ' ',
}

function tidy(text: string, chinese: boolean): string {
  const plain = text
    .replace(/[，、。．；：？！（）「」“”‘’＿\u3000\u00a0]/g, (sign) => FULL_WIDTH[sign]!)
    .toLowerCase()
    .replace(/[…⋯]+|\.{3,}/g, '...')
    .replace(/_{2,}/g, '@')
    .replace(/\(\s*@?\s*\)/g, '@')
    .replace(/square (centi|milli|kilo|)(metre|meter)s?/g, (_, size: string) => `${UNIT_SIZES[size]}m2`)
    .replace(/\b(cm|mm|km|m)\s?(?:²|\^\{?2\}?)/g, '$12')
    .replace(/\b(cm|mm|km|m)\s?(?:³|\^\{?3\}?)/g, '$13')
  const spaced = plain
    .replace(/\s+/g, chinese ? '' : ' ')
    .replace(/\s+([,.;:?])/g, '$1')
    .replace(/(?:,\s?)+,/g, ',')
    .replace(/([.:;?]),/g, '$1')
  return spaced
    .replace(/^[\s,]+|[\s,]+$/g, '')
    .replace(/= ?\?+$/, '=@')
    .replace(/([@=])\s*[.?,]+$/, '$1')
    .replace(/=$/, '=@')
    .replace(/= ?@/g, '=@')
}

const UNIT_SIZES: Readonly<Record<string, string>> = { centi: 'c', milli: 'm', kilo: 'k', '': '' }
