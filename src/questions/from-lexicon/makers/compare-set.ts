/** An essay on the members of a set: what each is, and how they differ. */
import { NAME_CLASSES } from '#lexicon/lexicon-row.ts'
import { offer, rich } from '../offer.ts'
import type { LexiconMaker } from '../lesson.ts'
import { taughtSets } from '../taught-sets.ts'

export const compareSet: LexiconMaker = (lesson) =>
  taughtSets(lesson, 3).flatMap(({ set, taught }) => {
    // Persons and events are not compared by what their names mean.
    if (taught.some(({ term }) => NAME_CLASSES.has(term.class))) return []
    const { wording } = lesson
    const [first, ...others] = taught.slice(0, 4)
    if (first === undefined) return []
    const asked = [first, ...others] as const
    return [
      offer(lesson, { maker: 'compare_set', terms: asked, demand: 2.5, score: 0.6 }, (shared) => ({
        type: 'essay',
        stem: rich(
          wording.essay(
            set.basis,
            asked.map(({ term }) => wording.name(term.name)),
          ),
        ),
        markingGuide: [
          { text: rich(wording.sentence(first.term)), marks: 2 },
          ...others.map(({ term }) => ({ text: rich(wording.sentence(term)), marks: 2 })),
          { text: rich(wording.differences), marks: 2 },
          { text: rich(wording.organisation), marks: 2 },
        ],
        explanation: rich(asked.map(({ term }) => wording.sentence(term)).join(' ')),
        ...shared,
      })),
    ]
  })
