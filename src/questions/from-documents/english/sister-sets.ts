/** Sets of terms that a document teaches beside each other: the kinds of one thing, the members of one list. */
import type { Definition } from './definitions/definition.ts'
import { genusOf } from './definitions/meaning.ts'
import type { HomeSections } from './home-sections.ts'
import type { Lesson } from './lesson.ts'
import { headWord } from './noun-number.ts'
import { sisterhood } from './sister-terms.ts'
import type { Entry } from './vocabulary.ts'

/** `heading`: under which all are at home. Terms stand in the order in which the text first names them. */
export type SisterSet<Term extends Entry> = { readonly heading: string; readonly terms: readonly Term[] }

/**
 * Sets of two to `most` of the terms, each at home under one heading, or each under its own below one, and a near
 * sister of all others; a term is of one set. `nearest`: the points of `sisterhood` that each has with another of its
 * set; with the rest it may have one less. The nearest sisters come first.
 */
export function sisterSets<Term extends Entry>(
  terms: readonly Term[],
  homes: HomeSections,
  lesson: Pick<Lesson, 'related'>,
  most: number,
  nearest: number = NEAR,
): SisterSet<Term>[] {
  const taken = new Set<Term>()
  const nearness = (a: Entry, b: Entry): number =>
    agree(a, b, lesson) && !lesson.related.areRelated(a, b) ? sisterhood(a, b, lesson.related) : 0
  // Where each has a section of its own, they are sisters under the heading above.
  return [(entry: Entry) => homes.of(entry), (entry: Entry) => homes.above(homes.of(entry))].flatMap((headingOf) =>
    [...Map.groupBy(terms, (entry) => headingOf(entry) ?? '')].flatMap(([heading, atHome]) => {
      if (heading === '') return []
      const pairs = atHome.flatMap((a, index) => atHome.slice(index + 1).map((b) => ({ a, b, near: nearness(a, b) })))
      return pairs
        .filter(({ near }) => near >= nearest)
        .toSorted((one, other) => other.near - one.near)
        .flatMap(({ a, b }): SisterSet<Term>[] => {
          if (taken.has(a) || taken.has(b)) return []
          const set = [a, b]
          for (const entry of atHome)
            if (
              set.length < most &&
              !set.includes(entry) &&
              !taken.has(entry) &&
              set.every((one) => nearness(one, entry) >= nearest - 1) &&
              set.some((one) => nearness(one, entry) >= nearest)
            )
              set.push(entry)
          for (const entry of set) taken.add(entry)
          return [{ heading, terms: set.toSorted((one, other) => homes.placeOf(one) - homes.placeOf(other)) }]
        })
    }),
  )
}

/** Points of `sisterhood` from which two terms of one kind belong together. */
const NEAR = 3

/**
 * Of one number and kind; and either their heads or the general nouns of their meanings say so, or they stand in one
 * enumeration.
 */
function agree(a: Entry, b: Entry, { related }: Pick<Lesson, 'related'>): boolean {
  if (
    a.proper !== b.proper ||
    a.plural !== b.plural ||
    !(a.kind === undefined || b.kind === undefined || a.kind === b.kind || a.head === b.head)
  )
    return false
  const isOfOneHead = a.head === b.head && a.key.includes(' ') && b.key.includes(' ')
  return (
    isOfOneHead ||
    (a.definition !== undefined && b.definition !== undefined && genusNoun(a.definition) === genusNoun(b.definition)) ||
    (related.areListed(a, b) && a.kind !== undefined && a.kind === b.kind)
  )
}

const genusNoun = ({ meaning }: Definition): string => headWord(genusOf(meaning)).toLowerCase()
