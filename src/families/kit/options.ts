/** The options of a multiple-choice draw: the key, and the slips that are believable beside it. */
import { itemAt } from '#domain/must-be-there.ts'
import type { Random } from '#domain/random.ts'
import type { RichText } from '#domain/rich-text.ts'
import { compare, equals, isReal } from './exact/compare.ts'
import { Unsuitable, type Value } from './exact/value.ts'
import { compileFamily, compileText, type BilingualTemplate } from './compiled-family.ts'
import type { Choice, FormulaChoice, StatementChoice, WordedChoice } from './family.ts'
import { compileTest, compileValue, isCondition, type Evaluate, type Test, type Values } from './formula/evaluate.ts'
import { namesOf, type Formula } from './formula/formula.ts'
import { fillTemplate, type Script } from './template.ts'

/**
 * `slip`: the named mistake that leads to it; undefined for the key. `values`: with `it`, where the option is printed
 * through `show`.
 */
export type Option = {
  readonly slip?: string
  readonly values: Values
  readonly template: BilingualTemplate
  readonly formula?: Formula
  readonly value?: Value
  readonly text: string
}
/**
 * `ordered`: the options stand in ascending order (numbers) or the order of a list, so that the letter of the key
 * follows from the slips beside it.
 */
export type OptionPool = { readonly key: Option; readonly slips: readonly Option[]; readonly ordered: boolean }

/**
 * Key and believable, different slips; undefined where fewer than three slips are left, so that the point is not
 * admissible.
 */
export function optionsAt(family: Choice, values: Values): OptionPool | undefined {
  const pool = poolAt(family, values)
  return pool === undefined || pool.slips.length < 3 ? undefined : pool
}

/**
 * Four options of a pool with the key under `letter` (0 to 3), or under any letter where `letter` is undefined;
 * undefined where that letter cannot be had.
 */
export function chooseOptions(pool: OptionPool, random: Random, letter?: number): readonly Option[] | undefined {
  if (!pool.ordered) {
    const three = random.shuffle(pool.slips).slice(0, 3)
    three.splice(letter ?? random.below(4), 0, pool.key)
    return three
  }
  const before = pool.slips.filter((slip) => comesBefore(slip, pool.key))
  const after = pool.slips.filter((slip) => !comesBefore(slip, pool.key))
  const possible = [0, 1, 2, 3].filter((place) => before.length >= place && after.length >= 3 - place)
  const place = letter ?? random.pick(possible)
  if (!possible.includes(place)) return undefined
  const chosen = [...random.shuffle(before).slice(0, place), pool.key, ...random.shuffle(after).slice(0, 3 - place)]
  return chosen.sort((left, right) => (comesBefore(left, right) ? -1 : 1))
}

/** The letters (0 to 3) that the key of a pool can have. */
export function lettersOf(pool: OptionPool): readonly number[] {
  if (!pool.ordered) return [0, 1, 2, 3]
  const before = pool.slips.filter((slip) => comesBefore(slip, pool.key)).length
  return [0, 1, 2, 3].filter((place) => before >= place && pool.slips.length - before >= 3 - place)
}

/** Of options with values, as the ordered ones are. */
const comesBefore = ({ value: left }: Option, { value: right }: Option): boolean =>
  left !== undefined && right !== undefined && compare(left, right) < 0

type Reader = (values: Values) => OptionPool | undefined
const readers = new WeakMap<Choice, Reader>()

function poolAt(family: Choice, values: Values): OptionPool | undefined {
  let reader = readers.get(family)
  if (reader === undefined) readers.set(family, (reader = readerOf(family)))
  return reader(values)
}

function readerOf(family: Choice): Reader {
  switch (family.kind) {
    case 'formula':
      return formulaReader(family)
    case 'worded':
      return wordedReader(family)
    case 'statements':
      return statementReader(family)
  }
}

function formulaReader(family: FormulaChoice): Reader {
  const { formula, meanings, symbols } = compileFamily(family)
  const show = compileText(family.show ?? '$@{it}$', meanings)
  const candidates = [[undefined, family.key] as const, ...Object.entries(family.slips)].map(([slip, source]) => {
    const of = formula(source)
    const symbolic = isCondition(of) || [...namesOf(of)].some((name) => symbols.has(name))
    return {
      slip,
      of,
      evaluate: symbolic ? undefined : compileValue(of),
      template: symbolic
        ? compileText(family.show === undefined ? `$@{${source}}$` : openedShow(family.show, source), meanings)
        : show,
    }
  })
  const plausible = family.plausible === undefined ? undefined : compileTest(formula(family.plausible))
  return (values) => {
    const options: Option[] = []
    for (const { slip, of, evaluate, template } of candidates) {
      const option = optionOf(slip, of, evaluate, template, values, plausible)
      if (slip === undefined && option === undefined) return undefined
      if (
        option !== undefined &&
        options.every(
          (other) =>
            other.text !== option.text &&
            !(other.value !== undefined && option.value !== undefined && equals(other.value, option.value)),
        )
      )
        options.push(option)
    }
    const [key, ...slips] = options
    if (key === undefined) return undefined
    return { key, slips, ordered: options.every(({ value }) => value !== undefined && isReal(value)) }
  }
}

