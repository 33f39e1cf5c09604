/**
 * A formula as numerator over denominator, both polynomials; what is no polynomial (√x, sin θ, 2ⁿ) is a letter of its
 * own with its law.
 */
import { pow } from '#families/kit/exact/power.ts'
import { div, mul } from '#families/kit/exact/arithmetic.ts'
import { fraction, Real, Unsuitable, type Value } from '#families/kit/exact/value.ts'
import { namesOf, type Formula } from '#families/kit/formula/formula.ts'
import { I, PI, parseDecimal } from '#families/kit/formula/literals.ts'
import { evaluate } from './evaluate-exactly.ts'
import {
  addPolynomials,
  constant,
  constantOf,
  coefficientsIn,
  degreeIn,
  isConstant,
  letter,
  lettersOf,
  multiply,
  negate,
  power,
  powersOf,
  scale,
  subtract,
  type Polynomial,
} from './polynomial.ts'
import {
  type Quotient,
  whole,
  letterOf,
  times,
  minusOf,
  plus,
  oneLessSquareOf,
  isNegative,
  canonicalName,
} from './quotient.ts'

const WHOLE_LIMIT = 40

/** Reads formulas that are to be compared: the same part is the same letter in all of them. */
export class NormalForms {
  /** Name of the letter → its square, where the square is known. */
  readonly squares = new Map<string, Quotient>()
  /** Name of the letter → base and what the logarithm is of. */
  readonly logarithms = new Map<string, { readonly base: Quotient; readonly of: Quotient }>()
  /** What was divided by. */
  readonly divisors: Polynomial[] = []

  /** Throws Unsuitable for what is too large, and for what is no expression. */
  of(formula: Formula): Quotient {
    if (formula.kind === 'number') return whole(parseDecimal(formula.digits))
    if (formula.kind === 'name')
      return formula.name === 'pi' ? whole(PI) : formula.name === 'i' ? whole(I) : letterOf(formula.name)
    if (formula.kind === 'sum')
      return formula.terms.reduce<Quotient>(
        (sum, { minus, of }) => plus(sum, minus ? minusOf(this.of(of)) : this.of(of)),
        whole(0),
      )
    if (formula.kind === 'negative') return minusOf(this.of(formula.of))
    if (formula.kind === 'product') return times(this.of(formula.left), this.of(formula.right))
    if (formula.kind === 'quotient') return this.over(this.of(formula.numerator), this.of(formula.denominator))
    if (formula.kind === 'power') return this.power(formula.base, formula.exponent)
    if (formula.kind === 'call') return this.call(formula)
    throw new Unsuitable('A condition has no value')
  }

  over(a: Quotient, b: Quotient): Quotient {
    const over = this.reduced(b.over)
    if (over.size === 0) throw new Unsuitable('Cannot divide by zero')
    if (!isConstant(over)) this.divisors.push(over)
    if (!isConstant(b.under)) this.divisors.push(b.under)
    return times(a, { over: b.under, under: over })
  }

  power(base: Formula, exponent: Formula): Quotient {
    const of = this.of(exponent)
    if (!isConstant(of.under)) throw new Unsuitable('An exponent that is a quotient')
    const rows = scale(of.over, div(1, constantOf(of.under)))
    const constantPart = fraction(constantOf(rows))
    if (rows.size === 0 || (isConstant(rows) && constantPart?.d === 1))
      return this.wholePower(this.of(base), constantPart?.n ?? 0)
    if (constantPart === undefined) throw new Unsuitable('An irrational exponent')
    let product = this.fractionalPower(base, constantPart)
    for (const [key, coefficient] of rows)
      if (key !== '') product = times(product, this.symbolicPower(base, key, coefficient))
    return product
  }

  wholePower(base: Quotient, exponent: number): Quotient {
    if (exponent < 0) return this.over(whole(1), this.wholePower(base, -exponent))
    const { over, under } = base
    // A single number or monomial may be raised high.
    if (isConstant(over) && isConstant(under))
      return { over: constant(pow(constantOf(over), exponent)), under: constant(pow(constantOf(under), exponent)) }
    if (over.size === 1 && under.size === 1 && exponent <= WHOLE_LIMIT)
      return { over: repeated(over, exponent), under: repeated(under, exponent) }
    return { over: power(over, exponent), under: power(under, exponent) }
  }

