/** Cuts school LaTeX into tokens; layout commands fall away, unknown ones make it unreadable. */

export type Token = { readonly kind: 'number' | 'name' | 'function' | 'sign'; readonly text: string }

const MOST_DIGITS = 15

const SIGNS: Readonly<Record<string, string>> = {
  times: '*',
  cdot: '*',
  ast: '*',
  div: '/',
  pm: '±',
  mp: '∓',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  lt: '<',
  gt: '>',
  ne: '≠',
  neq: '≠',
  equiv: '=',
  colon: ':',
  lvert: '|',
  rvert: '|',
  vert: '|',
  circ: '∘',
  degree: '°',
}
const PLAIN: Readonly<Record<string, string>> = {
  '×': '*',
  '·': '*',
  '⋅': '*',
  '∙': '*',
  '÷': '/',
  '−': '-',
  '–': '-',
  '≡': '=',
  '≦': '≤',
  '≧': '≥',
  '＝': '=',
  '＋': '+',
  '－': '-',
  '＜': '<',
  '＞': '>',
  '（': '(',
  '）': ')',
  '：': ':',
  '℃': '?',
  '[': '[',
  ']': ']',
}
const GREEK = ['alpha', 'beta', 'gamma', 'delta', 'theta', 'phi', 'lambda', 'mu', 'sigma', 'omega', 'varphi', 'Delta']
const FUNCTIONS: Readonly<Record<string, string>> = {
  frac: 'frac',
  dfrac: 'frac',
  tfrac: 'frac',
  cfrac: 'frac',
  binom: 'binom',
  sqrt: 'sqrt',
  sin: 'sin',
  cos: 'cos',
  tan: 'tan',
  log: 'log',
}
const LAYOUT = [
  'left',
  'right',
  'big',
  'Big',
  'bigl',
  'bigr',
  'Bigl',
  'Bigr',
  'displaystyle',
  'textstyle',
  'quad',
  'qquad',
  'limits',
  'mathit',
]
const GREEK_LETTERS: Readonly<Record<string, string>> = {
  π: 'pi',
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  θ: 'theta',
  φ: 'phi',
  λ: 'lambda',
  Δ: 'Delta',
}
/** Functions as they stand in plain text. */
const WORDS = ['sqrt', 'sin', 'cos', 'tan', 'log', 'pi']

const PIECE =
  /\s+|\\([a-zA-Z]+)|\\([,;:!%$ {}|])|(\d{1,3}(?:(?:,|\{,\}|\\,|\\;|\\ )\d{3})+(?!\d)(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+)|(sqrt|sin|cos|tan|log|pi)(?![a-zA-Z])|([a-zA-Zπαβγθφλ])('*)|(<=|>=|!=)|([\s\S])/uy

/** Undefined for a sign or command that is not of school mathematics. */
export function tokenise(source: string): Token[] | undefined {
  const tokens: Token[] = []
  PIECE.lastIndex = 0
  while (PIECE.lastIndex < source.length) {
    const found = PIECE.exec(source)
    if (found === null) return undefined
    const [, command, escaped, number, word, letter, primes, relation, sign] = found
    if (command !== undefined) {
      if (!addCommand(tokens, command)) return undefined
    } else if (escaped !== undefined) {
      if (escaped === '%') tokens.push({ kind: 'sign', text: '%' })
      else if (escaped === '|' || escaped === '{' || escaped === '}') return undefined
    } else if (number !== undefined) {
      // (1,234) may be a point.
      if (/\d,\d/.test(number) && tokens.some(({ text }) => text === '(')) return undefined
      const digits = number.replace(/[^\d.]/g, '').replace(/^\./, '0.')
      if (digits.length > MOST_DIGITS) return undefined
      const over = tokens.at(-1)?.text === 'frac'
      // \frac12 is a half.
      if (over && digits.length === 2)
        tokens.push({ kind: 'number', text: digits[0]! }, { kind: 'number', text: digits[1]! })
      else tokens.push({ kind: 'number', text: digits })
    } else if (word !== undefined)
      tokens.push(
        WORDS.includes(word) && word !== 'pi' ? { kind: 'function', text: word } : { kind: 'name', text: word },
      )
    else if (letter !== undefined) tokens.push({ kind: 'name', text: (GREEK_LETTERS[letter] ?? letter) + primes! })
    else if (relation !== undefined)
      tokens.push({ kind: 'sign', text: relation === '<=' ? '≤' : relation === '>=' ? '≥' : '≠' })
    else if (sign !== undefined && !addSign(tokens, sign)) return undefined
  }
  return closeDelimiters(joinSubscripts(tokens))
}

function addCommand(tokens: Token[], command: string): boolean {
  if (LAYOUT.includes(command)) return true
  const text = FUNCTIONS[command]
  if (text !== undefined) tokens.push({ kind: 'function', text })
  else if (command === 'pi' || GREEK.includes(command)) tokens.push({ kind: 'name', text: command })
  else if (SIGNS[command] !== undefined) tokens.push({ kind: 'sign', text: SIGNS[command] })
  else return false
  return true
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹'

function addSign(tokens: Token[], sign: string): boolean {
  const raised = SUPERSCRIPTS.indexOf(sign)
  if (raised >= 0) {
    tokens.push({ kind: 'sign', text: '^' }, { kind: 'number', text: String(raised) })
    return true
  }
  if (sign === '√') {
    tokens.push({ kind: 'function', text: '√' })
    return true
  }
  const text = PLAIN[sign] ?? sign
  if (!'+-*/^_()[]{}=<>≤≥≠|,:!%°±∓'.includes(text)) return false
  tokens.push({ kind: 'sign', text })
  return true
}

/** `x_1` and `a_{n}` are names; the base of a logarithm stays apart. `^\circ` becomes a degree sign. */
function joinSubscripts(tokens: readonly Token[]): Token[] {
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!
    const braced = tokens[at + 1]?.text === '{' && tokens[at + 3]?.text === '}'
    if (token.text === '^' && tokens[at + (braced ? 2 : 1)]?.text === '∘') {
      joined.push({ kind: 'sign', text: '°' })
      at += braced ? 3 : 1
      continue
    }
    const last = joined.at(-1)
    const inside = tokens[at + (braced ? 2 : 1)]
    if (token.text === '_' && last?.kind === 'name' && inside !== undefined && inside.kind !== 'sign') {
      joined[joined.length - 1] = { kind: 'name', text: `${last.text}_${inside.text}` }
      at += braced ? 3 : 1
      continue
    }
    joined.push(token)
  }
  return joined
}

/**
 * Square brackets group like round ones, but for the order of a root. Mixed ones, or a comma inside, are an interval
 * and no school formula of ours.
 */
function closeDelimiters(tokens: readonly Token[]): Token[] | undefined {
  const open: string[] = []
  const closed: Token[] = []
  for (const [at, token] of tokens.entries()) {
    const inside = open.at(-1)
    if (token.text === '(' || token.text === '{') open.push(token.text)
    else if (token.text === '[') open.push(tokens[at - 1]?.text === 'sqrt' ? 'order' : '[')
    else if (token.text === ')' || token.text === '}' || token.text === ']') {
      open.pop()
      const fits =
        token.text === ')' ? inside === '(' : token.text === '}' ? inside === '{' : inside === '[' || inside === 'order'
      if (!fits) return undefined
    } else if (token.text === ',' && inside !== '(') return undefined
    const round = token.text === '[' ? open.at(-1) === '[' && '(' : token.text === ']' ? inside === '[' && ')' : false
    closed.push(round === false ? token : { kind: 'sign', text: round })
  }
  return open.length === 0 ? closed : undefined
}
