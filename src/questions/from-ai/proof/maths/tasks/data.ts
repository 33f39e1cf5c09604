/** Lists of numbers: averages, range, deviation; highest common factor and lowest common multiple; ratios. */
import { add, div, mul, sub } from '#families/kit/exact/arithmetic.ts'
import { compare, equals } from '#families/kit/exact/compare.ts'
import { gcd, lcm } from '#families/kit/exact/number-theory.ts'
import { sqrt } from '#families/kit/exact/power.ts'
import { gcdOf, type Value } from '#families/kit/exact/value.ts'
import { namesOf, type Formula } from '#families/kit/formula/formula.ts'
import { readings, valuesOf } from '../answer.ts'
import { attempt, evaluate } from '../evaluate-exactly.ts'
import { gradeNumber, gradeOf, isNumber, wholeValue, type Judge } from '../judge.ts'
import type { Found, Task } from '../task.ts'
import type { Wanted } from '../wanted.ts'

const valuesIn = (found: Found): Value[] | undefined => {
  const values = found.list('d')?.map((each) => evaluate(each))
  return values !== undefined && values.length > 1 && values.every((each) => each !== undefined) ? values : undefined
}

const DATA = '[the] [following] [set of|group of|list of] [data|data set|numbers|values|scores] [set] [:] [\\(] {d*}'
const KIND = '<k:mean|arithmetic mean|average|median|mode|range|standard deviation|variance>'
const KIND_ZH = '<k:平均数|平均值|算术平均数|中位数|众数|分布域|范围|极差|全距|标准差|方差>'

const total = (values: readonly Value[]): Value => values.reduce(add)
const mean = (values: readonly Value[]): Value => div(total(values), values.length)

function measure(kind: string, values: readonly Value[], wanted: Wanted): Judge | undefined {
  const sorted = [...values].sort(compare)
  if (/mean|average|平均/.test(kind)) return isNumber(mean(values), wanted)
  if (/median|中位/.test(kind))
    return isNumber(
      sorted.length % 2 === 1
        ? sorted[(sorted.length - 1) / 2]
        : div(add(sorted[sorted.length / 2 - 1]!, sorted[sorted.length / 2]!), 2),
      wanted,
    )
  if (/range|分布域|范围|极差|全距/.test(kind)) return isNumber(sub(sorted.at(-1)!, sorted[0]!), wanted)
  if (/mode|众数/.test(kind)) return mode(values, wanted)
  const squares = mean(values.map((value) => mul(sub(value, mean(values)), sub(value, mean(values)))))
  return isNumber(/variance|方差/.test(kind) ? squares : sqrt(squares), wanted)
}

/** One mode only: how several are told is not settled. */
function mode(values: readonly Value[], wanted: Wanted): Judge | undefined {
  const counts = values.map((value) => values.filter((other) => equals(value, other)).length)
  const most = Math.max(...counts)
  const modes = values.filter(
    (value, index) => counts[index] === most && values.findIndex((other) => equals(value, other)) === index,
  )
  return modes.length === 1 && most > 1 ? isNumber(modes[0], wanted) : undefined
}

export const measures: Task = {
  patterns: [
    `(consider|given|for|the numbers are)? ${DATA} [\\)] [.] ,? (find|what is|calculate|determine|the) (the)? ${KIND} (of (the|these) (data|data set|numbers|values))? (is)? @?`,
    `(已知|有|考虑|下列|以下|一组)* (数据|数字|数)? :? {d*} [.] ,? (求|这组数据的|该组数据的|则)* (其|它们)? (的)? ${KIND_ZH} (是|为)? (多少|@)?`,
  ],
  asked: [
    `(某班|某组)? {n} (名|个|位) (学生|同学|人|员工) 的 (成绩|分数|身高|年龄|体重) (为|是|分别为|分别是) {d*} (UNIT)? ,? (求)? (他们|其|这些数据)? (的)? ${KIND_ZH}`,
    `[the] ${KIND} (of|for) ${DATA} [\\)]`,
    `(下列|以下|一组|这组)? (数据|数字|数)? :? {d*} (这组数据|这些数|各数|的)? (的)? ${KIND_ZH}`,
    `(下列|以下|一组)? (数据|数字)? (的)? ${KIND_ZH} :? {d*}`,
  ],
  judge: (found) => {
    const values = valuesIn(found)
    if (found.has('n') && wholeValue(found.formula('n')) !== values?.length) return undefined
    return values === undefined || values.length > 40
      ? undefined
      : attempt(() => measure(found.word('k')!, values, found.wanted))
  },
}

