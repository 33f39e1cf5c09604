/** Arithmetic and geometric sequences: terms and sums. */
import { abs, add, div, mul, sub } from '#families/kit/exact/arithmetic.ts'
import { compare, equals } from '#families/kit/exact/compare.ts'
import { pow } from '#families/kit/exact/power.ts'
import type { Value } from '#families/kit/exact/value.ts'
import type { Formula } from '#families/kit/formula/formula.ts'
import { attempt, evaluate } from '../evaluate-exactly.ts'
import { isExpression, isNumber, wholeValue, type Judge } from '../judge.ts'
import type { Found, Task } from '../task.ts'
import { nameOf } from '../task.ts'

type Sequence = { readonly kind: 'arithmetic' | 'geometric'; readonly first: Value; readonly step: Value }

/** Told by its kind and its first terms, or by first term and difference or ratio. */
function sequenceOf(found: Found): Sequence | undefined {
  const kind = /arithmetic|等差/.test(found.word('k') ?? '')
    ? 'arithmetic'
    : /geometric|等比/.test(found.word('k') ?? '')
      ? 'geometric'
      : undefined
  if (kind === undefined) return undefined
  if (found.has('t')) return fromTerms(kind, found.list('t'))
  const [first, step] = [found.formula('a'), found.formula('d')].map((each) =>
    each === undefined ? undefined : evaluate(each),
  )
  const named = found.word('w')
  if (
    first === undefined ||
    step === undefined ||
    named === undefined ||
    (kind === 'arithmetic') !== /difference|公差/.test(named)
  )
    return undefined
  return { kind, first, step }
}

function fromTerms(kind: Sequence['kind'], terms: readonly Formula[] | undefined): Sequence | undefined {
  const values = terms?.map((each) => evaluate(each))
  if (values === undefined || values.length < 2 || !values.every((each) => each !== undefined)) return undefined
  return attempt(() => {
    const steps = values
      .slice(1)
      .map((value, index) => (kind === 'arithmetic' ? sub(value, values[index]!) : div(value, values[index]!)))
    return steps.every((step) => equals(step, steps[0]!)) ? { kind, first: values[0]!, step: steps[0]! } : undefined
  })
}

const termAt = ({ kind, first, step }: Sequence, n: number): Value =>
  kind === 'arithmetic' ? add(first, mul(step, n - 1)) : n === 1 ? first : mul(first, pow(step, n - 1))

function sumOf({ kind, first, step }: Sequence, n: number): Value {
  if (kind === 'arithmetic') return div(mul(n, add(mul(2, first), mul(n - 1, step))), 2)
  return step === 1 ? mul(first, n) : div(mul(first, sub(pow(step, n), 1)), sub(step, 1))
}

const EN = '(the|an|a)? <k:arithmetic|geometric> (sequence|progression|series)'
const TERMS = '[:] {t*} (,? ...)?'
const DEFINED =
  '(with|has|having|whose|in which) [a] [the] first term (of|is|equal to|=)? {a} (and|,)+ [a] [the] common <w:difference|ratio> (of|is|equal to|=)? {d}'
const DEFINED_ZH = '首项 (为|是|=)? {a} (,|及|和|且)* <w:公差|公比> (为|是|=)? {d}'
const ZH = '<k:等差|等比> (数列|级数)'
const NTH = '{n} (st|nd|rd|th) term'
const NTH_WORD = '<o:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|twelfth|fifteenth|twentieth> term'
const ORDINALS: Readonly<Record<string, number>> = {
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
  twelfth: 12,
  fifteenth: 15,
  twentieth: 20,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
  十: 10,
  二十: 20,
}
const FIRST = 'first ({n}|<o:third|four|five|six|seven|eight|nine|ten|twelve|twenty>) terms'
const COUNTS: Readonly<Record<string, number>> = {
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
}

const place = (found: Found): number | undefined => {
  const word = found.word('o')
  const n = word === undefined ? wholeValue(found.formula('n')) : (ORDINALS[word] ?? COUNTS[word])
  return n !== undefined && n >= 1 && n <= 400 ? n : undefined
}

export const term: Task = {
  patterns: [
    `(if|given|consider|in|for)? ${EN} ${DEFINED} [.,] ,? (find|what is|determine|the)? the ${NTH} (is)? @?`,
    `(the)? first term (of)? ${EN} is {a} and (the|its) common <w:difference|ratio> is {d} [.] ,? (find|what is|determine) (the|its) ${NTH} (of the (sequence|progression))?`,
    `(已知|若|一个|设|某)* ${ZH} (的)? ${DEFINED_ZH} ,? (求|则)? (该数列|其|它|此数列)? (的)? 第 {n} 项 (的值)? (是|为)? @?`,
    `(consider|given|for)? ${EN} ${TERMS} [.] ,? (find|what is|determine) (the|its) ${NTH} (of the (sequence|progression))?`,
  ],
  asked: [
    `(the)? ${NTH} (of|in) ${EN} ${DEFINED}`,
    `(the)? ${NTH} (of|in) ${EN} ${TERMS}`,
    `(the)? ${NTH_WORD} (of|in) ${EN} ${TERMS}`,
    `(the)? ${NTH_WORD} (of|in) ${EN} ${DEFINED}`,
    `${ZH} ${TERMS} (的)? 第 {n} 项`,
    `${ZH} ${TERMS} (的)? 第 <o:三|四|五|六|七|八|九|十|二十> 项`,
    `${DEFINED_ZH} 的 ${ZH} (的)? 第 {n} 项`,
  ],
  judge: (found) => {
    const [sequence, n] = [sequenceOf(found), place(found)]
    if (sequence === undefined) return undefined
    const name = nameOf(found.formula('n'))
    if (name !== undefined) return general(sequence, name)
    return n === undefined
      ? undefined
      : isNumber(
          attempt(() => termAt(sequence, n)),
          found.wanted,
        )
  },
}

