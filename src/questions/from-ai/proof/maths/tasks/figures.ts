/** Plane figures told in words alone: polygons' angles, circles, rectangles, right-angled triangles. */
import { add, div, mul, sub } from '#families/kit/exact/arithmetic.ts'
import { compare } from '#families/kit/exact/compare.ts'
import { sqrt } from '#families/kit/exact/power.ts'
import type { Value } from '#families/kit/exact/value.ts'
import type { Formula } from '#families/kit/formula/formula.ts'
import { PI } from '#families/kit/formula/literals.ts'
import { valueOf } from '../answer.ts'
import { attempt, evaluate } from '../evaluate-exactly.ts'
import { gradeNumber, isNumber, wholeValue, type Judge } from '../judge.ts'
import { readOne } from '../read-latex.ts'
import type { Found, Task } from '../task.ts'

const SIDES: Readonly<Record<string, number>> = {
  triangle: 3,
  quadrilateral: 4,
  pentagon: 5,
  hexagon: 6,
  heptagon: 7,
  octagon: 8,
  nonagon: 9,
  decagon: 10,
  dodecagon: 12,
  三角形: 3,
  四边形: 4,
  五边形: 5,
  六边形: 6,
  七边形: 7,
  八边形: 8,
  九边形: 9,
  十边形: 10,
  十二边形: 12,
}
const NAMES = Object.keys(SIDES)
  .filter((name) => /^[a-z]/.test(name))
  .join('|')
const ZH_NAMES = Object.keys(SIDES)
  .filter((name) => !/^[a-z]/.test(name))
  .join('|')
const POLYGON = `(a|an|the)? (regular|convex)? (<s:${NAMES}>|{n} -? (sided|gon) (polygon)?|polygon with {n2} sides)`
const REGULAR = POLYGON.replace('(regular|convex)?', '(regular|equilateral)')
const POLYGON_ZH = `(一个|正|凸)* (<s:${ZH_NAMES}>|{n} 边形)`
const REGULAR_ZH = `(一个)? 正 (<s:${ZH_NAMES}>|{n} 边形)`

function sidesOf(found: Found): number | undefined {
  const n = SIDES[found.word('s') ?? ''] ?? wholeValue(found.formula('n') ?? found.formula('n2'))
  return n !== undefined && n >= 3 && n <= 1000 ? n : undefined
}

/** Degrees, with or without the sign. */
export const isDegrees = (expected: Value | undefined, found: Found): Judge | undefined =>
  expected === undefined
    ? undefined
    : (answer) => {
        const written = valueOf(answer)
        // In radians, perhaps.
        return written === undefined || JSON.stringify(inDegrees(written)).includes('"pi"')
          ? 'unknown'
          : gradeNumber(inDegrees(written), expected, found.wanted)
      }

const inDegrees = (written: Formula): Formula =>
  written.kind === 'call' && written.name === 'deg' ? written.parameters[0]! : written

export const angleSum: Task = {
  patterns: [],
  asked: [
    `[the] sum of [all] [the] [measures of] [the] <k:interior|exterior> angles of ${POLYGON}`,
    `[the] (angle sum|total of the interior angles) of ${POLYGON}`,
    `${POLYGON_ZH} (的)? <k:内角|外角> (的总和|之和|和|总和)`,
  ],
  judge: (found) => {
    const n = sidesOf(found)
    return n === undefined
      ? undefined
      : isDegrees(/exterior|外/.test(found.word('k') ?? '') ? 360 : 180 * (n - 2), found)
  },
}

export const angleOfRegular: Task = {
  patterns: [],
  asked: [
    `[the] [size of] [the] [measure of] [each|an|one|every] <k:interior|exterior> angle of ${REGULAR}`,
    `${REGULAR_ZH} (的)? (每一?个?|一个)? <k:内角|外角> (的)? (大小|度数)?`,
  ],
  judge: (found) => {
    const n = sidesOf(found)
    if (n === undefined) return undefined
    return isDegrees(
      attempt(() => (/exterior|外/.test(found.word('k')!) ? div(360, n) : div(180 * (n - 2), n))),
      found,
    )
  },
}

/** "Each interior angle is 140°: how many sides?" */
export const sidesFromAngle: Task = {
  patterns: [
    '(if)? (each|every|an) <k:interior|exterior> angle of a regular (polygon|{x} -? (sided|gon) polygon) is {a} (degrees)? [.] ,? (find|what is|how many)? (the)? (number of sides|sides)? (of the polygon|does the polygon have|does it have)?',
    '(若)? (一个)? 正多边形 的? (每一?个?|一个)? <k:内角|外角> (均)? (为|是) {a} ,? (求|则)? (该多边形|它|其)? (的)? (边数|边的数目) (是|为)? (多少|@)?',
  ],
  asked: [
    '[the] number of sides of a regular polygon (if|whose|with|given that|in which) [each|every|an] [of its] <k:interior|exterior> (angle|angles) (is|are|of|equals)? {a}',
  ],
  judge: (found) => {
    const a = found.formula('a')
    const angle = a === undefined ? undefined : evaluate(inDegrees(a))
    if (angle === undefined || found.has('x') || !/number of sides|how many sides|边/.test(found.canonical.text))
      return undefined
    return attempt(() => {
      const n = div(360, /exterior|外/.test(found.word('k')!) ? angle : sub(180, angle))
      return typeof n === 'number' && n >= 3 ? isNumber(n, found.wanted) : undefined
    })
  },
}

