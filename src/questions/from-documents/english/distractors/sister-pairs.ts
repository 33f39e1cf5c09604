/** Pairs of terms that a document teaches beside each other: kinds of one thing, members of one list. */
import type { Definition } from '../facts/definitions/definition.ts'
import { genusOf } from '../facts/definitions/meaning.ts'
import type { HomeSections } from '../survey/home-sections.ts'
import type { Lesson } from '../survey/lesson.ts'
import { headWord } from '../survey/noun-number.ts'
import { sisterhood } from './sister-terms.ts'
import type { Entry } from '../survey/vocabulary.ts'

/**
 * Pairs of the terms, both at home under one heading, or each under its own below one, with at least `nearest` points of
 * `sisterhood`; a term is of one pair. The nearest sisters of a heading come first, the term that the text names first
 * stands first.
 */
export function sisterPairs<Term extends Entry>(
  terms: readonly Term[],
  homes: HomeSections,
  lesson: Pick<Lesson, 'related'>,
  nearest: number,
): (readonly [Term, Term])[] {
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
        .flatMap(({ a, b }): (readonly [Term, Term])[] => {
          if (taken.has(a) || taken.has(b)) return []
          taken.add(a).add(b)
          return [homes.placeOf(a) <= homes.placeOf(b) ? [a, b] : [b, a]]
        })
    }),
  )
}

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
