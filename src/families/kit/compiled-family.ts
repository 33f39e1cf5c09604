/** A family made ready to draw from: its parameter space, its derived quantities and its texts. Done once a family, when it is first drawn. */
import { Unsuitable, type Value } from './exact/value.ts'
import type { Drawable, Family, Text, Word } from './family.ts'
import { compileTest, compileValue, type Test, type Values } from './formula/evaluate.ts'
import { expand, namesOf, type Formula } from './formula/formula.ts'
import { parseFormula } from './formula/parse-formula.ts'
import { compileTemplate, type Meanings, type Template } from './template.ts'

export type CompiledFamily = {
  readonly family: Family
  /** How many points the space has before `where`. */
  readonly size: number
  /** The values of a point of the space; undefined where it is not admissible. */
  readonly valuesAt: (index: number) => Values | undefined
  /** What names with symbols in them stand for. */
  readonly meanings: Meanings
  readonly symbols: ReadonlySet<string>
  /** A formula of the declaration, opened and ready. */
  readonly formula: (source: string) => Formula
}

const compiledFamilies = new WeakMap<Family, CompiledFamily>()

/** Throws a SyntaxError or TypeError that names the family where its declaration cannot be read. */
export function compileFamily(family: Family): CompiledFamily {
  let compiled = compiledFamilies.get(family)
  if (compiled === undefined) compiledFamilies.set(family, compiled = compile(family))
  return compiled
}

function compile(family: Family): CompiledFamily {
  const domains = Object.entries(family.given)
  const symbols = new Set(family.symbols ?? [])
  const meanings = new Map<string, Formula>()
  const known = new Set(domains.map(([name]) => name))
  const formula = (source: string): Formula => {
    try {
      return expand(parseFormula(source), meanings)
    } catch (fault) {
      throw new SyntaxError(`${family.meta.id}: ${(fault as Error).message}`, { cause: fault })
    }
  }
  const waiting = [family.where ?? []].flat().map(formula).map((condition) => ({ names: namesOf(condition), test: compileTest(condition) }))
  const stages: Stage[] = []
  const settle = (): void => {
    for (const [index, { names, test }] of [...waiting.entries()].reverse()) {
      if ([...names].every((name) => known.has(name))) {
        stages.push({ kind: 'test', test })
        waiting.splice(index, 1)
      }
    }
  }
  settle()
  for (const [name, source] of Object.entries(family.let ?? {})) {
    if (known.has(name) || meanings.has(name) || symbols.has(name)) throw new SyntaxError(`${family.meta.id}: the name ${name} is declared twice`)
    const of = formula(source)
    if (hasSymbols(of, symbols)) meanings.set(name, of)
    else {
      const missing = [...namesOf(of)].filter((needed) => !known.has(needed))
      if (missing.length > 0) throw new SyntaxError(`${family.meta.id}: ${name} needs ${missing.join(', ')}, which ${missing.length === 1 ? 'is' : 'are'} not declared before it`)
      stages.push({ kind: 'let', name, evaluate: compileValue(of) })
      known.add(name)
      settle()
    }
  }
  for (const [name, [condition, yes, no]] of Object.entries(family.words ?? {})) stages.push({ kind: 'word', name, test: compileTest(formula(condition)), yes, no })
  if (waiting.length > 0) throw new SyntaxError(`${family.meta.id}: a condition of "where" uses names that are not declared, or symbols`)
  return { family, size: domains.reduce((product, [, values]) => product * values.length, 1), valuesAt: (index) => valuesAt(index, domains, stages), meanings, symbols, formula }
}

type Stage =
  | { readonly kind: 'let'; readonly name: string; readonly evaluate: (values: Values) => Value }
  | { readonly kind: 'word'; readonly name: string; readonly test: Test; readonly yes: Word; readonly no: Word }
  | { readonly kind: 'test'; readonly test: Test }

function valuesAt(index: number, domains: readonly (readonly [string, readonly Drawable[]])[], stages: readonly Stage[]): Values | undefined {
  const values: Record<string, unknown> = {}
  let rest = index
  for (const [name, domain] of domains) {
    values[name] = domain[rest % domain.length]
    rest = Math.floor(rest / domain.length)
  }
  try {
    for (const stage of stages) {
      if (stage.kind === 'let') values[stage.name] = stage.evaluate(values)
      else if (stage.kind === 'word') values[stage.name] = stage.test(values) ? stage.yes : stage.no
      else if (!stage.test(values)) return undefined
    }
  } catch (fault) {
    if (fault instanceof Unsuitable) return undefined
    throw fault
  }
  return values
}

function hasSymbols(formula: Formula, symbols: ReadonlySet<string>): boolean {
  for (const name of namesOf(formula)) if (symbols.has(name)) return true
  return false
}

/** A text in both languages. A string is the same in both. */
export type BilingualTemplate = { readonly en: Template; readonly zh: Template }

/** `math`: a string is a formula as a whole. */
export function compileText(text: Text, meanings: Meanings, math = false): BilingualTemplate {
  if (typeof text !== 'string') return { en: compileTemplate(text.en, meanings), zh: compileTemplate(text.zh, meanings) }
  const template = compileTemplate(text, meanings, math)
  return { en: template, zh: template }
}
