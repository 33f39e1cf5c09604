/** Converts a Word equation (Office MathML) to LaTeX. Source: ECMA-376 part 1, 22.1. */
import { ACCENTS, FUNCTIONS, NARY, mathCharacter } from './math-characters.ts'
import { childElements, childValue, findChild, textContent, type XmlElement } from './xml.ts'

/** LaTeX without dollar signs, on one line, for an `m:oMath` or anything inside one. */
export function ommlToLatex(element: XmlElement): string {
  return convertChildren(element).replace(/ +/g, ' ').trim()
}

function convertChildren(element: XmlElement | undefined): string {
  return glue(childElements(element).map(convert))
}

/** A command needs a space before a letter: `\alpha` and `x` are not `\alphax`. */
function glue(parts: readonly string[]): string {
  const glued: string[] = []
  let before = ''
  for (const part of parts) {
    if (part === '') continue
    if (/\\[A-Za-z]+$/.test(before) && /^[A-Za-z]/.test(part)) glued.push(' ')
    glued.push(part)
    before = part.slice(-LONGEST_COMMAND)
  }
  return glued.join('')
}

const LONGEST_COMMAND = 24

function convert(element: XmlElement): string {
  const part = (name: string): string => convertChildren(findChild(element, name)).trim()
  const property = (name: string): string | undefined => childValue(findChild(element, `${element.name}Pr`), name)
  switch (element.name) {
    case 'm:r':
      return convertRun(element)
    case 'm:f':
      return fraction(property('m:type'), part('m:num'), part('m:den'))
    case 'm:rad': {
      const degree = part('m:deg')
      return degree === '' ? `\\sqrt{${part('m:e')}}` : `\\sqrt[${degree}]{${part('m:e')}}`
    }
    case 'm:sSup':
      return `${scriptBase(part('m:e'))}^${braced(part('m:sup'))}`
    case 'm:sSub':
      return `${scriptBase(part('m:e'))}_${braced(part('m:sub'))}`
    case 'm:sSubSup':
      return `${scriptBase(part('m:e'))}_${braced(part('m:sub'))}^${braced(part('m:sup'))}`
    case 'm:sPre':
      return `{}_${braced(part('m:sub'))}^${braced(part('m:sup'))}${part('m:e')}`
    case 'm:nary':
      return nary(property('m:chr') ?? '∫', part('m:sub'), part('m:sup'), part('m:e'))
    case 'm:d':
      return delimited(element)
    case 'm:m':
      return matrix(element, 'matrix')
    case 'm:eqArr':
      return equationArray(element)
    case 'm:acc':
      return `${ACCENTS.get(property('m:chr') ?? '\u0302') ?? '\\hat'}{${part('m:e')}}`
    case 'm:bar':
      return `${property('m:pos') === 'top' ? '\\overline' : '\\underline'}{${part('m:e')}}`
    case 'm:borderBox':
      return `\\boxed{${part('m:e')}}`
    case 'm:func':
      return glue([part('m:fName'), argument(part('m:e'))])
    case 'm:limLow':
      return limit(part('m:e'), part('m:lim'), 'low')
    case 'm:limUpp':
      return limit(part('m:e'), part('m:lim'), 'high')
    case 'm:groupChr':
      return grouped(property('m:chr') ?? '⏟', property('m:pos') ?? 'bot', part('m:e'))
    case 'm:phant':
      return property('m:show') === '0' ? `\\phantom{${part('m:e')}}` : part('m:e')
    case 'm:t':
      return mathText(textContent(element))
    // Deleted parts of a formula under revision.
    case 'w:del':
    case 'w:moveFrom':
      return ''
    default:
      return isProperties(element.name) ? '' : convertChildren(element)
  }
}

const isProperties = (name: string): boolean => name.endsWith('Pr')

const braced = (tex: string): string => `{${tex}}`

/**
 * A base of several parts is grouped, so that the script belongs to all of it; one without a base stands on nothing.
 */
