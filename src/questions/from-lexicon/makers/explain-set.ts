/** An essay on members of a set that the text teaches: what each of them is, a mark for each part of its meaning. */
import { literalText } from '#domain/rich-text.ts'
import { NAME_CLASSES } from '#lexicon/lexicon-row.ts'
import { offer } from '../offer.ts'
import type { LexiconMaker } from '../lesson.ts'
import { taughtSets } from '../taught-sets.ts'
import type { TaughtTerm } from '../taught-terms.ts'

export const explainSet: LexiconMaker = (lesson) =>
  taughtSets(lesson, TERMS).flatMap(({ taught }) => {
    // Persons and events are not explained by what their names mean.
    if (taught.some(({ term }) => NAME_CLASSES.has(term.class))) return []
    const { wording } = lesson
    const [first, ...others] = taught.toSorted((a, b) => b.told - a.told).slice(0, TERMS)
    if (first === undefined) return []
    const rowsOf = ({ term }: TaughtTerm) => {
      const points = wording.points(wording.definition(term))
      return points.map((point, index) => ({
        text: literalText(index === 0 ? wording.entry(term, point) : point),
        marks: points.length > 1 ? 1 : 2,
      }))
    }
    const asked = [first, ...others] as const
    const [row, ...rows] = asked.flatMap(rowsOf)
    if (row === undefined) return []
    return [
      offer(lesson, { maker: 'explain_set', terms: asked, demand: 2, score: 0.6 }, (shared) => ({
        type: 'essay',
        stem: literalText(wording.explain(asked.map(({ term }) => wording.name(term.name)))),
        markingGuide: [row, ...rows],
        explanation: literalText(asked.map(({ term }) => wording.sentence(term)).join(' ')),
        ...shared,
      })),
    ]
  })

const TERMS = 3
