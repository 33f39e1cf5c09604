/**
 * Reads school LaTeX, and the plain text that stands in for it, into our formula language. Strict: what could be read
 * in two ways is not read.
 */
import type { Formula, Relation } from '#families/kit/formula/formula.ts'
import { tokenise, type Token } from './latex-tokens.ts'
import { TokenReader, Unread } from './token-reader.ts'

/** What one formula says: an expression or relation, a point `A(1, 2)`, or a ratio `1 : 2`. */
export type Read =
  | { readonly kind: 'formula'; readonly of: Formula }
  | { readonly kind: 'tuple'; readonly name?: string; readonly items: readonly Formula[] }
  | { readonly kind: 'ratio'; readonly items: readonly Formula[] }

const LONGEST = 400
const MOST_TOKENS = 220
const MOST_ROOTS = 6

/** Every reading of the sign ±, upper first; undefined for what is not certainly understood. */
export function readLatex(source: string): readonly Read[] | undefined {
  if (source.length > LONGEST) return undefined
  const tokens = tokenise(source)
  if (tokens === undefined || tokens.length === 0 || tokens.length > MOST_TOKENS) return undefined
  if (tokens.filter(({ text }) => text === 'sqrt' || text === '√').length > MOST_ROOTS) return undefined
  const ambivalent = tokens.some(({ text }) => text === '±' || text === '∓')
  const readings: Read[] = []
  for (const minus of ambivalent ? [false, true] : [false]) {
    try {
      readings.push(new Reader(tokens, minus).whole())
    } catch (error) {
      if (error instanceof Unread) return undefined
      throw error
    }
  }
  return readings
}

/** One reading, of a formula that has just one and is no point or ratio. */
export function readOne(source: string): Formula | undefined {
  const readings = readLatex(source)
  const only = readings?.length === 1 ? readings[0] : undefined
  return only?.kind === 'formula' ? only.of : undefined
}

const RELATIONS: Readonly<Record<string, Relation>> = { '=': '=', '<': '<', '>': '>', '≤': '<=', '≥': '>=', '≠': '!=' }
const TRIGONOMETRIC = ['sin', 'cos', 'tan']

class Reader extends TokenReader {
  readonly minus: boolean
  bars = 0

  constructor(tokens: readonly Token[], minus: boolean) {
    super(tokens)
    this.minus = minus
  }

  whole(): Read {
    const point = this.point()
    if (point !== undefined) return point
    const first = this.sum()
    if (this.peek() === ':') {
      const items = [first]
      while (this.take(':')) items.push(this.sum())
      this.end()
      return { kind: 'ratio', items }
    }
    const rest: { relation: Relation; operand: Formula }[] = []
    for (let relation = RELATIONS[this.peek() ?? '']; relation !== undefined; relation = RELATIONS[this.peek() ?? '']) {
      this.at += 1
      rest.push({ relation, operand: this.sum() })
    }
    this.end()
    return { kind: 'formula', of: rest.length === 0 ? first : { kind: 'relation', first, rest } }
  }

  /** `(1, 2)`, `A(1, 2)`, `A = (1, 2)`; undefined when it is no point, with nothing taken. */
  point(): Read | undefined {
    const start = this.at
    const head = this.tokens[this.at]
    const named = head?.kind === 'name' ? head.text : undefined
    if (named !== undefined) {
      this.at += 1
      this.take('=')
    }
    if (this.take('(')) {
      const items = this.tryItems()
      if (items !== undefined && items.length > 1 && this.at === this.tokens.length)
        return { kind: 'tuple', ...(named === undefined ? {} : { name: named }), items }
    }
    this.at = start
    return undefined
  }

  tryItems(): Formula[] | undefined {
    try {
      const items = [this.sum()]
      while (this.take(',')) items.push(this.sum())
      return this.take(')') ? items : undefined
    } catch (error) {
      if (error instanceof Unread) return undefined
      throw error
    }
  }

