/** Builds candidates from written questions; what all of them share is said here once. */
import type { Level } from '#domain/difficulty.ts'
import { isChinese } from '#domain/language.ts'
import type { NonEmpty } from '#domain/must-be-there.ts'
import { THINKING, type Item, type Thinking } from '#lexicon/item-row.ts'
import { STAGES } from '#lexicon/lexicon-row.ts'
import type { Candidate, QuestionDraft } from '../candidate.ts'
import { citing } from '../from-documents/citing.ts'
import type { LexiconLesson } from './lesson.ts'
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
  const told = least((one) => one.told)
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
    score: told,
    signs: {
      'item told': told,
      'item answer': least(({ answerTold }) => answerTold),
      'item case': -least(({ isSaid }) => -Number(!isSaid)),
      'item quoted': least(({ quoted }) => quoted),
      'item chapter': least(({ chapterShare }) => chapterShare),
      'item mentions': least(({ mentions }) => Math.min(5, Math.log2(mentions))) / 5,
      field: lesson.lexicon.shareOf(items[0].item.field),
      late: -least(({ item }) => -Number(STAGES.indexOf(item.stage) >= STAGES.indexOf('S4'))),
    },
    exclusions: [...new Set(items.flatMap(({ item }) => exclusionsOf(lesson, item)))],
    ...(items.some((one) => isAside(one, lesson) || lesson.isBeneathClass(one.item)) ? { reserve: true } : {}),
  }
}

/** What belongs to another chapter than the document's, strict readers refused where the text does not say it all. */
const isAside = ({ chapterShare, told }: SupportedItem, { wording }: LexiconLesson): boolean =>
  !isChinese(wording.language) && chapterShare < OWN_MATTER && told < WELL_TOLD
const OWN_MATTER = 0.3
const WELL_TOLD = 0.8

const LEVEL_OF: Readonly<Record<Thinking, Level>> = { know: 'easy', understand: 'medium', apply: 'hard' }

/** What asks for the same term excludes it. */
function exclusionsOf(lesson: LexiconLesson, item: Item): readonly string[] {
  const key = item.kind === 'choose' ? lesson.termCalled(lesson.wording.name(item.key)) : undefined
  return [`item:${item.id}`, ...(key === undefined ? [] : lesson.exclusionsOf(key.term))]
}
