/**
 * Whether a product is factorised completely: every factor irreducible over the rational numbers, as far as that can be
 * told.
 */
import { fraction, gcdOf, type Value } from '#families/kit/exact/value.ts'
import { squareParts } from '#families/kit/exact/surd.ts'
import { realRoots } from './real-roots.ts'
import type { Formula } from '#families/kit/formula/formula.ts'
import { attempt } from './evaluate-exactly.ts'
import type { Grade } from './judge.ts'
import { NormalForms } from './normal-form.ts'
import { isConstant, lettersOf, powersOf, univariate, type Polynomial } from './polynomial.ts'

/** Right when complete, wrong when a factor can be split further, unknown when that cannot be told. */
export function factorForm(written: Formula): Grade {
  const factors = factorsOf(written)
  const grades = factors.map((factor): Grade => {
    const of = attempt(() => {
      const { over, under } = new NormalForms().of(factor)
      return isConstant(under) ? over : undefined
    })
    return of === undefined ? 'unknown' : gradeFactor(of)
  })
  return grades.includes('wrong') ? 'wrong' : grades.includes('unknown') ? 'unknown' : 'right'
}

function factorsOf(formula: Formula): Formula[] {
  if (formula.kind === 'product') return [...factorsOf(formula.left), ...factorsOf(formula.right)]
  if (formula.kind === 'negative') return factorsOf(formula.of)
  return formula.kind === 'power' ? factorsOf(formula.base) : [formula]
}

function gradeFactor(of: Polynomial): Grade {
  const names = [...lettersOf(of)]
  if (names.length === 0 || of.size === 1) return 'right'
  const numbers = [...of.values()].map((value) => fraction(value))
  if (numbers.some((each) => each === undefined || each.d !== 1)) return 'unknown'
  // A number or letter that could be taken out.
  if (numbers.reduce((divisor, each) => gcdOf(divisor, each!.n), 0) !== 1) return 'wrong'
  if (names.some((name) => [...of.keys()].every((key) => powersOf(key).some(([each]) => each === name)))) return 'wrong'
  const degree = Math.max(
    ...[...of.keys()].map((key) => powersOf(key).reduce((sum, [, exponent]) => sum + exponent, 0)),
  )
  if (degree === 1) return 'right'
  if (names.length === 1) return gradeUnivariate(univariate(of, names[0]!))
  return names.length === 2 && degree === 2 ? gradeQuadraticForm(of, names) : 'unknown'
}

function gradeUnivariate(coefficients: readonly Value[] | undefined): Grade {
  if (coefficients === undefined) return 'unknown'
  if (coefficients.length === 3)
    return isSquare(discriminant(coefficients as [number, number, number])) ? 'wrong' : 'right'
  const roots = realRoots(coefficients)
  if (roots?.some((root) => fraction(root) !== undefined) === true) return 'wrong'
  return coefficients.length === 4 && roots !== undefined ? 'right' : 'unknown'
}

/** ax² + bxy + cy² and the like: as in one letter. */
function gradeQuadraticForm(of: Polynomial, names: readonly string[]): Grade {
  const at = (key: string): number => (of.get(key) as number | undefined) ?? 0
  const [x, y] = [...names].sort() as [string, string]
  if ([...of.keys()].some((key) => powersOf(key).reduce((sum, [, exponent]) => sum + exponent, 0) !== 2))
    return 'unknown'
  return isSquare(discriminant([at(`${y}^2`), at(`${x}^1*${y}^1`), at(`${x}^2`)])) ? 'wrong' : 'right'
}

const discriminant = ([c, b, a]: readonly [number, number, number]): number => b * b - 4 * a * c
const isSquare = (n: number): boolean => n === 0 || (n > 0 && squareParts(n).free === 1)
