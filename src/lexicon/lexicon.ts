/** The school lexicon, opened: its rows, and what stands in sets and sequences with each. */
import { FIELDS, ITEMS, type FieldName } from './fields.ts'
import { readItems, type Item } from './item-row.ts'
import type { CoHyponymSet, LexiconFact, LexiconTerm, Sequence } from './lexicon-row.ts'
import { readField, resolveGroups, type WrittenField } from './read-field.ts'

export type Lexicon = {
  /** How far a text is about a field, 0 to 1; 1 where nothing else was asked. */
  readonly shareOf: (field: string) => number
  readonly terms: readonly LexiconTerm[]
  readonly facts: readonly LexiconFact[]
  /** Those about a thing, by its English name. */
  readonly factsOf: (thing: string) => readonly LexiconFact[]
  /** Those of the same property of the same field, the fact itself among them. */
  readonly factsBeside: (fact: LexiconFact) => readonly LexiconFact[]
  readonly term: (id: string) => LexiconTerm | undefined
  readonly setsOf: (id: string) => readonly CoHyponymSet[]
  readonly sequencesOf: (id: string) => readonly Sequence[]
  readonly sets: readonly CoHyponymSet[]
  readonly sequences: readonly Sequence[]
  readonly items: readonly Item[]
}

/** The whole lexicon. */
export const openLexicon = (): Promise<Lexicon> => openFields(Object.keys(FIELDS) as FieldName[])

/** Read once in a process for each choice of fields, which takes some milliseconds a field. */
export function openFields(names: readonly FieldName[]): Promise<Lexicon> {
  const key = names.join(' ')
  let known = opened.get(key)
  if (known === undefined)
    opened.set(key, (known = Promise.all(names.map(async (name) => written(name))).then(lexiconOf)))
  return known
}

const opened = new Map<string, Promise<Lexicon>>()
const fields = new Map<FieldName, Promise<FieldWithItems>>()

function written(name: FieldName): Promise<FieldWithItems> {
  let known = fields.get(name)
  if (known === undefined) fields.set(name, (known = readWritten(name)))
  return known
}

type FieldWithItems = WrittenField & { readonly items?: readonly Item[] }

async function readWritten(name: FieldName): Promise<FieldWithItems> {
  const [rows, items] = await Promise.all([FIELDS[name](), ITEMS[name]?.()])
  return { ...readField(name, rows), items: readItems(name, items ?? '') }
}

/** Fields as one lexicon. A member of a set is a term of its own field, else of another that is open. */
export function lexiconOf(written: readonly FieldWithItems[]): Lexicon {
  const everywhere = byName(written.flatMap(({ terms }) => terms))
  const fields = written.map((field) => {
    const own = byName(field.terms)
    const find = (name: string): LexiconTerm | undefined =>
      own.get(name.toLowerCase()) ?? everywhere.get(name.toLowerCase())
    return { ...field, ...resolveGroups(field, find) }
  })
  const terms = fields.flatMap((field) => field.terms)
  const sets = fields.flatMap((field) => field.sets)
  const sequences = fields.flatMap((field) => field.sequences)
  const facts = fields.flatMap((field) => field.facts)
  const factsByThing = Map.groupBy(facts, ({ thing }) => thing.en.toLowerCase())
  const propertyOf = ({ field, property }: LexiconFact): string => `${field}: ${property.en}`
  const factsByProperty = Map.groupBy(facts, propertyOf)
  const byId = new Map(terms.map((term) => [term.id, term]))
  const setsById = byMember(sets)
  const sequencesById = byMember(sequences)
  return {
    shareOf: () => 1,
    terms,
    sets,
    sequences,
    facts,
    items: written.flatMap(({ items }) => items ?? []),
    factsOf: (thing) => factsByThing.get(thing.toLowerCase()) ?? [],
    factsBeside: (fact) => factsByProperty.get(propertyOf(fact)) ?? [],
    term: (id) => byId.get(id),
    setsOf: (id) => setsById.get(id) ?? [],
    sequencesOf: (id) => sequencesById.get(id) ?? [],
  }
}

/** Of two terms of one name the first counts. */
function byName(terms: readonly LexiconTerm[]): ReadonlyMap<string, LexiconTerm> {
  const found = new Map<string, LexiconTerm>()
  for (const term of terms) {
    const name = term.name.en.toLowerCase()
    if (!found.has(name)) found.set(name, term)
  }
  return found
}

function byMember<Group extends CoHyponymSet | Sequence>(groups: readonly Group[]): ReadonlyMap<string, Group[]> {
  const found = new Map<string, Group[]>()
  for (const group of groups)
    for (const { term } of group.members) {
      if (term === undefined) continue
      const known = found.get(term)
      if (known === undefined) found.set(term, [group])
      else known.push(group)
    }
  return found
}