const SIZE = '<w:radius|diameter> (of|is|=|equal to)? {r} (UNIT)?'
const SIZE_ZH = '<w:半径|直径> (为|是|=)? {r} (UNIT)?'
const KIND = '[the] [its] <k:area|circumference|perimeter>'
const KIND_ZH = '(的)? <k:面积|圆周|周长|圆周长>'

/** π, or what the question takes for it. */
function piOf(found: Found): Value | undefined {
  if (found.wanted.pi === undefined) return PI
  const formula = readOne(found.wanted.pi)
  return formula === undefined ? undefined : evaluate(formula)
}

export const circle: Task = {
  patterns: [
    `(if|given that|suppose)? (the)? <w:radius|diameter> of (a|the) circle (is|measures|=) {r} (UNIT)? [.] ,? (then)? (find|calculate|what is|determine|its|the) ${KIND} (of the circle)? (is)? @?`,
    `(a|the) circle (has|with|having) (a)? ${SIZE} [.] ,? (find|calculate|what is|determine) ${KIND} (of the circle)?`,
    `(已知|若|一个|某)* 圆 (形)? 的? ${SIZE_ZH} ,? (求|则)? (该圆|它|其|圆)? ${KIND_ZH} (是|为)? (多少|@)?`,
    `(已知|若)? (一个|某)? ${SIZE_ZH} 的 圆 形? ,? (求)? (其)? ${KIND_ZH} (是|为)? (多少|@)?`,
  ],
  asked: [`${KIND} of (a|the) circle (with|whose|of|having|if its) (a)? ${SIZE}`, `${SIZE_ZH} 的 圆 形? ${KIND_ZH}`],
  judge: (found) => {
    const r = found.formula('r')
    const [size, pi] = [r === undefined ? undefined : evaluate(r), piOf(found)]
    if (size === undefined || pi === undefined) return undefined
    return attempt(() => {
      if (compare(size, 0) <= 0) return undefined
      const radius = /diameter|直径/.test(found.word('w')!) ? div(size, 2) : size
      return isNumber(
        /area|面积/.test(found.word('k')!) ? mul(pi, mul(radius, radius)) : mul(mul(2, pi), radius),
        found.wanted,
      )
    })
  },
}

const TWO_SIDES = '(length|sides|dimensions)? (of)? {a} (UNIT)? (and|by|,) [a] [width|breadth] (of)? {b} (UNIT)?'

export const rectangle: Task = {
  patterns: [
    `(a|the) rectangle (has|with|having) (a)? ${TWO_SIDES} [.] ,? (find|calculate|what is|determine) [the] [its] <k:area|perimeter> (of the rectangle)?`,
    `(已知|若|一个|某)* 长方形 的? 长 (度|是|为)* {a} (UNIT)? ,? (及|和|、)? (宽|阔) (度|是|为)* {b} (UNIT)? ,? (求|则)? (该长方形|它|其)? (的)? <k:面积|周界|周长> (是|为)? (多少|@)?`,
  ],
  asked: [`[the] <k:area|perimeter> of a rectangle (with|of|whose|having) (a)? ${TWO_SIDES}`],
  judge: (found) => {
    const [a, b] = [found.formula('a'), found.formula('b')].map((each) =>
      each === undefined ? undefined : evaluate(each),
    )
    if (a === undefined || b === undefined || unitsDiffer(found)) return undefined
    return isNumber(
      attempt(() => (/area|面积/.test(found.word('k')!) ? mul(a, b) : mul(2, add(a, b)))),
      found.wanted,
    )
  },
}

/** `3 m by 40 cm` asks for one unit more. */
const unitsDiffer = (found: Found): boolean =>
  new Set(found.canonical.text.match(/(?<=[\ue000-\uf8ff] ?)(?:mm|cm|km|m|厘米|毫米|米|公里)(?![a-z])/gu)).size > 1

export const hypotenuse: Task = {
  patterns: [
    '(the)? (two)? (legs|shorter sides|perpendicular sides|sides containing the right angle) of a right-angled triangle (are|measure) {a} (UNIT)? and {b} (UNIT)? [.] ,? (find|calculate|what is) (the)? (length of)? (the|its)? hypotenuse',
  ],
  asked: [
    '[the] length of [the] hypotenuse of a (right-angled|right) triangle (with|whose) (legs|shorter sides|perpendicular sides) (of|are|of length|of lengths)? {a} (UNIT)? and {b} (UNIT)?',
  ],
  judge: (found) => {
    const [a, b] = [found.formula('a'), found.formula('b')].map((each) =>
      each === undefined ? undefined : evaluate(each),
    )
    return a === undefined || b === undefined || unitsDiffer(found)
      ? undefined
      : isNumber(
          attempt(() => sqrt(add(mul(a, a), mul(b, b)))),
          found.wanted,
        )
  },
}
