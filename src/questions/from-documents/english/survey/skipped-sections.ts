/**
 * Which blocks of a document are read for questions: running text, not exercises, examples, references, captions or
 * objectives.
 */
import type { Block } from '#reading/document.ts'

/** For each block, whether questions may be made from it. */
export function studyBlocks(blocks: readonly Block[]): boolean[] {
  let skippedLevel: number | undefined
  /** How the objectives that stand here are told: under a heading, or as a list behind a sentence. */
  let objectives: 'headed' | 'listed' | undefined
  return blocks.map((block) => {
    if (block.kind === 'heading') {
      const level = block.level ?? 1
      const text = block.text.trim()
      if (skippedLevel !== undefined && level <= skippedLevel) skippedLevel = undefined
      if (skippedLevel === undefined && SKIPPED_HEADING.test(text))
        skippedLevel = LIST_OF_TERMS.test(text) ? LOWEST : level
      objectives = NAMES_OBJECTIVES.test(text) ? 'headed' : undefined
      return false
    }
    if (OPENS_OBJECTIVES.test(block.text)) objectives = 'listed'
    else if (block.kind !== 'list_item' && (objectives === 'listed' || !isObjective(block.text))) objectives = undefined
    return (
      skippedLevel === undefined && objectives === undefined && STUDY_KINDS.has(block.kind) && !isExercise(block.text)
    )
  })
}

/**
 * A heading over objectives alone: the section goes on behind them, often without a heading of its own. Where the
 * objectives are no list, each is a line.
 */
const NAMES_OBJECTIVES = /^([\d.]+\s*)?(?:(?:learning|chapter|section) )?(objectives|outcomes|goals)\b/i
const isObjective = (text: string): boolean => text.length < LONGEST_OBJECTIVE && !/[.!?] \p{Lu}/u.test(text)
const LONGEST_OBJECTIVE = 160

/** A list of terms has no sections of its own: in notes that open with "KEY TERMS" all others follow it. */
const LIST_OF_TERMS = /^([\d.]+\s*)?key (terms|equations)\b/i
const LOWEST = Infinity

const STUDY_KINDS = new Set(['paragraph', 'list_item', 'boxed'])

const SKIPPED_HEADING = new RegExp(
  '^([\\d.]+\\s*)?(worked )?(' +
    [
      'examples?\\b',
      'solutions?\\b',
      'strategy',
      'discussion$',
      'answers?\\b',
      'check your (understanding|learning|progress)',
      'try (it|this)',
      'exercises?\\b',
      'problems?\\b',
      'problem[ -]exercises',
      'problem-solving',
      '(review|revision|discussion|critical thinking|conceptual|self-?check|practice|chapter|personal application|multiple choice|short answer|test) questions?',
      'questions?$',
      'homework',
      'quiz',
      'test prep',
      'by the end of',
      'references',
      'bibliography',
      'further (reading|research)',
      'works cited',
      'acknowledge?ments?',
      'preface',
      'foreword',
      '(table of )?contents',
      'index$',
      'glossary of symbols',
      'credits',
      'image credits',
      'about the author',
      'appendix',
      'key (terms|equations)',
      'link to learning',
      'making connections',
      'phet explorations',
      'take-home',
      'visual connection',
      'art connection',
      'activity',
      'project',
      'think (it over|about)',
      'dig deeper',
      'chapter outline',
      'introduction to this book',
    ].join('|') +
    ')',
  'i',
)
/** Behind such words stand the objectives of a section, as a list. */
export const OPENS_OBJECTIVES =
  /(by the end of this|in this (section|chapter|unit|module),? you|after (reading|studying|completing) this|you (will|should) (be able|learn)|learning objectives|objectives:)/i

/** A numbered exercise, a part of one, a reference or a link, whatever heading it stands under. */
function isExercise(text: string): boolean {
  return (
    /^(\(?[a-h]\)|[A-Ea-e]\. (?=[A-Za-z])|\d{1,3}[.)]\s+(find|calculate|what|which|how|why|explain|describe|state|show|use|suppose|if|an?|the|consider)\b)/i.test(
      text,
    ) ||
    /^(solution|strategy|example|answer|figure|fig\.|table|hint|note)\b[\s:.\d]/i.test(text) ||
    /(https?:\/\/|www\.|\bdoi:|\bISBN\b|©|\bRetrieved (from|\w+ \d))/i.test(text) ||
    /^\[?\d+\]?\s+[A-Z][\w’'-]+,\s+[A-Z]\./.test(text)
  )
}