  sum(): Formula {
    this.enter()
    const terms: { minus: boolean; of: Formula }[] = []
    const lead = this.sign()
    const first = this.product()
    terms.push(lead === true ? { minus: false, of: { kind: 'negative', of: first } } : { minus: false, of: first })
    for (let next = this.sign(); next !== undefined; next = this.sign()) terms.push({ minus: next, of: this.product() })
    this.depth -= 1
    return terms.length === 1 ? terms[0]!.of : { kind: 'sum', terms }
  }

  /** True for a minus, false for a plus, undefined when neither stands here. */
  sign(): boolean | undefined {
    if (this.take('+')) return false
    if (this.take('-')) return true
    if (this.take('±')) return this.minus
    if (this.take('∓')) return !this.minus
    return undefined
  }

  product(): Formula {
    let left = this.factor()
    for (;;) {
      if (this.take('*')) left = { kind: 'product', left, right: this.signedFactor(), dot: true }
      else if (this.take('/')) {
        const denominator = this.signedFactor()
        // 1/2x and 6 ÷ 2(1 + 2) are read in two ways.
        if (this.startsFactor()) throw new Unread()
        left = { kind: 'quotient', numerator: left, denominator }
      } else if (this.startsFactor()) {
        const before = this.tokens[this.at - 1]
        const next = this.tokens[this.at]!
        // A numeral right after a numeral or letter, as in `2 3` and `x 3`, is no product.
        if (next.kind === 'number' && before?.kind !== 'sign') throw new Unread()
        left = { kind: 'product', left, right: this.factor(), dot: false }
      } else return left
    }
  }

  signedFactor(): Formula {
    return this.take('-') ? { kind: 'negative', of: this.factor() } : this.factor()
  }

  factor(): Formula {
    this.enter()
    let base = this.primary()
    for (;;) {
      if (this.take('°')) base = { kind: 'call', name: 'deg', parameters: [base] }
      else if (this.take('%'))
        base = { kind: 'quotient', numerator: base, denominator: { kind: 'number', digits: '100' } }
      else if (this.take('!')) base = { kind: 'call', name: 'factorial', parameters: [base] }
      else if (this.peek() === '^') {
        this.at += 1
        base = { kind: 'power', base, exponent: this.exponent() }
        if (this.peek() === '^') throw new Unread()
      } else break
    }
    this.depth -= 1
    return base
  }

  exponent(): Formula {
    if (this.peek() === '{') return this.group()
    const negative = this.take('-')
    const token = this.next()
    if (token.kind !== 'number' && token.kind !== 'name') throw new Unread()
    // In LaTeX `x^10` prints x¹0; plain text is braced before it comes here.
    if (token.kind === 'number' && token.text.length > 1) throw new Unread()
    const of = this.leaf(token)
    return negative ? { kind: 'negative', of } : of
  }

  primary(): Formula {
    const token = this.next()
    switch (token.kind) {
      case 'number':
        return this.mixed(token)
      case 'name':
        return this.chosen(token) ?? this.leaf(token)
      case 'function':
        return this.call(token.text)
      case 'sign':
        break
    }
    if (token.text === '(' || token.text === '{') {
      const inside = this.sum()
      this.need(token.text === '(' ? ')' : '}')
      return inside
    }
    if (token.text === '|' && this.bars === 0) {
      this.bars += 1
      const inside = this.sum()
      this.need('|')
      this.bars -= 1
      return { kind: 'call', name: 'abs', parameters: [inside] }
    }
    throw new Unread()
  }

  leaf({ kind, text }: Token): Formula {
    if (kind === 'number') return { kind: 'number', digits: text }
    // e is not in our exact numbers, and as a letter it would pass for a variable.
    if (text === 'e') throw new Unread()
    return { kind: 'name', name: text }
  }

  /**
   * `2\frac{1}{3}` is a mixed number when numerator and denominator are numerals and the fraction is proper; improper
   * it could be a product.
   */
  mixed(token: Token): Formula {
    const whole = this.leaf(token)
    if (this.peek() !== 'frac' || token.text.includes('.')) return whole
    const start = this.at
    this.at += 1
    const part = this.call('frac')
    if (part.kind !== 'quotient' || part.numerator.kind !== 'number' || part.denominator.kind !== 'number') {
      this.at = start
      return whole
    }
    if (Number(part.numerator.digits) >= Number(part.denominator.digits)) throw new Unread()
    return {
      kind: 'sum',
      terms: [
        { minus: false, of: whole },
        { minus: false, of: part },
      ],
    }
  }

