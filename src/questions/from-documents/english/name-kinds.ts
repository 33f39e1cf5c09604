/**
 * What kind of thing a proper name names: only names of one kind stand beside each other, or take each other's place.
 */
import type { Lesson } from './lesson.ts'
import { COUNTRIES, CITIES, PLACE_REGIONS, STATES_AND_PROVINCES } from './place-names.ts'
import { semanticClass } from './semantic-class.ts'
import { FIRST_NAMES } from './first-names.ts'
import type { Entry, Vocabulary } from './vocabulary.ts'

export const NAME_KINDS = ['person', 'country', 'state', 'city', 'region', 'institution', 'event', 'document'] as const
export type NameKind = (typeof NAME_KINDS)[number]

/** Undefined for what is no name, and for a name of which neither text nor table tells what it is of. */
export function nameKind(entry: Entry, lesson: Pick<Lesson, 'people' | 'vocabulary'>): NameKind | undefined {
  const name = entry.form
  if (!/^\p{Lu}/u.test(name)) return undefined
  if (COUNTRIES.has(name)) return 'country'
  if (STATES_AND_PROVINCES.has(name)) return 'state'
  if (CITIES.has(name)) return 'city'
  if (PLACE_REGIONS.has(name)) return 'region'
  if (lesson.people.has(entry.key)) return fullNamesOf(lesson).has(entry.key) ? 'person' : undefined
  if (!entry.proper) return undefined
  if (
    /\b(?:Act|Treaty|Constitution|Declaration|Amendment|Compromise|Proclamation|Doctrine|Articles|Bill|Edict|Charter|Pact|Agreement|Convention|Code)\b/.test(
      name,
    )
  )
    return 'document'
  const kind = name.includes(' ') ? semanticClass(name) : undefined
  if (kind === 'event') return 'event'
  return kind === 'institution' ? 'institution' : undefined
}

/** Keys of the persons whom the text names in full, and of their surnames: a court or a firm may do what persons do. */
function fullNamesOf(lesson: Pick<Lesson, 'people' | 'vocabulary'>): ReadonlySet<string> {
  const known = KNOWN.get(lesson.vocabulary)
  if (known) return known
  const full = lesson.vocabulary.entries.filter(
    ({ key, form }) =>
      lesson.people.has(key) &&
      key.includes(' ') &&
      (FIRST_NAMES.has(form.split(' ')[0]!) || /^\p{Lu}\p{Ll}+(?: \p{Lu}\.)? \p{Lu}\p{Ll}+$/u.test(form)),
  )
  const keys = new Set(full.flatMap(({ key }) => [key, key.split(' ').at(-1)!]))
  KNOWN.set(lesson.vocabulary, keys)
  return keys
}
const KNOWN = new WeakMap<Vocabulary, ReadonlySet<string>>()