function scriptBase(tex: string): string {
  if (tex === '') return '{}'
  const isOne =
    /^(?:[A-Za-z0-9]|\d+(?:\.\d+)?|\\[A-Za-z]+|[()[\]|!])$/.test(tex) ||
    /^\\(?:left.*\\right.|[a-z]+\{[^{}]*\})$/s.test(tex) ||
    /^\([^()]*\)$/.test(tex)
  return isOne ? tex : `{${tex}}`
}

function fraction(type: string | undefined, numerator: string, denominator: string): string {
  if (type === 'noBar') return `\\genfrac{}{}{0pt}{}{${numerator}}{${denominator}}`
  if (type === 'lin' || type === 'skw') return `${scriptBase(numerator)}/${scriptBase(denominator)}`
  return `\\frac{${numerator}}{${denominator}}`
}

function nary(sign: string, low: string, high: string, body: string): string {
  const command = NARY.get(sign) ?? mathCharacter(sign) ?? sign
  const scripts = `${low === '' ? '' : `_{${low}}`}${high === '' ? '' : `^{${high}}`}`
  return scripts === '' ? glue([command, body]) : `${command}${scripts} ${body}`
}

const MATRIX_BY_BRACKETS: Readonly<Record<string, string>> = {
  '()': 'pmatrix',
  '[]': 'bmatrix',
  '{}': 'Bmatrix',
  '||': 'vmatrix',
  '‖‖': 'Vmatrix',
}

function delimited(element: XmlElement): string {
  const properties = findChild(element, 'm:dPr')
  const opening = childValue(properties, 'm:begChr') ?? '('
  const closing = childValue(properties, 'm:endChr') ?? ')'
  const separator = childValue(properties, 'm:sepChr') ?? '|'
  const contents = childElements(element, 'm:e')
  const [content, ...more] = contents
  const only = content !== undefined && more.length === 0 ? onlyChild(content) : undefined
  const environment = MATRIX_BY_BRACKETS[opening + closing]
  if (only?.name === 'm:m' && environment !== undefined) return matrix(only, environment)
  if (only?.name === 'm:eqArr' && opening === '{' && closing === '') return environmentOf('cases', rowsOf(only))
  if (
    only?.name === 'm:f' &&
    opening === '(' &&
    closing === ')' &&
    childValue(findChild(only, 'm:fPr'), 'm:type') === 'noBar'
  ) {
    return `\\binom{${convertChildren(findChild(only, 'm:num')).trim()}}{${convertChildren(findChild(only, 'm:den')).trim()}}`
  }
  const inner = contents
    .map((content) => convertChildren(content).trim())
    .join(separator === '|' ? '\\mid ' : (mathCharacter(separator) ?? separator))
  const isTall = /\\(?:frac|sum|int|prod|sqrt|begin|genfrac|overset|underset|binom)|\^\{[^}]*\\frac/.test(inner)
  const isPair = ['()', '[]', '||'].includes(opening + closing)
  if (!isTall && isPair) return `${opening}${inner}${closing}`
  return `\\left${delimiter(opening)} ${inner} \\right${delimiter(closing)}`
}

const delimiter = (sign: string): string => (sign === '' ? '.' : (mathCharacter(sign) ?? sign))

/** The single element of a content, properties aside. */
function onlyChild(content: XmlElement): XmlElement | undefined {
  const children = childElements(content).filter((child) => !isProperties(child.name))
  return children.length === 1 ? children[0] : undefined
}

function matrix(element: XmlElement, environment: string): string {
  const rows = childElements(element, 'm:mr').map((row) =>
    childElements(row, 'm:e')
      .map((cell) => convertChildren(cell).trim())
      .join(' & '),
  )
  return environmentOf(environment, rows)
}

/** Words in the cells of `cases` keep the alignment marks that Word puts there as `&`. */
const rowsOf = (element: XmlElement): string[] =>
  childElements(element, 'm:e').map((row) => convertChildren(row).trim().replace(/\\&/g, '&'))

function equationArray(element: XmlElement): string {
  const rows = rowsOf(element)
  return environmentOf(rows.some((row) => row.includes('&')) ? 'aligned' : 'gathered', rows)
}