  /** a^(p/q) by a letter for the root; for positive a. */
  fractionalPower(base: Formula, { n, d }: { n: number; d: number }): Quotient {
    if (d === 1) return this.wholePower(this.of(base), n)
    const { over, under } = this.of(base)
    if (isConstant(over) && isConstant(under)) {
      const value = pow(div(constantOf(over), constantOf(under)), div(n, d))
      if (!(value instanceof Real)) return whole(value)
    }
    // √(x²y) by the powers of its letters.
    if (over.size === 1 && under.size === 1) return times(this.rootOfTerm(over, n, d), this.rootOfTerm(under, -n, d))
    return this.wholePower(this.own(`root${d}`, { over, under }, d === 2 ? { over, under } : undefined), n)
  }

  rootOfTerm(term: Polynomial, n: number, d: number): Quotient {
    const [key, coefficient] = [...term][0]!
    const value = pow(coefficient, div(n, d))
    if (value instanceof Real) throw new Unsuitable('An irrational root')
    return powersOf(key).reduce<Quotient>((product, [name, exponent]) => {
      const ratio = fraction(div(exponent * n, d))!
      const of =
        ratio.d === 1
          ? letterOf(name)
          : this.own(`root${ratio.d}`, letterOf(name), ratio.d === 2 ? letterOf(name) : undefined)
      return times(product, this.wholePower(of, ratio.n))
    }, whole(value))
  }

  /** base^(c·n): each prime and each letter of the base to that power. */
  symbolicPower(base: Formula, key: string, coefficient: Value): Quotient {
    const ratio = fraction(coefficient)
    if (ratio === undefined || ratio.d !== 1) throw new Unsuitable('A fractional multiple in an exponent')
    const { over, under } = this.of(base)
    if (over.size !== 1 || under.size !== 1) return this.wholePower(this.own(`^${key}`, { over, under }), ratio.n)
    return times(this.termToThe(over, key, ratio.n), this.termToThe(under, key, -ratio.n))
  }

  termToThe(term: Polynomial, key: string, n: number): Quotient {
    const [letters, coefficient] = [...term][0]!
    const value = fraction(coefficient)
    if (value === undefined || value.n < 0) throw new Unsuitable('A negative or irrational base of a power')
    const parts: (readonly [Quotient, number])[] = [
      ...primesOf(value.n).map(([prime, count]) => [whole(prime), count] as const),
      ...primesOf(value.d).map(([prime, count]) => [whole(prime), -count] as const),
      ...powersOf(letters).map(([name, exponent]) => [letterOf(name), exponent] as const),
    ]
    return parts.reduce<Quotient>(
      (product, [of, count]) => times(product, this.wholePower(this.own(`^${key}`, of), n * count)),
      whole(1),
    )
  }

  call(formula: Extract<Formula, { kind: 'call' }>): Quotient {
    const [first, second] = formula.parameters
    if (namesOf(formula).size === 0) {
      const value = evaluate(formula)
      if (value !== undefined && !(value instanceof Real)) return whole(value)
    }
    if (formula.name === 'deg') return times(this.of(first!), whole(div(PI, 180)))
    if (formula.name === 'sqrt') return this.own('sqrt', this.of(first!), this.of(first!))
    if (formula.name === 'abs') return this.own('abs', this.of(first!), times(this.of(first!), this.of(first!)))
    if (formula.name === 'sin' || formula.name === 'cos') return this.trigonometric(formula.name, first!)
    if (formula.name === 'tan') return this.over(this.trigonometric('sin', first!), this.trigonometric('cos', first!))
    if (formula.name === 'log')
      return this.logarithm(second === undefined ? whole(10) : this.of(first!), this.of(second ?? first!))
    throw new Unsuitable(`No normal form of ${formula.name}`)
  }

  logarithm(base: Quotient, of: Quotient): Quotient {
    const value = this.own(`log${canonicalName(base)}`, of)
    this.logarithms.set([...value.over.keys()][0]!.slice(0, -2), { base, of })
    return value
  }

