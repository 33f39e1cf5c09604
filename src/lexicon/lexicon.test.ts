/** The lexicon's own rules: no name twice, no sister that is another's kind, no definition that tells its term. */
import { expect, test } from 'vitest'
import { openLexicon } from './lexicon.ts'
import type { LexiconTerm, Member } from './lexicon-row.ts'

const lexicon = await openLexicon()
const { terms, sets, sequences, facts } = lexicon

test('no name stands twice in a class of a field, in either language', () => {
  for (const language of ['en', 'zh'] as const) {
    const twice = [
      ...Map.groupBy(terms, (term) => `${term.field}, ${term.class}: ${term.name[language].toLowerCase()}`).entries(),
    ]
      .filter(([, same]) => same.length > 1)
      .map(([name, same]) => `${name} (${same.map(({ id }) => id).join(', ')})`)
    expect(twice).toEqual([])
  }
  expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length)
})

const says = (definition: string, name: string): boolean =>
  ` ${definition.toLowerCase().replaceAll(/[,;:]/g, '')} `.includes(` ${name.toLowerCase()} `)

test('no definition says its own term', () => {
  const saying = terms.filter(
    ({ name, definition }) => says(definition.en, name.en) || (name.zh.length > 1 && definition.zh.includes(name.zh)),
  )
  expect(saying.map(({ id }) => id)).toEqual([])
})

test('no definition is said of two terms', () => {
  const byDefinition = Map.groupBy(terms, ({ field, definition }) => `${field}: ${definition.en}`)
  expect([...byDefinition.values()].filter((same) => same.length > 1).map(([{ id } = { id: '' }]) => id)).toEqual([])
})

const rowsOf = (members: readonly Member[]): LexiconTerm[] =>
  members.flatMap(({ term }) => (term === undefined ? [] : (lexicon.term(term) ?? [])))

test('a set has four to eight members, of which none is a kind or another name of another', () => {
  const faults = sets.flatMap(({ basis, members }) => {
    const rows = rowsOf(members)
    const names = new Set(rows.map(({ name }) => name.en.toLowerCase()))
    return [
      ...(members.length < 4 || members.length > 8 ? [`${basis.en}: ${members.length} members`] : []),
      ...(new Set(members.map(({ name }) => name.zh)).size < members.length ? [`${basis.zh}: 同名`] : []),
      ...rows.flatMap(({ name, kindOf, aliases }) => [
        ...(kindOf !== undefined && names.has(kindOf.toLowerCase()) ? [`${basis.en}: ${name.en} is a ${kindOf}`] : []),
        ...aliases.en.filter(
          (alias) => names.has(alias.toLowerCase()) && alias.toLowerCase() !== name.en.toLowerCase(),
        ),
      ]),
    ]
  })
  expect(faults).toEqual([])
})

test('a sequence has three steps or more, none twice', () => {
  expect(
    sequences.filter(
      ({ members }) => members.length < 3 || new Set(members.map(({ name }) => name.en)).size < members.length,
    ),
  ).toEqual([])
})

test('a property has one value a thing, and values of four things or more', () => {
  const byThing = Map.groupBy(facts, ({ field, thing, property }) => `${field}: ${thing.en}: ${property.en}`)
  expect([...byThing.entries()].filter(([, values]) => values.length > 1).map(([name]) => name)).toEqual([])
  const byProperty = Map.groupBy(facts, ({ field, property }) => `${field}: ${property.en}`)
  expect([...byProperty.entries()].filter(([, values]) => values.length < 4).map(([name]) => name)).toEqual([])
})

test('what has a unit is a number', () => {
  expect(facts.filter(({ value, unit }) => unit !== '' && !/\d/.test(value.en)).map(({ thing }) => thing.en)).toEqual(
    [],
  )
})
