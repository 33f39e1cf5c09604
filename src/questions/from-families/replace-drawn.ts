/**
 * Another question in the place of one that was drawn from a family: of the same slot, or of the same unit, type and
 * marks.
 */
import { structureOf, slotsOf } from '#curriculum/structures.ts'
import type { PaperLanguage } from '#domain/language.ts'
import type { Paper } from '#domain/paper.ts'
import type { Question } from '#domain/question.ts'
import { seededRandom } from '#domain/random.ts'
import { FAMILIES } from '#families/families.ts'
import { drawFrom } from '#families/kit/drawn.ts'
import type { Family } from '#families/kit/family.ts'
import { familyMarks, type Simplify } from '#families/kit/word.ts'
import { remarked } from '../replace-question.ts'
import { familiesFor } from './draw-structure.ts'
import { questionOfDraw } from './question-of-draw.ts'

export type DrawnReplacement = {
  readonly paper: Pick<Paper, 'questions' | 'structure'>
  readonly id: string
  readonly language: PaperLanguage
  readonly seed: string
}

/**
 * Keeps id, slot, marks and, of multiple choice, the letter of the key. Another family where one is free, else another
 * draw of the same. Undefined where there is none.
 */
export function replaceDrawn(
  { paper, id, language, seed }: DrawnReplacement,
  simplify: Simplify,
): Question | undefined {
  const old = paper.questions.find((question) => question.id === id)
  if (old?.provenance.origin.kind !== 'family') return undefined
  const { family: name } = old.provenance.origin
  const random = seededRandom(seed).fork(`replace:${id}`)
  const taken = Map.groupBy(
    paper.questions.flatMap(({ provenance: { origin } }) => (origin.kind === 'family' ? [origin] : [])),
    ({ family }) => family,
  )
  const slot =
    paper.structure === undefined
      ? undefined
      : slotsOf(structureOf(paper.structure.id)).find(({ number }) => number === old.slot)
  const alike = slot === undefined ? familiesLike(old) : familiesFor(structureOf(paper.structure!.id), slot)
  const others = random.shuffle(alike.filter(({ meta }) => !taken.has(meta.id)))
  const own = alike.filter(({ meta }) => meta.id === name)
  for (const family of [...others, ...own]) {
    const drawn = drawFrom(family, random, {
      ...(old.type === 'multiple_choice' ? { letter: old.keyIndex } : {}),
      without: new Set(taken.get(family.meta.id)?.map(({ seed: draw }) => Number.parseInt(draw, 10))),
    })
    if (drawn === undefined) continue
    const question = questionOfDraw(drawn, { id: old.id, language, simplify, ...(slot === undefined ? {} : { slot }) })
    // Beside a document it stands under a topic of that.
    return slot === undefined
      ? {
          ...remarked(question, old.marks),
          topic: old.topic,
          ...(old.topicId === undefined ? {} : { topicId: old.topicId }),
        }
      : question
  }
  return undefined
}

/** Of the same unit, and where it has a scheme of the same marks as they were made: those of the paper may be others. */
function familiesLike({ provenance: { origin } }: Question): readonly Family[] {
  const own = FAMILIES.find(({ meta }) => origin.kind === 'family' && meta.id === origin.family)
  if (own === undefined) return []
  return FAMILIES.filter(
    (family) =>
      family.meta.unit === own.meta.unit &&
      (own.kind === 'conventional') === (family.kind === 'conventional') &&
      (own.kind !== 'conventional' || familyMarks(family) === familyMarks(own)),
  )
}