  /** sin and cos of an angle without whole quarter turns and of positive sign. */
  trigonometric(name: 'sin' | 'cos', angle: Formula): Quotient {
    const { over, under } = this.of(angle)
    if (!isConstant(under)) throw new Unsuitable('An angle with a denominator')
    let of = scale(over, div(1, constantOf(under)))
    const turn = fraction(div(mul(constantOf(of), 2), PI))
    let kind = name
    let minus = false
    if (turn !== undefined && turn.d === 1) {
      of = subtract(of, constant(constantOf(of)))
      const quarter = ((turn.n % 4) + 4) % 4
      if (quarter % 2 === 1) kind = name === 'sin' ? 'cos' : 'sin'
      // sin(90 + t) = cos t, sin(180 + t) = -sin t, cos(90 + t) = -sin t.
      minus = name === 'sin' ? quarter >= 2 : quarter === 1 || quarter === 2
    }
    const lead = [...of].sort(([a], [b]) => (a < b ? -1 : 1))[0]
    if (lead !== undefined && isNegative(lead[1])) {
      of = negate(of)
      if (kind === 'sin') minus = !minus
    }
    const inside: Quotient = { over: of, under: constant(1) }
    const letters = { sin: `sin(${canonicalName(inside)})`, cos: `cos(${canonicalName(inside)})` }
    this.squares.set(letters.sin, oneLessSquareOf(letters.cos))
    const value = letterOf(letters[kind])
    return minus ? minusOf(value) : value
  }

  /** A letter of our own for a part that is no polynomial. */
  own(law: string, inside: Quotient, square?: Quotient): Quotient {
    const name = `${law}(${canonicalName(inside)})`.replaceAll('*', '·').replaceAll('^', 'ˆ')
    if (square !== undefined) this.squares.set(name, square)
    return letterOf(name)
  }

  /** With the squares of our own letters opened, as (√x)² = x, sin² = 1 - cos²; only where they are polynomials. */
  reduced(of: Polynomial): Polynomial {
    let result = of
    for (let step = 0; step < 8; step += 1) {
      const found = [...this.squares].find(([name, { under }]) => degreeIn(result, name) >= 2 && isConstant(under))
      if (found === undefined) return result
      const [name, { over, under }] = found
      const square = scale(over, div(1, constantOf(under)))
      let [even, odd]: [Polynomial, Polynomial] = [constant(0), constant(0)]
      let raised = constant(1)
      for (const [exponent, row] of coefficientsIn(result, name).entries()) {
        if (exponent % 2 === 0) even = addPolynomials(even, multiply(row, raised))
        else odd = addPolynomials(odd, multiply(row, raised))
        if (exponent % 2 === 1) raised = multiply(raised, square)
      }
      result = addPolynomials(even, multiply(odd, letter(name)))
    }
    throw new Unsuitable('Roots within roots')
  }

  /**
   * True when both are proved to be the same for every value of the letters, false when they are proved to differ,
   * undefined when neither is.
   */
  same(a: Formula, b: Formula): boolean | undefined {
    const [p, q] = [this.of(a), this.of(b)]
    const difference = this.reduced(subtract(multiply(p.over, q.under), multiply(q.over, p.under)))
    if (difference.size === 0) return true
    // Letters of our own may depend on each other; those of the question do not.
    return [...lettersOf(difference)].some((name) => name.includes('(')) ? undefined : false
  }
}

function repeated(term: Polynomial, exponent: number): Polynomial {
  const [key, coefficient] = [...term][0]!
  const value = pow(coefficient, exponent)
  return new Map([
    [
      powersOf(key)
        .map(([name, each]) => `${name}^${each * exponent}`)
        .filter((part) => !part.endsWith('^0'))
        .join('*'),
      value,
    ],
  ])
}

function primesOf(n: number): (readonly [number, number])[] {
  const primes: (readonly [number, number])[] = []
  let rest = n
  for (let prime = 2; prime * prime <= rest && prime < 2000; prime += 1) {
    let times_ = 0
    for (; rest % prime === 0; rest /= prime) times_ += 1
    if (times_ > 0) primes.push([prime, times_])
  }
  if (rest > 4_000_000) throw new Unsuitable('Too large a number to factorise')
  return rest > 1 ? [...primes, [rest, 1]] : primes
}
