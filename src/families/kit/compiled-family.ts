/**
 * A family made ready to draw from: its parameter space, its derived quantities and its texts. Done once a family, when
 * it is first drawn.
 */
import { itemAt } from '#domain/must-be-there.ts'
import type { Family, Text, Word } from './family.ts'
import { compileTest, compileValue, type Test } from './formula/evaluate.ts'
import { expand, namesOf, type Formula } from './formula/formula.ts'
import { parseFormula } from './formula/parse-formula.ts'
import type { Parameter, ParameterSpace, Stage } from './parameter-space.ts'
import { compileTemplate, type Meanings, type Template } from './template.ts'

export type CompiledFamily = {
  readonly family: Family
  readonly space: ParameterSpace
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
  if (compiled === undefined) compiledFamilies.set(family, (compiled = compile(family)))
  return compiled
}

function compile(family: Family): CompiledFamily {
  const domains = Object.entries(family.given)
  const symbols = new Set(family.symbols ?? [])
  const meanings = new Map<string, Formula>()
  const formula = (source: string): Formula => {
    try {
      return expand(parseFormula(source), meanings)
    } catch (fault) {
      throw new SyntaxError(`${family.meta.id}: ${(fault as Error).message}`, { cause: fault })
    }
  }
  const order = new StageOrder(family.meta.id, domains)
  // The parts of "a & b" are asked each as soon as it can be.
  for (const condition of [family.where ?? []]
    .flat()
    .map(formula)
    .flatMap((whole) => (whole.kind === 'all' ? whole.conditions : [whole])))
    order.await(condition)
  for (const [name, source] of Object.entries(family.let ?? {})) {
    if (order.knows(name) || meanings.has(name) || symbols.has(name))
      throw new SyntaxError(`${family.meta.id}: the name ${name} is declared twice`)
    const of = formula(source)
    if (hasSymbols(of, symbols)) meanings.set(name, of)
    else order.derive(name, of)
  }
  for (const [name, [condition, yes, no]] of Object.entries(family.words ?? {}))
    order.word(name, formula(condition), yes, no)
  return { family, space: order.space(), meanings, symbols, formula }
}

/** Puts each derived quantity and condition where all it needs is known. */
class StageOrder {
  readonly #id: string
  readonly #parameters: readonly (Parameter & { readonly stages: Stage[] })[]
  /** For each name, the place of the first parameter after which it is known. */
  readonly #depths: Map<string, number>
  readonly #waiting: { readonly names: ReadonlySet<string>; readonly test: Test }[] = []

  constructor(id: string, domains: readonly (readonly [name: string, domain: Parameter['domain']])[]) {
    this.#id = id
    this.#parameters = domains.map(([name, domain]) => ({ name, domain, stages: [] }))
    this.#depths = new Map(domains.map(([name], depth) => [name, depth]))
  }

  knows(name: string): boolean {
    return this.#depths.has(name)
  }

  await(condition: Formula): void {
    this.#waiting.push({ names: namesOf(condition), test: compileTest(condition) })
    this.#settle()
  }

  derive(name: string, of: Formula): void {
    const missing = [...namesOf(of)].filter((needed) => !this.knows(needed))
    if (missing.length > 0)
      throw new SyntaxError(
        `${this.#id}: ${name} needs ${missing.join(', ')}, which ${missing.length === 1 ? 'is' : 'are'} not declared before it`,
      )
    this.#add(name, namesOf(of), { kind: 'let', name, evaluate: compileValue(of) })
    this.#settle()
  }

  word(name: string, condition: Formula, yes: Word, no: Word): void {
    this.#add(name, namesOf(condition), { kind: 'word', name, test: compileTest(condition), yes, no })
  }

  space(): ParameterSpace {
    if (this.#waiting.length > 0)
      throw new SyntaxError(`${this.#id}: a condition of "where" uses names that are not declared, or symbols`)
    return {
      parameters: this.#parameters,
      size: this.#parameters.reduce((product, { domain }) => product * domain.length, 1),
    }
  }

  #settle(): void {
    for (const [index, { names, test }] of [...this.#waiting.entries()].reverse()) {
      if (![...names].every((name) => this.knows(name))) continue
      itemAt(this.#parameters, this.#depthOf(names)).stages.push({ kind: 'test', test })
      this.#waiting.splice(index, 1)
    }
  }

  #add(name: string, names: ReadonlySet<string>, stage: Stage): void {
    const depth = this.#depthOf(names)
    itemAt(this.#parameters, depth).stages.push(stage)
    this.#depths.set(name, depth)
  }

  #depthOf(names: ReadonlySet<string>): number {
    return Math.max(0, ...[...names].map((name) => this.#depths.get(name) ?? 0))
  }
}

function hasSymbols(formula: Formula, symbols: ReadonlySet<string>): boolean {
  for (const name of namesOf(formula)) if (symbols.has(name)) return true
  return false
}

/** A text in both languages. A string is the same in both. */
export type BilingualTemplate = { readonly en: Template; readonly zh: Template }

/** `math`: a string is a formula as a whole. */
export function compileText(text: Text, meanings: Meanings, math = false): BilingualTemplate {
  if (typeof text !== 'string')
    return { en: compileTemplate(text.en, meanings), zh: compileTemplate(text.zh, meanings) }
  const template = compileTemplate(text, meanings, math)
  return { en: template, zh: template }
}
