/** LaTeX of a formula as one line of Unicode, for files that hold text alone: `x^2` is x², `\frac{1}{2}` is 1/2. */
import { SIGNS, SUBSCRIPTS, SUPERSCRIPTS } from './formula-signs.ts'

/** The formula in one line, or its LaTeX where that says more than a line can. */
export function formulaLine(tex: string): string {
  if (tex.length > LONGEST) return tex
  const reader = { tokens: tokenise(tex), at: 0 }
  const line = readRow(reader, 0)
  if (line === undefined || reader.at < reader.tokens.length) return tex
  const tidy = line.replaceAll(/ {2,}/g, ' ').trim()
  return tidy === '' ? tex : tidy
}

type Reader = { readonly tokens: readonly string[]; at: number }

/** Signs of the longest formula (rich-text.ts). */
const LONGEST = 4096
/** Deeper groups than any formula has. */
const MOST_DEPTH = 40

const tokenise = (tex: string): readonly string[] => tex.match(/\\(?:[A-Za-z]+\*?|[\s\S])|\s+|[\s\S]/gu) ?? []

const SPACES = new Set([',', ':', ';', ' ', 'quad', 'qquad', 'enspace', 'thinspace', '~'])
/** They change how what follows looks, and not what it says. */
const SILENT = new Set([
  'displaystyle',
  'textstyle',
  'limits',
  'nolimits',
  '!',
  'left',
  'right',
  'big',
  'Big',
  'bigl',
  'bigr',
])
const WRAPPERS = new Set(['mathrm', 'mathbf', 'mathit', 'mathsf', 'mathbb', 'boldsymbol', 'operatorname', 'mathcal'])
const TEXTS = new Set(['text', 'textrm', 'textbf', 'textit', 'mbox'])
/** Signs above: drawn over each character. */
const OVER: Readonly<Record<string, string>> = {
  overline: '\u0305',
  bar: '\u0304',
  vec: '\u20d7',
  hat: '\u0302',
  dot: '\u0307',
}
const FUNCTIONS = new Set([
  'sin',
  'cos',
  'tan',
  'log',
  'ln',
  'lim',
  'max',
  'min',
  'exp',
  'sec',
  'csc',
  'cot',
  'gcd',
  'det',
  'mod',
])

/** Up to the end of its group; undefined where something is not known. */
function readRow(reader: Reader, depth: number): string | undefined {
  if (depth > MOST_DEPTH) return undefined
  let line = ''
  for (;;) {
    const token = reader.tokens[reader.at]
    if (token === undefined || token === '}' || token === ']' || ENDS_OF_CELL.has(token)) {
      if (token === ']' && depth === 0) {
        line += token
        reader.at += 1
        continue
      }
      return line
    }
    if (token === '^' || token === '_') {
      reader.at += 1
      const script = readArgument(reader, depth)
      if (script === undefined) return undefined
      const set = scriptOf(script, token)
      line = line.trimEnd() + set + (set.startsWith(token) && isWord(reader) ? ' ' : '')
      continue
    }
    if (token === '+' || token === '-') {
      reader.at += 1
      const sign = token === '+' ? '+' : '−'
      line = /[\p{L}\p{M}\p{N}\p{No})\]}°′!]\s*$/u.test(line) ? `${line.trimEnd()} ${sign} ` : line + sign
      continue
    }
    const atom = readAtom(reader, depth)
    if (atom === undefined) return undefined
    line += /^\\[dt]?frac$/.test(token) ? fractionBeside(atom, line, reader.tokens[reader.at]) : atom
  }
}

/** What follows would be read as a part of a script that has no signs of its own: log_b x. */
function isWord({ tokens, at }: Reader): boolean {
  let next = at
  while (/^\s/u.test(tokens[next] ?? '')) next += 1
  return /^[\p{L}\p{N}\\]/u.test(tokens[next] ?? '')
}

function readAtom(reader: Reader, depth: number): string | undefined {
  const token = reader.tokens[reader.at] ?? ''
  reader.at += 1
  if (token === '{') return readGroup(reader, depth)
  if (token === '&' || token === '#' || token === '%' || token === '$') return undefined
  if (token === "'") return '′'
  if (token === ',') return /^\s/u.test(reader.tokens[reader.at] ?? '') ? ', ' : ','
  if (token === '-') return '−'
  if (/^\s/u.test(token)) return ''
  if (token === '~') return ' '
  if (!token.startsWith('\\')) return RELATIONS.has(token) ? ` ${token} ` : token
  return readCommand(token.slice(1), reader, depth)
}

const RELATIONS = new Set(['=', '<', '>'])

function readCommand(name: string, reader: Reader, depth: number): string | undefined {
  if (SPACES.has(name)) return ' '
  if (SILENT.has(name)) return dropDot(reader)
  if (FUNCTIONS.has(name)) return wordWith(name, reader)
  if (TEXTS.has(name)) return readText(reader)
  if (WRAPPERS.has(name)) return readArgument(reader, depth)
  const over = OVER[name]
  if (over !== undefined) {
    const inner = readArgument(reader, depth)
    return inner === undefined ? undefined : [...inner].map((sign) => sign + over).join('')
  }
  switch (name) {
    case 'frac':
    case 'dfrac':
    case 'tfrac': {
      const [above, below] = [readArgument(reader, depth), readArgument(reader, depth)]
      return above === undefined || below === undefined ? undefined : `${bracketed(above)}/${bracketed(below)}`
    }
    case 'binom': {
      const [above, below] = [readArgument(reader, depth), readArgument(reader, depth)]
      return above === undefined || below === undefined ? undefined : `C(${above}, ${below})`
    }
    case 'sqrt': {
      const index = readIndex(reader, depth)
      const inner = readArgument(reader, depth)
      if (inner === undefined || index === undefined) return undefined
      return `${index === '' ? '' : scriptOf(index, '^')}√(${inner})`
    }
    case 'overset': {
      const [above, below] = [readArgument(reader, depth), readArgument(reader, depth)]
      return above === ARC && below !== undefined ? `${ARC}${below}` : undefined
    }
    case 'begin':
      return readRows(reader, depth)
    default:
      return SIGNS[name]
  }
}

