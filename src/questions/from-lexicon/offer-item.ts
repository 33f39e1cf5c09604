/** Builds candidates from written questions; what all of them share is said here once. */
import type { Level } from '#domain/difficulty.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import { THINKING, type Item, type Thinking } from '#lexicon/item-row.ts'
import { STAGES } from '#lexicon/lexicon-row.ts'
import type { Candidate, QuestionDraft } from '../candidate.ts'
import { citing } from '../from-documents/citing.ts'
import type { LexiconLesson } from './lesson.ts'
import { SURE_CHANCE } from './support.ts'
import type { SupportedItem } from './supported-items.ts'

/** A draft without where it comes from. */
type Drafted<Draft = QuestionDraft> = Draft extends unknown ? Omit<Draft, 'provenance'> : never

/** Of several items the one that the document says least of decides how sure the question is. */
export function offerItem(
  lesson: LexiconLesson,
  items: NonEmpty<SupportedItem>,
  maker: string,
  draft: Drafted,
): Candidate {
  const least = (of: (supported: SupportedItem) => number): number => Math.min(...items.map(of))
  const [{ topicId }] = items
  const provenance = citing(
    lesson.documentId,
    items.flatMap(({ sources }) => sources),
    'reviewed',
  )
  return {
    draft: { ...draft, provenance },
    topicId,
    level: LEVEL_OF[THINKING[Math.max(...items.map(({ item }) => THINKING.indexOf(item.thinking)))] ?? 'know'],
    maker: `lexicon_${maker}`,
    score: least(({ signs }) => signs.told),
    signs: {
      // Questions that were judged before this was known count as usual ones.
      'item support': least(({ chance }) => chance) - USUAL_CHANCE,
      'item told': least(({ signs }) => signs.told),
      'item answer': least(({ signs }) => signs.answer),
      'item quoted': least(({ quoted }) => quoted),
      'item chapter': least(({ signs }) => signs.chapter),
      'item mentions': least(({ signs }) => Math.min(5, signs.mentions / Math.LN2)) / 5,
      field: lesson.lexicon.shareOf(items[0].item.field),
      late: -least(({ item }) => -Number(STAGES.indexOf(item.stage) >= STAGES.indexOf('S4'))),
    },
    exclusions: [...new Set(items.flatMap(({ item }) => exclusionsOf(lesson, item)))],
    ...(items.some(({ item, chance }) => chance < SURE_CHANCE || lesson.isBeneathClass(item)) ? { reserve: true } : {}),
  }
}

const USUAL_CHANCE = 0.85

const LEVEL_OF: Readonly<Record<Thinking, Level>> = { know: 'easy', understand: 'medium', apply: 'hard' }

/** What asks for the same term excludes it. */
function exclusionsOf(lesson: LexiconLesson, item: Item): readonly string[] {
  const key = item.kind === 'choose' ? lesson.termCalled(lesson.wording.name(item.key)) : undefined
  return [`item:${item.id}`, ...(key === undefined ? [] : lesson.exclusionsOf(key.term))]
}