const FACTOR =
  '<k:hcf|h.c.f.|gcd|gcf|lcm|l.c.m.|highest common factor|greatest common divisor|greatest common factor|lowest common multiple|least common multiple> (\\((hcf|gcd|gcf|lcm|h.c.f.|l.c.m.)\\))?'

export const commonFactors: Task = {
  patterns: [],
  asked: [
    `[the] ${FACTOR} of {d*}`,
    '{d*} (的)? <k:最大公因数|最大公约数|最大公因子|最小公倍数> (\\(?(hcf|lcm|h.c.f.|l.c.m.)\\)?)?',
  ],
  judge: (found) => {
    const values = valuesIn(found)
    if (values?.every((value) => typeof value === 'number' && value > 0) !== true) return undefined
    const [first, ...rest] = values
    const multiple = /l\.?c\.?m|multiple|公倍/.test(found.word('k')!)
    return isNumber(
      attempt(() => (multiple ? lcm(first!, ...rest) : gcd(first!, ...rest))),
      found.wanted,
    )
  },
}

const UNIT_FREE = '[the] [following] [ratio] [:]'

export const ratios: Task = {
  patterns: [
    `simplify ${UNIT_FREE} {e}`,
    '化简 (下列|以下)? (比|比例)? :? {e}',
    '(把|将) (比)? {e} 化简',
    'express [the] ratio {e}',
    '(把|将)? (比)? {e} (化为|写成)',
  ],
  judge: (found) => {
    const read = found.read('e')
    // "Express" only where the simplest form is asked for.
    if (/^express|^(?:把|将)?比?.(?:化为|写成)/u.test(found.canonical.text) && !found.wanted.simplest) return undefined
    if (read?.kind !== 'ratio') return undefined
    return isRatio(read.items.map((each) => evaluate(each)))
  },
}

/** "If x : y = 2 : 3 …" asks more; this is only the ratio itself, in lowest terms. */
function isRatio(values: readonly (Value | undefined)[]): Judge | undefined {
  if (!values.every((value) => value !== undefined && value !== 0)) return undefined
  return (answer) => {
    const all = readings(answer)
    const only = all?.length === 1 ? all[0] : undefined
    if (only?.kind !== 'ratio' || only.items.length !== values.length) return 'unknown'
    const items = only.items.map((each) => evaluate(each))
    const same = attempt(() =>
      items.every((item, index) => item !== undefined && equals(mul(item, values[0]!), mul(values[index]!, items[0]!))),
    )
    if (same !== true) return gradeOf(same)
    return items.every((item) => typeof item === 'number') &&
      items.reduce<number>((divisor, item) => gcdOf(divisor, item), 0) === 1
      ? 'right'
      : 'unknown'
  }
}

/** Numbers in order. */
export const ordering: Task = {
  patterns: [
    `(arrange|write|put) [the] [following] [numbers] [:] {d*} in <k:ascending|descending|increasing|decreasing> order`,
    '(将|把) {d*} (按|以) (由小至大|从小到大)? <k:升序|降序> 排列',
  ],
  judge: (found) => {
    const values = valuesIn(found)
    if (values === undefined) return undefined
    return attempt(() => {
      const sorted = [...values].sort(compare)
      if (/desc|decr|降/.test(found.word('k')!)) sorted.reverse()
      return (answer): ReturnType<Judge> => {
        const written = valuesOf(answer)
        return written?.length !== sorted.length || written.some((each: Formula) => namesOf(each).size > 0)
          ? 'unknown'
          : written.every((each, index) => gradeNumber(each, sorted[index]!, found.wanted) === 'right')
            ? 'right'
            : 'wrong'
      }
    })
  },
}
