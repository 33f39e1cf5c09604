/**
 * What a statement tells in passing: another question on the same paper that asks for it would find its answer there.
 */
import { canonicalName } from '../word-lists/known-aliases.ts'
import type { NameKind } from '../survey/name-kinds.ts'
import type { Mention } from '../survey/names.ts'
import { findYears } from './years.ts'

/** Two of these side by side are a fact that is asked for: who wrote what, which war ended in which treaty. */
const SINGLE: ReadonlySet<NameKind> = new Set<NameKind>([
  'person',
  'monarch',
  'work',
  'treaty',
  'law',
  'war',
  'movement',
  'school',
  'bank',
  'company',
  'theory',
])

/** A country or a bank takes part in all that happens; a year beside it is no fact of its own. */
const EVERYWHERE: ReadonlySet<NameKind> = new Set<NameKind>([
  'country',
  'province',
  'place',
  'bank',
  'company',
  'organisation',
  'party',
  'people',
  'living',
])

/**
 * Exclusions `fact:a|b` for each pair of a year and a name, or of two names that stand for single matters; equal for
 * other names of the same thing.
 */
export function toldFacts(plain: string, mentions: readonly Mention[]): string[] {
  const years = findYears(plain).map(({ value }) => `${value}年`)
  const named = mentions.filter(({ name }) => name.kind !== 'term' && name.kind !== 'latin')
  const dated = years.flatMap((year) =>
    named.filter(({ name }) => !EVERYWHERE.has(name.kind)).map(({ name }) => pair(year, canonicalName(name.plain))),
  )
  const single = [
    ...new Set(named.filter(({ name }) => SINGLE.has(name.kind)).map(({ name }) => canonicalName(name.plain))),
  ]
  const paired = single.flatMap((one, index) => single.slice(index + 1).map((other) => pair(one, other)))
  return [...new Set([...dated, ...paired])]
}

const pair = (one: string, other: string): string => `fact:${[one, other].toSorted().join('|')}`
