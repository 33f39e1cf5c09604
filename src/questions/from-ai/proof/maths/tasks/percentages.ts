/** Percentages, interest, and change by so many per cent. */
import { add, div, mul, sub } from '#families/kit/exact/arithmetic.ts'
import { compare } from '#families/kit/exact/compare.ts'
import { pow } from '#families/kit/exact/power.ts'
import type { Value } from '#families/kit/exact/value.ts'
import { valueOf } from '../answer.ts'
import { attempt, evaluate } from '../evaluate-exactly.ts'
import { gradeNumber, isNumber, wholeValue, type Judge } from '../judge.ts'
import type { Found, Task } from '../task.ts'

const value = (found: Found, name: string): Value | undefined => {
  const formula = found.formula(name)
  return formula === undefined ? undefined : evaluate(formula)
}

/** A percentage must be written with its sign: `15%`. */
const share = (found: Found, name: string): Value | undefined =>
  /%\s*$/.test(found.tex(name) ?? '') ? value(found, name) : undefined

export const percentageOf: Task = {
  patterns: [],
  asked: ['{r} of {v} (UNIT)?', '{v} (UNIT)? 的 {r}'],
  judge: (found) => {
    const [rate, of] = [share(found, 'r'), value(found, 'v')]
    return rate === undefined || of === undefined || /%/.test(found.tex('v')!)
      ? undefined
      : isNumber(
          attempt(() => mul(rate, of)),
          found.wanted,
        )
  },
}

/** A percentage as an answer: `25%`, or `25` where the stem asks for the percentage itself. */
function isShare(expected: Value | undefined, found: Found): Judge | undefined {
  if (expected === undefined) return undefined
  const percent = attempt(() => mul(expected, 100))
  return percent === undefined
    ? undefined
    : (answer) => {
        const written = valueOf(answer)
        if (written === undefined) return 'unknown'
        const signed =
          written.kind === 'quotient' && written.denominator.kind === 'number' && written.denominator.digits === '100'
        if (signed) return gradeNumber(written.numerator, percent, found.wanted)
        return gradeNumber(written, percent, found.wanted) === 'wrong' &&
          gradeNumber(written, expected, found.wanted) === 'wrong'
          ? 'wrong'
          : 'unknown'
      }
}

export const percentageChange: Task = {
  patterns: [
    '(the)? (price|value|population|salary|cost|number) (of WORDS)? (increases|increased|decreases|decreased|rises|rose|falls|fell|drops|dropped) from {a} to {b} [.] ,? (find|calculate|what is) the percentage <k:increase|decrease|change> (in WORDS)?',
    '某? (物品|商品|货品)? (的)? (价格|售价|数量|人口|价值)? (由|从) {a} (UNIT)? <u:增加|减少|上升|下跌|下降|升|跌|减价|加价|减|加>? (至|到) {b} (UNIT)? ,? 求 (其|价格的?|售价的?|人口的?)? <k:减价百分率|加价百分率|百分增加|百分减少|增加百分率|减少百分率|增长百分率|百分减少|增加百分率|减少百分率|百分变化|增加的百分率|减少的百分率|增长百分率>',
  ],
  asked: [
    '[the] percentage <k:increase|decrease|change> [when|if] [a] [the] [quantity|value|price|number] [changes|increases|decreases] from {a} (UNIT)? to {b} (UNIT)?',
    '由 {a} (UNIT)? (至|到|变为|增至|减至) {b} (UNIT)? 的? <k:百分增加|百分减少|增加百分率|减少百分率|百分变化>',
  ],
  judge: (found) => {
    const [from, to] = [value(found, 'a'), value(found, 'b')]
    if (from === undefined || to === undefined) return undefined
    const kind = /decrease|减/.test(found.word('k')!)
      ? 'down'
      : /increase|增|加/.test(found.word('k')!)
        ? 'up'
        : 'change'
    return attempt(() => {
      const order = compare(to, from)
      // A change may be told with or without its sign.
      if ((kind === 'up' && order <= 0) || (kind === 'down' && order >= 0) || (kind === 'change' && order <= 0))
        return undefined
      return isShare(div(order > 0 ? sub(to, from) : sub(from, to), from), found)
    })
  },
}

