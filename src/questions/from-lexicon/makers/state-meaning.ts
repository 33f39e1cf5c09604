/** "What is meant by the term “stoma”?": the meaning is written, a mark for each part of it. */
import { centrality, offer, rich } from '../offer.ts'
import type { LexiconMaker } from '../lesson.ts'

export const stateMeaning: LexiconMaker = (lesson) =>
  lesson.taught
    // Where a place lies is recognised rather than written.
    .filter(({ term }) => term.class !== 'place' && term.class !== 'period')
    .map((taught) => {
      const { term } = taught
      const { wording } = lesson
      const points = wording.points(wording.definition(term))
      const marks = points.length > 1 ? 1 : 2
      return offer(
        lesson,
        { maker: 'state_meaning', terms: [taught], demand: 1.5, score: 0.55 + centrality(taught) },
        (shared) => ({
          type: 'short_answer',
          stem: rich(wording.stateMeaning(term)),
          key: rich(wording.sentence(term)),
          markingScheme: points.map((text) => ({ text: rich(text), marks })),
          explanation: rich(wording.sentence(term)),
          ...shared,
        }),
      )
    })