  /** `C^5_2`, `P_2^5`: numbers of selections; undefined for a plain letter. */
  chosen({ text }: Token): Formula | undefined {
    const found = /^([CP])_(\d+)$/.exec(text)
    if (found === null || this.peek() !== '^') return undefined
    this.at += 1
    return {
      kind: 'call',
      name: found[1] as 'C' | 'P',
      parameters: [this.exponent(), { kind: 'number', digits: found[2]! }],
    }
  }

  call(name: string): Formula {
    if (name === 'frac') return { kind: 'quotient', numerator: this.group(), denominator: this.group() }
    if (name === 'binom') return { kind: 'call', name: 'C', parameters: [this.group(), this.group()] }
    if (name === 'sqrt') return this.root()
    // The sign of plain text stands before a whole number.
    if (name === '√')
      return {
        kind: 'call',
        name: 'sqrt',
        parameters: [this.tokens[this.at]?.kind === 'number' ? this.leaf(this.next()) : this.group()],
      }
    if (name === 'log') return this.logarithm()
    if (TRIGONOMETRIC.includes(name)) return this.trigonometric(name as 'sin')
    throw new Unread()
  }

  root(): Formula {
    if (this.take('[')) {
      const order = this.sum()
      this.need(']')
      return { kind: 'call', name: 'root', parameters: [order, this.group()] }
    }
    return { kind: 'call', name: 'sqrt', parameters: [this.group()] }
  }

  logarithm(): Formula {
    const base = this.take('_') ? this.group() : undefined
    const of = this.argument()
    return { kind: 'call', name: 'log', parameters: base === undefined ? [of] : [base, of] }
  }

  trigonometric(name: 'sin' | 'cos' | 'tan'): Formula {
    let exponent: Formula | undefined
    if (this.take('^')) {
      exponent = this.exponent()
      // sin⁻¹ is the inverse, not the reciprocal.
      if (exponent.kind !== 'number') throw new Unread()
    }
    const of = this.argument()
    if (!isAngle(of)) throw new Unread()
    const call: Formula = { kind: 'call', name, parameters: [of] }
    return exponent === undefined ? call : { kind: 'power', base: call, exponent }
  }

  /** A bracket, or what stands close: `2x`, `30°`, `\frac{\pi}{3}`. */
  argument(): Formula {
    if (this.peek() === '(' || this.peek() === '{') return this.factor()
    let of = this.factor()
    while (this.startsFactor() && this.tokens[this.at]!.kind === 'name')
      of = { kind: 'product', left: of, right: this.factor(), dot: false }
    if (this.peek() === '(') throw new Unread()
    return of
  }

  /** What a command takes: braces, or the one sign after it. */
  group(): Formula {
    this.enter()
    const token = this.next()
    let of: Formula
    if (token.text === '{' || token.text === '(') {
      of = this.sum()
      this.need(token.text === '{' ? '}' : ')')
    } else if (token.kind === 'name' || (token.kind === 'number' && token.text.length === 1)) of = this.leaf(token)
    else throw new Unread()
    this.depth -= 1
    return of
  }

  startsFactor(): boolean {
    const token = this.tokens[this.at]
    if (token === undefined) return false
    return token.kind !== 'sign' || token.text === '(' || token.text === '{' || (token.text === '|' && this.bars === 0)
  }
}

/** A bare number as an angle is radians to a mathematician and often degrees to who wrote it: not read. */
function isAngle(formula: Formula): boolean {
  if (formula.kind === 'number') return formula.digits === '0'
  if (formula.kind === 'sum') return formula.terms.every(({ of }) => isAngle(of))
  if (formula.kind === 'negative') return isAngle(formula.of)
  if (formula.kind === 'product') return isAngle(formula.left) || isAngle(formula.right)
  if (formula.kind === 'quotient') return isAngle(formula.numerator)
  return formula.kind === 'name' || (formula.kind === 'call' && formula.name === 'deg')
}
