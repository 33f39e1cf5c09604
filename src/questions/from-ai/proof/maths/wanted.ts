/**
 * In which form an answer is wanted: rounding, simplest form, the value of π; and a text without the sentences that say
 * so.
 */
import { roundSignificant, round } from '#families/kit/exact/round.ts'
import type { Value } from '#families/kit/exact/value.ts'
import type { Canonical } from './canonical-text.ts'
import { indexOf } from './canonical-text.ts'
import { UNIT } from './pattern.ts'

export type Rounding = {
  readonly kind: 'places' | 'figures'
  readonly digits: number
  /** Only where the answer does not come out. */ readonly ifNeeded: boolean
}
export type Wanted = {
  readonly rounding?: Rounding
  readonly simplest: boolean
  readonly form?: 'fraction' | 'decimal' | 'percentage' | 'scientific' | 'surd' | 'π'
  /** The formula that is to be taken for π. */
  readonly pi?: string
}

export const roundAs = ({ kind, digits }: Rounding, value: Value): Value =>
  kind === 'places' ? round(value, digits) : roundSignificant(value, digits)

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
}
const NEAREST: Readonly<Record<string, number>> = {
  integer: 0,
  'whole number': 0,
  unit: 0,
  degree: 0,
  dollar: 0,
  tenth: 1,
  hundredth: 2,
  thousandth: 3,
  cent: 2,
  ten: -1,
  hundred: -2,
  thousand: -3,
  整数: 0,
  个位: 0,
  元: 0,
  度: 0,
  十分位: 1,
  百分位: 2,
  千分位: 3,
  角: 1,
  分: 2,
  仙: 2,
  十位: -1,
  百位: -2,
}
const F = '[\\ue000-\\uf8ff]'
const COUNT = `(${F}|one|two|three|four|five|six|一|二|两|三|四|五)`
const ENGLISH_ROUND = `(?:(?:correct(?:ed)?(?: your answers?)?|round(?:ed|ing)?(?: off)?(?: your (?:final )?answers?)?|accurate|accurately)?,? ?to )(?:${COUNT} (significant figures?|sig\\. ?figs?\\.?|sf|s\\.f\\.?|decimal places?|dp|d\\.p\\.?)|the nearest ([a-z]+(?: number)?|${F}))(?: ${UNIT})?`
const CHINESE_ROUND = `(?:准确|精确|四舍五入|保留|取|取值|计算|凑整)(?:至|到)?(?:小数点后)?(?:${COUNT}(?:个|位)?(有效数字|小数)|小数点后${COUNT}(位)|最接近的?(?:一)?(整数|个位|十分位|百分位|千分位|元|度|角|分|仙|十位|百位))(?:数)?(?:${UNIT})?`
const IF_NEEDED =
  '(?:,? ?(?:if|where|when|whenever) (?:it is )?(?:necessary|needed|appropriate|required)|,?(?:如|若)?有?(?:需要|必要))'
const ENGLISH_FORMS =
  'the (?:simplest|lowest|simplified) (?:form|terms)|(?:its|their) (?:simplest|lowest) (?:form|terms)|simplest (?:surd |radical )?form|lowest terms|(?:simplest |exact )?surd form|scientific notation|standard form|exact form|a (?:simplified |common )?fraction(?: in (?:its |the )?(?:simplest|lowest) (?:form|terms))?|a decimal|a percentage'
const GIVING =
  '(?:give|giving|leave|leaving|express|expressing|write|writing|state|round|with)(?: all)?(?: your| the)?(?: final)? answers?,?'
const CHINESE_GIVING = '(?:请)?(?:把|将)?(?:你的)?(?:最终)?答案,?(?:请)?'

type Clause = {
  readonly pattern: RegExp
  readonly read: (found: RegExpExecArray, canonical: Canonical) => Partial<Wanted> | undefined
}

const START = '(?:^|[,.;:] ?|\\()'
const END = '\\)?(?=$|[,.;:?@])'

const rounding = (found: RegExpExecArray, canonical: Canonical): Partial<Wanted> | undefined => {
  const [, count, kind, nearest, count2, places] = found
  const ifNeeded = new RegExp(IF_NEEDED, 'u').test(found[0])
  if (nearest !== undefined && kind === undefined) {
    const digits =
      NEAREST[nearest] ??
      nearestOf(formulaAt(nearest, canonical)) ??
      (new RegExp(`^${UNIT}$`, 'u').test(nearest) ? 0 : undefined)
    return digits === undefined ? undefined : { rounding: { kind: 'places', digits, ifNeeded } }
  }
  const written = count ?? count2
  const digits = written === undefined ? undefined : (NUMBERS[written] ?? wholeOf(formulaAt(written, canonical)))
  if (digits === undefined || digits > 8 || (kind === undefined && places === undefined)) return undefined
  const figures = kind !== undefined && /^s|有效/.test(kind)
  return figures && digits === 0 ? undefined : { rounding: { kind: figures ? 'figures' : 'places', digits, ifNeeded } }
}

