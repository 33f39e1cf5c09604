/** How an essay is asked: what the candidate is to tell of a matter, by the sides of it that the document tells. */
import { upperFirst } from './letter-case.ts'
import type { Aspect } from './essay-facts.ts'
import type { Entry } from './vocabulary.ts'

/**
 * "Explain what is meant by the Golgi apparatus, and describe its structure and functions." `name`: as it reads inside
 * a sentence; `aspects` in the order of `ASPECTS`.
 */
export function stemOnOneMatter(name: string, plural: boolean, aspects: readonly Aspect[]): string {
  const sides = aspects.filter((aspect) => aspect !== 'meaning')
  const verb = sides.every((aspect) => EXPLAINED.has(aspect)) ? 'explain' : 'describe'
  const nouns = joined(sides.map((aspect) => NOUNS[aspect]))
  if (aspects.length === sides.length) return `${upperFirst(verb)} the ${nouns} of ${name}.`
  return `Explain what ${name} ${plural ? 'are' : 'is'}, and ${verb} ${plural ? 'their' : 'its'} ${nouns}.`
}

/**
 * `hasFeatures`: more than the meaning of each is wanted. `kind`: what all of them are, in the plural ("stages of
 * mitosis").
 */
export function stemOnSisters(terms: readonly Entry[], hasFeatures: boolean, kind: string | undefined): string {
  const listed = terms.map(({ form }) => form).join('; ')
  if (hasFeatures)
    return `For each of the following${kind === undefined ? '' : ` ${kind}`}, explain what it is and give one further fact about it: ${listed}.`
  return kind === undefined
    ? `Explain what is meant by each of the following, showing how they differ from one another: ${listed}.`
    : `Describe each of the following ${kind}, showing how they differ from one another: ${listed}.`
}

/** Words for the number of points in a marking guide. */
export const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'] as const

/** As a side is named in a stem and, with a capital, in a marking guide. */
export const NOUNS: Readonly<Record<Aspect, string>> = {
  meaning: 'meaning',
  structure: 'structure',
  kinds: 'kinds',
  function: 'functions',
  cause: 'causes',
  effect: 'effects',
  feature: 'main features',
}

const EXPLAINED: ReadonlySet<Aspect> = new Set(['cause', 'effect'])

const joined = (nouns: readonly string[]): string =>
  nouns.length < 2 ? nouns.join('') : `${nouns.slice(0, -1).join(', ')} and ${nouns.at(-1)!}`
