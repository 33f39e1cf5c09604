/**
 * Wrong versions of a family, made by script: a key, a formula, a sign or a number of the figure is changed. A good
 * family catches them all.
 */
import { seededRandom } from '#domain/random.ts'
import { everyDraw } from '#families/kit/drawn.ts'
import { Unsuitable } from '#families/kit/exact/value.ts'
import type { Family, Text } from '#families/kit/family.ts'
import { declarationFaults, faultsOf, toldNames } from '#families/kit/prove.ts'
import { drawPoints } from '#families/kit/space.ts'
import { firstOf } from './first-of.ts'

export type Mutant = {
  readonly family: Family
  readonly place: string
  readonly before: string
  readonly after: string
}

/** Draws of a mutant that are looked at, until one is refuted. */
const DRAWS = 120

/** How many wrong versions the families have, and which are not refuted. */
export function survivorsOf(families: readonly Family[]): { readonly made: number; readonly survivors: string[] } {
  const mutants = families.flatMap((family) => [...mutantsOf(family)])
  const survivors = mutants
    .filter((mutant) => !isCaught(mutant))
    .map(({ family, place, before, after }) => `${family.meta.id}, ${place}: ${before} → ${after}`)
  return { made: mutants.length, survivors }
}

/** Whether a mutant is refuted by any draw, or can no longer be drawn from at all. */
export function isCaught({ family }: Mutant): boolean {
  try {
    if (declarationFaults(family).length > 0) return true
    let drawn = 0
    for (const one of everyDraw(
      family,
      seededRandom('mutant'),
      firstOf(drawPoints(family, seededRandom('mutants')), DRAWS),
    )) {
      drawn += 1
      if (faultsOf(one).length > 0) return true
    }
    return drawn === 0
  } catch (fault) {
    // What cannot be compiled or worked out is caught as well.
    if (
      fault instanceof SyntaxError ||
      fault instanceof TypeError ||
      fault instanceof Unsuitable ||
      fault instanceof RangeError
    )
      return true
    throw fault
  }
}

export function* mutantsOf(family: Family): Generator<Mutant> {
  if (family.kind === 'formula')
    for (const after of formulaMutations(family.key))
      yield { family: { ...family, key: after }, place: 'key', before: family.key, after }
  for (const [name, before] of Object.entries(family.let ?? {})) {
    if (!matters(family, name)) continue
    for (const after of formulaMutations(before))
      yield { family: { ...family, let: { ...family.let, [name]: after } }, place: `let ${name}`, before, after }
  }
  yield* textMutants(family)
  yield* figureMutants(family)
}

/** Signs turned, whole numbers one more, powers one more, a product for a quotient. */
export function formulaMutations(source: string): string[] {
  const mutations: string[] = []
  const swap = (at: number, length: number, by: string): void =>
    void mutations.push(source.slice(0, at) + by + source.slice(at + length))
  for (const { 0: sign, index } of source.matchAll(/(?<![<>!=])[+\-/](?!\s*=)/g)) {
    if (sign === '+') swap(index, 1, '-')
    else if (sign === '-') swap(index, 1, /^\s*$|[(,=<>]\s*$/.test(source.slice(0, index)) ? '' : '+')
    else swap(index, 1, '*')
  }
  for (const { 0: digits, index } of source.matchAll(/(?<![\w.])\d+(?![\w.]|\s*\))/g))
    swap(index, digits.length, String(Number(digits) + 1))
  return mutations.filter((mutation) => mutation !== source)
}

/**
 * Whether a derived name makes a key or a printed formula wrong when it is changed. A number that the stem tells is a
 * given, and so is what it
 * comes from: changed, it makes another question, whose key the claims prove anew. Other names only make slips or
 * steps.
 */
