/**
 * Choices of a term by a meaning that the document gives, with sisters of the lexicon as their wrong options: what pupils
 * mistake for a term, an editor knows better than rules about words.
 */
import { plainText } from '#domain/rich-text.ts'
import type { Candidate } from '../candidate.ts'
import type { LexiconLesson } from './lesson.ts'
import { withoutGiveaway } from './giveaway.ts'
import { optionsBeside } from './options.ts'

/** Makers that give a meaning and ask for its term. */
const BY_MEANING: ReadonlySet<string> = new Set(['term_of_meaning', 'notes_choose_term'])

/** The candidates, those that can have them with sisters as options; the options that they had are spare ones. */
export function withSisterOptions(candidates: readonly Candidate[], lesson: LexiconLesson): Candidate[] {
  const { wording } = lesson
  const byName = new Map(
    [...lesson.named.values()].flatMap((taught) =>
      [wording.name(taught.term.name), ...wording.aliases(taught.term)].map(
        (name) => [name.toLowerCase(), taught.term] as const,
      ),
    ),
  )
  return candidates.map((candidate) => {
    const { draft } = candidate
    if (draft.type !== 'multiple_choice' || !BY_MEANING.has(candidate.maker)) return candidate
    const key = plainText(draft.options[draft.keyIndex] ?? [])
    const term = byName.get(key.toLowerCase())
    const sisters = term === undefined ? undefined : lesson.sistersOf(term)
    if (term === undefined || sisters === undefined) return candidate
    const stem = plainText(draft.stem)
    const names = sisters.members.map(({ name }) => wording.name(name)).filter((name) => !isNamed(name, stem))
    const printed = withoutGiveaway(key, stem, names)
    if (printed === undefined) return candidate
    return {
      ...candidate,
      draft: { ...draft, ...optionsBeside(key, printed, lesson.randomFor(`sisters:${term.id}`)) },
      signs: { ...candidate.signs, sisters: 1 },
    }
  })
}

const isNamed = (name: string, text: string): boolean => text.toLowerCase().includes(name.toLowerCase())
