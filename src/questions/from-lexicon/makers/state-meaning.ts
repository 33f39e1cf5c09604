/** "What is meant by the term “stoma”?": the meaning is written, a mark for each part of it. */
import { literalText } from '#domain/rich-text.ts'
import { NAME_CLASSES } from '#lexicon/lexicon-row.ts'
import { centrality, offer } from '../offer.ts'
import type { LexiconMaker } from '../lesson.ts'

export const stateMeaning: LexiconMaker = (lesson) =>
  lesson.taught
    // Of a person or a battle much can be said: what they are is recognised rather than written. What the text only
    // names nobody has learnt to explain.
    .filter(({ term, isTreated }) => isTreated && !NAME_CLASSES.has(term.class))
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
          stem: literalText(wording.stateMeaning(term)),
          key: literalText(wording.sentence(term)),
          markingScheme: points.map((text) => ({ text: literalText(text), marks })),
          explanation: literalText(wording.sentence(term)),
          ...shared,
        }),
      )
    })