/** An arc over the letters of its ends stands before them. */
const ARC = '⌒'
const ENDS_OF_CELL = new Set(['&', '\\\\', '\\end'])
/** Lines below each other: those of a system of equations stand in a brace. */
const ROWS: ReadonlySet<string> = new Set(['cases', 'aligned', 'array'])

/** After `\begin`. A matrix says more than a line can. */
function readRows(reader: Reader, depth: number): string | undefined {
  const name = readText(reader)
  if (name === undefined || !ROWS.has(name)) return undefined
  if (name === 'array' && readText(reader) === undefined) return undefined
  const rows: string[] = []
  let row = ''
  for (;;) {
    const cell = readRow(reader, depth + 1)
    if (cell === undefined) return undefined
    row = `${row} ${cell.trim()}`.trim()
    const end = reader.tokens[reader.at]
    reader.at += 1
    if (end === '&') continue
    if (row !== '') rows.push(row)
    row = ''
    if (end === '\\end') break
    if (end !== '\\\\') return undefined
  }
  if (readText(reader) !== name) return undefined
  return name === 'cases' ? `{ ${rows.join('; ')} }` : rows.join('; ')
}

/** A fraction beside something else: 2 1/3 is a mixed number, (1/2)x no division by 2x. */
function fractionBeside(fraction: string, before: string, next = ''): string {
  if (/\p{N}$/u.test(before)) return ` ${fraction}`
  const isTimes = /^[\p{L}\p{N}({[^]$/u.test(next) || (/^\\[A-Za-z]/.test(next) && isFactor(next.slice(1)))
  return isTimes || /[\p{L})\]]$/u.test(before) ? `(${fraction})` : fraction
}

/** Whether a command draws something that multiplies what stands before it. */
const isFactor = (name: string): boolean =>
  !SPACES.has(name) && !SILENT.has(name) && !TEXTS.has(name) && !(SIGNS[name]?.startsWith(' ') ?? false)

/** `\left.` draws nothing. */
function dropDot(reader: Reader): string {
  if (reader.tokens[reader.at] === '.') reader.at += 1
  return ''
}

/** A function stands apart from a letter or a number that follows it. */
function wordWith(name: string, reader: Reader): string {
  let next = reader.at
  while (/^\s/u.test(reader.tokens[next] ?? '')) next += 1
  return /^[({^_]?$/u.test(reader.tokens[next] ?? '') ? name : `${name} `
}

/** After `{`. */
function readGroup(reader: Reader, depth: number): string | undefined {
  const inner = readRow(reader, depth + 1)
  if (reader.tokens[reader.at] !== '}') return undefined
  reader.at += 1
  return inner
}

/** One sign, or what stands in braces. */
function readArgument(reader: Reader, depth: number): string | undefined {
  while (/^\s/u.test(reader.tokens[reader.at] ?? '')) reader.at += 1
  const token = reader.tokens[reader.at]
  return token === undefined || token === '}' || depth > MOST_DEPTH ? undefined : readAtom(reader, depth + 1)?.trim()
}

/** `[3]` of a root; nothing where there is none. */
function readIndex(reader: Reader, depth: number): string | undefined {
  if (reader.tokens[reader.at] !== '[') return ''
  reader.at += 1
  const inner = readRow(reader, depth + 1)
  if (reader.tokens[reader.at] !== ']') return undefined
  reader.at += 1
  return inner
}

/** Words in braces, as they stand. */
function readText(reader: Reader): string | undefined {
  if (reader.tokens[reader.at] !== '{') return undefined
  let text = ''
  for (reader.at += 1; ; reader.at += 1) {
    const token = reader.tokens[reader.at]
    if (token === undefined || token === '{' || token === '$') return undefined
    if (token === '}') break
    if (!token.startsWith('\\')) text += token
    else if (/^\\[%$&#_{} ]$/u.test(token)) text += token.slice(1)
    else return undefined
  }
  reader.at += 1
  return text
}

/** What would be read as several terms is put into brackets. */
const bracketed = (text: string): string => (/^[\p{L}\p{M}\p{N}.√′°πθαβγλμ]*$/u.test(text) ? text : `(${text})`)

function scriptOf(script: string, mark: '^' | '_'): string {
  if (mark === '^' && /^[°′∘]+$/u.test(script)) return script.replaceAll('∘', '°')
  const table = mark === '^' ? SUPERSCRIPTS : SUBSCRIPTS
  const signs = [...script.replaceAll(' ', '')].map((sign) => table[sign])
  if (signs.length > 0 && signs.every((sign) => sign !== undefined)) return signs.join('')
  return [...script].length === 1 ? mark + script : `${mark}(${script})`
}
