/**
 * Choices of a term by a meaning that the document gives, with sisters of the lexicon as their wrong options: what pupils
 * mistake for a term, an editor knows better than rules about words, and how the class was told, the document.
 */
import { literalText, plainText } from '#domain/rich-text.ts'
import type { Candidate } from '../candidate.ts'
import type { LexiconLesson } from './lesson.ts'
import { withoutGiveaway } from './giveaway.ts'
import { LEAST_NEAR } from './offer.ts'
import { optionsBeside, PRINTED } from './options.ts'
import type { TaughtTerm } from './taught-terms.ts'

/** Makers that give a meaning and ask for its term. */
const BY_MEANING: ReadonlySet<string> = new Set(['term_of_meaning', 'notes_choose_term'])

/**
 * The candidates, those that can have them with sisters as options, where the options that they had are spare ones; and
 * a choice of each term whose meaning the document gives and nobody asks for so.
 */
export function withSisterOptions(candidates: readonly Candidate[], lesson: LexiconLesson): Candidate[] {
  const asked = new Set<TaughtTerm>()
  const given = candidates.map((candidate) => {
    const { draft } = candidate
    if (draft.type !== 'multiple_choice' || !BY_MEANING.has(candidate.maker)) return candidate
    const key = plainText(draft.options[draft.keyIndex] ?? [])
    const sisters = sistersBeside(key, plainText(draft.stem), lesson)
    if (sisters === undefined) return candidate
    asked.add(sisters.taught)
    const { reserve: _, ...others } = candidate
    return {
      ...(sisters.nearness < LEAST_NEAR ? candidate : others),
      draft: { ...draft, ...sisters.options },
      signs: { ...candidate.signs, sisters: 1, nearness: sisters.nearness },
    }
  })
  return [...given, ...candidates.flatMap((candidate) => choiceByMeaning(candidate, asked, lesson))]
}

function choiceByMeaning(
  { defines, draft, topicId, score, exclusions }: Candidate,
  asked: Set<TaughtTerm>,
  lesson: LexiconLesson,
): Candidate[] {
  const sisters = defines && sistersBeside(defines.term, defines.meaning, lesson)
  if (defines === undefined || sisters === undefined || asked.has(sisters.taught)) return []
  const { taught, options, nearness } = sisters
  asked.add(taught)
  const { provenance } = draft
  return [
    {
      draft: {
        type: 'multiple_choice',
        stem: literalText(lesson.wording.askMeaning(defines.meaning)),
        ...options,
        explanation: draft.explanation,
        provenance,
      },
      topicId,
      level: nearness === 1 ? 'medium' : 'easy',
      maker: 'own_meaning',
      score,
      signs: { sisters: 1, nearness },
      exclusions: [...new Set([...exclusions, ...lesson.exclusionsOf(taught.term)])],
      // A term in the plural among sisters in the singular shows.
      ...(nearness < LEAST_NEAR || !isNameOf(taught, defines.term, lesson) ? { reserve: true } : {}),
    },
  ]
}
const isNameOf = ({ term }: TaughtTerm, name: string, { wording }: LexiconLesson): boolean =>
  [wording.name(term.name), ...wording.aliases(term)].some((one) => one.toLowerCase() === name.toLowerCase())

/** The options of a choice of the term, without those that the question names or that would give it away. */
function sistersBeside(name: string, stem: string, lesson: LexiconLesson) {
  const { wording, named, sistersOf, termCalled, randomFor } = lesson
  const taught = termCalled(name)
  const members = taught === undefined ? [] : (sistersOf(taught.term)?.members ?? [])
  const ids = new Map(members.map((member) => [wording.name(member.name), member.term]))
  const names = [...ids.keys()].filter((sister) => !stem.toLowerCase().includes(sister.toLowerCase()))
  const fitting = withoutGiveaway(name, stem, names)
  if (taught === undefined || fitting === undefined) return undefined
  const isNamed = (sister: string): boolean => named.has(ids.get(sister) ?? '')
  return {
    taught,
    options: optionsBeside(name, fitting, randomFor(`sisters:${taught.term.id}`)),
    nearness: fitting.slice(0, PRINTED).filter(isNamed).length / PRINTED,
  }
}
