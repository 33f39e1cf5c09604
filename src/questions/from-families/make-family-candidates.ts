/** Proved questions of the learning units that a document of mathematics teaches, beside what its text gives. */
import type { UnitCode } from '#curriculum/units.ts'
import type { TopicId } from '#domain/ids.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { Random } from '#domain/random.ts'
import { FAMILIES } from '#families/families.ts'
import { drawFrom } from '#families/kit/drawn.ts'
import type { Family } from '#families/kit/family.ts'
import type { Simplify } from '#families/kit/word.ts'
import type { Candidate } from '../candidate.ts'
import { questionOfDraw } from './question-of-draw.ts'

type Wording = { readonly language: PaperLanguage; readonly simplify: Simplify; readonly random: Random }

/** A topic of a document with the units that it is about, and the words of the document. */
export type TaughtTopic = { readonly topicId: TopicId; readonly name: string; readonly units: readonly UnitCode[] }

/**
 * A family comes with other numbers for a second question, which is chosen after the first. Where the name of a topic
 * says the objective of a family ("The nature of roots"), the others do not have it. `text`: of the whole document.
 */
export function makeFamilyCandidates(topics: readonly TaughtTopic[], text: string, wording: Wording): Candidate[] {
  return FAMILIES.filter(({ meta }) => isTaught(meta.objective, text)).flatMap((family) => {
    const own = topics.filter(({ units }) => units.includes(family.meta.unit))
    const likeness = own.map(({ name }) => sharedWords(name, family.meta.objective))
    const most = Math.max(0, ...likeness)
    return own
      .filter((_, index) => likeness[index] === most)
      .flatMap(({ topicId }) =>
        candidatesOf(family, topicId, { ...wording, random: wording.random.fork(family.meta.id) }),
      )
  })
}

/** Complex numbers are of the unit of quadratic equations, and many a chapter leaves them out. */
const isTaught = (objective: string, text: string): boolean =>
  !objective.includes('complex number') || /complex number|imaginary|[複复][數数]|[虛虚][數数]/i.test(text)

const sharedWords = (name: string, objective: string): number => {
  const words = new Set(name.toLowerCase().match(/[a-z]{5,}/g) ?? [])
  return (objective.match(/[a-z]{5,}/g) ?? []).filter((word) => words.has(word)).length
}

function candidatesOf(
  family: Family,
  topicId: TopicId,
  {
    language,
    simplify,
    random,
  }: { readonly language: PaperLanguage; readonly simplify: Simplify; readonly random: Random },
): Candidate[] {
  const taken = new Set<number>()
  return SCORES.flatMap((score, turn): Candidate[] => {
    const drawn = drawFrom(family, random.fork(`turn:${turn}`), { without: taken })
    if (drawn === undefined) return []
    taken.add(drawn.index)
    const {
      id: _,
      marks: __,
      minutes: ___,
      difficulty,
      topic: ____,
      topicId: _____,
      ...draft
    } = questionOfDraw(drawn, {
      id: 'q_offered',
      language,
      simplify,
    })
    return [
      {
        draft,
        topicId,
        level: difficulty,
        maker: 'family',
        score,
        // Two topics of one unit do not have it twice with the same numbers.
        exclusions: [`family:${family.meta.id}:${turn}`],
      },
    ]
  })
}

/** Of the first question of a family, the second and the third. */
const SCORES = [0.95, 0.8, 0.6] as const