function matters(family: Family, name: string): boolean {
  const told = toldNames(family)
  const answers =
    family.kind === 'conventional'
      ? family.parts.map(({ answer }) => holesOf(answer))
      : family.kind === 'statements'
        ? family.statements.map(({ holds }) => holds)
        : family.kind === 'formula'
          ? [family.key]
          : [holesOf(family.key)]
  if (isFormula(family, name)) return closure(family, [...answers, ...stemsOf(family)], new Set()).has(name)
  const givens = closure(family, [...told], new Set())
  return !givens.has(name) && closure(family, answers, givens).has(name)
}

/** What is in the holes of the stem and of the questions of the parts. */
const stemsOf = (family: Family): string[] =>
  [
    family.stem,
    ...(family.kind === 'conventional'
      ? family.parts.map(({ ask }) => ask)
      : family.kind === 'statements'
        ? family.statements.map(({ text }) => text)
        : []),
  ].map(holesOf)

/** Whether a derived name stands for a formula with symbols. */
const isFormula = (family: Family, name: string): boolean =>
  namesIn(family.let?.[name] ?? '').some((one) => family.symbols?.includes(one))

/** The names that formulas come from, however deep, but for those in `without`. */
function closure(family: Family, sources: readonly string[], without: ReadonlySet<string>): Set<string> {
  const reached = new Set(sources.flatMap(namesIn).filter((one) => !without.has(one)))
  const waiting = [...reached]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const deeper of namesIn(family.let?.[next] ?? '')) {
      if (reached.has(deeper) || without.has(deeper)) continue
      reached.add(deeper)
      waiting.push(deeper)
    }
  }
  return reached
}

function holesOf(text: Text): string {
  const words = typeof text === 'string' ? text : `${text.en} ${text.zh}`
  return [...words.matchAll(/@(?:\{([^}:]*)|\[([^\]:]*)|([A-Za-z_]\w*))/g)]
    .map(([, school, substituted, name]) => school ?? substituted ?? name ?? '')
    .join(' ')
}

const namesIn = (source: string): string[] => source.match(/[A-Za-z_]\w*/g) ?? []

/** Signs and numbers of the formulas that stem and answers print. */
function* textMutants(family: Family): Generator<Mutant> {
  for (const after of holeMutations(family.stem))
    yield { family: { ...family, stem: after.text }, place: 'stem', before: after.before, after: after.after }
  if (family.kind !== 'conventional') return
  for (const [index, part] of family.parts.entries()) {
    for (const after of holeMutations(part.answer)) {
      const parts = family.parts.with(index, { ...part, answer: after.text }) as unknown as typeof family.parts
      yield {
        family: { ...family, parts },
        place: `answer ${part.label ?? ''}`,
        before: after.before,
        after: after.after,
      }
    }
  }
}

function* holeMutations(
  text: Text,
): Generator<{ readonly text: Text; readonly before: string; readonly after: string }> {
  const english = typeof text === 'string' ? text : text.en
  for (const { 0: hole, 1: formula, index } of english.matchAll(/@\{([^}:]*)(?::[^}]*)?\}/g)) {
    for (const after of formulaMutations(formula!)) {
      const changed = english.slice(0, index) + hole.replace(formula!, () => after) + english.slice(index + hole.length)
      yield { text: typeof text === 'string' ? changed : { ...text, en: changed }, before: formula!, after }
    }
  }
}

/** The figure drawn with one of its numbers a fifth larger. */
function* figureMutants(family: Family): Generator<Mutant> {
  const { figure, measure } = family
  if (figure === undefined || measure === undefined) return
  const read = new Set<string>()
  for (const { values } of firstOf(drawPoints(family, seededRandom('figure')), 1)) {
    const numbers = Object.fromEntries(
      Object.entries(values).filter(([, value]) => typeof value === 'number'),
    ) as Record<string, number>
    try {
      figure(new Proxy(numbers, { get: (target, name) => (read.add(String(name)), target[String(name)] ?? 1) }))
    } catch {
      return
    }
  }
  for (const name of read) {
    yield {
      family: { ...family, figure: (values) => figure({ ...values, [name]: (values[name] ?? 1) * 1.2 + 0.1 }) },
      place: 'figure',
      before: name,
      after: `1.2 ${name} + 0.1`,
    }
  }
}