/** `show` with the source of an expression in the place of `it`. */
function openedShow(show: FormulaChoice['show'] & {}, source: string): FormulaChoice['show'] & {} {
  const open = (text: string): string => text.replace(/@it\b|@\{\s*it\s*\}/g, `@{${source}}`)
  return typeof show === 'string' ? open(show) : { en: open(show.en), zh: open(show.zh) }
}

/** Undefined for a slip that leads to nothing, or to what nobody would believe. */
function optionOf(
  slip: string | undefined,
  formula: Formula,
  evaluate: Evaluate | undefined,
  template: BilingualTemplate,
  values: Values,
  plausible: Test | undefined,
): Option | undefined {
  try {
    const value = evaluate?.(values)
    const own: Values = value === undefined ? values : { ...values, it: value }
    if (plausible !== undefined && evaluate !== undefined && !plausible(own)) return undefined
    return {
      ...(slip === undefined ? {} : { slip }),
      values: own,
      template,
      formula,
      ...(value === undefined ? {} : { value }),
      text: textOf(template, own),
    }
  } catch (fault) {
    if (fault instanceof Unsuitable) return undefined
    throw fault
  }
}

function wordedReader(family: WordedChoice): Reader {
  const { meanings } = compileFamily(family)
  const candidates = [[undefined, family.key] as const, ...Object.entries(family.slips)].map(([slip, text]) => ({
    slip,
    template: compileText(text, meanings),
  }))
  return (values) => {
    const options: Option[] = []
    for (const { slip, template } of candidates) {
      const text = textOf(template, values)
      if (options.every((other) => other.text !== text))
        options.push({ ...(slip === undefined ? {} : { slip }), values, template, text })
    }
    const [key, ...slips] = options
    return key && { key, slips, ordered: false }
  }
}

/** Which statements are true, as printed: in this order, which real papers keep. */
const COMBINATIONS: readonly {
  readonly true: readonly [boolean, boolean, boolean]
  readonly en: string
  readonly zh: string
}[] = [
  { true: [true, false, false], en: 'I only', zh: '只有 I' },
  { true: [false, true, false], en: 'II only', zh: '只有 II' },
  { true: [false, false, true], en: 'III only', zh: '只有 III' },
  { true: [true, true, false], en: 'I and II only', zh: '只有 I 及 II' },
  { true: [true, false, true], en: 'I and III only', zh: '只有 I 及 III' },
  { true: [false, true, true], en: 'II and III only', zh: '只有 II 及 III' },
  { true: [true, true, true], en: 'I, II and III', zh: 'I、II 及 III' },
]

function statementReader(family: StatementChoice): Reader {
  const { formula, meanings } = compileFamily(family)
  const tests = family.statements.map(({ holds }) => compileTest(formula(holds)))
  const combinations = COMBINATIONS.map((one) => ({
    ...one,
    template: compileText({ en: one.en, zh: one.zh }, meanings),
  }))
  return (values) => {
    const truth = tests.map((test) => test(values))
    const right = COMBINATIONS.findIndex((combination) =>
      combination.true.every((holds, index) => holds === truth[index]),
    )
    if (right < 0) return undefined
    const options = combinations.map((combination, order): Option => {
      const wrong = family.statements
        .filter((_, index) => combination.true[index] !== truth[index])
        .map(({ slip }) => slip)
        .join('; ')
      return {
        ...(order === right ? {} : { slip: wrong }),
        values,
        template: combination.template,
        value: order,
        text: combination.en,
      }
    })
    return { key: itemAt(options, right), slips: options.filter((_, order) => order !== right), ordered: true }
  }
}

/** For comparing options: what is printed, in English. */
function textOf({ en }: BilingualTemplate, values: Values): string {
  return richTextKey(fillTemplate(en, values, 'en' satisfies Script, same))
}

const richTextKey = (text: RichText): string =>
  text
    .map((inline) => (inline.kind === 'math' ? inline.tex : inline.kind === 'text' ? inline.text : ''))
    .join('')
    .replace(/\s+/g, ' ')
const same = (text: string): string => text