const environmentOf = (name: string, rows: readonly string[]): string =>
  `\\begin{${name}} ${rows.join(' \\\\ ')} \\end{${name}}`

/** What a function is applied to is parted from its name by its own bracket or a space. */
const argument = (tex: string): string => (/^(?:\\left|[([{])/.test(tex) ? tex : ` ${tex}`)

const isLimitName = (tex: string): boolean =>
  /^\\(?:lim|max|min|sup|inf|limsup|liminf|gcd|det|Pr)$/.test(tex) || tex.startsWith('\\operatorname')

function limit(base: string, bound: string, place: 'low' | 'high'): string {
  if (place === 'low' && isLimitName(base)) return `${base}_{${bound}}`
  // A brace or an arrow already under the base takes the text itself.
  if (place === 'low' && base.startsWith('\\underbrace')) return `${base}_{${bound}}`
  if (place === 'high' && base.startsWith('\\overbrace')) return `${base}^{${bound}}`
  if (place === 'high' && /^\\(?:to|rightarrow|longrightarrow)$/.test(base)) return `\\xrightarrow{${bound}}`
  return `\\${place === 'low' ? 'underset' : 'overset'}{${bound}}{${base}}`
}

function grouped(sign: string, position: string, body: string): string {
  if (sign === '⏟') return `\\underbrace{${body}}`
  if (sign === '⏞') return `\\overbrace{${body}}`
  // Word writes the conditions of a reaction as text over an arrow that groups it from below.
  if ((sign === '→' || sign === '⟶') && position === 'bot') return `\\xrightarrow{${body}}`
  if (sign === '←' && position === 'bot') return `\\xleftarrow{${body}}`
  if (sign === '⇌' && position === 'bot') return `\\overset{${body}}{\\rightleftharpoons}`
  const mark = mathCharacter(sign) ?? sign
  return position === 'top' ? `\\overset{${mark}}{${body}}` : `\\underset{${mark}}{${body}}`
}

const SCRIPTS: Readonly<Record<string, string>> = {
  'double-struck': '\\mathbb',
  fraktur: '\\mathfrak',
  script: '\\mathcal',
  'sans-serif': '\\mathsf',
  monospace: '\\mathtt',
}

function convertRun(run: XmlElement): string {
  const properties = findChild(run, 'm:rPr')
  const text = childElements(run)
    .filter((child) => child.name === 'm:t' || child.name === 'w:t')
    .map(textContent)
    .join('')
  if (findChild(properties, 'm:nor')) return text.trim() === '' ? ' ' : textual(text)
  const style = childValue(properties, 'm:sty')
  const tex = mathText(text, style === 'p')
  const script = SCRIPTS[childValue(properties, 'm:scr') ?? '']
  if (script !== undefined && /^[A-Za-z0-9]+$/.test(text.trim())) return `${script}{${text.trim()}}`
  if (style === 'b' && /^[A-Za-z0-9]+$/.test(tex)) return `\\mathbf{${tex}}`
  if (style === 'bi' && tex.trim() !== '') return `\\boldsymbol{${tex}}`
  return tex
}

/** LaTeX of a run: characters as commands, known functions upright, words of other scripts as text. */
function mathText(text: string, upright = false): string {
  const pieces = text.match(/[A-Za-z]+|[\p{Script=Han}\u3000-\u303f\p{Script=Hiragana}\p{Script=Katakana}]+|./gsu) ?? []
  return glue(
    pieces.map((piece) => {
      if (FUNCTIONS.has(piece)) return `\\${piece}`
      if (/^[A-Za-z]+$/.test(piece)) return upright ? `\\mathrm{${piece}}` : piece
      return mathCharacter(piece) ?? textual(piece)
    }),
  )
}

const textual = (text: string): string =>
  `\\text{${text
    .replace(/[\\{}]/g, '')
    .replace(/[%#&$_]/g, '\\$&')
    .replace(/\^/g, '\\textasciicircum{}')
    .replace(/~/g, '\\textasciitilde{}')}}`