const CLAUSES: readonly Clause[] = [
  {
    pattern: new RegExp(
      `(?:${START}(?:and )?(?:${GIVING} )?| (?:${GIVING} )?|${START})${ENGLISH_ROUND}${IF_NEEDED}?${END}`,
      'u',
    ),
    read: rounding,
  },
  {
    pattern: new RegExp(
      `${START}?(?:${CHINESE_GIVING})?(?:如有需要,?|如需要,?)?${CHINESE_ROUND}${IF_NEEDED}?${END}`,
      'u',
    ),
    read: rounding,
  },
  {
    pattern: new RegExp(`${START}(?:take|use|using|taking|let|assume|where)? ?(${F})${END}`, 'u'),
    read: ([, sign], canonical) => {
      const value = /^\s*(?:\\pi|π|pi)\s*(?:=|≈|\\approx)\s*(3\.14(?:16)?|3\.142|\\d?frac\{22\}\{7\}|22\/7)\s*$/.exec(
        formulaAt(sign!, canonical),
      )
      return value === null ? undefined : { pi: value[1]! }
    },
  },
  {
    pattern: new RegExp(`(?:${START}|,? )(?:取|设|以)?(${F})(?:计算)?${END}`, 'u'),
    read: ([, sign], canonical) => {
      const value = /^\s*(?:\\pi|π)\s*(?:=|≈|\\approx)\s*(3\.14(?:16)?|3\.142|\\d?frac\{22\}\{7\}|22\/7)\s*$/.exec(
        formulaAt(sign!, canonical),
      )
      return value === null ? undefined : { pi: value[1]! }
    },
  },
  {
    pattern: new RegExp(
      `(?:${START}(?:and )?${GIVING} | (?:${GIVING} )?|${START})(?:in|as) (${ENGLISH_FORMS})${IF_NEEDED}?${END}`,
      'u',
    ),
    read: ([, words]) => formOf(words!),
  },
  {
    pattern: new RegExp(`(?:${START}(?:and )?${GIVING} | (?:${GIVING} )?|${START})in terms of (${F})${END}`, 'u'),
    read: ([, sign], canonical) =>
      /^\s*(?:\\pi|π|pi)\s*$/.test(formulaAt(sign!, canonical)) ? { form: 'π' } : undefined,
  },
  {
    pattern: new RegExp(
      `${START}?${CHINESE_GIVING}(?:以|用|化为|化成|写成|表示为|须以)?(?:含)?(最简分数|最简|最简形式|分数|小数|百分数|百分比|根式|科学记数法|标准式|${F})(?:的)?(?:形式)?(?:表示)?${END}`,
      'u',
    ),
    read: ([, words], canonical) =>
      formulaAt(words!, canonical) === ''
        ? formOf(words!)
        : /^\s*(?:\\pi|π)\s*$/.test(formulaAt(words!, canonical))
          ? { form: 'π' }
          : undefined,
  },
  {
    pattern: new RegExp(
      `${START}(?:please )?(?:show (?:all )?(?:your |the )?(?:working|workings|steps|work|calculations?)(?: (?:steps|clearly))?|show your working clearly)${END}`,
      'u',
    ),
    read: () => ({}),
  },
  {
    pattern: new RegExp(
      `${START}(?:请)?(?:写出|列出|显示|列明)(?:所有|你的)?(?:计算|运算|解题)?(?:步骤|过程)${END}`,
      'u',
    ),
    read: () => ({}),
  },
  {
    pattern: new RegExp(
      `(?:,? ?and |${START})(?:represent|show|illustrate|graph) (?:the|your) (?:solution|solutions|answer)s?(?: set)? on (?:a|the) number line${END}`,
      'u',
    ),
    read: () => ({}),
  },
  {
    pattern: new RegExp(`,?(?:并|且)?(?:把|将)?(?:答案|解|其解)?(?:在|于)数线上表示(?:出来|答案|解|其解)?${END}`, 'u'),
    read: () => ({}),
  },
  { pattern: /\(? ?[\ue000-\uf8ff] ?(?:marks?|分)\)/u, read: () => ({}) },
  {
    pattern: /^(?:question|q|第)? ?([\ue000-\uf8ff])(?:题)?[:.)] ?/u,
    read: ([, sign], canonical) => (/^\d{1,2}$/.test(formulaAt(sign!, canonical)) ? {} : undefined),
  },
]

const MOST_CLAUSES = 6

/**
 * The text without those sentences, and what they ask for. A sentence that is not understood stays, and the whole is
 * then not understood.
 */
export function takeWanted(canonical: Canonical): { readonly text: string; readonly wanted: Wanted } {
  let text = canonical.text
  let wanted: Wanted = { simplest: false }
  for (let step = 0; step < MOST_CLAUSES; step += 1) {
    const before = text
    for (const { pattern, read } of CLAUSES) {
      const found = pattern.exec(text)
      const more = found === null ? undefined : read(found, canonical)
      if (found === null || more === undefined) continue
      wanted = { ...wanted, ...more }
      text = `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`.replace(/^[\s,.;:]+/, '')
    }
    if (text === before) break
  }
  return { text: text.replace(/[\s.,;:?]+$/, ''), wanted }
}

function formOf(words: string): Partial<Wanted> {
  const simplest = /simpl|lowest|最简/.test(words) ? { simplest: true } : {}
  if (/fraction|分数/.test(words)) return { ...simplest, form: 'fraction' }
  if (/surd|radical|根式/.test(words)) return { ...simplest, form: 'surd' }
  if (/scientific|standard|科学|标准/.test(words)) return { form: 'scientific' }
  if (/percent|百分/.test(words)) return { form: 'percentage' }
  if (/decimal|小数/.test(words)) return { form: 'decimal' }
  return simplest
}

const formulaAt = (sign: string, { formulas }: Canonical): string =>
  /^[\ue000-\uf8ff]$/u.test(sign) ? (formulas[indexOf(sign)] ?? '') : ''
const wholeOf = (formula: string): number | undefined => (/^\s*\d\s*$/.test(formula) ? Number(formula) : undefined)

/** `0.1` → one place, `10` → minus one. */
function nearestOf(formula: string): number | undefined {
  const digits = formula.replace(/[,\s]|\\[,%]/g, '')
  const places = /^0\.(0*)1$/.exec(digits)
  if (places !== null) return places[1]!.length + 1
  const tens = /^1(0*)$/.exec(digits)
  return tens === null ? undefined : -tens[1]!.length
}
