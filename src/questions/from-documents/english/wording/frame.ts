/**
 * What a document is about, to be said beside a term that means something else elsewhere: "In the context of viruses,
 * what is meant by “envelope”?"
 */
import { topicName } from '#reading/topics/heading-title.ts'
import { asAbout, isEmptyHeading, needsItsMatter } from '../survey/headings.ts'
import type { Definition } from '../facts/definitions/definition.ts'
import { genusOf } from '../facts/definitions/meaning.ts'
import type { Lesson } from '../survey/lesson.ts'
import { nounSenses } from '../distractors/noun-senses.ts'
import { leavesOutItsGroup } from '../survey/section-groups.ts'
import { semanticClass } from '../distractors/semantic-class.ts'

/**
 * The frame that a question on a term and its meaning needs: the group of living things whose section tells it, or for
 * everyday words the matter of the document.
 */
export const frameOf = (
  definition: Definition,
  lesson: Pick<Lesson, 'material' | 'lower' | 'groupOf'>,
): string | undefined => groupFrame(definition, lesson) ?? frameFor(definition.term, lesson)

/**
 * The group of living things whose section tells a meaning that names none: others have a body cavity and a matrix too.
 */
export function groupFrame(definition: Definition, lesson: Pick<Lesson, 'groupOf'>): string | undefined {
  const group =
    definition.sentence.glossary || semanticClass(definition.term, genusOf(definition.meaning)) === 'organism'
      ? undefined
      : lesson.groupOf(definition.sentence)
  return group !== undefined &&
    leavesOutItsGroup({ words: definition.meaningWords, text: `${definition.term} ${definition.meaning}` }, group)
    ? group
    : undefined
}

/**
 * The frame that a question on `term` needs; undefined where the term is none of everyday words, or the title says no
 * matter.
 */
export function frameFor(term: string, lesson: Pick<Lesson, 'material' | 'lower'>): string | undefined {
  const title = topicName(lesson.material.document.title ?? '').split(/ ?[:–—|]| - /)[0]!
  if (!hasOtherSenses(term) || isEmptyHeading(title) || NO_MATTER.test(title)) return undefined
  const about = asAbout(title, lesson)
  return about.startsWith('“') ||
    needsItsMatter(about) ||
    about.split(' ').length > MOST_WORDS ||
    about.toLowerCase().includes(term.toLowerCase())
    ? undefined
    : about
}

/** "envelope", "preserve"; "group I virus" is a number in somebody's list. */
const hasOtherSenses = (term: string): boolean =>
  (!term.includes(' ') && nounSenses(term).length > 1) || /\b(?:\d+|[IVX]+)\b/.test(term)

const NO_MATTER = /^(?:what|how|why|who|when|where|in|on|from|to|an? |my |our |your )|\?|\d/i
const MOST_WORDS = 5
