/** Whether two expressions are the same for every value of their letters. */
import { equals } from '#families/kit/exact/compare.ts'
import { rational, type Value } from '#families/kit/exact/value.ts'
import { namesOf, type Formula } from '#families/kit/formula/formula.ts'
import { attempt, evaluate } from './evaluate-exactly.ts'
import { NormalForms } from './normal-form.ts'

/**
 * Positive and none the simple multiple of another, so that no slip hides; letters are positive where a root or power
 * needs it.
 */
const SAMPLES: readonly (readonly (readonly [number, number])[])[] = [
  [
    [3, 1],
    [5, 1],
    [7, 1],
    [11, 1],
    [13, 1],
    [2, 1],
  ],
  [
    [7, 2],
    [3, 1],
    [5, 3],
    [2, 1],
    [9, 4],
    [4, 1],
  ],
  [
    [1, 3],
    [2, 5],
    [1, 7],
    [3, 4],
    [5, 6],
    [1, 2],
  ],
  [
    [5, 1],
    [2, 1],
    [3, 1],
    [1, 1],
    [4, 1],
    [7, 1],
  ],
  [
    [12, 1],
    [9, 1],
    [10, 1],
    [8, 1],
    [15, 1],
    [6, 1],
  ],
]

/** By normal form; false too by an example that is certainly different; undefined when neither tells. */
export function sameExpression(a: Formula, b: Formula): boolean | undefined {
  return attempt(() => new NormalForms().same(a, b)) ?? (differs(a, b) ? false : undefined)
}

function differs(a: Formula, b: Formula): boolean {
  const names = [...namesOf(b, namesOf(a))]
  if (names.length > 6) return false
  return SAMPLES.some((sample) => {
    const values: Record<string, Value> = Object.fromEntries(
      names.map((name, index) => [name, rational(...sample[index]!)]),
    )
    const [x, y] = [evaluate(a, values), evaluate(b, values)]
    return x !== undefined && y !== undefined && attempt(() => equals(x, y)) === false
  })
}
