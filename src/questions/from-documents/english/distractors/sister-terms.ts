/** How nearly two terms belong together in a document: only sisters tempt one who does not know the key. */
import type { Definition } from '../facts/definitions/definition.ts'
import { genusOf } from '../facts/definitions/meaning.ts'
import { headWord } from '../survey/noun-number.ts'
import type { RelatedTerms } from './related-terms.ts'
import { sphere, tellingEnding } from './semantic-class.ts'
import type { Entry } from '../survey/vocabulary.ts'

/**
 * Points for what two terms share: the head ("manifest content", "latent content"), the general noun of their
 * meanings, their class, their ending, their kind of thing, a place
 * in one enumeration or sentence, the section in which they are defined. From `SISTERS` on they are of one kind and
 * one matter.
 */
export function sisterhood(
  a: Entry,
  b: Entry,
  related: Pick<RelatedTerms, 'standTogether' | 'areListed' | 'areNeighbours' | 'likeness'>,
): number {
  const points = [
    a.head === b.head && (a.key.includes(' ') || b.key.includes(' ')) ? 2 : 0,
    a.definition &&
    b.definition &&
    genusHead(a.definition) !== '' &&
    genusHead(a.definition) === genusHead(b.definition)
      ? 2
      : 0,
    a.kind !== undefined && a.kind === b.kind ? 1 : 0,
    tellingEnding(a.form) !== '' &&
    tellingEnding(a.form) === tellingEnding(b.form) &&
    !/^(?:tion|sion|ment|ing)$/.test(tellingEnding(a.form))
      ? 1
      : 0,
    related.areListed(a, b) ? 2 : related.standTogether(a, b) ? 1 : 0,
    neighbourhood(a, b, related),
    (related.likeness(a, b) ?? 0) >= VERY_LIKE ? 1 : 0,
  ]
  return points.reduce<number>((sum, one) => sum + one, 0)
}

export const SISTERS = 2
/** "Cornea" and "retina", "hammer" and "anvil" of the ear; "cornea" and "pupil" are less alike. */
const VERY_LIKE = 0.55

/**
 * Points of `sisterhood`, for the like company in which the text names both, and for how like they are as things: how
 * likely one who half knows takes the one for the other.
 */
export function temptation(
  a: Entry,
  b: Entry,
  related: Pick<RelatedTerms, 'standTogether' | 'areListed' | 'areNeighbours' | 'likeness' | 'inLikeCompany'>,
): number {
  const company = related.inLikeCompany(a, b)
  return (
    sisterhood(a, b, related) +
    (company >= CLOSE_COMPANY ? 2 : company >= SOME_COMPANY ? 1 : 0) +
    OF_LIKENESS * Math.max(0, (related.likeness(a, b) ?? 0) - USUAL_LIKENESS)
  )
}

const CLOSE_COMPANY = 0.3
const SOME_COMPANY = 0.12
/**
 * What two terms of one document mostly have. Less takes nothing away: parts of one thing, such as axon and synapse,
 * are of many kinds.
 */
const USUAL_LIKENESS = 0.2
const OF_LIKENESS = 3

const genusHead = ({ meaning, pattern }: Definition): string =>
  pattern === 'occurs_when' || pattern === 'in_which' || pattern === 'states_that'
    ? ''
    : (headWord(genusOf(meaning)).match(/^\p{L}{4,}$/u)?.[0] ?? '')

/** Of one paragraph a thing does not tempt beside a happening, nor a person beside either. */
function neighbourhood(a: Entry, b: Entry, { areNeighbours }: Pick<RelatedTerms, 'areNeighbours'>): number {
  switch (areNeighbours(a, b)) {
    case 'paragraph':
      return a.kind === undefined || b.kind === undefined || sphere(a.kind) === sphere(b.kind) ? 2 : 1
    case 'section':
      return 1
    case undefined:
      return 0
  }
}
