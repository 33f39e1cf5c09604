/** Another question in the place of one that was drawn from a family: of the same slot, or of the same unit, type and marks. */
import { structureOf, slotsOf } from '#curriculum/structures.ts'
import type { Language } from '#domain/language.ts'
import type { Paper } from '#domain/paper.ts'
import type { Question } from '#domain/question.ts'
import { seededRandom } from '#domain/random.ts'
import { FAMILIES } from '#families/families.ts'
import { drawFrom } from '#families/kit/drawn.ts'
import type { Family } from '#families/kit/family.ts'
import { familyMarks, type Simplify } from '#families/kit/word.ts'
import { familiesFor } from './draw-structure.ts'
import { questionOfDraw } from './question-of-draw.ts'

export type DrawnReplacement = { readonly paper: Pick<Paper, 'questions' | 'structure'>; readonly id: string; readonly language: Language; readonly seed: string }

/** Keeps id, slot, marks and, of multiple choice, the letter of the key. Another family where one is free, else another draw of the same. Undefined where there is none. */
export function replaceDrawn({ paper, id, language, seed }: DrawnReplacement, simplify: Simplify): Question | undefined {
  const old = paper.questions.find((question) => question.id === id)
  if (old?.provenance.origin.kind !== 'family') return undefined
  const { family: name, seed: drawnSeed } = old.provenance.origin
  const random = seededRandom(seed).fork(`replace:${id}`)
  const taken = new Set(paper.questions.flatMap(({ provenance: { origin } }) => (origin.kind === 'family' ? [origin.family] : [])))
  const slot = paper.structure === undefined ? undefined : slotsOf(structureOf(paper.structure.id)).find(({ number }) => number === old.slot)
  const alike = slot === undefined ? familiesLike(old) : familiesFor(structureOf(paper.structure!.id), slot)
  const others = random.shuffle(alike.filter(({ meta }) => !taken.has(meta.id)))
  const own = alike.filter(({ meta }) => meta.id === name)
  for (const family of [...others, ...own]) {
    const drawn = drawFrom(family, random, { ...(old.type === 'multiple_choice' ? { letter: old.keyIndex } : {}), without: family.meta.id === name ? new Set([Number.parseInt(drawnSeed, 10)]) : new Set() })
    if (drawn !== undefined) return questionOfDraw(drawn, { id: old.id, language, simplify, ...(slot === undefined ? {} : { slot }) })
  }
  return undefined
}

function familiesLike(old: Question): readonly Family[] {
  return FAMILIES.filter((family) => family.meta.unit === old.topicId && familyMarks(family) === old.marks && (old.type === 'multiple_choice') === (family.kind !== 'conventional'))
}