export const changed: Task = {
  patterns: [],
  asked: [
    '<k:increase|decrease> {v} (UNIT)? by {r}',
    '[the] [new] [value] [when|if] {v} (UNIT)? is <k:increased|decreased> by {r}',
    '{v} (UNIT)? <k:增加|减少> {r} (后的?值?)?',
  ],
  judge: (found) => {
    const [of, rate] = [value(found, 'v'), share(found, 'r')]
    return of === undefined || rate === undefined
      ? undefined
      : isNumber(
          attempt(() => mul(of, /inc|增/.test(found.word('k')!) ? add(1, rate) : sub(1, rate))),
          found.wanted,
        )
  },
}

export const expressedAs: Task = {
  patterns: [
    '(express|write) {v} as a percentage',
    '(express|write|convert) {v} (as|to|into) a percentage',
    '(express|write) {a} as a percentage of {b}',
    'what percentage of {b} is {a}',
    '(将|把)? {v} (化为|化成|写成|转为) 百分(数|比|率)',
    '{a} (是|占) {b} 的 百分之几',
  ],
  judge: (found) => {
    const v = value(found, 'v')
    const [a, b] = [value(found, 'a'), value(found, 'b')]
    return isShare(v ?? (a === undefined || b === undefined ? undefined : attempt(() => div(a, b))), found)
  },
}

export const interest: Task = {
  patterns: [
    '(a sum of|if|suppose|mr WORDS|WORDS)? {p} (is|was)? (deposited|invested|deposits|invests)? (in|into)? (a|the)? (bank|account|bank account|savings account)? (for {t} years?)? at (a|an)? <k:simple|compound> interest rate of {r} (p.a.|per annum|per year|a year) (for {t2} years?)? (,? compounded <c:yearly|annually|half-yearly|semi-annually|quarterly|monthly>)? [.] ,? (find|calculate|what is) the (<k2:simple|compound>)? interest (earned|received|obtained)?',
  ],
  asked: [
    '[the] <k:simple|compound> interest (on|for|earned on|of) {p} (for {t} years?)? at {r} (p.a.?|per annum|per year|a year) (,? compounded <c:yearly|annually|half-yearly|semi-annually|quarterly|monthly>)? (for {t2} years?)? (,? compounded <c2:yearly|annually|half-yearly|semi-annually|quarterly|monthly>)?',
    '[the] <k:simple|compound> interest (on|for|earned on) a principal of {p} at (an|a) (annual)? (interest)? rate of {r} (p.a.?|per annum)? for {t} years? (,? compounded <c:yearly|annually|half-yearly|semi-annually|quarterly|monthly>)?',
    '(本金)? (为)? {p} (元)? ,? (以)? (年利率) (为)? {r} (,)? (以|按)? <k:单利|复利> (计算|计)? (,)? (<c:每年|每半年|每季|每月> 一结)? (,)? {t} 年 (后)? 的 (单|复)? 利息',
  ],
  judge: (found) => {
    const [principal, rate] = [value(found, 'p'), share(found, 'r')]
    const years = wholeValue(found.formula('t') ?? found.formula('t2'))
    if (principal === undefined || rate === undefined || years === undefined || years < 1 || years > 40)
      return undefined
    const simple = /simple|单/.test(found.word('k')!)
    const often = TIMES[found.word('c') ?? found.word('c2') ?? 'yearly']
    if (often === undefined) return undefined
    return isNumber(
      attempt(() =>
        simple
          ? mul(principal, mul(rate, years))
          : mul(principal, sub(pow(add(1, div(rate, often)), often * years), 1)),
      ),
      found.wanted,
    )
  },
}

const TIMES: Readonly<Record<string, number>> = {
  yearly: 1,
  annually: 1,
  每年: 1,
  'half-yearly': 2,
  'semi-annually': 2,
  每半年: 2,
  quarterly: 4,
  每季: 4,
  monthly: 12,
  每月: 12,
}
