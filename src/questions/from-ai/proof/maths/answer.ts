/** What an answer says: the values, points or range it names, without label, unit and lead-in. */
import type { Formula } from '#families/kit/formula/formula.ts'
import type { RichText } from '#domain/rich-text.ts'
import { canonicalText, indexOf, type Canonical } from './canonical-text.ts'
import { UNIT } from './pattern.ts'
import { readLatex, type Read } from './read-latex.ts'

export type Answer = {
  /** Words and signs, as of a canonical text, but for units, label and lead-in. */
  readonly text: string
  readonly reads: ReadonlyMap<string, readonly Read[]>
  readonly units: readonly string[]
}

const LEAD =
  /^(?:\(?[a-e]\)|[a-e][.:)](?= ?[^\s\d])|answers?:?|ans[.:]?|the (?:answer|solution|solutions|roots?|value)s? (?:is|are):?|solutions?:|(?:答案?|解)(?:是|为)?[:,]?) */u
const NONE = /^(?:there (?:is|are) )?(?:no (?:real )?(?:solutions?|roots?)|(?:方程)?(?:没有|无)(?:实数?)?(?:根|解))$/u

/** Undefined for what cannot be read at all. */
export function readAnswer(rich: RichText): Answer | undefined {
  const canonical = canonicalText(withoutLabel(rich))
  if (canonical === undefined) return undefined
  return answerOf(canonical)
}

/** Without the letter of an option, which models put before its text. */
function withoutLabel(rich: RichText): RichText {
  const [first, ...rest] = rich
  return first?.kind === 'text'
    ? [
        { kind: 'text', text: first.text.replace(/^\s*(?:\([A-Ea-e]\)|[A-Ea-e][.)、：:])(?=\s|$|[-−\d])\s*/u, '') },
        ...rest,
      ]
    : rich
}

export function answerOf({ text, formulas }: Pick<Canonical, 'text' | 'formulas'>): Answer {
  const units: string[] = []
  let rest = text.replace(/[.。]+$/, '')
  for (let step = 0; step < 3; step += 1) rest = rest.replace(LEAD, '')
  rest = rest.replace(new RegExp(`(?<=[\\ue000-\\uf8ff]) ?(${UNIT})(?![a-z])`, 'gu'), (_, unit: string) => {
    units.push(unit)
    return ''
  })
  const reads = new Map<string, readonly Read[]>()
  for (const sign of rest.match(/[\ue000-\uf8ff]/g) ?? []) {
    const read = readLatex((formulas[indexOf(sign)] ?? '').replace(/\\approx|≈|\\doteq/g, '='))
    if (read !== undefined) reads.set(sign, read)
  }
  return { text: rest.trim(), reads, units }
}

const SEPARATOR = /\s*(?:,\s*or|,\s*and|,|;|or|and|或者?|及|和|与)\s*/u

/** Every reading of every formula, when nothing but formulas stands there. */
export function readings(answer: Answer): Read[] | undefined {
  const parts = answer.text.split(SEPARATOR)
  const all: Read[] = []
  for (const part of parts) {
    const read = /^[\ue000-\uf8ff]$/u.test(part) ? answer.reads.get(part) : undefined
    if (read === undefined) return undefined
    all.push(...read)
  }
  return all
}

/**
 * The values named, without `x =`; none for "no real roots". Undefined where anything else stands there, or where
 * another letter is named.
 */
export function valuesOf(answer: Answer, name?: string): Formula[] | undefined {
  if (NONE.test(answer.text)) return []
  const all = readings(answer)
  if (all === undefined || all.length > 12) return undefined
  const values: Formula[] = []
  for (const read of all) {
    const value = read.kind === 'formula' ? plainValue(read.of, name) : undefined
    if (value === undefined) return undefined
    values.push(value)
  }
  return values
}

/** One value, of an answer that names just one. */
export function valueOf(answer: Answer, name?: string): Formula | undefined {
  const values = valuesOf(answer, name)
  return values?.length === 1 ? values[0] : undefined
}

function plainValue(formula: Formula, name: string | undefined): Formula | undefined {
  if (formula.kind !== 'relation') return formula
  const [only, ...more] = formula.rest
  if (only === undefined || more.length > 0 || only.relation !== '=') return undefined
  if (formula.first.kind === 'name')
    return name === undefined || formula.first.name === name || formula.first.name.startsWith(`${name}_`)
      ? only.operand
      : undefined
  return name === undefined || name.includes('(') ? only.operand : undefined
}

/** `x = 2, y = 3` or, with the names in order, `(2, 3)`: values by name, one map for each pair. */
export function assignmentsOf(answer: Answer, names: readonly string[]): Map<string, Formula>[] | undefined {
  const all = readings(answer)
  if (all === undefined || all.length === 0) return undefined
  if (all.every((read) => read.kind === 'tuple')) {
    return all.every((read) => read.kind === 'tuple' && read.items.length === names.length)
      ? all.map((read) => new Map(names.map((name, index) => [name, read.items[index]!])))
      : undefined
  }
  if (all.length !== names.length) return undefined
  const values = new Map<string, Formula>()
  for (const read of all) {
    if (
      read.kind !== 'formula' ||
      read.of.kind !== 'relation' ||
      read.of.first.kind !== 'name' ||
      read.of.rest.length !== 1 ||
      read.of.rest[0]!.relation !== '='
    )
      return undefined
    values.set(read.of.first.name, read.of.rest[0]!.operand)
  }
  return names.every((name) => values.has(name)) ? [values] : undefined
}

/** A range such as `x < -2 or x > 3`, as a condition. */
export function conditionOf(answer: Answer): Formula | undefined {
  const found = answer.text.match(/^[\ue000-\uf8ff](?:\s*(?:or|and|或|及|且|,)\s*[\ue000-\uf8ff])*$/u)
  const all = found === null ? undefined : readings(answer)
  if (all === undefined || !all.every((read) => read.kind === 'formula' && read.of.kind === 'relation'))
    return undefined
  const conditions = all.map((read) => (read as { of: Formula }).of)
  if (conditions.length === 1) return conditions[0]
  const joins = new Set(answer.text.match(/or|and|或|及|且|,/g))
  // "x < 1, x > 3" and "x < 1 and x > 3" are written for either meaning.
  return joins.size === 1 && (joins.has('or') || joins.has('或'))
    ? { kind: 'any', conditions }
    : joins.size === 1 && (joins.has('and') || joins.has('且'))
      ? { kind: 'all', conditions }
      : undefined
}
