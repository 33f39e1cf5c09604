/** Parses a formula as a teacher would type it: `b^2 - 4*a*c`, `a x^2 + b x`, `0 < k <= sqrt(n) & int(k)`. */
import { FUNCTIONS, RELATIONS, type Formula, type FunctionName, type Relation } from './formula.ts'

/**
 * From loosest to tightest: `<=>`, `|`, `&`, `not`, relations and `in {…}`, `+ -`, `* /` and juxtaposition (from the
 * left), unary minus, `^` (from the right).
 * A name before a bracket is a call where it is a function, and a factor otherwise. Throws a SyntaxError that says
 * where.
 */
export function parseFormula(source: string): Formula {
  const parser = new Parser(source)
  const formula = parser.same()
  parser.end()
  return formula
}

const TOKEN = /\s*(?:(\d+(?:\.\d+)?)|([A-Za-z_][A-Za-z0-9_]*)|(<=>|<=|>=|!=|[-+*/^()=<>,&|{}]))/y

type Token = { readonly kind: 'number' | 'name' | 'sign'; readonly text: string; readonly at: number }

class Parser {
  readonly source: string
  readonly tokens: readonly Token[]
  at = 0

  constructor(source: string) {
    this.source = source
    this.tokens = tokenise(source)
  }

  same(): Formula {
    const left = this.any()
    return this.take('<=>') ? { kind: 'same', left, right: this.any() } : left
  }

  any(): Formula {
    return this.many('any', '|', () => this.all())
  }

  all(): Formula {
    return this.many('all', '&', () => this.condition())
  }

  many(kind: 'any' | 'all', sign: string, next: () => Formula): Formula {
    const first = next()
    const others: Formula[] = []
    while (this.take(sign)) others.push(next())
    return others.length === 0 ? first : { kind, conditions: [first, ...others] }
  }

  condition(): Formula {
    if (this.isName('not')) {
      this.at += 1
      return { kind: 'not', condition: this.condition() }
    }
    const first = this.sum()
    if (this.isName('in')) {
      this.at += 1
      return { kind: 'member', of: first, set: this.set() }
    }
    const rest: { relation: Relation; operand: Formula }[] = []
    for (;;) {
      const relation = RELATIONS.find((sign) => this.take(sign))
      if (relation === undefined) break
      rest.push({ relation, operand: this.sum() })
    }
    return rest.length === 0 ? first : { kind: 'relation', first, rest }
  }

  set(): readonly Formula[] {
    this.need('{')
    const members = [this.sum()]
    while (this.take(',')) members.push(this.sum())
    this.need('}')
    return members
  }

  sum(): Formula {
    const first = this.product()
    const terms = [{ minus: false, of: first }]
    for (;;) {
      if (this.take('+')) terms.push({ minus: false, of: this.product() })
      else if (this.take('-')) terms.push({ minus: true, of: this.product() })
      else break
    }
    return terms.length === 1 ? first : { kind: 'sum', terms }
  }

  product(): Formula {
    let left = this.unary()
    for (;;) {
      if (this.take('*')) left = { kind: 'product', left, right: this.unary(), dot: true }
      else if (this.take('/')) left = { kind: 'quotient', numerator: left, denominator: this.unary() }
      else if (this.startsFactor()) left = { kind: 'product', left, right: this.power(), dot: false }
      else return left
    }
  }

  unary(): Formula {
    return this.take('-') ? { kind: 'negative', of: this.unary() } : this.power()
  }

  power(): Formula {
    const base = this.primary()
    return this.take('^') ? { kind: 'power', base, exponent: this.unary() } : base
  }

  primary(): Formula {
    const token = this.tokens[this.at]
    if (token?.kind === 'number') {
      this.at += 1
      return { kind: 'number', digits: token.text }
    }
    if (token?.kind === 'name') {
      this.at += 1
      const called = FUNCTIONS.find((name) => name === token.text)
      return called !== undefined && this.peek() === '('
        ? { kind: 'call', name: called, parameters: this.parameters(called) }
        : { kind: 'name', name: token.text }
    }
    if (this.take('(')) {
      const inside = this.same()
      this.need(')')
      return inside
    }
    throw this.fault('expected a number, a name or a bracket')
  }

  parameters(name: FunctionName): readonly Formula[] {
    this.need('(')
    const parameters = [this.same()]
    while (this.take(',')) parameters.push(this.same())
    this.need(')')
    const [least, most] = ARITY[name] ?? [1, 1]
    if (parameters.length < least || parameters.length > most)
      throw this.fault(
        `${name} takes ${least === most ? least : `${least} to ${most}`} parameters, got ${parameters.length}`,
      )
    return parameters
  }

  startsFactor(): boolean {
    const token = this.tokens[this.at]
    return (
      token !== undefined &&
      (token.kind === 'number' ||
        (token.kind === 'name' && token.text !== 'in' && token.text !== 'not') ||
        token.text === '(')
    )
  }

  peek(): string | undefined {
    return this.tokens[this.at]?.text
  }

  isName(word: string): boolean {
    const token = this.tokens[this.at]
    return token?.kind === 'name' && token.text === word
  }

  take(sign: string): boolean {
    const token = this.tokens[this.at]
    if (token?.kind !== 'sign' || token.text !== sign) return false
    this.at += 1
    return true
  }

  need(sign: string): void {
    if (!this.take(sign)) throw this.fault(`expected "${sign}"`)
  }

  end(): void {
    if (this.at < this.tokens.length) throw this.fault('expected the end')
  }

  fault(wanted: string): SyntaxError {
    const token = this.tokens[this.at]
    return new SyntaxError(
      `Cannot read the formula "${this.source}" at ${token === undefined ? 'its end' : `"${token.text}" (sign ${token.at + 1})`}: ${wanted}`,
    )
  }
}

const ARITY: Partial<Readonly<Record<FunctionName, readonly [least: number, most: number]>>> = {
  root: [2, 2],
  log: [1, 2],
  C: [2, 2],
  P: [2, 2],
  gcd: [2, 9],
  lcm: [2, 9],
  mod: [2, 2],
  round: [1, 2],
  sf: [2, 2],
  min: [1, 20],
  max: [1, 20],
  if: [3, 3],
  sum: [4, 4],
  at: [3, 3],
  exact: [2, 2],
}

function tokenise(source: string): Token[] {
  const tokens: Token[] = []
  TOKEN.lastIndex = 0
  while (source.slice(TOKEN.lastIndex).trim() !== '') {
    const start = TOKEN.lastIndex
    const found = TOKEN.exec(source)
    if (found === null)
      throw new SyntaxError(
        `Cannot read the formula "${source}" at "${source.slice(start).trim()[0]}": the language has no such sign`,
      )
    const [, number, name, sign = ''] = found
    const text = number ?? name ?? sign
    tokens.push({
      kind: number !== undefined ? 'number' : name !== undefined ? 'name' : 'sign',
      text,
      at: TOKEN.lastIndex - text.length,
    })
  }
  return tokens
}