/** The nth term, as an expression in n. */
function general({ kind, first, step }: Sequence, name: string): Judge | undefined {
  const values = [first, step].map((value) => (typeof value === 'number' ? numeral(value) : undefined))
  const [a, d] = values
  if (a === undefined || d === undefined) return undefined
  const before: Formula = {
    kind: 'sum',
    terms: [
      { minus: false, of: { kind: 'name', name } },
      { minus: true, of: numeral(1) },
    ],
  }
  if (kind === 'arithmetic')
    return isExpression({
      kind: 'sum',
      terms: [
        { minus: false, of: a },
        { minus: false, of: { kind: 'product', left: before, right: d, dot: true } },
      ],
    })
  return step === 0
    ? undefined
    : isExpression({ kind: 'product', left: a, right: { kind: 'power', base: d, exponent: before }, dot: true })
}

const numeral = (n: number): Formula =>
  n < 0 ? { kind: 'negative', of: { kind: 'number', digits: String(-n) } } : { kind: 'number', digits: String(n) }

export const generalTerm: Task = {
  patterns: [],
  asked: [
    `(the|an expression for the|a formula for the)? (general|{n} th) term (of|in) ${EN} ${TERMS}`,
    `(the)? (general|{n} th) term (of|in) ${EN} ${DEFINED}`,
    `${ZH} ${TERMS} 的? (通项|第 {n} 项)`,
  ],
  judge: (found) => {
    const sequence = sequenceOf(found)
    const name = found.has('n') ? nameOf(found.formula('n')) : 'n'
    return sequence === undefined || name === undefined ? undefined : general(sequence, name)
  },
}

export const sum: Task = {
  patterns: [
    `(if|given|consider|in|for)? ${EN} ${DEFINED} [.] ,? (find|what is|determine) the sum of (the|its) ${FIRST}`,
    `(the)? first term (of)? ${EN} is {a} and (the|its) common <w:difference|ratio> is {d} [.] ,? (find|what is|determine) the sum of (the|its) ${FIRST} (of the (sequence|progression))?`,
    `(已知|若|一个|设|某)* ${ZH} (的)? ${DEFINED_ZH} ,? 求 (该数列|其|它)? (的)? (首|前) {n} 项 (之|的)? 和`,
  ],
  asked: [
    `(the)? sum of the ${FIRST} (of|in) ${EN} ${DEFINED}`,
    `(the)? sum of the ${FIRST} (of|in) ${EN} ${TERMS}`,
    `${ZH} ${TERMS} (的)? (首|前) {n} 项 (之|的)? 和`,
    `${DEFINED_ZH} 的 ${ZH} (的)? (首|前) {n} 项 (之|的)? 和`,
  ],
  judge: (found) => {
    const [sequence, n] = [sequenceOf(found), place(found)]
    return sequence === undefined || n === undefined
      ? undefined
      : isNumber(
          attempt(() => sumOf(sequence, n)),
          found.wanted,
        )
  },
}

export const sumToInfinity: Task = {
  patterns: [],
  asked: [
    `(the)? sum to infinity of ${EN} ${DEFINED}`,
    `(the)? sum to infinity of ${EN} ${TERMS}`,
    `${ZH} ${TERMS} (的)? 无限项 (之|的)? 和`,
    `${DEFINED_ZH} 的 ${ZH} (的)? 无限项 (之|的)? 和`,
  ],
  judge: (found) => {
    const sequence = sequenceOf(found)
    if (sequence?.kind !== 'geometric') return undefined
    return attempt(() =>
      compare(abs(sequence.step), 1) < 0
        ? isNumber(div(sequence.first, sub(1, sequence.step)), found.wanted)
        : undefined,
    )
  },
}

export const commonStep: Task = {
  patterns: [],
  asked: [`(the)? common <w:difference|ratio> of ${EN} ${TERMS}`, `${ZH} ${TERMS} (的)? <w:公差|公比>`],
  judge: (found) => {
    const sequence = sequenceOf(found)
    return sequence === undefined || (sequence.kind === 'arithmetic') !== /difference|公差/.test(found.word('w')!)
      ? undefined
      : isNumber(sequence.step, found.wanted)
  },
}
